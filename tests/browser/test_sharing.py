"""Records opened by file, by dropping and by pasting; the page of a match; the share dialog."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import trunkline
from tests.browser.conftest import Visit
from tests.browser.support.accessibility import overflow, violations
from tests.browser.support.people import DESK, PATIENCE, PHONE
from trunkline.core.match import Match
from trunkline.testing.laws.base import play_some_action

GAME = "chicago-express"
WORDS = {
    "en": ("Open a record", "Line 3 of the record", "This is not a text file", "Share"),
    "hu": (
        "Feljegyzés megnyitása",
        "A feljegyzés 3. sora",
        "Ez nem szövegfájl",
        "Megosztás",
    ),
}


def played(actions: int) -> Match:
    match = trunkline.new(GAME, players=3, seed=5, names=["Ann", "Őrs", "Čeněk"])
    for _ in range(actions):
        if match.actor is not None:
            play_some_action(match)
    return match


@pytest.mark.parametrize(
    ("size", "language"), [(DESK, "en"), (PHONE, "hu")], ids=["desk-en", "phone-hu"]
)
def test_a_record_becomes_a_page_to_share(
    visit: Visit, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    opens, line, no_text, share = WORDS[language]
    match = played(10_000)
    record, broken, picture = (tmp_path / name for name in ("m.txt", "b.txt", "p.png"))
    record.write_text(match.record(), encoding="utf-8")
    broken.write_text(match.record().replace("Rules: 1", "Rules: 99"), encoding="utf-8")
    picture.write_bytes(b"\x89PNG\xff\xfe")

    me = visit(size, language, touch=size == PHONE).open()
    me.expected = re.compile("400 ")  # the browser tells of what the server refused
    me.page.get_by_role("button", name=opens).click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert violations(me.page) == []
    dialog.locator("input[type=file]").set_input_files(picture)
    expect(dialog.get_by_role("alert")).to_contain_text(no_text)
    dialog.locator("input[type=file]").set_input_files(broken)
    expect(dialog.get_by_role("alert")).to_contain_text(line)
    dialog.locator("input[type=file]").set_input_files(record)

    me.page.wait_for_url(re.compile("/match/"))
    heading = me.page.get_by_role("heading", level=1)
    winner = match.names[match.outcome.winners[0]] if match.outcome else ""
    expect(heading).to_contain_text(winner)
    for seat, name in enumerate(match.names):
        place = me.page.locator(".places li").filter(has_text=name)
        expect(place.locator(".sum td")).to_have_text(str(match.scores[seat]))
    expect(me.page.locator(".picture img")).to_have_js_property("complete", True)
    assert me.page.locator(".picture img").evaluate("image => image.naturalWidth") > 0
    expect(me.page.get_by_role("img").last).to_be_visible()
    assert violations(me.page) == []
    assert overflow(me.page) == 0

    me.page.get_by_role("button", name=share).click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox").first).to_have_value(me.page.url)
    dialog.locator("li").first.get_by_role("button").first.click()
    assert me.page.evaluate("navigator.clipboard.readText()") == me.page.url
    assert violations(me.page) == []
    for end, begin in ((".png", b"\x89PNG"), (".svg", b"<svg"), (".txt", b"Trunkline record 1")):
        kind = {"txt": "record"}.get(end[1:], end[1:])
        with me.page.expect_download(timeout=2 * PATIENCE) as got:
            dialog.locator(f'[data-file="{kind}"]').click()
        assert got.value.suggested_filename.endswith(end)
        assert Path(got.value.path()).read_bytes().startswith(begin)
    me.page.keyboard.press("Escape")
    me.page.locator('a[href$="#0"]').click()
    expect(me.table).to_be_visible(timeout=PATIENCE)
    assert me.page.url.endswith("#0")


def test_a_record_that_is_not_over_is_dropped_and_goes_on(visit: Visit) -> None:
    me = visit().open()
    text = played(20).record()
    expect(me.page.get_by_role("button", name="Open a record")).to_be_visible()
    files = me.page.evaluate_handle(
        "text => { const all = new DataTransfer();"
        "all.items.add(new File([text], 'm.txt', { type: 'text/plain' })); return all; }",
        text,
    )
    me.page.dispatch_event("main", "drop", {"dataTransfer": files})
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Chicago Express, 20 decisions. It is not over")
    dialog.get_by_role("button", name="Play").click()
    expect(me.table).to_be_visible(timeout=PATIENCE)
    expect(me.log).to_contain_text("Imported from a record")
    me.await_turn()

    me.page.keyboard.press("s")
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox").first).to_have_value(re.compile("/table/"))
    me.page.keyboard.press("Escape")
    id = re.sub(r"[#?].*", "", me.match)
    # While it goes on, the page of the match is the table.
    other = visit(PHONE).open(f"/match/{id}")
    expect(other.table).to_be_visible(timeout=PATIENCE)
    assert "/table/" in other.page.url
