"""A stored match of Night Mail, dealt otherwise: one reader cannot tell it from the one before."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, select, update

from trunkline.core.game import AnyGame
from trunkline.server.storage.rows import (
    StoredAction,
    compress,
    decompress,
    read_undone,
)
from trunkline.server.storage.schema import actions, happenings, matches


def redeal_match(database: Path, id: str, game: AnyGame, seat: int | None) -> None:
    """Exchange the letters that the seat has never seen, in every state and every event."""
    engine = create_engine(f"sqlite:///{database}")
    here, match = actions.c.match == id, matches.c.id == id
    with engine.begin() as connection:
        rows = connection.execute(select(actions).where(here)).all()
        told = connection.scalars(select(happenings.c.data).where(happenings.c.match == id)).all()
        undone = [each for data in told for each in read_undone(data)]
        exchange = Exchange.for_seat(game, [row.state for row in rows], undone, seat)
        for row in rows:
            new = {"state": exchange.state(row.state), "events": exchange.events(row.events)}
            connection.execute(update(actions).where(here, actions.c.number == row.number), new)
        for row in connection.execute(select(happenings).where(happenings.c.match == id)).all():
            data = exchange.undone(row.data)
            this = (happenings.c.match == id) & (happenings.c.version == row.version)
            connection.execute(update(happenings).where(this), {"data": data})
        (now,) = connection.execute(select(matches.c.state).where(match)).one()
        connection.execute(update(matches).where(match), {"state": exchange.state(now)})
    engine.dispose()


@dataclass(frozen=True)
class Exchange:
    """Which letter lies where another one lay."""

    game: AnyGame
    letters: dict[int, int]

    @classmethod
    def for_seat(
        cls, game: AnyGame, states: list[bytes], undone: list[StoredAction], seat: int | None
    ) -> Exchange:
        """All but those that the seat has had in hand, and those that everybody has seen, also
        where that was taken back."""
        seen = {
            int(word) - 1
            for action in undone
            for event in action.events
            for name, word in event.seen_by(seat).values.items()
            if game.kinds_of_values[name] == "card"
        }
        for packed in states:
            state = game.state_struct.read(parted(game, packed)[1])[0]
            seen |= {int(state.carried)}
            seen |= {letter for letter, hex in enumerate(state.hex_of) if hex >= 0}
            seen |= {*map(int, state.hands[seat])} if seat is not None else set()
        unseen = [letter for letter, _ in enumerate(state.hex_of) if letter not in seen]
        return cls(game, dict(zip(unseen, unseen[1:] + unseen[:1], strict=True)))

    def state(self, packed: bytes) -> bytes:
        layout, state = parted(self.game, packed)
        states = self.game.state_struct.read(state)
        for row in (states[0].pile, *states[0].hands):
            for place, letter in enumerate(row):
                row[place] = self.letters.get(int(letter), int(letter))
        return compress(layout + states.tobytes())

    def undone(self, data: dict[str, Any]) -> dict[str, Any]:
        """What was taken back happened with other letters too."""
        for action in data.get("undone", ()):
            action["events"] = self.events(action["events"])
        return data

    def events(self, stored: list[list[object]]) -> list[list[object]]:
        """As the store keeps them: kind, clause, values, …"""
        for _, _, values, *_ in stored:
            assert isinstance(values, dict)
            for name, word in values.items():
                if self.game.kinds_of_values[name] == "card":
                    letter = int(word) - 1
                    values[name] = str(self.letters.get(letter, letter) + 1)
        return stored


def parted(game: AnyGame, packed: bytes) -> tuple[bytes, bytes]:
    """What says in which layout a state is stored, and the state."""
    data, size = decompress(packed), game.state_struct.dtype.itemsize
    return data[:-size], data[-size:]
