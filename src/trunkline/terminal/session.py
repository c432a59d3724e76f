"""A match at the terminal: the loop of decisions, and what a person can type there."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from trunkline.core.actions import Action
from trunkline.core.errors import IllegalAction, UnknownAction
from trunkline.core.match import Match
from trunkline.core.record_writer import FIRST_LINE
from trunkline.core.rulebook import UnknownClause
from trunkline.core.suggestions import Suggestion, Suggestions
from trunkline.core.texts import Texts
from trunkline.players.player import Player, decide
from trunkline.terminal import log
from trunkline.terminal.choices import correct_typo, only_with_last_word, targets_called
from trunkline.terminal.line_input import read_line, stdin_is_terminal
from trunkline.terminal.screen import Look, Screen

INTERRUPTED = 130  # the exit code of a program that was ended by Ctrl-C


class LeaveError(Exception):
    """The person has left the table."""


@dataclass(frozen=True)
class ListedSuggestions:
    """The suggestions shown last, and how many actions had been played then."""

    at: int
    found: tuple[Suggestion, ...]


@dataclass
class Session:
    """A match at the terminal: asks people and bots in turn, and runs the commands typed."""

    screen: Screen
    seats: Sequence[Player | None]  # None: a person
    kinds: Sequence[str]  # human, level-4, …
    save_to: Path | None = None
    delay: float = 0.0
    looks: list[Look] = field(default_factory=list)  # at every decision of a person, in order
    saved_actions: list[Action] = field(default_factory=list)  # the actions when it was last saved
    warned: bool = False  # that the match is not saved
    at_screen: int | None = None  # who was asked last
    listed: ListedSuggestions | None = None

    @property
    def match(self) -> Match:
        return self.screen.match

    @property
    def texts(self) -> Texts:
        return self.screen.texts

    @property
    def language(self) -> str:
        return self.screen.language

    def say(self, key: str, **values: str | int) -> None:
        """A sentence of the interface."""
        self.screen.say(self.texts(key, **values))

    def last_look(self, seat: int) -> Look | None:
        """What this person saw at the last decision."""
        own = [look for look in self.looks if look.seat == seat]
        return own[-1] if own else None

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.seats) if player is None]

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit code."""
        self.saved_actions = list(self.match.actions)
        try:
            self.screen.heading(self.kinds)
            if self.people:
                self.play_with_people()
            else:
                self.play_bots()
        except LeaveError:
            return 0
        except EOFError:
            return self.farewell(0)
        except KeyboardInterrupt:
            return self.farewell(INTERRUPTED)
        self.finish()
        return 0

    def play_with_people(self) -> None:
        while (seat := self.match.actor) is not None:
            player = self.seats[seat]
            if player is None:
                self.ask(seat)
            else:
                self.match.play(decide(self.match, player))

    def play_bots(self) -> None:
        """Nobody to ask: the log, turn by turn."""
        match, told = self.match, len(self.match.actions)
        if not told:
            self.screen.say(log.set_up_text(match, self.language, self.texts))
        while (seat := match.actor) is not None:
            player = self.seats[seat]
            assert player is not None
            match.play(decide(match, player))
            if match.actor != seat:
                for turn in log.turns(match, told):
                    self.screen.say(log.turn_text(match, turn, self.language))
                told = len(match.actions)
                time.sleep(self.delay)

    # A decision

    def ask(self, seat: int) -> None:
        """Show the table, and read until the position has changed."""
        self.hand_over(seat)
        self.screen.show(seat, self.last_look(seat))
        self.warned = False
        changed = False
        while not changed:
            words = [*self.commands, *map(str, self.match.legal)]
            line = read_line("> ", words)
            changed = self.run_command(seat, line)

    @property
    def commands(self) -> list[str]:
        """What can be typed in this game."""
        suggests = self.match.game.suggest is not None
        return [word for word in COMMANDS if suggests or word not in ("ways", "way")]

    def hand_over(self, seat: int) -> None:
        """Where people hold different things, nothing is shown until the next one is there."""
        if self.at_screen != seat and stdin_is_terminal() and self.match.is_private(self.people):
            self.screen.handover(seat)
            read_line("", [])
        self.at_screen = seat

    def run_command(self, seat: int, line: str) -> bool:
        """Do what was typed; whether the position has changed."""
        word, _, rest = line.strip().partition(" ")
        command = COMMANDS.get(word.casefold())
        if not word:
            self.screen.show(seat, self.last_look(seat))
            return False
        if command is not None:
            return command(self, seat, rest.strip())
        return self.act(seat, line.strip())

    def act(self, seat: int, text: str) -> bool:
        legal = [str(action) for action in self.match.legal]
        look = self.screen.look(seat)
        try:
            self.match.play(only_with_last_word(text, legal) or text)
        except IllegalAction as error:
            self.refuse(error)
            return False
        except UnknownAction:
            self.unknown(text, legal)
            return False
        self.looks.append(look)
        return True

    def refuse(self, error: IllegalAction) -> None:
        self.screen.say(error.message(self.language))
        clause = self.match.game.rulebook(self.language)[error.clause]
        if "\n\n" in clause.text:
            self.screen.say(Text(self.texts("see-clause", clause=clause.id), "dim"))

    def unknown(self, text: str, legal: Sequence[str]) -> None:
        first_words = (shape.word for shape in self.match.game.space.shapes)
        near = correct_typo(text, legal, [*first_words, *self.commands])
        if near:
            self.say("unknown-near", input=text, near=near)
        else:
            self.say("unknown", input=text)

    # What can be typed apart from actions

    def undo(self, seat: int, rest: str) -> bool:
        """Back to this person's previous decision, across everybody else's."""
        own = [n for n in range(len(self.match.actions)) if self.match.decider(n) == seat]
        if not own:
            self.say("nothing-to-undo")
            return False
        count = len(self.match.actions) - own[-1]
        for _ in range(count):
            self.match.undo()
        self.looks = [look for look in self.looks if look.actions < own[-1]]
        self.say("undone", count=count)
        return True

    def legal(self, seat: int, rest: str) -> bool:
        self.screen.say(", ".join(map(str, self.match.legal)))
        return False

    def why(self, seat: int, rest: str) -> bool:
        if not rest:
            example = next(iter(self.match.legal))
            self.say("why-what", example=str(example))
            return False
        try:
            action = self.match.board.notation.parse(rest)
        except UnknownAction:
            self.unknown(rest, list(map(str, self.match.legal)))
            return False
        clause = self.match.why_not(action)
        if clause is None:
            self.say("possible", action=str(action))
        else:
            self.screen.clause(clause)
        return False

    # Series of decisions that are seen as one

    def ways(self, seat: int, rest: str) -> bool:
        """The best suggestions by the places named, numbered to be taken."""
        found = self.suggestions(rest.split())
        if found is not None:
            self.screen.suggestions(found)
            self.listed = ListedSuggestions(len(self.match.actions), found.found)
        return False

    def suggestions(self, words: Sequence[str]) -> Suggestions | None:
        if not self.match.has_suggestions:
            self.say("no-ways")
            return None
        strangers = [word for word in words if not targets_called(self.match, word)]
        if strangers:
            self.say("no-place", word=strangers[0])
            return None
        return self.match.suggestions([targets_called(self.match, word)[0] for word in words])

    def way(self, seat: int, rest: str) -> bool:
        """Play one of the suggestions that were listed; if none were, of the best of all."""
        if self.listed is None or self.listed.at != len(self.match.actions):
            self.ways(seat, "")
        if self.listed is None or self.listed.at != len(self.match.actions):
            return False
        number = int(rest) if rest.isdecimal() else 0
        if not 1 <= number <= len(self.listed.found):
            self.say("way-which", count=len(self.listed.found))
            return False
        self.looks.append(self.screen.look(seat))
        for action in self.listed.found[number - 1].actions:
            self.match.play(self.match.board.notation.action(action))
        return True

    def rules(self, seat: int, rest: str) -> bool:
        book = self.match.game.rulebook(self.language)
        if not rest:
            example = next(book.clauses).id
            self.say("chapters", example=example)
            self.screen.say(log.sentences([f"{each.id} {each.title}" for each in book.chapters]))
            return False
        chapter = [each for each in book.chapters if each.id == rest.upper()]
        found = [clause.id for each in chapter for clause in each.clauses]
        if not chapter:
            try:
                found = [book[rest].id]
            except UnknownClause:
                found = [clause.id for clause in book.search(rest)]
        for id in found:
            self.screen.clause(id)
        if not found:
            self.say("no-clause", words=rest)
        return False

    def map(self, seat: int, rest: str) -> bool:
        self.screen.map(seat, self.last_look(seat))
        return False

    def ends(self, seat: int, rest: str) -> bool:
        self.screen.ends(seat)
        return False

    def log(self, seat: int, rest: str) -> bool:
        self.screen.log(seat)
        return False

    def save(self, seat: int, rest: str) -> bool:
        target = Path(rest).expanduser() if rest else self.save_to
        if target is None:
            self.say("save-where", example=self.example)
        else:
            self.write(target)
        return False

    def help(self, seat: int, rest: str) -> bool:
        self.screen.help(self.commands)
        return False

    def quit(self, seat: int, rest: str) -> bool:
        if self.save_to is not None:
            if self.write(self.save_to):
                raise LeaveError
            return False
        if self.warned or self.match.actions == self.saved_actions:
            raise LeaveError
        self.warned = True
        self.say("quit-unsaved", example=self.example)
        return False

    # Saving and leaving

    @property
    def example(self) -> str:
        return f"{self.match.game.id}.txt"

    def write(self, target: Path) -> bool:
        try:
            if target.exists() and not is_record(target):
                self.say("save-foreign", file=str(target))
                return False
            self.match.save(target)
        except OSError as error:
            reason = error.strerror or str(error)
            self.say("save-failed", file=str(target), reason=reason)
            return False
        self.saved_actions = list(self.match.actions)
        key = "saved" if self.match.actor is not None else "saved-over"
        self.say(key, file=shlex.quote(str(target)))
        return True

    def farewell(self, code: int) -> int:
        """End of input or Ctrl-C: what is saved and what is not is said, never left to guess."""
        self.screen.say("")
        if self.save_to is not None:
            self.write(self.save_to)
        elif self.match.actions != self.saved_actions:
            self.say("not-saved", example=self.example)
        return code

    def finish(self) -> None:
        if self.people:
            reader = self.people[0] if len(self.people) == 1 else None
            self.screen.end(reader, self.looks[-1].actions if self.looks else log.SET_UP)
        self.screen.say("", log.result(self.match, self.language, self.texts))
        if self.save_to is not None:
            self.write(self.save_to)


Command = Callable[[Session, int, str], bool]

COMMANDS: dict[str, Command] = {
    "undo": Session.undo,
    "legal": Session.legal,
    "why": Session.why,
    "ways": Session.ways,
    "way": Session.way,
    "rules": Session.rules,
    "map": Session.map,
    "ends": Session.ends,
    "log": Session.log,
    "save": Session.save,
    "help": Session.help,
    "quit": Session.quit,
}


def is_record(path: Path) -> bool:
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.readline().strip() == FIRST_LINE
