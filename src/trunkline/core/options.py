"""Options: what a table agrees on before the deal, and how the choices depend on each other.

    Option("edition", ("new", "old"), "XY-1.1")
    Option("board", ("england", "usa"), "XY-1.2", demands={"usa": {"edition": "new"}})
    Option("hands", ("open", "secret"), "XY-1.3", default_by=("edition", {"old": "secret"}))

What is chosen always counts. What is left open is filled in: first what a choice demands of another
option, then the defaults, in the order of the options.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from trunkline.core.errors import BadSetup, did_you_mean, one_of

BOARD = "board"  # the option of this name chooses the board file
Choices = Mapping[str, str]  # by the name of the option


@dataclass(frozen=True)
class Option:
    """A rule that is played in more than one way; the first choice is the default."""

    name: str
    choices: tuple[str, ...]
    clause: str
    # Another option that stands before this one, and the default for its choices where that is not
    # the first.
    default_by: tuple[str, Choices] | None = None
    # What a choice demands of other options: by the choice, then by the name of the option.
    demands: Mapping[str, Choices] = field(default_factory=dict)

    def default(self, chosen: Choices) -> str:
        """The default beside what is chosen for the options before this one."""
        if self.default_by is None:
            return self.choices[0]
        other, defaults = self.default_by
        return defaults.get(chosen[other], self.choices[0])


class Contradiction(BadSetup):
    """A choice demands another one of a second option, which was found to be chosen otherwise."""

    def __init__(self, option: Option, choice: str, other: str, found: str) -> None:
        name, demanded = option.name, option.demands[choice][other]
        super().__init__(
            f"{name}={choice} is played with {other}={demanded}, not with {other}={found} "
            f"({option.clause}): choose {other}={demanded}, or another {name}"
        )
        self.values = {
            "option": name,
            "choice": choice,
            "other": other,
            "demanded": demanded,
            "found": found,
            "clause": option.clause,
        }
        self._made_of = option, choice, other, found

    def __reduce__(self) -> tuple[type[Contradiction], tuple[Option, str, str, str]]:
        return Contradiction, self._made_of


def choose(options: Sequence[Option], title: str, given: Mapping[str, object]) -> dict[str, str]:
    """Every option with its choice, or BadSetup: `title` is the game of which that cannot be."""
    chosen = _check(options, title, given)
    _fill_demands(options, chosen)
    filled: dict[str, str] = {}
    for option in options:
        filled[option.name] = chosen.get(option.name) or option.default(filled)
    _refuse_contradictions(options, filled)
    return filled


def _check(options: Sequence[Option], title: str, given: Mapping[str, object]) -> dict[str, str]:
    known = {option.name: option for option in options}
    for name, choice in given.items():
        if name not in known:
            raise BadSetup(
                f"{title} has no option '{name}': it has {one_of(known) or 'none'}."
                + did_you_mean(name, known)
            )
        if str(choice) not in known[name].choices:
            raise BadSetup(
                f"option {name} is {one_of(known[name].choices)}, not '{choice}'"
                f" ({known[name].clause})"
            )
    return {name: str(choice) for name, choice in given.items()}


def _fill_demands(options: Sequence[Option], chosen: dict[str, str]) -> None:
    """What is demanded of an option that was left open; that choice may demand more."""
    known = {option.name: option for option in options}
    asked = list(chosen)
    for name in asked:
        for other, demanded in known[name].demands.get(chosen[name], {}).items():
            if other not in chosen:
                chosen[other] = demanded
                asked.append(other)


def _refuse_contradictions(options: Sequence[Option], chosen: Choices) -> None:
    for option in options:
        choice = chosen[option.name]
        for other, demanded in option.demands.get(choice, {}).items():
            if chosen[other] != demanded:
                raise Contradiction(option, choice, other, chosen[other])


def check_options(options: Sequence[Option]) -> None:
    """ValueError, said to whoever writes the game: an option speaks of what there is not."""
    known: dict[str, tuple[str, ...]] = {}
    for option in options:
        if option.default_by is not None:
            other, defaults = option.default_by
            _must_be_choices(option, other, defaults, known)
            _must_be_choices(option, option.name, defaults.values(), {option.name: option.choices})
        known[option.name] = option.choices
    for option in options:
        _must_be_choices(option, option.name, option.demands, known)
        for demanded in option.demands.values():
            for other, choice in demanded.items():
                _must_be_choices(option, other, [choice], known)


def _must_be_choices(
    option: Option, name: str, words: Iterable[str], known: Mapping[str, Sequence[str]]
) -> None:
    if name not in known:
        raise ValueError(f"option {option.name} depends on {name}: no option, or one after it")
    for word in words:
        if word not in known[name]:
            raise ValueError(f"option {option.name} speaks of {name}={word}, which is no choice")
