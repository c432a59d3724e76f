"""A match of Night Mail, in which every hand is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.support.api_client import legal, view_of
from tests.server.support.traffic import PlayedMatch, Questions
from tests.support.games_from_elsewhere import on_path
from trunkline.core.game import AnyGame
from trunkline.core.warm_up import warm_up
from trunkline.server.model.schemas.match import MatchView

PACKAGES = Path(__file__).parents[2] / "games" / "night_mail"
NIGHT_MAIL = "night-mail"
LETTERS = range(1, 31)


def questions(letters: range) -> Questions:
    return Questions(
        ("draw", *(f"carry {letter}" for letter in letters), "to A1", "to E1", "to H1"),
        (*(f"card:{letter}" for letter in letters), "card:blank", "hex:A1", "seat:1"),
        ("carry blank", "carry 31", ""),
    )


ABOUT_ALL = questions(LETTERS)
ABOUT_SOME = questions(LETTERS[::10])


@contextmanager
def night_mail_compiled() -> Iterator[AnyGame]:
    """The game, which the servers started meanwhile find too.

    It is compiled here: else the server does that, and on a busy machine nobody would wait long
    enough for its first answer.
    """
    with on_path(PACKAGES):
        from night_mail import GAME  # noqa: PLC0415

        warm_up(GAME)
        yield GAME


@pytest.fixture(scope="module")
def night_mail() -> Iterator[AnyGame]:
    with night_mail_compiled() as game:
        yield game


def play_turn(table: PlayedMatch, *, draw: bool) -> None:
    view = load(table, draw=draw)
    _, person, _ = table.decider()
    person.play(view, legal(view)[-1])


def load(table: PlayedMatch, *, draw: bool) -> MatchView:
    """A turn up to where to drive; the first letter on the coach is taken back."""
    _, person, view = table.decider()
    if draw or not carries(view):
        view = person.play(view, "draw")
    first, last = carries(view)[0], carries(view)[-1]
    table.shown |= {first.split()[1], last.split()[1]}
    view = view_of(person.take_back(person.play(view, first)))
    return person.play(view, last)


def carries(view: MatchView) -> list[str]:
    return [action for action in legal(view) if action.startswith("carry")]
