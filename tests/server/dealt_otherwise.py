"""A stored match of Night Mail, dealt otherwise: one reader cannot tell it from the one before."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, select, update

from trunkline.core.game import AnyGame
from trunkline.server.storage.rows import pack, unpack
from trunkline.server.storage.schema import actions, matches


def deal_otherwise(database: Path, id: str, game: AnyGame, seat: int | None) -> None:
    """Exchange the letters that the seat has never seen, in every state and every event."""
    engine = create_engine(f"sqlite:///{database}")
    here, match = actions.c.match == id, matches.c.id == id
    with engine.begin() as connection:
        rows = connection.execute(select(actions).where(here)).all()
        exchange = Exchange.for_seat(game, [row.state for row in rows], seat)
        for row in rows:
            new = {"state": exchange.state(row.state), "events": exchange.events(row.events)}
            connection.execute(update(actions).where(here, actions.c.number == row.number), new)
        (now,) = connection.execute(select(matches.c.state).where(match)).one()
        connection.execute(update(matches).where(match), {"state": exchange.state(now)})
    engine.dispose()


@dataclass(frozen=True)
class Exchange:
    """Which letter lies where another one lay."""

    game: AnyGame
    letters: dict[int, int]

    @classmethod
    def for_seat(cls, game: AnyGame, states: list[bytes], seat: int | None) -> Exchange:
        """All but those that the seat has had in hand, and those that everybody has seen."""
        seen = set()
        for packed in states:
            state = game.state_record.read(unpack(packed))[0]
            seen |= {int(state.carried)}
            seen |= {letter for letter, hex in enumerate(state.hex_of) if hex >= 0}
            seen |= {*map(int, state.hands[seat])} if seat is not None else set()
        unseen = [letter for letter, _ in enumerate(state.hex_of) if letter not in seen]
        return cls(game, dict(zip(unseen, unseen[1:] + unseen[:1], strict=True)))

    def state(self, packed: bytes) -> bytes:
        states = self.game.state_record.read(unpack(packed))
        for row in (states[0].pile, *states[0].hands):
            for place, letter in enumerate(row):
                row[place] = self.letters.get(int(letter), int(letter))
        return pack(states.tobytes())

    def events(self, stored: list[list[object]]) -> list[list[object]]:
        """As the store keeps them: kind, clause, values, …"""
        for _, _, values, *_ in stored:
            assert isinstance(values, dict)
            for name, word in values.items():
                if self.game.kinds_of_values[name] == "card":
                    letter = int(word) - 1
                    values[name] = str(self.letters.get(letter, letter) + 1)
        return stored
