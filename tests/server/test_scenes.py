"""What a view says of the table: which things a place of the map stands for."""

from __future__ import annotations

from typing import Any, cast

from pydantic import TypeAdapter

from trunkline.core.scene import (
    DOLLARS,
    Cell,
    Counter,
    Livery,
    Panel,
    Piece,
    Scene,
    Spot,
    Unit,
    figure,
)
from trunkline.server.model.schemas.scene import CounterView, SceneView
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


def test_a_cell_is_sent_with_its_value_and_unit() -> None:
    cells = (
        figure(12, DOLLARS),
        figure(3, of=4),
        figure(0, nothing="·"),
        figure(40, Unit("percent", after=" %")),
        Cell("?", unit=DOLLARS),
        Cell("NER shares", brief="shares"),
        Cell("Agra – Baku", parts=("Agra", "Baku")),
    )
    sent = json_of(Scene(panels=(Panel("cash", "Cash", (), (cells,), notes=("in dollars",)),)))
    facts = [
        {key: cell[key] for key in cell if key in FACTS} for cell in sent["panels"][0]["rows"][0]
    ]
    assert facts == [
        {"value": 12, "unit": "money", "before": "$"},
        {"value": 3, "unit": "count", "of": 4},
        {"value": 0, "unit": "count"},
        {"value": 40, "unit": "percent", "after": " %"},
        {"unit": "money", "before": "$"},
        {"brief": "shares"},
        {"parts": ["Agra", "Baku"]},
    ]
    assert sent["panels"][0]["notes"] == ["in dollars"]


FACTS = {"value", "unit", "before", "after", "of", "brief", "parts"}


def json_of(scene: Scene) -> dict[str, Any]:
    return cast(dict[str, Any], TypeAdapter(SceneView).dump_python(scene_view(scene)))


def test_counters_have_the_liveries_that_the_page_knows() -> None:
    company = Livery("GWR", "Great Western", "#2f7a45", "GWR", "solid", "company:GWR")
    counters = (Counter("GWR", 3, 5, strong=True), Counter())
    row = (Cell("GWR 3 +5, free", counters=counters), Cell("·", counters=()), Cell("·"))
    panel = Panel("shares", "Shares", ("", "", ""), (row,))
    (view,) = scene_view(Scene(liveries=(company,), panels=(panel,))).panels
    first, empty, plain = view.rows[0]
    assert first.counters == [
        CounterView("company:GWR", "3", "+5", strong=True, value=3, gain_value=5),
        CounterView("", "", "", strong=False),
    ]
    assert (empty.counters, plain.counters) == ([], None)
