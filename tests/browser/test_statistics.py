"""Statistics: charts, the ledger, the CSV file; and the final scoring, line by line."""

from __future__ import annotations

import csv
import io
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.matches import at_table, guest_of
from tests.browser.support.people import DESK, PHONE, Person
from tests.server.support.api_client import legal
from tests.server.support.scripted_matches import ScriptedMatch, put_down, scripted_match
from tests.server.support.server_process import Server
from trunkline.core.match import Match
from trunkline.games import find_game
from trunkline.server.model.schemas.match import MatchView

MOVING = "localStorage.setItem('trunkline.preferences', JSON.stringify({motion: 'moving'}))"
LOADED = "performance.getEntriesByType('resource').map(each => each.name).join(' ')"
WORDS = {
    "en": ("Chart", "Ledger", "Save as CSV", "by turn", "What happened"),
    "hu": ("Grafikon", "Főkönyv", "Mentés CSV-ként", "körönként", "Mi történt"),
}


def wait_for(thing: Locator) -> None:
    expect(thing.first).to_be_visible()


def check_access(me: Person, where: str) -> None:
    assert violations(me.page) == [], where
    assert overflow(me.page) == 0, where


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESK, "en", "light"), (PHONE, "hu", "dark")],
    ids=["desk", "phone"],
)
def test_every_number_of_the_match(
    visit: Visit, size: tuple[int, int], language: str, theme: str
) -> None:
    me = visit(size, language, theme=theme, touch=size == PHONE)
    id = at_table(me, until="expand")
    chart, ledger, save, by_turn, script = WORDS[language]
    with guest_of(me, language) as guest:
        wait_for(me.table)
        view = guest.see(id)
        assert "NumbersDialog" not in me.page.evaluate(LOADED)  # nor uPlot with it
        me.page.keyboard.press("g")
        dialog = me.page.get_by_role("dialog")
        wait_for(dialog.locator("canvas"))
        read_chart(me, dialog, view)
        # Another chart, while the match goes on
        dialog.get_by_role("combobox").first.select_option(index=2)
        expect(dialog.locator(".legend strong").first).not_to_have_text("60")
        view = guest.play(view, legal(view).index("expand"))
        expect(dialog.locator(".where")).to_have_text(re.compile(rf"\b{view.number}$"))

    dialog.get_by_role("tab", name=ledger).click()
    wait_for(dialog.get_by_role("columnheader", name=script))
    read_ledger(me, dialog, view, by_turn)
    with me.page.expect_download() as saving:
        dialog.get_by_role("button", name=save).click()
    text = Path(saving.value.path()).read_text(encoding="utf-8-sig")
    rows = list(csv.reader(io.StringIO(text), delimiter="," if language == "en" else ";"))
    assert len(rows) == view.number + 2
    assert rows[-1][5:7] == [str(each) for each in view.scores]

    # To a moment
    dialog.get_by_role("tab", name=chart).click()
    dialog.get_by_role("slider").focus()
    for key in ("Home", "ArrowRight", "Enter"):
        me.page.keyboard.press(key)
    expect(dialog).to_have_count(0)
    expect(me.page).to_have_url(re.compile("#1$"))


def read_chart(me: Person, dialog: Locator, view: MatchView) -> None:
    """Led by keys: the figures and the sentence are those of the moment."""
    slider, where = dialog.get_by_role("slider"), dialog.locator(".where")
    scores = dialog.locator(".legend strong")
    expect(where).to_have_text(re.compile(rf"^{view.number}\b"))
    expect(scores).to_have_text([str(each) for each in view.scores])
    slider.focus()
    me.page.keyboard.press("Home")
    expect(where).to_have_text(re.compile(rf"^0\b.*\b{view.number}$"))
    expect(scores).to_have_text(["60", "60"])
    me.page.keyboard.press("ArrowRight")
    told = next(entry for entry in view.log.entries if entry.number == 1).events[0].text
    expect(slider).to_have_attribute("aria-valuetext", re.compile(re.escape(told)))
    check_access(me, "the chart")


def read_ledger(me: Person, dialog: Locator, view: MatchView, by_turn: str) -> None:
    table, whole = dialog.get_by_role("table"), str(view.number + 1 + 3)
    expect(table).to_have_attribute("aria-rowcount", whole)
    check_access(me, "the ledger")
    column = table.locator("thead tr").nth(2).get_by_role("columnheader").first
    column.get_by_role("button").click()
    expect(column).to_have_attribute("aria-sort", "descending")
    expect(table.locator("tbody td.figures").first).to_have_text("60")
    dialog.get_by_role("radio", name=by_turn).check()
    expect(table).not_to_have_attribute("aria-rowcount", whole)


# The end


def nearly_over() -> ScriptedMatch:
    match = Match(find_game("chicago-express"), 3, seed=3)
    chance = random.Random(3)
    while match.actor is not None:
        match.play(chance.choice(list(match.legal)))
    return scripted_match(match)


def test_the_final_scoring_is_told_line_by_line(visit: Visit, table_server: Server) -> None:
    me, still = visit(), visit(PHONE)
    script = nearly_over()
    with guest_of(me) as guest:
        steps = len(script.steps) - 1
        secrets = [guest.secret] * script.players
        id = put_down(script, table_server.database, secrets, steps, ("Ada", "Béla", "Вера"))
        me.page.add_init_script(MOVING)
        for each in (me, still):
            each.open(f"/table/{id}")
            wait_for(each.table)
        guest.submit(guest.see(id), script.steps[-1].text).raise_for_status()

    dialog, later = me.page.get_by_role("dialog"), me.page.locator("dialog .later")
    wait_for(dialog)
    wait_for(dialog.get_by_role("heading", name="Final scores"))
    assert later.count() > 0  # yet whoever listens finds it: it is there, and only not seen
    me.page.keyboard.press("Escape")  # skips, and closes nothing
    expect(dialog.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    expect(later).to_have_count(0)
    best = max(script.end.scores)
    expect(dialog.locator(".places li").first.locator("strong")).to_have_text(str(best))
    wait_for(dialog.locator("figure canvas"))
    dialog.get_by_role("button", name="Line by line").click()
    wait_for(dialog.get_by_role("heading", name="Final scores"))
    dialog.get_by_role("button", name="Show it all").click()
    expect(later).to_have_count(0)
    check_access(me, "the final scores")
    # Where nothing shall move, all of it is there at once.
    calm = still.page.get_by_role("dialog")
    expect(calm.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    expect(still.page.locator("dialog .later")).to_have_count(0)
