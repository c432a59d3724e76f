"""Ramble for people: the country, the words, the position, prompts, scoring, the scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ramble.state import (
    ERRAND,
    HEXES,
    NOWHERE,
    TERRAIN_NAMES,
    TOWN,
    TOWNS,
    UNSEEN,
    WALKS,
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
from trunkline.core.scene import DOLLARS, Cell, Livery, Panel, Piece, Scene, Spot, figure
from trunkline.core.struct import StructArray
from trunkline.core.texts import Texts

ENDINGS = ("home",)
LOOKS = {"heath": "plain", "brook": "forest", "town": "city"}
WALKER = "walker"

# The board


def check_board(board: HexBoard) -> list[str]:
    towns = [each.terrain for each in board.hexes].count("town")
    return [] if 3 <= towns <= TOWNS else [f"3 to {TOWNS} hexes must be towns, not {towns}"]


SCHEMA = HexSchema("ramble", HEXES, {}, dict.fromkeys(TERRAIN_NAMES, ()), check_board)


def build_board(board: HexBoard) -> StructArray[Board]:
    records = Board.array()
    built, number = records[0], {each.at: hex for hex, each in enumerate(board.hexes)}
    built.hexes = len(board.hexes)
    for hex, each in enumerate(board.hexes):
        built.terrain[hex] = TERRAIN_NAMES.index(each.terrain)
        beside = [number[at] for at in neighbours(board.layout, each.at) if at in number]
        for side in range(6):
            built.neighbours[hex, side] = beside[side] if side < len(beside) else NOWHERE
        if each.terrain == "town":
            built.town[built.towns] = hex
            built.towns += 1
    return records


def end_conditions(board: LoadedBoard[HexBoard, Board], state: State) -> list[EndCondition]:
    return [EndCondition("RB-1.7")]


def vocabulary(board: HexBoard) -> Vocabulary:
    return {
        "hex": tuple(each.id for each in board.hexes),
        "terrain": TERRAIN_NAMES,
        "ending": ENDINGS,
    }


def towns(board: LoadedBoard[HexBoard, Board], players: int) -> list[int]:
    return [hex for hex, each in enumerate(board.file.hexes) if each.terrain == "town"]


# The position as plain data


def position(board: LoadedBoard[HexBoard, Board], state: State) -> dict[str, Data]:
    def name(hex: int) -> Data:
        return None if hex < 0 else board.file.hexes[hex].id

    return {
        "walks": int(state.walks),
        "to_move": int(state.seat),
        "at": name(state.at),
        "visited": [each.id for hex, each in enumerate(board.file.hexes) if state.visited[hex]],
        "letters": [each.id for hex, each in enumerate(board.file.hexes) if state.letter[hex]],
        "money": [int(state.money[seat]) for seat in range(state.players)],
        "errands": [name(state.errand[seat]) for seat in range(state.players)],
    }


def conserved(board: LoadedBoard[HexBoard, Board], state: State) -> Mapping[str, int]:
    """Whoever has set out has a town's letter along."""
    underway = state.walks + (state.start != NOWHERE)
    return {"letters": int(sum(state.letter) + underway)}


# Prompts and the final scoring


def prompt(board: LoadedBoard[HexBoard, Board], state: State) -> Prompt:
    seat: dict[str, str | int] = {"seat": int(state.seat)}
    if state.seat == NOWHERE:
        return Prompt({})
    if state.start == NOWHERE:
        return Prompt(seat, suggests=True)
    here = board.file.hexes[state.at].id
    return Prompt({**seat, "hex": here}, suggests=True)


def scoring(
    board: LoadedBoard[HexBoard, Board], state: State, events: Sequence[Event]
) -> list[ScoreLine]:
    lines = []
    for event in events:
        if event.kind == "stopped":
            values = {"hex": event["hex"]}
            points = int(event["amount"])
            lines.append(ScoreLine(int(event["seat"]), "score-walk", values, "RB-1.4", points))
        elif event.kind == "ferried":
            points = int(event["amount"])
            lines.append(ScoreLine(int(event["seat"]), "score-ferry", {}, "RB-1.5", points))
    for seat in range(state.players):
        town = board.file.hexes[state.errand[seat]].id
        done = sum(state.ends[seat, walk] == state.errand[seat] for walk in range(WALKS))
        if done:
            points = ERRAND * int(done)
            lines.append(ScoreLine(seat, "score-errand", {"hex": town}, "RB-1.6", points))
    return lines


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
        spots=tuple(_spot(each, texts) for each in file.hexes),
        waters=(),
        pieces=_pieces(file, state),
        liveries=(
            Livery(WALKER, texts("walker"), "#7a1f2b", "W", "solid"),
            Livery("heath", texts("terrain-heath"), "#8a5a83", "H", "dots", "terrain:heath"),
            Livery("brook", texts("terrain-brook"), "#2f6f8f", "B", "waves", "terrain:brook"),
        ),
        panels=(_players(board, state, texts, names),),
        provenance=provenance(file, texts.language),
        title=texts("country"),
    )


def _spot(each: Hex, texts: Texts) -> Spot:
    name = texts.name("place", each.name) if each.name else ""
    terrain = texts(f"terrain-{each.terrain}")
    return Spot(id=each.id, at=each.at, terrain=terrain, look=LOOKS[each.terrain], name=name)


def _pieces(file: HexBoard, state: State) -> tuple[Piece, ...]:
    letters = [Piece("house", each.id) for hex, each in enumerate(file.hexes) if state.letter[hex]]
    walked = [
        Piece("locomotive", each.id, WALKER)
        for hex, each in enumerate(file.hexes)
        if state.visited[hex]
    ]
    return (*walked, *letters)


def _players(
    board: LoadedBoard[HexBoard, Board], state: State, texts: Texts, names: Sequence[str]
) -> Panel:
    rows = tuple(
        (
            Cell(names[seat], target=f"seat:{seat}"),
            figure(int(state.money[seat]), DOLLARS),
            Cell(_errand(board, state, texts, seat)),
        )
        for seat in range(state.players)
    )
    columns = tuple(texts(f"column-{column}") for column in ("player", "money", "errand"))
    return Panel("players", texts("panel-players"), columns, rows)


def _errand(board: LoadedBoard[HexBoard, Board], state: State, texts: Texts, seat: int) -> str:
    if state.errand[seat] == UNSEEN:
        return "?"
    assert board.structs[0].terrain[state.errand[seat]] == TOWN
    return texts.name("place", board.file.hexes[state.errand[seat]].name)
