"""Views of choices: the actions of a decision, as a table groups them; why not, and previews."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from trunkline.core.actions import NUMBER, Action, Arguments, Block, Shape
from trunkline.core.position import Position, SeriesStep
from trunkline.core.suggestions import Suggestion
from trunkline.server.model.errors import Refused, server_texts
from trunkline.server.model.lessons import labels
from trunkline.server.model.schemas.match import (
    BranchView,
    CardsView,
    ChoiceView,
    OptionView,
    PreviewView,
    RefusalView,
    SuggestionsView,
    SuggestionView,
)
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import Viewer
from trunkline.server.views.log import event_view
from trunkline.server.views.scene import end_views, panel_views

MANY = 24  # legal actions of a choice: more of them are sent as branches
OPEN = "{}"  # in the label of a branch: where the name of the last word goes


@dataclass(frozen=True, slots=True)
class Offer:
    """An action of the decision."""

    action: Action
    shape: Shape
    words: Arguments
    legal: bool
    cards: list[CardsView] | None

    @property
    def number(self) -> int | None:
        number = self.words.get(NUMBER)
        return number if isinstance(number, int) else None


def choices(seen: Position, language: str) -> list[ChoiceView]:
    """Everything legal, and what the decision offers by name. `seen` is what the actor sees."""
    groups: dict[Shape, list[Offer]] = defaultdict(list)
    for offer in _offers(seen):
        groups[offer.shape].append(offer)
    return [_choice(seen, shape, offers, language) for shape, offers in groups.items()]


def _offers(seen: Position) -> Iterable[Offer]:
    legal = set(seen.legal.ids)
    listed = {action.id: action for action in (*seen.offers, *seen.legal)}
    for action in listed.values():
        shape, words = seen.board.notation.parts(action.id)
        cards = _cards(seen, shape.word, words)
        yield Offer(action, shape, words, action.id in legal, cards)


def _cards(seen: Position, word: str, words: Arguments) -> list[CardsView] | None:
    if seen.game.pictured is None:
        return None
    laid = seen.game.pictured(seen.board, seen.state, word, words)
    return [CardsView(owner, count) for owner, count in laid if count] or None


def _choice(seen: Position, shape: Shape, offers: list[Offer], language: str) -> ChoiceView:
    names = [name for name, _ in shape.arguments]
    if not names:
        options = [_option(seen, offer, language) for offer in offers]
        return ChoiceView(shape.word, options[0].label, "button", options, [], {})
    texts, key = seen.game.texts(language), "-".join([shape.word, *names])
    many = _are_many(offers)
    options = [_option(seen, each, language) for each in offers if not (many and each.legal)]
    branches = _branches(seen, offers, language) if many else []
    return ChoiceView(
        word=shape.word,
        label=texts(f"choice-{key}"),
        kind="number" if names == [NUMBER] else "target",
        options=options,
        branches=branches,
        names=_names(seen, branches, language),
        brief=texts(f"brief-{key}") if f"brief-{key}" in texts else None,
    )


def _option(seen: Position, offer: Offer, language: str) -> OptionView:
    return OptionView(
        action=str(offer.action),
        label=seen.text(language).label(offer.action),
        legal=offer.legal,
        targets=targets(offer.words),
        number=offer.number,
        cards=offer.cards,
    )


def targets(words: Arguments) -> list[str]:
    """What on the table an action is about: 'company:PRR', 'hex:Q5'."""
    return [f"{name}:{word}" for name, word in words.items() if name != NUMBER]


# Very many


def _are_many(offers: Sequence[Offer]) -> bool:
    """More than anybody reads, and all that tells them apart in the end is the name of a thing."""
    *_, (last, _) = offers[0].shape.arguments
    pictured = any(offer.cards for offer in offers)
    return len(offers) > MANY and last != NUMBER and not pictured


def _branches(seen: Position, offers: Iterable[Offer], language: str) -> list[BranchView]:
    found: dict[str, list[Offer]] = defaultdict(list)
    for offer in offers:
        if offer.legal:
            found[str(offer.action).removesuffix(f" {_last_word(offer)}")].append(offer)
    return [_branch(seen, begin, same, language) for begin, same in found.items()]


def _branch(seen: Position, begin: str, offers: list[Offer], language: str) -> BranchView:
    shape, words = offers[0].shape, offers[0].words
    last = shape.arguments[-1][0]
    return BranchView(
        action=begin,
        label=seen.text(language).label_of(shape, {**words, last: OPEN}),
        targets=targets(words)[:-1],
        number=offers[0].number,
        last=last,
        words=[_last_word(offer) for offer in offers],
    )


def _last_word(offer: Offer) -> str:
    return str(offer.words[offer.shape.arguments[-1][0]])


def _names(seen: Position, branches: Iterable[BranchView], language: str) -> dict[str, str]:
    """Of the last words that people call otherwise."""
    words = dict.fromkeys((each.last, word) for each in branches for word in each.words)
    called = {word: seen.text(language).name_of(last, word) for last, word in words}
    return {word: name for word, name in called.items() if name != word}


# Why not


def why_not(
    match: MatchSnapshot, viewer: Viewer, action: str, target: str, word: str = ""
) -> RefusalView:
    """About an action, or about things on the table that somebody points at: 'hex:Q5', or several
    joined by +; of actions of that word, if one is given."""
    deciding, language = viewer.deciding(match), viewer.language
    seen = match.observed_by(viewer.viewpoint(match) if deciding is None else deciding, language)
    found = seen.action(action) if action else nearest(seen, target.split("+"), word)
    if found is None:
        raise Refused(404, "not-found", "problem-nothing-to-choose")
    if deciding is None:
        # Not mine to decide, so no clause is in the way but the turn itself.
        return RefusalView(
            str(found),
            seen.text(language).label(found),
            False,
            "",
            seen.text(language).waiting(),
            "",
        )
    wanted = viewer.wanted(match)
    if wanted and seen.why_not(found) is None:
        return lesson_refusal(match, seen, found, wanted, language)
    return refusal(seen, found, language)


def refusal(seen: Position, action: Action, language: str) -> RefusalView:
    label = seen.text(language).label(action)
    error = seen.refusal(action)
    if error is None:
        return RefusalView(str(action), label, True, "", "", "")
    rule = seen.game.rulebook(language)[error.clause].summary
    return RefusalView(str(action), label, False, error.clause, error.message(language), rule)


def nearest(seen: Position, things: Sequence[str], word: str = "") -> Action | None:
    """The action that somebody means who points at things on the table, or None.

    One that is legal; or one of a kind of which others are legal now, and as like them as can be;
    or any about these things. Of several, one that is refused for a reason of its own: who points
    at a hex means the locomotive that could come there, not the six that are far away.
    """
    found = _about(seen, things, word)
    if not found:
        return None
    legal = set(seen.legal.ids)
    heard = _heard(seen)

    def likely(action: Action) -> tuple[bool, bool, int]:
        shape, words = seen.board.notation.parts(action.id)
        known = heard.get(shape.block, set())
        return action.id in legal, bool(known), len(known.intersection(targets(words)))

    ranked = {action: likely(action) for action in found}
    best = max(ranked.values())
    meant = [action for action, rank in ranked.items() if rank == best]
    clauses = {action: seen.why_not(action) for action in meant}
    count = Counter(clauses.values())
    return min(meant, key=lambda action: count[clauses[action]])


def _about(seen: Position, things: Sequence[str], word: str) -> list[Action]:
    """The actions that are about all of these, of that word if one is given."""
    notation = seen.board.notation
    numbers = set.intersection(*(set(notation.about(thing)) for thing in things))
    actions = map(notation.action, sorted(numbers))
    return [each for each in actions if not word or notation.parts(each.id)[0].word == word]


def _heard(seen: Position) -> dict[Block, set[str]]:
    """What the legal actions of each block are about."""
    heard: dict[Block, set[str]] = defaultdict(set)
    for id in seen.legal.ids:
        shape, words = seen.board.notation.parts(id)
        heard[shape.block].update(targets(words))
    return heard


# In a lesson


def narrowed(choices: Sequence[ChoiceView], wanted: Sequence[Action]) -> list[ChoiceView]:
    """Only what is wanted can be chosen. Buttons stay where they are, as they will be later."""
    texts = frozenset(map(str, wanted))
    return [each for each in (_narrowed_choice(choice, texts) for choice in choices) if each]


def _narrowed_choice(choice: ChoiceView, wanted: frozenset[str]) -> ChoiceView | None:
    if choice.kind == "button":
        options = [
            replace(each, legal=each.legal and each.action in wanted) for each in choice.options
        ]
        return replace(choice, options=options)
    options = [each for each in choice.options if each.action in wanted]
    branches = [
        each for each in (_narrowed_branch(one, wanted) for one in choice.branches) if each.words
    ]
    return replace(choice, options=options, branches=branches) if options or branches else None


def _narrowed_branch(branch: BranchView, wanted: frozenset[str]) -> BranchView:
    words = [word for word in branch.words if f"{branch.action} {word}" in wanted]
    return replace(branch, words=words)


def lesson_refusal(
    match: MatchSnapshot, seen: Position, action: Action, wanted: Sequence[Action], language: str
) -> RefusalView:
    """Why not this, which the rules would allow."""
    label = seen.text(language).label(action)
    said = server_texts(language)("problem-lesson", wanted=labels(match, wanted, language))
    return RefusalView(str(action), label, action in wanted, "", said, "")


# What would happen


def preview(match: MatchSnapshot, viewer: Viewer, actions: Sequence[str]) -> PreviewView:
    """What an action or a series of them would do, as far as whoever asks can know."""
    seen = _observed_by_decider(match, viewer)
    return preview_of(seen, seen.play_series(actions), match.actor, viewer.language)


def preview_of(
    before: Position, steps: Sequence[SeriesStep], seat: int | None, language: str
) -> PreviewView:
    """From that seat."""
    after = steps[-1].after
    return PreviewView(
        action=str(steps[0].action),
        then=[str(step.action) for step in steps[1:]],
        label="; ".join(before.text(language).label(step.action) for step in steps),
        events=[
            event_view(step.after, event.seen_by(seat), language)
            for step in steps
            for event in step.events
        ],
        panels=panel_views(after.scene(language, seat)),
        scores=list(after.observed_by(seat).scores),
        ends=end_views(after.observed_by(seat), language),
    )


def _observed_by_decider(match: MatchSnapshot, viewer: Viewer) -> Position:
    """What whoever asks can know, and only if it is theirs to decide."""
    deciding = viewer.deciding(match)
    if deciding is None:
        raise Refused(
            403, "not-your-turn" if viewer.viewpoint(match) is not None else "not-your-seat"
        )
    return match.observed_by(deciding, viewer.language)


# Suggestions


def suggestions_view(
    match: MatchSnapshot, viewer: Viewer, targets: Sequence[str]
) -> SuggestionsView:
    """The best series by these targets. That may take long, so a version keeps what was found."""
    seen = _observed_by_decider(match, viewer)
    key = (tuple(targets), viewer.language)
    return match.cache.get(_suggestions, key, seen, targets, viewer.language)


def _suggestions(seen: Position, targets: Sequence[str], language: str) -> SuggestionsView:
    found = seen.suggestions(targets)
    if found is None:
        raise Refused(404, "no-ways")
    return SuggestionsView(
        ways=[_suggestion(seen, each, language) for each in found.found],
        next=list(found.next),
        ask=seen.game.texts(language)(found.ask) if found.ask else "",
        said=seen.text(language).say_bounds(found),
    )


def _suggestion(seen: Position, each: Suggestion, language: str) -> SuggestionView:
    return SuggestionView(
        actions=[seen.board.notation.text(number) for number in each.actions],
        label=seen.text(language).call_suggestion(each),
        places=list(each.places),
        stops=list(each.stops),
        parts=[CardsView(owner, count) for owner, count in each.parts],
        gains=seen.gains(each),
        aims=[seen.text(language).aim(aim) for aim in each.aims],
    )
