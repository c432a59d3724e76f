"""A position in words: prompts, labels, events, refusals and the scoring, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from trunkline.core.actions import NUMBER, Action, Arguments, Shape
from trunkline.core.end_conditions import EndProgress
from trunkline.core.events import SEAT, Event
from trunkline.core.game import AnyGame, LoadedBoard, Prompt
from trunkline.core.suggestions import Suggestion, Suggestions

# The set-up of a match that begins with a position of another one.
CONTINUED = Event("continued", "", {}, heading=True)


@dataclass(frozen=True)
class ScoreText:
    """A line of the final scoring, as a person reads it."""

    seat: int
    text: str
    clause: str
    points: int


class TextSource(Protocol):
    """Protocol: what `PositionText` reads of a position."""

    game: AnyGame
    board: LoadedBoard[Any, Any]
    names: tuple[str, ...]

    @property
    def state(self) -> Any: ...
    @property
    def actor(self) -> int | None: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def prompt_data(self) -> Prompt: ...
    def awaits_moment(self, end: EndProgress) -> bool: ...


class PositionText:
    """The texts of a position in one language: `position.text(language)`."""

    def __init__(self, position: TextSource, language: str = "en") -> None:
        self._position = position
        self.texts = position.game.texts(language)

    def refusal(self, action: Action, clause: str) -> str:
        """Why the action is not legal: the clause and what it says."""
        rule = self._position.game.rulebook(self.texts.language)[clause].summary
        return self.texts("refusal", action=str(action), clause=clause, rule=rule)

    def call_suggestion(self, suggestion: Suggestion) -> str:
        """The name of a suggestion: the places that it is known by."""
        stops = (stop.partition(":") for stop in suggestion.stops)
        return " – ".join(self.name_of(kind, word) for kind, _, word in stops)

    def aim(self, aim: str) -> str:
        """What a suggestion can be the best for, in a word or two."""
        return self.texts(f"aim-{aim}")

    def say_bounds(self, suggestions: Suggestions) -> list[str]:
        """For each aim a sentence: that none is better, or by how much one could be at most."""
        return [
            self.texts("suggestion-bound", aim=self.aim(aim), most=most)
            if most
            else self.texts("suggestion-proved", aim=self.aim(aim))
            for aim, most in suggestions.bounds.items()
        ]

    def call_end(self, end: EndProgress) -> str:
        """What counts towards that end, in a few words."""
        return self.texts(f"end-{end.name}")

    def say_end(self, end: EndProgress) -> str:
        """Of an end that is reached: when the match will be over; nothing where it is not."""
        if not self._position.awaits_moment(end):
            return ""
        return self.texts(f"end-{end.name}-{end.rule.moment}", left=end.rule.left)

    def prompt(self) -> str:
        """What is being decided, in a sentence to the actor."""
        return self._ask(self._position.prompt_data.key)

    def waiting(self) -> str:
        """The same to everybody else: whom they wait for, and what for."""
        if self._position.actor is None:
            return self.prompt()
        key = self._position.prompt_data.key.replace("prompt-", "waiting-", 1)
        return self._ask(key)

    def _ask(self, key: str) -> str:
        prompt = self._position.prompt_data
        people = {name: self.seat_name(int(prompt.values[name])) for name in prompt.seats}
        return self._say(key, {**prompt.values, **people})

    def label(self, action: Action) -> str:
        """The action as a person reads it on a button."""
        labels = self._position.board.labels
        if (self.texts.language, action.id) not in labels:
            shape, words = self._position.board.notation.parts(action.id)
            labels[self.texts.language, action.id] = self.label_of(shape, words)
        return labels[self.texts.language, action.id]

    def label_of(self, shape: Shape, words: Arguments) -> str:
        """The label of such actions; a word that names nothing stands in it as it is."""
        key = "-".join(["action", shape.word, *(name for name, _ in shape.arguments)])
        return self._say(key, words)

    def name_of(self, argument: str, word: str) -> str:
        """What an argument of an action is called in its label."""
        kind = self._position.game.kinds_of_values.get(argument, argument)
        return str(self._spoken(kind, word))

    def describe(self, event: Event) -> str:
        """The event as a sentence."""
        return self._say(_message(event), event.values)

    def has_words_for(self, event: Event) -> bool:
        """An event of a stored match may be none that these rules know any more."""
        return _message(event) in self.texts

    def scoring(self, events: Sequence[Event]) -> list[ScoreText]:
        """The final scoring line by line; `events` are those of the whole match."""
        lines = [
            ScoreText(line.seat, self._say(line.key, line.values), line.clause, line.points)
            for line in self._position.game.scoring(
                self._position.board, self._position.state, events
            )
        ]
        if CONTINUED in events[:1]:
            lines += self._brought_forward(lines)
        return lines

    def _brought_forward(self, lines: list[ScoreText]) -> Iterator[ScoreText]:
        """What a seat had when a match began in the middle of another, whose events it lacks."""
        text = self.texts("score-before")
        for seat, score in enumerate(self._position.scores):
            missing = score - sum(line.points for line in lines if line.seat == seat)
            if missing:
                yield ScoreText(seat, text, "", missing)

    def _say(self, key: str, values: Mapping[str, str | int]) -> str:
        kinds = self._position.game.kinds_of_values
        spoken = {
            name: self._spoken(kinds.get(name, name), value) for name, value in values.items()
        }
        return self.texts(key, **spoken)

    def _spoken(self, what: str, value: str | int) -> str | int:
        """A value as a person reads it: the seat's name, the company's, the place's."""
        if what == SEAT:
            return self.seat_name(int(value))
        if what == NUMBER or isinstance(value, int):
            return value
        on_board = self._position.board.file.spoken(what, value, self.texts)
        return self.texts.name(what, value) if on_board is None else on_board

    def seat_name(self, seat: int) -> str:
        return self._position.names[seat] or self.texts("seat", number=seat + 1)


def _message(event: Event) -> str:
    return f"event-{event.kind}-unseen" if event.unseen else f"event-{event.kind}"
