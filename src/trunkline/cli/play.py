"""A match at the terminal: the loop of decisions, and what a person can type there."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trunkline.cli import narrative
from trunkline.cli.choices import only_with_last_word, suggest, summarise, targets
from trunkline.cli.reading import read_line
from trunkline.cli.terminal_table import PROMPT, TerminalTable, room_of
from trunkline.core.actions import Action
from trunkline.core.errors import IllegalAction, UnknownAction
from trunkline.core.match import Match
from trunkline.core.record_file import FIRST_LINE
from trunkline.core.rulebook import UnknownClause
from trunkline.core.scene import Scene
from trunkline.core.texts import Texts
from trunkline.players.seat import Seat, decide

INTERRUPTED = 130  # the exit code of a program that was ended by Ctrl-C
FEWEST_LINES = 3  # of the log, in however low a window
LAST_LINES = 30  # of the log, when the match is over


class LeaveError(Exception):
    """The person has left the table."""


@dataclass
class Look:
    """What a person saw at a decision: how far the match was, and the scene."""

    seat: int
    actions: int
    scene: Scene


@dataclass
class Session:
    match: Match
    seats: Sequence[Seat | None]  # None: a person
    kinds: Sequence[str]
    console: Console
    texts: Texts
    save_to: Path | None = None
    delay: float = 0.0
    looks: list[Look] = field(default_factory=list)  # at every decision of a person, in order
    kept: list[Action] = field(default_factory=list)  # the actions when it was last saved
    warned: bool = False  # that the match is not saved

    @property
    def language(self) -> str:
        return self.texts.language

    @property
    def people(self) -> bool:
        return None in self.seats

    def run(self) -> int:
        """Play to the end, or until the person leaves; the exit code."""
        self.kept = list(self.match.actions)
        try:
            self.say(self.heading())
            if self.people:
                self.say(Text(self.texts("hint"), "dim"))
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
                time.sleep(self.delay)

    def play_bots(self) -> None:
        """Nobody to ask: the log, turn by turn."""
        match, told = self.match, len(self.match.actions)
        if not told:
            self.say(narrative.set_up_text(match, self.language, self.texts))
        while (seat := match.actor) is not None:
            player = self.seats[seat]
            assert player is not None
            match.play(decide(match, player))
            if match.actor != seat:
                for turn in narrative.turns(match, told):
                    self.say(narrative.turn_text(match, turn, self.language))
                told = len(match.actions)
                time.sleep(self.delay)

    # A decision

    def ask(self, seat: int) -> None:
        """Show the table, and read until the position has changed."""
        self.show(seat)
        self.warned = False
        changed = False
        while not changed:
            words = [*COMMANDS, *map(str, self.match.legal)]
            line = read_line("> ", words)
            changed = self.obey(seat, line)

    def obey(self, seat: int, line: str) -> bool:
        """Do what was typed; whether the position has changed."""
        word, _, rest = line.strip().partition(" ")
        command = COMMANDS.get(word.casefold())
        if not word:
            self.show(seat)
            return False
        if command is not None:
            return command(self, seat, rest.strip())
        return self.act(seat, line.strip())

    def act(self, seat: int, text: str) -> bool:
        legal = [str(action) for action in self.match.legal]
        look = Look(seat, len(self.match.actions), self.scene(seat))
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
        self.say(error.message(self.language))
        clause = self.match.game.rulebook(self.language)[error.clause]
        if "\n\n" in clause.text:
            self.say(Text(self.texts("see-clause", clause=clause.id), "dim"))

    def unknown(self, text: str, legal: Sequence[str]) -> None:
        first_words = (shape.word for shape in self.match.game.space.shapes)
        near = suggest(text, legal, [*first_words, *COMMANDS])
        if near:
            self.say(self.texts("unknown-near", input=text, near=near))
        else:
            self.say(self.texts("unknown", input=text))

    # What can be typed apart from actions

    def undo(self, seat: int, rest: str) -> bool:
        """Back to this person's previous decision, across everybody else's."""
        own = [n for n in range(len(self.match.actions)) if self.match.decider(n) == seat]
        if not own:
            self.say(self.texts("nothing-to-undo"))
            return False
        count = len(self.match.actions) - own[-1]
        for _ in range(count):
            self.match.undo()
        self.looks = [look for look in self.looks if look.actions < own[-1]]
        self.say(self.texts("undone", count=count))
        return True

    def legal(self, seat: int, rest: str) -> bool:
        self.say(", ".join(map(str, self.match.legal)))
        return False

    def why(self, seat: int, rest: str) -> bool:
        if not rest:
            example = next(iter(self.match.legal))
            self.say(self.texts("why-what", example=str(example)))
            return False
        try:
            action = self.match.ground.notation.parse(rest)
        except UnknownAction:
            self.unknown(rest, list(map(str, self.match.legal)))
            return False
        clause = self.match.why_not(action)
        if clause is None:
            self.say(self.texts("possible", action=str(action)))
        else:
            self.say(self.clause(clause))
        return False

    def rules(self, seat: int, rest: str) -> bool:
        book = self.match.game.rulebook(self.language)
        if not rest:
            example = next(book.clauses).id
            self.say(self.texts("chapters", example=example))
            self.say(narrative.sentences([f"{each.id} {each.title}" for each in book.chapters]))
            return False
        chapter = [each for each in book.chapters if each.id == rest.upper()]
        found = [clause.id for each in chapter for clause in each.clauses]
        if not chapter:
            try:
                found = [book[rest].id]
            except UnknownClause:
                found = [clause.id for clause in book.search(rest)]
        for id in found:
            self.say(self.clause(id))
        if not found:
            self.say(self.texts("no-clause", words=rest))
        return False

    def map(self, seat: int, rest: str) -> bool:
        table = self.table(seat)
        self.say(table.map_only(), table.legend())
        return False

    def log(self, seat: int, rest: str) -> bool:
        self.say(narrative.full_log(self.match, self.language, self.texts))
        return False

    def save(self, seat: int, rest: str) -> bool:
        target = Path(rest).expanduser() if rest else self.save_to
        if target is None:
            self.say(self.texts("save-where", example=self.example))
        else:
            self.write(target)
        return False

    def help(self, seat: int, rest: str) -> bool:
        table = Table.grid(padding=(0, 2, 0, 0))
        arguments = {"why": "arg-action", "rules": "arg-clause", "save": "arg-file"}
        table.add_row(Text(self.texts("help-action"), "italic"), self.texts("help-action-text"))
        for word in COMMANDS:
            argument = f" {self.texts(arguments[word])}" if word in arguments else ""
            table.add_row(Text.assemble((word, "bold"), argument), self.texts(f"help-{word}"))
        table.add_row(Text("Enter", "italic"), self.texts("help-enter"))
        self.say(Text(self.texts("help-heading"), "bold"), table)
        return False

    def quit(self, seat: int, rest: str) -> bool:
        if self.save_to is not None:
            self.write(self.save_to)
            raise LeaveError
        if self.warned or self.match.actions == self.kept:
            raise LeaveError
        self.warned = True
        self.say(self.texts("quit-unsaved", example=self.example))
        return False

    # Saving and leaving

    @property
    def example(self) -> str:
        return f"{self.match.game.id}.txt"

    def write(self, target: Path) -> bool:
        try:
            if target.exists() and not is_record(target):
                self.say(self.texts("save-foreign", file=str(target)))
                return False
            self.match.save(target)
        except OSError as error:
            reason = error.strerror or str(error)
            self.say(self.texts("save-failed", file=str(target), reason=reason))
            return False
        self.kept = list(self.match.actions)
        key = "saved" if self.match.actor is not None else "saved-over"
        self.say(self.texts(key, file=shlex.quote(str(target))))
        return True

    def farewell(self, code: int) -> int:
        """End of input or Ctrl-C: what is saved and what is not is said, never left to guess."""
        self.console.print()
        if self.save_to is not None:
            self.write(self.save_to)
        elif self.match.actions != self.kept:
            self.say(self.texts("not-saved", example=self.example))
        return code

    def finish(self) -> None:
        if self.people:
            self.console.print(Rule(style="dim"))
            spectator = self.match.scene(self.language)
            table = TerminalTable(spectator, self.texts, room_of(self.console))
            self.say(table.whole())
            last = self.looks[-1].actions if self.looks else narrative.SET_UP
            self.say_log(range(last, len(self.match.actions)), self.texts("since"), LAST_LINES)
        self.console.print()
        self.say(narrative.result(self.match, self.language, self.texts))
        if self.save_to is not None:
            self.write(self.save_to)

    # What is shown

    def say(self, *what: RenderableType | str) -> None:
        for each in what:
            self.console.print(Text(each) if isinstance(each, str) else each)

    def heading(self) -> RenderableType:
        alone = list(self.kinds).count("human") == 1
        names = self.match.game.texts(self.language)
        line = Text(self.match.game.title, "bold")
        for seat, kind in enumerate(self.kinds):
            word = "person" if kind == "human" and not alone else kind
            line.append(f"  {self.match.seat_name(seat, names)}: ", "dim")
            line.append(self.texts(f"kind-{word}"), "bold" if kind == "human" else "")
        return line

    def scene(self, seat: int) -> Scene:
        return self.match.scene(self.language, seat)

    def last_look(self, seat: int) -> Look | None:
        """What this person saw at the last decision."""
        own = [look for look in self.looks if look.seat == seat]
        return own[-1] if own else None

    def table(self, seat: int) -> TerminalTable:
        scene, look = self.scene(seat), self.last_look(seat)
        return TerminalTable(
            scene,
            self.texts,
            room_of(self.console),
            targets(map(str, self.match.legal), (spot.id for spot in scene.spots)),
            look.scene if look else None,
        )

    def show(self, seat: int) -> None:
        """The table; where not all fits into the window, what the decision is about."""
        self.console.print(Rule(style="dim"))
        table, look = self.table(seat), self.last_look(seat)
        spare = self.console.height - PROMPT
        if table.fits():
            self.say(table.whole())
            spare -= table.layout().height
        elif table.targets:
            self.say(table.map_only(spare - FEWEST_LINES))
            spare = FEWEST_LINES
        else:
            self.say(table.panels_only())
            spare -= table.panels_height()
        since = look.actions if look else narrative.SET_UP
        heading = self.texts("since" if look else "so-far")
        self.say_log(range(since, len(self.match.actions)), heading, max(spare, FEWEST_LINES))
        self.say_choices()

    def say_log(self, actions: range, heading: str, most: int) -> None:
        """What these actions caused; of a long story the end."""
        lines = narrative.happened(self.match, actions, self.language)
        if not lines:
            return
        title = Text(heading, "bold")
        if hidden := max(len(lines) - most, 0):
            title.append(f"  {self.texts('earlier', count=hidden)}", "not bold dim")
        self.console.print()
        self.say(title, narrative.sentences(lines[hidden:]))

    def say_choices(self) -> None:
        self.console.print()
        self.say(Text(self.match.prompt(self.language), "bold"))
        heading, choices = self.texts("choices"), summarise(map(str, self.match.legal))
        line = f" {room_of(self.console).marks.dot} ".join(choices)
        fits = cell_len(heading) + 2 + cell_len(line) <= self.console.width
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(Text(heading, "dim"), Group(*map(Text, [line] if fits else choices)))
        self.say(grid)

    def clause(self, id: str) -> RenderableType:
        clause = self.match.game.rulebook(self.language)[id]
        return Markdown(f"**{clause.id}** {clause.text}")


Command = Callable[[Session, int, str], bool]

COMMANDS: dict[str, Command] = {
    "undo": Session.undo,
    "legal": Session.legal,
    "why": Session.why,
    "rules": Session.rules,
    "map": Session.map,
    "log": Session.log,
    "save": Session.save,
    "help": Session.help,
    "quit": Session.quit,
}


def is_record(path: Path) -> bool:
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.readline().strip() == FIRST_LINE
