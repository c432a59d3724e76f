"""What the API sends and takes: the one description of it, from which OpenAPI and the front end's
types are made.

Nothing here names a game. Every text is in the reader's language already.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from trunkline.server.clocks.payloads import ClockView
from trunkline.server.customs import Customs
from trunkline.server.ends.payloads import EndView
from trunkline.server.keeping.origin import OriginView
from trunkline.server.places.payloads import PlaceView
from trunkline.server.takebacks.payloads import AskedView

Language = Literal["en", "ru", "hu"]
SeatKind = Literal["me", "here", "link", "bot"]
PanelKind = Literal[
    "table", "chart", "dials", "track", "cards", "supply", "row", "hand", "tickets", "reveal"
]
Secret = Annotated[str, Field(min_length=32, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Field(max_length=40)]
LONGEST_SERIES = 200  # actions that are played at one go; an address holds as many


# A match being set up


@dataclass(frozen=True, slots=True)
class SeatWish:
    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Field(max_length=40)] = ""


@dataclass(frozen=True, slots=True)
class MatchWish:
    game: Annotated[str, Field(max_length=80)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=12)]
    options: dict[str, str] = field(default_factory=dict)
    board: str = ""
    customs: Customs = field(default_factory=Customs)


@dataclass(frozen=True, slots=True)
class Invitation:
    """Whoever opens the link takes the seat."""

    seat: int
    token: str
    url: str


@dataclass(frozen=True, slots=True)
class MatchBegun:
    id: str
    invitations: list[Invitation]


@dataclass(frozen=True, slots=True)
class Claim:
    token: Annotated[str, Field(min_length=8, max_length=128)]
    name: Name


# A match as somebody sees it


@dataclass(frozen=True, slots=True)
class SeatView:
    seat: int
    name: str
    kind: Literal["person", "open", "bot"]  # open: nobody has followed the link yet
    bot: str  # which one, or ""
    mine: bool
    here: bool  # somebody who holds the seat has the match open now; a bot always
    replaced: bool  # the bot that sat here failed, and this one plays on
    invited: bool  # a link to it is out: whoever follows it sits here
    team: int | None  # partners have the same; None where everybody plays alone


@dataclass(frozen=True, slots=True)
class CardsView:
    """So many cards or other things of a kind, to be drawn on a button."""

    owner: str  # of the livery that they are shown in
    count: int


@dataclass(frozen=True, slots=True)
class OptionView:
    """One action that can be chosen now, or that is offered but refused."""

    action: str  # the notation, to be sent back
    label: str
    legal: bool
    targets: list[str]  # what on the table it is about, in order: "company:PRR", "hex:Q5"
    number: int | None  # the amount, where a number belongs to it
    cards: list[CardsView] | None = None  # what is laid or taken, where that is the whole point


@dataclass(frozen=True, slots=True)
class BranchView:
    """Legal actions that differ in their last word only: very many of them in few bytes."""

    action: str  # what they begin with: "move H5"
    label: str  # with {} for what the last word is called: "Move H5 to {}"
    targets: list[str]  # what they are all about: "station:H5"
    number: int | None  # the amount that belongs to all of them
    last: str  # what the last words are: "hex" makes of "K7" the target "hex:K7"
    words: list[str]


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """The actions that begin with the same word and are about the same kinds of things.

    Few of them are options, each with its label; of very many the legal ones are in branches.
    """

    word: str
    label: str
    kind: Literal["button", "number", "target"]
    options: list[OptionView]
    branches: list[BranchView]
    names: dict[str, str]  # of the last words of branches, where they are called otherwise


@dataclass(frozen=True, slots=True)
class UndoView:
    """How many of the last actions I may take back: the last one, or my turn so far."""

    steps: int
    barrier: str  # a sentence: why no more than that, or ""
    may_ask: bool  # for more than that, those whom it concerns can be asked


@dataclass(frozen=True, slots=True)
class LiveryView:
    owner: str  # the target of its kind: "company:PRR"
    name: str
    colour: str
    letters: str
    pattern: str


@dataclass(frozen=True, slots=True)
class CounterView:
    """A small object in a cell: in the livery of its owner, or a place for one."""

    owner: str
    text: str = ""  # beside it: how many there are of it
    gain: str = ""  # in small print: what they would bring
    strong: bool = False  # the first of them all


@dataclass(frozen=True, slots=True)
class CellView:
    text: str
    owner: str = ""  # shown in this livery
    strong: bool = False
    target: str | None = None  # what this cell stands for, if it can be chosen or pointed at
    step: int | None = None  # a dial or a track: where the marker stands, counted from 0 …
    marks: list[str] | None = None  # … and what is printed at each place
    points: list[str] | None = None  # what on the map pointing at the cell points at
    note: str = ""  # in small print after the text
    # What lies in it, if anything may lie there; the text says the same in words.
    counters: list[CounterView] | None = None


@dataclass(frozen=True, slots=True)
class PanelView:
    id: str
    title: str
    kind: PanelKind
    columns: list[str]
    rows: list[list[CellView]]


@dataclass(frozen=True, slots=True)
class SceneView:
    title: str
    provenance: str
    liveries: list[LiveryView]
    panels: list[PanelView]
    # What a place of the map stands for besides: "hex:F3" -> ["station:F3"], ["city:Leeds"]
    things: dict[str, list[str]]
    map: str  # changes whenever the drawing of what lies on the map does


@dataclass(frozen=True, slots=True)
class EventView:
    kind: str
    text: str
    clause: str
    targets: list[str]  # what on the table it is about: "hex:Q5", "company:PRR", "seat:1"
    heading: bool  # begins a part of the log


@dataclass(frozen=True, slots=True)
class EntryView:
    """One action and what came of it; number 0 is the set-up."""

    number: int
    seat: int | None
    action: str
    label: str
    at: str  # ISO 8601, UTC
    events: list[EventView]


@dataclass(frozen=True, slots=True)
class HappeningView:
    """Something that is no action: somebody sat down, something was taken back."""

    version: int  # of the match from then on; there is one happening of a version at most
    after: int  # the number of the entry after which it stands
    at: str  # ISO 8601, UTC
    kind: str
    seat: int | None  # whom it is about
    text: str
    undone: list[EntryView]  # what was taken back


@dataclass(frozen=True, slots=True)
class LogView:
    start: int  # entries from this number on are replaced by the ones here
    entries: list[EntryView]
    earlier: bool  # there are entries before the first one that was ever sent
    happenings: list[HappeningView]


@dataclass(frozen=True, slots=True)
class ScoreLineView:
    seat: int
    text: str
    clause: str
    points: int


@dataclass(frozen=True, slots=True)
class OutcomeView:
    reason: str
    ranking: list[int]
    scores: list[int]
    lines: list[ScoreLineView]


@dataclass(frozen=True, slots=True)
class ShuffleView:
    """The seed's hash is known from the start, the seed and its salt from the end on."""

    commitment: str
    seed: str | None  # in digits: more of them than a number in JSON can have
    salt: str | None


