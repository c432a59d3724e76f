"""The screen of a person at the terminal: the table, the log since the last look, the choices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from trunkline.core.end_conditions import nearest_end
from trunkline.core.match import Match
from trunkline.core.scene import Scene
from trunkline.core.suggestions import Suggestion, Suggestions
from trunkline.core.texts import Texts
from trunkline.players.levels import level_of
from trunkline.terminal import log
from trunkline.terminal.choices import summarise, targets
from trunkline.terminal.scene_view import PROMPT, TerminalTable, Window, window_of

FEWEST_LINES = 3  # of the log, in however low a window
LAST_LINES = 30  # of the log, when the match is over
CLEAR = "\033[2J\033[3J\033[H"  # the window, what lies above it, and back to its corner
ARGUMENTS = {
    "why": "arg-action",
    "ways": "arg-places",
    "way": "arg-number",
    "rules": "arg-clause",
    "save": "arg-file",
}


@dataclass(frozen=True)
class Look:
    """What a person was shown last: the seat, how far the match was, and the scene."""

    seat: int
    actions: int
    scene: Scene


@dataclass(frozen=True)
class Screen:
    """Prints a match for the people at the terminal."""

    match: Match
    console: Console
    texts: Texts  # the interface's words

    @property
    def language(self) -> str:
        return self.texts.language

    @property
    def window(self) -> Window:
        """The window as it is now: a person may have made it larger."""
        return window_of(self.console)

    def say(self, *what: RenderableType | str) -> None:
        for each in what:
            self.console.print(Text(each) if isinstance(each, str) else each)

    def heading(self, kinds: Sequence[str]) -> None:
        """Who sits where."""
        alone = list(kinds).count("human") == 1
        text = self.match.text(self.language)
        line = Text.assemble((self.match.game.title, "bold"))
        for seat, kind in enumerate(kinds):
            word = "person" if kind == "human" and not alone else kind
            line.append(f"  {text.seat_name(seat)}: ", "dim")
            line.append(self._kind(word), "bold" if kind == "human" else "")
        self.say(line)
        if "human" in kinds:
            self.say(Text(self.texts("hint"), "dim"))

    def _kind(self, kind: str) -> str:
        level = level_of(kind)
        return (
            self.texts.name("kind", kind)
            if level is None
            else self.texts("kind-level", level=level)
        )

    def look(self, seat: int) -> Look:
        """What the person sees now, to compare with later."""
        return Look(seat, len(self.match.actions), self.match.scene(self.language, seat))

    def table(self, seat: int, look: Look | None) -> TerminalTable:
        scene = self.match.scene(self.language, seat)
        chosen = self._targets(scene)
        return TerminalTable(scene, self.texts, self.window, chosen, look.scene if look else None)

    def _targets(self, scene: Scene) -> set[str]:
        """What on the map can be chosen: ids of hexes or of tracks."""
        if not scene.routes:
            return targets(map(str, self.match.legal), (spot.id for spot in scene.spots))
        ids = {track.target: track.id for track in scene.routes.tracks}
        return {ids[each] for each in self._pointed() if each in ids}

    def _pointed(self) -> Iterator[str]:
        """What the legal actions are about: 'track:17', 'card:red'."""
        for action in self.match.legal:
            _, words = self.match.board.notation.parts(action.id)
            yield from (f"{name}:{word}" for name, word in words.items())

    # A decision

    def show(self, seat: int, look: Look | None) -> None:
        """The table; where not all fits into the window, what the decision is about."""
        self.rule()
        table = self.table(seat, look)
        spare = self.window.height - PROMPT
        if table.fits():
            self.say(table.whole())
            spare -= table.layout.height
        elif table.targets:
            self.say(table.map_only(spare - FEWEST_LINES))
            spare = FEWEST_LINES
        else:
            self.say(table.panels_only())
            spare -= table.panels_height()
        self.recent_log(seat, look.actions if look else log.SET_UP, max(spare, FEWEST_LINES))
        self.choices()

    def rule(self) -> None:
        self.say(Rule(characters=self.window.marks.rule, style="dim"))

    def recent_log(self, seat: int | None, since: int, most: int) -> None:
        """What happened since that action, as the seat may know it; of much the end."""
        actions = range(since, len(self.match.actions))
        lines = log.happened(self.match, actions, self.language, log.seen_by(seat))
        if not lines:
            return
        title = Text(self.texts("so-far" if since == log.SET_UP else "since"), "bold")
        if hidden := max(len(lines) - most, 0):
            title.append(f"  {self.texts('earlier', count=hidden)}", "not bold dim")
        self.say("", title, log.sentences(lines[hidden:]))

    def choices(self) -> None:
        self.say("", Text(self.match.text(self.language).prompt(), "bold"))
        heading, listed = self.texts("choices"), summarise(map(str, self.match.legal))
        line = f" {self.window.marks.dot} ".join(listed)
        fits = cell_len(heading) + 2 + cell_len(line) <= self.window.width
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(Text(heading, "dim"), Group(*map(Text, [line] if fits else listed)))
        self.say(grid)

    # On demand

    def map(self, seat: int, look: Look | None) -> None:
        table = self.table(seat, look)
        self.say(table.map_only(), table.legend())

    def suggestions(self, suggestions: Suggestions) -> None:
        """The best ones, numbered: what each brings to whom, where it goes, what it is best for."""
        if not suggestions.found:
            self.say(self.texts("no-way"))
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number, found in enumerate(suggestions.found, 1):
            aims = ", ".join(self.match.text(self.language).aim(aim) for aim in found.aims)
            called = Text(self.match.text(self.language).call_suggestion(found))
            called.append(f"  {self._parts(found)}", "dim")
            called.append(f"  {aims}" if aims else "", "italic")
            grid.add_row(Text(str(number), "bold"), self._gains(found), called)
        bounds = self.match.text(self.language).say_bounds(suggestions)
        said = [Text(each, "dim") for each in bounds]
        self.say(grid, *said, Text(self.texts("way-take"), "dim"))

    def _gains(self, suggestion: Suggestion) -> Text:
        """What it brings, to the actor first."""
        line, actor = Text(), self.match.actor
        gains = sorted(enumerate(self.match.gains(suggestion)), key=lambda each: each[0] != actor)
        for seat, gain in gains:
            if gain is not None and (gain or seat == actor):
                name = self.match.text(self.language).seat_name(seat)
                line.append(f"{name} {gain:+d} ", "bold" if seat == actor else "dim")
        return line

    def _parts(self, suggestion: Suggestion) -> str:
        scene = self.match.scene(self.language, self.match.actor)
        names = {each.target: each.name for each in scene.liveries}
        return ", ".join(f"{count} × {names.get(part, part)}" for part, count in suggestion.parts)

    def clause(self, id: str) -> None:
        clause = self.match.game.rulebook(self.language)[id]
        self.say(Markdown(f"**{clause.id}** {clause.text}"))

    def help(self, commands: Iterable[str]) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(Text(self.texts("help-action"), "italic"), self.texts("help-action-text"))
        for word in commands:
            argument = f" {self.texts(ARGUMENTS[word])}" if word in ARGUMENTS else ""
            table.add_row(Text.assemble((word, "bold"), argument), self.texts(f"help-{word}"))
        table.add_row(Text("Enter", "italic"), self.texts("help-enter"))
        self.say(Text(self.texts("help-heading"), "bold"), table)

    def ends(self, seat: int) -> None:
        """How near each end is, of what the seat may know."""
        seen = self.match.observed_by(seat)
        ends = seen.ends
        nearest = nearest_end(ends)
        table = Table.grid(padding=(0, 2, 0, 0))
        for end in ends:
            now = "?" if end.now is None else str(end.now)
            table.add_row(
                Text(seen.text(self.language).call_end(end), "bold" if end is nearest else ""),
                self.texts("end-now", now=now, goal=str(end.goal)),
                Text(end.rule.clause, "dim"),
                Text(seen.text(self.language).say_end(end), "italic"),
            )
        self.say(table)

    def log(self, seat: int) -> None:
        visible = log.seen_by(seat)
        self.say(log.full_log(self.match, self.language, self.texts, visible))

    def handover(self, seat: int) -> None:
        """Nothing of what was there stays in sight, nor where one could scroll back to."""
        name = self.match.text(self.language).seat_name(seat)
        self.console.file.write(CLEAR)
        self.say(Text(self.texts("hand-over", player=name), "bold"))

    def end(self, seat: int | None, since: int) -> None:
        """The table as it lies when the match is over."""
        self.rule()
        self.say(TerminalTable(self.match.scene(self.language), self.texts, self.window).whole())
        self.recent_log(seat, since, LAST_LINES)
