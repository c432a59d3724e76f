"""What can be chosen now: the actions of a decision, grouped as a table shows them."""

from __future__ import annotations

import functools
from collections import defaultdict
from typing import Any

from trunkline.core.actions import NUMBER, Action, Arguments, Shape
from trunkline.core.game import AnyGame, Ground
from trunkline.core.position import Position
from trunkline.server.payloads import CardsView, ChoiceView, OptionView, RefusalView

Key = tuple[str, ...]  # the word, and the names of its arguments


def choices(seen: Position, language: str) -> list[ChoiceView]:
    """Everything legal, and what the decision offers by name. `seen` is what the actor sees."""
    legal = set(seen.legal.ids)
    listed = {action.id: action for action in (*seen.offers, *seen.legal)}
    groups: dict[Key, list[OptionView]] = defaultdict(list)
    for action in listed.values():
        shape, words = seen.ground.notation.parts(action.id)
        option = _option(seen, action, shape, words, action.id in legal, language)
        groups[_key(shape)].append(option)
    return [_choice(seen, key, options, language) for key, options in groups.items()]


def _key(shape: Shape) -> Key:
    return shape.word, *(name for name, _ in shape.arguments)


def _option(
    seen: Position, action: Action, shape: Shape, words: Arguments, legal: bool, language: str
) -> OptionView:
    number = words.get(NUMBER)
    return OptionView(
        action=str(action),
        label=seen.label(action, language),
        legal=legal,
        target=next(iter(targets(words)), None),
        number=number if isinstance(number, int) else None,
        cards=_cards(seen, shape.word, words),
    )


def _cards(seen: Position, word: str, words: Arguments) -> list[CardsView] | None:
    if seen.game.pictured is None:
        return None
    laid = seen.game.pictured(seen.ground, seen.state, word, words)
    return [CardsView(owner, count) for owner, count in laid if count] or None


def targets(words: Arguments) -> list[str]:
    """What on the table an action is about: 'hex:Q5', 'company:PRR'."""
    return [f"{name}:{word}" for name, word in words.items() if name != NUMBER]


def _choice(seen: Position, key: Key, options: list[OptionView], language: str) -> ChoiceView:
    word, *arguments = key
    if not arguments:
        return ChoiceView(word, options[0].label, "button", options)
    label = seen.game.texts(language)("-".join(["choice", *key]))
    return ChoiceView(word, label, "number" if arguments == [NUMBER] else "target", options)


# Why not


def refusal(seen: Position, action: Action, language: str) -> RefusalView:
    label = seen.label(action, language)
    error = seen.refusal(action)
    if error is None:
        return RefusalView(str(action), label, True, "", "", "")
    rule = seen.game.rulebook(language)[error.clause].summary
    return RefusalView(str(action), label, False, error.clause, error.message(language), rule)


def nearest(seen: Position, target: str) -> Action | None:
    """The action that somebody means who points at something on the table, or None.

    One that is legal; or one of a kind of which others are legal now; or any about it.
    """
    about = actions_about(seen.game, seen.ground).get(target)
    if not about:
        return None
    legal = set(seen.legal.ids)
    notation = seen.ground.notation
    kinds = {notation.parts(id)[0].block for id in legal}

    def likely(id: int) -> tuple[bool, bool]:
        return id in legal, notation.parts(id)[0].block in kinds

    return notation.action(max(about, key=likely))


@functools.lru_cache(maxsize=64)
def actions_about(game: AnyGame, ground: Ground[Any, Any]) -> dict[str, list[int]]:
    """For everything on this board that an action can be about, the numbers of those actions."""
    found: dict[str, list[int]] = defaultdict(list)
    meaning = set(ground.notation.numbers())
    for shape in game.space.shapes:
        if any(name != NUMBER for name, _ in shape.arguments):
            for id in meaning.intersection(range(*shape.block)):
                for target in targets(ground.notation.parts(id)[1]):
                    found[target].append(id)
    return dict(found)