@dataclass(frozen=True, slots=True)
class MatchView:
    id: str
    game: str
    title: str
    rules_version: int
    board: str  # "" is the game's own
    options: dict[str, str]
    created: str
    version: int  # raised by every change; a submission names the one that it answers
    number: int  # how many actions have been played
    seats: list[SeatView]
    seat: int | None  # through whose eyes this is seen; None: a spectator's
    private: bool  # my seats see different things: put a curtain between them
    actor: int | None
    prompt: str
    about: list[str]  # what on the table is being decided on: "track:17"
    choices: list[ChoiceView]
    ways: bool  # the best series of actions can be asked for: I decide, and the game weighs them
    undo: UndoView
    scene: SceneView
    scores: list[int]  # -1: not for these eyes
    ends: list[EndView]  # how near each of the ways to end is
    outcome: OutcomeView | None
    shuffle: ShuffleView | None  # None: it did not begin with a deal of its own; see `origin`
    origin: OriginView | None
    log: LogView
    clocks: list[ClockView]  # one for each seat; none where nobody minds the time
    customs: Customs  # how this table plays
    asked: AskedView | None  # what somebody wants to take back
    rematch: str  # the id of the match that was begun after this one, or ""
    lesson: bool  # I am being taught here: see `/matches/{id}/lesson`


