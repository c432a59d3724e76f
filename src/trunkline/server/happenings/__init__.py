"""What happened at a table that is no action, told in the log: who came and went, what was undone.

A change of a match writes it with itself, in one transaction (`storage/changing.py`). What is told
of one of them is the message `happening-KIND`, with the seat's name as `$name` and the plain values
of its data; a room that has kinds of its own adds their messages to the catalogue here.
"""

from __future__ import annotations

from pathlib import Path

from trunkline.core.texts import read_texts
from trunkline.server.library import bot_name
from trunkline.server.log_views import Storyteller
from trunkline.server.open_match import Entry, OpenMatch, display_name
from trunkline.server.payloads import EntryView, HappeningView
from trunkline.server.storage.changing import StoredHappening
from trunkline.server.storage.rows import read_undone

BOT, CALLED = "bot", "called"  # names in the data that stand for more than a plain value


def happening_view(
    match: OpenMatch,
    teller: Storyteller,
    happening: StoredHappening,
    seat: int | None,
    language: str,
) -> HappeningView:
    """As who looks through that seat's eyes may know it: what was undone is told no other than
    when it was done."""
    undone = [Entry.stored(row) for row in read_undone(happening.data)]
    told: list[EntryView] = teller.tell(match, undone, seat, language)
    return HappeningView(
        version=happening.version,
        after=happening.number,
        at=happening.at.isoformat(timespec="seconds"),
        kind=happening.kind,
        seat=happening.seat,
        text=sentence(match, happening, language),
        undone=told,
    )


def sentence(match: OpenMatch, happening: StoredHappening, language: str) -> str:
    data = happening.data
    values = {name: each for name, each in data.items() if isinstance(each, str | int)}
    values["name"] = str(data.get(CALLED) or _name(match, happening.seat, language))
    values["count"] = len(data.get("undone", ())) or int(data.get("count", 0))
    if BOT in data:
        values[BOT] = bot_name(str(data[BOT]), language)
    return read_texts(Path(__file__).parent, language)(f"happening-{_message(happening)}", **values)


def _message(happening: StoredHappening) -> str:
    """Some are told in other words by what came with them."""
    if happening.kind == "undone" and happening.data.get("agreed"):
        return "undone-agreed"
    if happening.kind == "sat" and happening.data.get("before"):
        return "sat-instead"
    return happening.kind


def _name(match: OpenMatch, seat: int | None, language: str) -> str:
    return "" if seat is None else display_name(match.id, match.seats[seat], language)
