"""What a view says of the table: which things a place of the map stands for."""

from __future__ import annotations

from trunkline.core.scene import Cell, Counter, Livery, Panel, Piece, Scene, Spot
from trunkline.server.model.schemas.match import CounterView
from trunkline.server.views.scene import scene_view


def test_a_hex_stands_for_what_is_in_it() -> None:
    leeds = Spot("K7", (0, 0), "city", "city", "Leeds", target="city:Leeds")
    field = Spot("K8", (0, 1), "field", "plain")
    meadow = Spot("K9", (0, 2), "meadow", "plain")
    view = scene_view(
        Scene(
            layout="flat",
            spots=(leeds, field, meadow),
            pieces=(
                Piece("station", "K8", "seat:0", target="station:K8"),
                Piece("house", "K8"),
                Piece("token", "K7", target="city:Leeds"),
            ),
        )
    )
    assert view.things == {"hex:K7": ["city:Leeds"], "hex:K8": ["station:K8"]}


def test_a_cell_may_stand_for_an_action_about_two_things() -> None:
    cell = Cell("1", target="city:Leeds+good:steel")
    (panel,) = scene_view(Scene(panels=(Panel("chart", "Chart", (), ((cell,),)),))).panels
    assert panel.rows[0][0].target == "city:Leeds+good:steel"


def test_counters_have_the_liveries_that_the_page_knows() -> None:
    company = Livery("GWR", "Great Western", "#2f7a45", "GWR", "solid", "company:GWR")
    counters = (Counter("GWR", "3", "+5", strong=True), Counter())
    row = (Cell("GWR 3 +5, free", counters=counters), Cell("·", counters=()), Cell("·"))
    panel = Panel("shares", "Shares", ("", "", ""), (row,))
    (view,) = scene_view(Scene(liveries=(company,), panels=(panel,))).panels
    first, empty, plain = view.rows[0]
    assert first.counters == [
        CounterView("company:GWR", "3", "+5", strong=True),
        CounterView("", "", "", strong=False),
    ]
    assert (empty.counters, plain.counters) == ([], None)