@dataclass(frozen=True, slots=True)
class MatchSummary:
    id: str
    game: str
    title: str
    created: str
    changed: str
    number: int
    seats: list[SeatView]
    actor: int | None
    my_turn: bool
    over: bool
    winners: list[int]  # seats; of a match that goes on, or ended long ago, none
    lesson: bool  # a first match that explains the game
    unread: int = 0  # messages in the chat


ActionText = Annotated[str, Field(max_length=200)]
Following = Annotated[list[ActionText], Field(max_length=LONGEST_SERIES - 1)]


@dataclass(frozen=True, slots=True)
class Submission:
    """An action, or a series of them that is played whole or not at all."""

    version: Annotated[int, Field(strict=True, ge=0, le=2**53)]
    action: ActionText
    # Needed only by who holds several.
    seat: Annotated[int, Field(strict=True, ge=0, le=20)] | None = None
    # What I do after it at one go: decisions of the same seat, until something comes to light.
    then: Following = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class TakeBack:
    version: Annotated[int, Field(strict=True, ge=0, le=2**53)]
    steps: Annotated[int, Field(strict=True, ge=1, le=100_000)] = 1


@dataclass(frozen=True, slots=True)
class PreviewView:
    """What an action or a series of them would do, as far as who asks can know."""

    action: str
    then: list[str]
    label: str
    events: list[EventView]
    panels: list[PanelView]
    scores: list[int]
    ends: list[EndView]


@dataclass(frozen=True, slots=True)
class WayView:
    """A series of actions that can be taken at one go, and what it comes to."""

    actions: list[str]  # the notation, to be sent back: the first as `action`, the rest as `then`
    label: str  # the places that it is called by
    places: list[str]  # targets on the map that it goes by, in order: "hex:F40"
    stops: list[str]  # those of them that it is called by
    parts: list[CardsView]  # what it is made of, to be drawn
    gains: list[int | None]  # by how much it changes the score of each seat; None: not for my eyes
    aims: list[str]  # what none that was found is better for, each in a word or two


@dataclass(frozen=True, slots=True)
class WaysView:
    """The best ways by what was pointed at, the best first."""

    ways: list[WayView]
    next: list[str]  # targets that can be pointed at next
    ask: str  # what these are, in a sentence; "" where there are none
    said: list[str]  # a sentence for each aim: that no way is better, or how much one could be


@dataclass(frozen=True, slots=True)
class RefusalView:
    """Why something cannot be done now."""

    action: str
    label: str
    legal: bool
    clause: str
    message: str
    rule: str


@dataclass(frozen=True, slots=True)
class MapView:
    """The map in two layers: the printed board, and what lies on it now."""

    key: str
    view_box: str
    ground: str  # SVG, the same for the whole match; "" for who asked without it
    play: str  # SVG
    places: list[PlaceView]  # what is printed, in words; [] for who asked without the ground
    lying: dict[str, list[str]]  # what lies there now, in words: "hex:Q5" -> ["house"]


# Errors


@dataclass(frozen=True, slots=True)
class Problem:
    code: str
    message: str  # what was wrong and what would be right, in the reader's language
    clause: str = ""
    version: int | None = None  # of the match, where the submission was too late
    at: int | None = None  # of a plan: which of its actions cannot be played, from 0


@dataclass(frozen=True, slots=True)
class ErrorBody:
    error: Problem


# The websocket


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a watcher, and again whenever language or seat change."""

    secret: Secret | None = None
    language: str = "en"
    seat: int | None = None
    since: int = 0  # the version that the watcher has
    # Be told of the chat too: a `Poke` whenever something was said.
    talk: bool = False
    # Whether the table is before somebody's eyes: if so, no notice says what they see.
    visible: bool = True


@dataclass(frozen=True, slots=True)
class Poke:
    """Something was said at the table; who lacks it asks for it."""

    talk: int  # the number of the newest message; 0: it is not known


# Whatever the server sends over the websocket.
LiveMessage = MatchView | ErrorBody | Poke
