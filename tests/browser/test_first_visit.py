"""The first visit: from the front page of an empty house to a first move of any game, by clicks on
what the eye finds first, with nothing to read and nothing to write."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.people import DESK, PHONE, Person
from trunkline.games import game_ids

GAMES = game_ids()
# What the eye finds first: the dark button, then what glows, on the map and beside it.
FIRST = (
    ".bar .primary, .bar .number .strong",
    ".spot.lit",
    "[data-action]:not([aria-disabled])",
)
# How wide a picture is, and whether its corner is covered: a home screen is black where it is not.
CORNER = """async (address) => {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  paper.drawImage(picture, 0, 0);
  return [picture.width, paper.getImageData(0, 0, 1, 1).data[3]];
}"""


@pytest.mark.parametrize(
    ("game", "size"),
    [*((game, DESK) for game in GAMES), *((game, PHONE) for game in (GAMES[0], GAMES[-1]))],
)
def test_a_newcomer_makes_a_first_move_with_two_clicks(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    me = visit(size, touch=size == PHONE).open()
    door = me.page.locator(f'article[aria-labelledby="game-{game}"] .primary')
    expect(door).to_have_count(1)  # one thing to do, and no doubt which
    door.click()
    me.await_turn()
    expect(me.page.locator("dialog:modal, input:focus, textarea:focus")).to_have_count(0)
    expect(me.prompt).to_contain_text("Your turn Player")
    told = me.log.locator("[data-sentence]")
    before = told.count()
    expect(me.page.locator(".map .spot").first).to_be_visible()
    me.moved_by(what_glows(me))
    me.page.keyboard.press("l")  # on a phone the log lies under the prompt
    expect(told).not_to_have_count(before)


def what_glows(me: Person) -> Locator:
    return next(found.first for found in map(me.page.locator, FIRST) if found.count())


def test_it_can_be_put_on_a_home_screen(visit: Visit) -> None:
    """Only there an iPhone lets it send notices."""
    me = visit().open("/nowhere")
    manifest = me.page.locator('link[rel="manifest"]').get_attribute("href") or ""
    found = me.page.request.get(me.url + manifest).json()
    assert found["display"] == "standalone"
    drawn = [icon["src"] for icon in found["icons"] if icon["type"] == "image/png"]
    drawn += [me.page.locator('link[rel="apple-touch-icon"]').get_attribute("href")]
    assert [me.page.evaluate(CORNER, each) for each in drawn] == [
        [192, 255],
        [512, 255],
        [180, 255],
    ]
