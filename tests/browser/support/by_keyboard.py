"""Somebody who plays by the keyboard alone, and knows of the table what a screen reader says of it.

Nothing is clicked, and nothing is looked at but roles, names and what is announced.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.browser.support.people import Person

OPTION = re.compile(r"^\s*- '?option \"(?P<said>.*)\"(?P<state>[^\"\n]*)$", re.MULTILINE)
NOTATION = re.compile(r"^\s*- code: (?P<action>.*)$", re.MULTILINE)
LINE = re.compile("Command line|Командная строка|Parancssor")
FARTHEST = 80  # presses of Tab: what is farther away nobody finds


@dataclass(frozen=True)
class Heard:
    """An action of the list under the command line."""

    said: str  # its label and its notation, as they are read out
    action: str
    refused: bool

    @property
    def label(self) -> str:
        return self.said.removesuffix(self.action).strip()

    @property
    def kind(self) -> str:
        return self.action.partition(" ")[0]


class ByKeyboard:
    def __init__(self, me: Person) -> None:
        self.me = me
        self.keys = me.page.keyboard

    def press(self, *keys: str) -> None:
        for key in keys:
            self.keys.press(key)

    # What is heard

    @property
    def announced(self) -> str:
        return self.me.page.locator("[data-announced]").inner_text()

    @property
    def focused(self) -> str:
        """Role and name of what has the focus: `button "Develop"`; "" past the end of the page."""
        if self.is_lost:
            return ""
        return self.me.page.locator(":focus").aria_snapshot().partition("\n")[0].strip("- :")

    @property
    def is_lost(self) -> bool:
        """The focus is nowhere."""
        return bool(self.me.page.evaluate("document.activeElement === document.body"))

    # The command line

    @property
    def box(self) -> Locator:
        """Whoever asks for roles in all of the page has those of a thousand places counted."""
        return self.me.page.locator(".command")

    @property
    def line(self) -> Locator:
        return self.box.get_by_role("combobox", name=LINE)

    def command(self) -> None:
        if not self.line.count():
            self.press("/")
        self.line.and_(self.me.page.locator(":focus")).wait_for()

    def offers(self) -> list[Heard]:
        """What can be done now, read from the list under the command line."""
        self.command()
        snapshot = self.box.get_by_role("listbox").aria_snapshot()
        options = list(OPTION.finditer(snapshot))
        notations = [each["action"].strip("\"'") for each in NOTATION.finditer(snapshot)]
        assert len(options) == len(notations), snapshot
        return [
            Heard(option["said"], action, "[disabled]" in option["state"])
            for option, action in zip(options, notations, strict=True)
        ]

    def choose(self, action: str) -> str:
        """Write an action, hear what it would do, and send it. What was heard is the answer."""
        self.command()
        self.keys.insert_text(action)
        selected = self.box.get_by_role("option", selected=True)
        selected.wait_for()
        before = self.me.version
        heard = " ".join(selected.inner_text().split())
        self.press("Enter")
        self.me.wait_past(before)
        return heard

    def leave_command(self) -> None:
        """Esc takes back what was written, and then the line itself."""
        if self.line.count():
            self.press(*["Escape"] * (2 if self.line.input_value() else 1))
        expect(self.line).to_have_count(0)

    # The map

    def walk_the_map(self, *arrows: str) -> str:
        """To the map, to a place that can be chosen, and on from there."""
        self.press("m", "Tab", *arrows)
        return self.focused

    # Everything else

    def finds(self, name: str, farthest: int = FARTHEST) -> bool:
        """Tab comes to something that is called so."""
        for _ in range(farthest):
            self.press("Tab")
            if re.search(name, self.focused):
                return True
        return False

    def tab_to(self, name: str) -> None:
        assert self.finds(name), f"the keyboard does not come to {name}"
