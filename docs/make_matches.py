"""The annotated matches of the documentation: `make matches` writes their pages anew.

Of each game there is in `docs/matches`:

    GAME.txt    the record of a match between bots; where it is missing, one is played
    GAME.toml   comments, written by hand:
                    [[comment]]
                    after = 57          # actions
                    picture = true      # of the table at that moment
                    text = "…"          # Markdown
    GAME.md     the page, made of both: the log by rounds, the scores, comments and pictures

A match without comments has PICTURES pictures, at equal distances. To play another one, remove its
record and comments, and name a seed:

    python -m docs.make_matches chicago-express --seed 7 --bot level-8
"""

from __future__ import annotations

import argparse
import itertools
import tomllib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.browser.support.chromium import chromium
from tests.browser.support.image_diff import renew

import trunkline
from trunkline.api import NotebookMatch
from trunkline.core.events import SEAT
from trunkline.core.match import Match
from trunkline.games import game_ids
from trunkline.players import make_player
from trunkline.players.levels import STRONGEST
from trunkline.players.player import decide
from trunkline.terminal.log import SET_UP

MATCHES = Path(__file__).parent / "matches"
NAMES = ("Vanderbilt", "Gould", "Huntington", "Harriman", "Stanford", "Hill")
PLAYERS = 4
SEED = 1
PICTURES = 5
ROUNDS = 4  # of a chapter, where the log has no heading for so long but those of turns


@dataclass(frozen=True)
class Comment:
    after: int  # so many actions
    text: str = ""
    picture: bool = False


@dataclass
class Paragraph:
    """What happened between two headings of the log, or up to a comment."""

    first: int  # so many actions came before it
    heading: str = ""
    seat: bool = False  # the heading is a seat's turn
    lines: list[str] = field(default_factory=list)
    end: int = 0  # so many actions have been told with it; 0: the last of them goes on


# The match


def play(game: str, bot: str, seed: int) -> NotebookMatch:
    """A match between bots of that name, to its end."""
    players = trunkline.games.find_game(game).nearest_players(PLAYERS)
    match = trunkline.new(game, players, seed=seed, names=NAMES[:players])
    seats = [make_player(bot, seed + seat) for seat in range(players)]
    while match.actor is not None:
        match.play(decide(match, seats[match.actor]))
    return match


def read_comments(path: Path, length: int) -> list[Comment]:
    """Those of a match of so many actions, in its order."""
    if not path.exists():
        places = [round(length * part / PICTURES) for part in range(1, PICTURES + 1)]
        return [Comment(place, picture=True) for place in places]
    given = tomllib.loads(path.read_text(encoding="utf-8"))["comment"]
    found = sorted((Comment(**each) for each in given), key=lambda each: each.after)
    for each in found:
        if not 0 <= each.after <= length:
            raise ValueError(f"{path}: a comment after {each.after} of {length} actions")
    return found


# The page


def page(match: Match, name: str, comments: Sequence[Comment]) -> str:
    """The match as Markdown; its pictures lie beside it, as `picture_name` calls them."""
    text = [f"# A match of {match.game.title}", ""]
    text += [f"{match.players} bots, seed {match.seed}: [the record]({name}.txt).", ""]
    left = list(comments)
    told = 0
    for each in paragraphs(match, {comment.after for comment in comments}):
        if (each.heading and not each.seat) or told >= ROUNDS * match.players:
            title = each.heading if not each.seat else ""
            text += ["", f"## {title.rstrip('.') or f'After {each.first} decisions'}", ""]
            text += [_standing(match, each.first), ""]
            told = 0
        heading = f"**{each.heading}** " if each.seat else ""
        if heading or each.lines:
            text.append(f"- {heading}{' '.join(_counted(each.lines))}".rstrip())
        text += _said(name, left, each.end)
        told += each.seat
    text += ["", "## The result", "", _standing(match, len(match.actions)), ""]
    text += [f"First: {_winners(match)}.", ""]
    return "\n".join(text)


def picture_name(name: str, comment: Comment) -> str:
    return f"{name}-{comment.after}.webp"


def paragraphs(match: Match, cuts: Collection[int] = ()) -> list[Paragraph]:
    """The whole log, cut at its headings and after these numbers of actions.

    A heading that an action ends with, as the next seat's turn, belongs to what follows.
    """
    found = [Paragraph(0)]
    for number in range(SET_UP, len(match.actions)):
        for event in match.events_of(number):
            told = match.text("en").describe(event)
            if event.heading:
                found.append(Paragraph(number + 1, told, SEAT in event.values))
            else:
                found[-1].lines.append(told)
        has_begun = len(found) > 1 and not found[-1].lines
        found[-2 if has_begun else -1].end = number + 1
        if number + 1 in cuts and not has_begun:
            found.append(Paragraph(number + 1))
    return found


def _counted(lines: Sequence[str]) -> Iterator[str]:
    """The same sentence several times in a row is one."""
    for line, same in itertools.groupby(lines):
        times = len(list(same))
        yield line if times == 1 else f"{line} (×{times})"


def _said(name: str, left: list[Comment], after: int) -> Iterator[str]:
    while left and left[0].after <= after:
        comment = left.pop(0)
        if comment.text:
            yield ""
            yield from (f"> {line}".rstrip() for line in comment.text.strip().splitlines())
        if comment.picture:
            file = picture_name(name, comment)
            yield from ("", f"![The table after {comment.after} decisions]({file})")
        yield ""


def _standing(match: Match, after: int) -> str:
    """Everybody's score after so many actions; partners have one."""
    scores, text, partners = match.at(after).scores, match.text("en"), match.game.partners
    teams = [range(first, first + partners) for first in range(0, match.players, partners)]
    return "Score: " + ", ".join(
        f"{' and '.join(text.seat_name(seat) for seat in team)} **{scores[team[0]]}**"
        for team in teams
    )


def _winners(match: Match) -> str:
    ranking = match.outcome.ranking if match.outcome else ()
    first = [match.text("en").seat_name(seat) for seat, place in enumerate(ranking) if place == 1]
    return " and ".join(first) or "nobody yet"


# Files


def write(game: str, bot: str, seed: int) -> None:
    record = MATCHES / f"{game}.txt"
    if not record.exists():
        play(game, bot, seed).save(record)
    match = trunkline.load(record)
    comments = read_comments(MATCHES / f"{game}.toml", len(match.actions))
    (MATCHES / f"{game}.md").write_text(page(match, game, comments), encoding="utf-8")
    with chromium() as browser:
        sheet = browser.new_page()
        shown = {picture_name(game, each): each for each in comments if each.picture}
        for old in {*MATCHES.glob(f"{game}-[0-9]*.webp")} - {MATCHES / name for name in shown}:
            old.unlink()
        for name, comment in shown.items():
            renew(sheet, moment(match, comment.after).picture_png(), MATCHES / name)


def moment(match: NotebookMatch, after: int) -> NotebookMatch:
    earlier = match.copy()
    while len(earlier.actions) > after:
        earlier.undo()
    return earlier


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_ids()))
    parser.add_argument("--bot", default=STRONGEST)
    parser.add_argument("--seed", type=int, default=SEED)
    wanted = parser.parse_args()
    MATCHES.mkdir(exist_ok=True)
    for game in wanted.games:
        write(game, wanted.bot, wanted.seed)


if __name__ == "__main__":
    main()
