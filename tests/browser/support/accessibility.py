"""Accessibility checks of a page: axe-core, and whether it is wider than the screen."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, without: str = "") -> list[str]:
    """What axe-core finds, in words. It comes by the debugger, so that the page's policy stands."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    where = {"exclude": [[without]]} if without else {"include": [["html"]]}
    found = page.evaluate("where => axe.run(where, {resultTypes: ['violations']})", where)
    return [
        f"{each['id']}: {each['help']} at {node['target']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the screen."""
    wide: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wide
