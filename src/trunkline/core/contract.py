"""The rules contract: the compiled functions that a game provides, and those that have a default.

Compiled functions, the same names in every game (the module `rules`):

    setup(board, state, setting, deal, log)    the opening position of that deal
    actor(state) -> seat                       who decides now, or OVER
    refuse(board, state, action) -> clause     ALLOWED, or the clause that forbids it
    apply(board, state, action, log)           the effect of a legal action, with its events
    scores(board, state, out)                  points or money as they stand, by seat, or HIDDEN

and these, which have a default (`core/default_rules_kernel.py`):

    shuffle(board, setting, deal, random)      draw everything that is random at the start
    list_fast(board, state, out) -> n          the legal actions, ascending, of decisions where
                                               asking `refuse` of every action is slow; UNLISTED
                                               for the others
    ranking(board, state, out)                 the place of each seat, ties and tie-breaks included
    ending(state) -> reason                    why the match is over: an index into `endings`
    nearness(board, state, ending, now, goal) -> needed
                                               how far each part of an ending is, how far it must
                                               get, and how many must: see `core/end_conditions.py`
    hide(board, state, seat)                   blank what the seat cannot know (SPECTATOR: nobody)
    redeal(board, state, seat, random)         fill the blanks at random, consistently
    evaluate(board, state, seat) -> value      how well the seat stands, for players that look ahead
    solve(board, state, seat) -> action        the seat's best action, of a decision that the game
                                               can solve by itself; UNSOLVED of any other
    plans(board, state, seat, out) -> n        what the seat may set about, for players that look
                                               ahead: a few of its own decisions each, written as
                                               their number and the actions; UNLISTED where it
                                               decides by single actions
    play_on(board, state)                      go on to the end by simple rules, for players that
                                               look ahead, in a copy: the scores are the outcome
    promising(board, state, out, n) -> kept    of the n legal actions those that a player who looks
                                               ahead should try, to the beginning; how many
    features(board, state, seat, out)          what the position looks like to the seat, as numbers
                                               of about -1 to 1, for learned players: as many as
                                               `Game.features` says, of what the seat may know;
                                               by default what `evaluate` says, alone

One function is made of these for every game, and no game writes it:

    legal(board, state, out) -> n              every action that is not refused, ascending: by
                                               `list_fast`, or by asking `refuse`

and some facts, for players that look ahead:

    is_open                                    nothing is ever hidden: the game has no `hide`
    quiet[decision]                            whether a position can be judged there: see
                                               `core/decisions.py`
    shared[decision]                           whether it is about what partners have together
    has_plans, plays_on                        the game has `plans`, and `play_on`

The state has the fields `players` and `decision` (see `core/decisions.py`). Rules import
this module and not `core/game.py`, so that an edit of scenes or texts compiles nothing anew.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from trunkline.core.events import Log
from trunkline.core.rng import Random
from trunkline.core.struct import FloatRow, Row, Struct, int8

OVER = -1
SPECTATOR = -1
MOST_OPTIONS = 8
HIDDEN = -(1 << 30)  # instead of a score that one may not know
UNSOLVED = -1  # instead of an action
UNLISTED = -1  # instead of the number of legal actions
NOTHING = -1  # instead of a number: no card, no track; in a row, after the last number

B_contra = TypeVar("B_contra", bound=Struct, contravariant=True)
S_contra = TypeVar("S_contra", bound=Struct, contravariant=True)
D_contra = TypeVar("D_contra", bound=Struct, contravariant=True)


class Setting(Struct):
    """What was agreed before the deal."""

    players: int = int8()
    options: Row = int8(MOST_OPTIONS)  # the index of each option's choice, in the game's order


class RequiredRules(Protocol[B_contra, S_contra, D_contra]):
    """What the compiled part of a game, its module `rules`, must have."""

    def setup(
        self, board: B_contra, state: S_contra, setting: Setting, deal: D_contra, log: Log
    ) -> None: ...
    def actor(self, state: S_contra) -> int: ...
    def refuse(self, board: B_contra, state: S_contra, action: int) -> int: ...
    def apply(self, board: B_contra, state: S_contra, action: int, log: Log) -> None: ...
    def scores(self, board: B_contra, state: S_contra, out: Row) -> None: ...


class Rules(RequiredRules[B_contra, S_contra, D_contra], Protocol[B_contra, S_contra, D_contra]):
    """The whole contract, defaults included, as generic code knows it."""

    is_open: bool
    quiet: Row
    shared: Row
    has_plans: bool
    plays_on: bool

    def shuffle(
        self, board: B_contra, setting: Setting, deal: D_contra, random: Random
    ) -> None: ...
    def legal(self, board: B_contra, state: S_contra, out: Row) -> int: ...
    def list_fast(self, board: B_contra, state: S_contra, out: Row) -> int: ...
    def ranking(self, board: B_contra, state: S_contra, out: Row) -> None: ...
    def ending(self, state: S_contra) -> int: ...
    def nearness(
        self, board: B_contra, state: S_contra, ending: int, now: Row, goal: Row
    ) -> int: ...
    def hide(self, board: B_contra, state: S_contra, seat: int) -> None: ...
    def redeal(self, board: B_contra, state: S_contra, seat: int, random: Random) -> None: ...
    def evaluate(self, board: B_contra, state: S_contra, seat: int) -> float: ...
    def solve(self, board: B_contra, state: S_contra, seat: int) -> int: ...
    def plans(self, board: B_contra, state: S_contra, seat: int, out: Row) -> int: ...
    def play_on(self, board: B_contra, state: S_contra) -> None: ...
    def promising(self, board: B_contra, state: S_contra, out: Row, n: int) -> int: ...
    def features(self, board: B_contra, state: S_contra, seat: int, out: FloatRow) -> None: ...


AnyRules = Rules[Struct, Struct, Struct]
STATE_FIELDS = ("players", "decision")
REQUIRED = tuple(name for name in vars(RequiredRules) if not name.startswith("_"))
DERIVED = ("legal",)  # made of the others
OPTIONAL = tuple(
    name for name in vars(Rules) if not name.startswith("_") and name not in (*REQUIRED, *DERIVED)
)
