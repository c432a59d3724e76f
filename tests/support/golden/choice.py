"""Choosing golden matches, and the few of them that are written down whole."""

from __future__ import annotations

from collections.abc import Mapping

from tests.support.golden.match import (
    BOARDS,
    Golden,
    GoldenSetup,
    board_named,
    boards_of,
    random_match,
)
from trunkline.core.contract import OVER
from trunkline.core.events import SEAT
from trunkline.core.game import AnyGame
from trunkline.core.match import Match
from trunkline.core.options import BOARD
from trunkline.testing.laws.base import every_setting, play_some_action
from trunkline.testing.laws.legality import WatchedGames

TRIED = 4000  # random matches looked at for the rarer endings


def random_matches(game: AnyGame, board: str) -> dict[str, Golden]:
    """Random matches: one for every table and setting, one for every way to end that comes up."""
    chosen: dict[str, Golden] = {}
    tables = [
        (
            f"{players}-players-setting-{setting}",
            WatchedGames(game, players, options, board_named(board)),
        )
        for setting, options in enumerate(every_setting(game))
        for players in game.players
    ]
    for number in range(TRIED):
        table, watched = tables[number % len(tables)]
        ending = ending_of(watched, number)
        if ending is None:
            continue
        if table not in chosen:
            chosen[table] = random_match(watched, number, board)
        elif ending not in chosen:
            chosen[ending] = random_match(watched, number, board)
        if set(game.endings) <= set(chosen):
            break
    return chosen


def scripted_matches(game: AnyGame, board: str) -> dict[str, Golden]:
    """Matches whose beginning is written down, for what random play never does.

    The first line has the number of players, and options that are not the default.
    """
    found = {}
    for path in sorted(BOARDS.glob(f"{board or game.id}.*.txt")):
        first, *actions = path.read_text(encoding="utf-8").split("\n")
        players, *chosen = first.split()
        match = Match(
            game,
            int(players),
            seed=0,
            options=dict(each.split("=") for each in chosen),
            deal=seats_in_order(game, int(players)),
            board=board_named(board),
        )
        for action in filter(None, actions):
            match.play(action)
        while match.actor is not None:
            play_some_action(match)
        setup = GoldenSetup(game, board, match.players, match.options, match.seed, match.deal)
        found[path.name.split(".")[1]] = Golden(setup, tuple(map(str, match.actions)))
    return found


def ending_of(watched: WatchedGames, number: int) -> str | None:
    """None: the match was cut off."""
    _, final = watched.play(number, every=10**9)
    contract = watched.game.contract
    return watched.game.endings[contract.ending(final)] if contract.actor(final) == OVER else None


def goldens(game: AnyGame) -> tuple[dict[str, Golden], set[str]]:
    """All golden matches of a game by name, and which of them are scripted."""
    found: dict[str, Golden] = {}
    scripted: set[str] = set()
    for board in boards_of(game):
        name = board.removeprefix(game.id)[1:] or "printed"
        scripts = {f"{name}-{key}": each for key, each in scripted_matches(game, board).items()}
        found |= {f"{name}-{key}": each for key, each in random_matches(game, board).items()}
        found |= scripts
        scripted |= {*scripts}
    return found, scripted


def seats_in_order(game: AnyGame, players: int) -> dict[str, object]:
    """The first seat begins."""
    return {
        field.name: list(range(players)) if field.pile else 0
        for field in game.deal
        if field.what == SEAT
    }


# Which matches are told whole

Shown = frozenset[tuple[str, ...]]
DEFAULTS = ("defaults",)


def shown(setup: GoldenSetup, text: str) -> Shown:
    """What a reader of the transcript can see: its ending, options, board, players and events.

    One match is as most people play it: all defaults, on a board that is printed.
    """
    ending = next(each for each in setup.game.endings if f"Outcome(reason='{each}'" in text)
    board = setup.board or setup.options.get(BOARD, "")
    events = [k.name for k in setup.game.events.kinds if f"    {k.name}(" in text]
    usual = not setup.board and setup.options == setup.game.choose_options({})
    return frozenset(
        {
            ("ending", ending),
            *([DEFAULTS] if usual else []),
            ("board", board),
            ("players", str(setup.players)),
            *(("option", name, value) for name, value in setup.options.items()),
            *(("event", name) for name in events),
        }
    )


def to_be_shown(game: AnyGame) -> Shown:
    """What the transcripts of a game must show between them."""
    own = next((option.choices for option in game.options if option.name == BOARD), ("",))
    return frozenset(
        {
            DEFAULTS,
            *(("ending", ending) for ending in game.endings),
            *(("board", board) for board in (*own, *boards_of(game)[1:])),
            *(("players", str(players)) for players in game.players),
            *(("option", each.name, value) for each in game.options for value in each.choices),
            *(("event", kind.name) for kind in game.events.kinds),
        }
    )


def fewest(shown_by: Mapping[str, Shown], weights: Mapping[str, int], kept: set[str]) -> set[str]:
    """Few names that show together what all show: a greedy set cover, by gain for its weight.

    Those of `kept` are taken anyway. What the later ones have made needless is left out again.
    """
    chosen = [*sorted(kept)]
    missing = frozenset[tuple[str, ...]]().union(*shown_by.values())
    missing -= frozenset[tuple[str, ...]]().union(*(shown_by[name] for name in kept))
    while missing:
        best = max(sorted(shown_by), key=lambda name: len(shown_by[name] & missing) / weights[name])
        chosen.append(best)
        missing -= shown_by[best]
    for name in [*chosen]:
        others = [shown_by[other] for other in chosen if other != name]
        if name not in kept and shown_by[name] <= frozenset[tuple[str, ...]]().union(*others):
            chosen.remove(name)
    return {*chosen}
