"""Night Mail for people: the road, the words, the position, prompts, scoring, the scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from night_mail.state import (
    BLANK,
    HEXES,
    LETTER_NAMES,
    LETTERS,
    NOTHING,
    TURNS,
    Board,
    State,
)
from trunkline.core.actions import Vocabulary
from trunkline.core.board import provenance
from trunkline.core.end_conditions import EndCondition
from trunkline.core.events import Event
from trunkline.core.game import Data, LoadedBoard, Prompt, ScoreLine
from trunkline.core.hex_board import Hex, HexBoard, HexSchema
from trunkline.core.hexes import neighbours
from trunkline.core.scene import POINTS, Cell, Livery, Panel, Piece, Scene, Spot, figure
from trunkline.core.struct import StructArray
from trunkline.core.texts import Texts

ENDINGS = ("dawn",)
LOOKS = {"road": "plain", "town": "city", "inn": "station"}
COACH = "coach"

# The board


def check_board(board: HexBoard) -> list[str]:
    problems = [
        f"{each.id} must lie beside {before.id}: the hexes are the road, from end to end"
        for before, each in zip(board.hexes, board.hexes[1:], strict=False)
        if each.at not in neighbours(board.layout, before.at)
    ]
    if [each.terrain for each in board.hexes].count("inn") != 1:
        problems.append("one hex must be the inn, where the coach begins")
    return problems


SCHEMA = HexSchema("night-mail", HEXES, {}, {"road": (), "town": (), "inn": ()}, check_board)


def build_board(board: HexBoard) -> StructArray[Board]:
    records = Board.array()
    records[0].hexes = len(board.hexes)
    records[0].inn = [each.terrain for each in board.hexes].index("inn")
    return records


def end_conditions(board: LoadedBoard[HexBoard, Board], state: State) -> list[EndCondition]:
    return [EndCondition("NM-1.7")]


def vocabulary(board: HexBoard) -> Vocabulary:
    return {
        "hex": tuple(each.id for each in board.hexes),
        "card": LETTER_NAMES,
        "ending": ENDINGS,
    }


# The position as plain data; None is a letter that cannot be seen


def position(board: LoadedBoard[HexBoard, Board], state: State) -> dict[str, Data]:
    hexes = board.file.hexes
    return {
        "turn": int(state.turn),
        "to_move": int(state.seat),
        "drawn": bool(state.drawn),
        "coach": hexes[state.coach].id,
        "carried": None if state.carried == NOTHING else int(state.carried) + 1,
        "pile": [_number(state.pile[place]) for place in range(state.left)],
        "hands": [_hand(state, seat) for seat in range(state.players)],
        "delivered": {
            LETTER_NAMES[letter]: {
                "hex": hexes[state.hex_of[letter]].id,
                "seat": int(state.seat_of[letter]),
            }
            for letter in _delivered(state)
        },
    }


def _hand(state: State, seat: int) -> list[Data]:
    return [_number(letter) for letter in _letters(state, seat)]


def _letters(state: State, seat: int) -> list[int]:
    return [int(state.hands[seat, place]) for place in range(state.sizes[seat])]


def _number(letter: int) -> Data:
    return None if letter == BLANK else int(letter) + 1


def _delivered(state: State) -> list[int]:
    return [letter for letter in range(LETTERS) if state.hex_of[letter] != NOTHING]


def conserved(board: LoadedBoard[HexBoard, Board], state: State) -> Mapping[str, int]:
    """Every letter is somewhere, and is there once."""
    letters = [int(state.pile[place]) for place in range(state.left)] + _delivered(state)
    letters += [letter for seat in range(state.players) for letter in _letters(state, seat)]
    letters += [int(state.carried)] if state.carried != NOTHING else []
    return {"letters": len(letters), "different letters": len({*letters} - {BLANK})}


# Prompts and the final scoring


def prompt(board: LoadedBoard[HexBoard, Board], state: State) -> Prompt:
    seat: dict[str, str | int] = {"seat": int(state.seat)}
    if _over(state):
        return Prompt({})
    if state.carried != NOTHING:
        return Prompt({**seat, "card": LETTER_NAMES[state.carried]})
    return Prompt(seat, "prompt-carry" if state.drawn else "")


def _over(state: State) -> bool:
    return bool(state.turn == TURNS * state.players)


def scoring(
    board: LoadedBoard[HexBoard, Board], state: State, events: Sequence[Event]
) -> list[ScoreLine]:
    return [
        ScoreLine(
            int(event["seat"]),
            "score-letter",
            {"card": event["card"], "hex": event["hex"]},
            "NM-1.6",
            int(event["card"]),
        )
        for event in events
        if event.kind == "delivered"
    ]


# The scene


def scene(
    board: LoadedBoard[HexBoard, Board],
    state: State,
    texts: Texts,
    names: Sequence[str],
    seat: int | None,
) -> Scene:
    file = board.file
    return Scene(
        layout=file.layout,
        spots=tuple(_spot(each, hex, state, texts) for hex, each in enumerate(file.hexes)),
        waters=(),
        pieces=_pieces(file, state),
        liveries=(Livery(COACH, texts("coach"), "#7a1f2b", "M", "solid"),),
        panels=(_hands(state, texts, names), _pile(state, texts), _players(state, texts, names)),
        provenance=provenance(file, texts.language),
        title=texts.name("board", file.title),
    )


def _spot(each: Hex, hex: int, state: State, texts: Texts) -> Spot:
    points = sum(letter + 1 for letter in _delivered(state) if state.hex_of[letter] == hex)
    return Spot(
        id=each.id,
        at=each.at,
        terrain=texts(f"terrain-{each.terrain}"),
        look=LOOKS[each.terrain],
        name=texts.name("place", each.name) if each.name else "",
        gain=str(points) if points else "",
    )


def _pieces(file: HexBoard, state: State) -> tuple[Piece, ...]:
    letters = [Piece("house", file.hexes[state.hex_of[letter]].id) for letter in _delivered(state)]
    return (Piece("locomotive", file.hexes[state.coach].id, COACH), *letters)


def _hands(state: State, texts: Texts, names: Sequence[str]) -> Panel:
    """The hands of which something can be seen: one's own, and at the end everybody's."""
    rows = []
    for seat in range(state.players):
        letters = _letters(state, seat)
        if any(letter != BLANK for letter in letters):
            rows += [(_card(letter, texts), Cell(names[seat])) for letter in letters]
    columns = (texts("column-letter"), texts("column-player"))
    return Panel("hand", texts("panel-hand"), columns, tuple(rows), kind="cards")


def _card(letter: int, texts: Texts) -> Cell:
    if letter == BLANK:
        return Cell(texts("unseen"))
    name = LETTER_NAMES[letter]
    return Cell(name, target=f"card:{name}", value=letter + 1, unit=POINTS)


def _pile(state: State, texts: Texts) -> Panel:
    columns = (texts("column-what"), texts("column-letters"))
    rows = ((Cell(texts("pile-left")), figure(int(state.left))),)
    return Panel("pile", texts("panel-pile"), columns, rows, kind="supply")


def _players(state: State, texts: Texts, names: Sequence[str]) -> Panel:
    rows = tuple(
        (
            Cell(names[seat], target=f"seat:{seat}"),
            figure(_points(state, seat), POINTS),
            figure(int(state.sizes[seat])),
        )
        for seat in range(state.players)
    )
    columns = tuple(texts(f"column-{column}") for column in ("player", "points", "hand"))
    return Panel("players", texts("panel-players"), columns, rows)


def _points(state: State, seat: int) -> int:
    return sum(letter + 1 for letter in _delivered(state) if state.seat_of[letter] == seat)
