"""How long the numbers of a match take when somebody opens them first, by game.

Afterwards a new action costs what one action costs here: the rest is kept.
"""

from __future__ import annotations

import gzip
import random
import time

from pydantic import TypeAdapter
from rich.console import Console
from rich.table import Table

from trunkline.core.match import Match
from trunkline.core.position import Position
from trunkline.games import find_game, game_ids
from trunkline.server.model.schemas.history import LineView, StatisticsView
from trunkline.server.views.statistics import MatchSeries, PanelNumbers, StatisticsViewer

LENGTH = 500  # actions at most; a match at random may end before
NAMES = ("Ada", "Béla", "Вера", "Dora")
LINE = LineView(0, "", None, "", "", "", False)
VIEW = TypeAdapter(StatisticsView)


def moments(id: str) -> list[Position]:
    game = find_game(id)
    players = game.nearest_players(4)
    match = Match(game, players, seed=3, names=NAMES[:players])
    chance = random.Random(3)
    found = [match.copy()]
    while match.actor is not None and len(found) <= LENGTH:
        match.play(chance.choice(list(match.legal)))
        found.append(match.copy())
    return [each.named(each.names) for each in found]


def reckoned(positions: list[Position], reader: StatisticsViewer) -> tuple[float, bytes]:
    """Seconds of a core, and what is sent."""
    began = time.process_time()
    series, reckoner = MatchSeries(), PanelNumbers(reader)
    for number, position in enumerate(positions):
        series.add(number, LINE, reckoner.numbers(position))
    sent = gzip.compress(VIEW.dump_json(series.view(1)), 6)
    return time.process_time() - began, sent


def main() -> None:
    table = Table(title="The numbers of a match, opened first", title_justify="left")
    for column in ("game", "actions", "my eyes", "an action", "everything", "scores", "kB"):
        table.add_column(column, justify="right")
    for id in game_ids():
        positions = moments(id)
        reckoned(positions[:5], StatisticsViewer(0, False, "en"))  # what is read once is read
        mine, sent = reckoned(positions, StatisticsViewer(0, False, "en"))
        everything, _ = reckoned(positions, StatisticsViewer(None, True, "en"))
        scores, _ = reckoned(positions, StatisticsViewer(None, True, "en", scores_only=True))
        table.add_row(
            *(id, str(len(positions) - 1), f"{mine:.2f} s"),
            f"{1000 * mine / len(positions):.1f} ms",
            *(f"{everything:.2f} s", f"{1000 * scores:.0f} ms", f"{len(sent) / 1000:.0f}"),
        )
    Console().print(table)


if __name__ == "__main__":
    main()
