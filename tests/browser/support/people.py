"""Page object of somebody at a browser: what a person reads there, and what a person clicks.

Whatever the browser complains about (a script's error, something that the content policy forbids,
an answer of the server that failed) fails the test that it happened in.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

DESK = (1280, 900)
PHONE = (390, 844)
LOCALES = {"en": "en-GB", "ru": "ru-RU", "hu": "hu-HU"}
KEY = "trunkline.secret"
NOWHERE = "about:blank"
PATIENCE = 30_000  # milliseconds: whatever takes longer does not come any more
# While a server is away on purpose, the browser says so; and that a match has moved on while
# somebody asked what an action would do.
EXPECTED = re.compile(
    "ERR_CONNECTION|ERR_INTERNET|WebSocket|ERR_SOCKET|ERR_EMPTY|ERR_NETWORK|409 .*/preview"
)


class Person:
    """One browser of one person, with its own secret."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        self.expected = EXPECTED
        self._given = ""
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        said = f"{message.text} ({message.location['url']})"
        if message.type in ("error", "warning") and not self.expected.search(said):
            self.complaints.append(said)

    def open(self, path: str = "/") -> Person:
        self.page.goto(self.url + path)
        return self

    @property
    def secret(self) -> str:
        """The one that the browser made; whoever has opened no page yet is given one."""
        if self.page.url != NOWHERE:
            return str(self.page.evaluate(f"localStorage['{KEY}']"))
        if not self._given:
            self._given = secrets.token_urlsafe(32)
            self.page.add_init_script(f"localStorage['{KEY}'] ??= '{self._given}'")
        return self._given

    # At the table

    @property
    def table(self) -> Locator:
        return self.page.locator(".table")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".bar .sentence")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def hint(self) -> Locator:
        """What would happen, or why something cannot."""
        return self.page.locator(".bar .hint")

    @property
    def match(self) -> str:
        """The id of the match that is open."""
        return self.page.url.rsplit("/", 1)[1]

    @property
    def version(self) -> int:
        return int(self.table.get_attribute("data-version") or 0)

    def action(self, action: str) -> Locator:
        """The button of an action, by its notation."""
        return self.page.locator(f'.bar [data-action="{action}"]')

    def spot(self, hex: str) -> Locator:
        return self.page.locator(f'.spot[data-target="hex:{hex}"]')

    def lit(self) -> Locator:
        """The places on the map that can be chosen now."""
        return self.page.locator(".spot.lit")

    def row(self, name: str) -> Locator:
        """Somebody's line in the holdings."""
        return self.page.get_by_role("row").filter(
            has=self.page.get_by_role("rowheader", name=name)
        )

    def choose(self, action: str) -> None:
        """Click the button, and wait until the table has moved on."""
        self.moved_by(self.action(action))

    def moved_by(self, thing: Locator) -> None:
        before = self.version
        thing.click()
        self.wait_past(before)

    def wait_past(self, version: int) -> None:
        """As soon as it is so: thousands of these would make a long wait of `expect`, which looks
        again a quarter of a second later."""
        self.page.locator(f'.table:not([data-version="{version}"])').wait_for(state="attached")

    def await_turn(self) -> None:
        self.page.locator(".bar.mine").wait_for()


@contextmanager
def person(
    browser: Browser,
    url: str,
    size: tuple[int, int] = DESK,
    language: str = "en",
    touch: bool = False,
    theme: str = "light",
) -> Iterator[Person]:
    context: BrowserContext = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=LOCALES[language],
        has_touch=touch,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        permissions=["clipboard-read", "clipboard-write"],
    )
    context.set_default_timeout(PATIENCE)
    somebody = Person(context.new_page(), url)
    yield somebody
    context.close()
    assert not somebody.complaints, "\n".join(somebody.complaints)
