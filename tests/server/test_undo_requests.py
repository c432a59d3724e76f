"""Fair undo: freely in one's turn, later by consent, or never, as the table's customs say."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

import pytest

from tests.server.support.in_process import ADA, BELA, BOT, CILI, STRANGER, Process, happenings
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.match import EntryView
from trunkline.server.model.schemas.requests import (
    BotRequest,
    SeatRequest,
    UndoConsentAnswer,
    UndoConsentRequest,
)
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.table_settings import TableSettings
from trunkline.server.model.viewer import Viewer
from trunkline.server.service.views import ViewService
from trunkline.server.storage.matches import MatchStore
from trunkline.server.views.log import sentence
from trunkline.server.views.match import asked_view

BY_CONSENT = TableSettings(take_backs="consent")
HIDDEN_HANDS = "ticket-to-ride-legendary-asia"
LANGUAGES = ("en", "ru", "hu")


async def refused(what: Coroutine[object, object, object]) -> Refused:
    with pytest.raises(Refused) as error:
        await what
    assert all(error.value.problem(language).message for language in LANGUAGES)
    return error.value


def owner_of(match: MatchSnapshot, number: int) -> str:
    """Who took that decision."""
    (seat,) = (entry.seat for entry in match.tail if entry.number == number)
    assert seat is not None
    return match.seats[seat].owner or ""


async def asked_back(here: Process, match: MatchSnapshot, to: int) -> MatchSnapshot:
    """Who took the decision after that action asks to take it back."""
    body = UndoConsentRequest(match.version, to)
    return await here.undo_requests.ask(match.id, owner_of(match, to + 1), body)


def test_all_who_have_decided_since_agree_and_it_is_done_as_one_version(store: MatchStore) -> None:
    async def scenario() -> None:
        one, two = Process(store), Process(store)
        match = await one.begin(ADA, BELA, CILI, customs=BY_CONSENT)
        match = await one.play(match.id, "bid 7", "bid 8", "bid 9")
        asker = owner_of(match, 1)
        others = [each for each in (ADA, BELA, CILI) if each != asker]
        found = await one.undo_requests.cost(match.id, asker, 0)
        assert (found.count, found.news) == (3, False)
        assert {match.seats[each].owner for each in found.concerned} == {*others}
        asked = await asked_back(one, match, 0)
        assert (asked.version, asked.number) == (match.version + 1, 3)
        view = asked_view(asked, asker)
        assert view is not None
        assert (view.mine, view.to_me, view.count) == (True, False, 3)
        others_views = [asked_view(asked, each) for each in others]
        assert [each is not None and each.to_me for each in others_views] == [True, True]
        assert (await refused(one.undo_requests.answer(match.id, STRANGER, yes(view.id)))).code == (
            "not-asked"
        )
        # Both agree in the same moment, in two processes of which one has not heard of it.
        answers = await asyncio.gather(
            one.undo_requests.answer(match.id, others[0], yes(view.id)),
            two.undo_requests.answer(match.id, others[1], yes(view.id)),
        )
        done = max(answers, key=lambda each: each.version)
        assert (done.version, done.number) == (asked.version + 2, 0)
        assert done.stored.asked is None
        assert happenings(done)[-3:] == ["asked", "agreed", "undone"]
        for language in LANGUAGES:
            told = sentence(done, done.happenings[-1], language)
            assert done.names(language)[done.happenings[-1].seat or 0] in told
        log = await one.log(ViewService(one.service), done, Viewer(asker), 0)
        assert [entry.action for entry in log.happenings[-1].undone] == ["bid 7", "bid 8", "bid 9"]
        late = await refused(one.undo_requests.answer(match.id, others[0], yes(view.id)))
        assert late.code == "no-longer-asked"

    asyncio.run(scenario())


def yes(id: int) -> UndoConsentAnswer:
    return UndoConsentAnswer(id, agree=True)


def no(id: int) -> UndoConsentAnswer:
    return UndoConsentAnswer(id, agree=False)


def test_one_refuses_and_nothing_is_taken_back(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, BELA, customs=BY_CONSENT)
        match = await here.play(match.id, "bid 7", "bid 8")
        for kind in ("refused", "withdrawn"):
            asked = await asked_back(here, match, 0)
            asker, other = owner_of(match, 1), owner_of(match, 2)
            by = other if kind == "refused" else asker
            match = await here.undo_requests.answer(match.id, by, no(asked.version))
            assert (match.number, match.stored.asked, happenings(match)[-1]) == (2, None, kind)

    asyncio.run(scenario())


def test_whatever_is_played_meanwhile_cancels_it(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, BELA, customs=BY_CONSENT)
        match = await here.play(match.id, "bid 7", "bid 8")
        asked = await asked_back(here, match, 0)
        stale = await refused(asked_back(here, match, 0))
        assert (stale.code, stale.version) == ("conflict", asked.version)
        played = await here.play(match.id, "bid 9")
        assert played.stored.asked is None
        assert asked_view(played, BELA) is None
        here.service.forget_all()
        assert (await here.service.open(match.id)).stored.asked is None
        late = here.undo_requests.answer(match.id, owner_of(match, 2), yes(asked.version))
        assert (await refused(late)).code == "no-longer-asked"
        # A bot that holds the seat by now would have agreed; so it is asked for anew.
        asked = await asked_back(here, played, 0)
        other = owner_of(match, 2)
        (seat,) = asked.held_by(other)
        held = await here.seats.to_bot(match.id, other, seat, BotRequest("random"), ())
        assert held.stored.asked is None
        done = await asked_back(here, held, 0)
        assert done.number == 0

    asyncio.run(scenario())


def test_bots_agree_and_so_does_everybody_at_the_same_screen(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, SeatRequest("here", "Béla"), BOT, customs=BY_CONSENT)
        while len({entry.seat for entry in match.tail[1:]}) < 3:
            actor = match.actor or 0
            if match.bots[actor]:
                action = match.position.action("pass")
                assert await here.service.act_for_bot(match.id, match.version, action)
                match = await here.service.open(match.id)
            else:
                match = await here.play(match.id, "pass")
        first = next(entry.number for entry in match.tail[1:] if not match.bots[entry.seat or 0])
        assert (await here.undo_requests.cost(match.id, ADA, first - 1)).concerned == []
        done = await here.undo_requests.ask(
            match.id, ADA, UndoConsentRequest(match.version, first - 1)
        )
        assert (done.number, happenings(done)[-1]) == (first - 1, "undone")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("customs", "steps", "why"),
    [
        (TableSettings(), 1, "barrier-custom"),
        (TableSettings(take_backs="none"), 0, "barrier-custom"),
    ],
)
def test_other_tables_have_other_customs(
    store: MatchStore, customs: TableSettings, steps: int, why: str
) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, BELA, customs=customs)
        match = await here.play(match.id, "bid 7")
        actor = owner_of(match, 1)
        assert match.undo(actor)[0] == steps
        if not steps:
            barred = await refused(here.service.undo(match.id, actor, match.version, 1))
            assert barred.key == "barrier-none"
        assert (await refused(asked_back(here, match, 0))).key == why

    asyncio.run(scenario())


def test_what_cannot_be_asked_for_is_said(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, BELA, customs=BY_CONSENT)
        match = await here.play(match.id, "bid 7", "bid 8")
        one, other = owner_of(match, 1), owner_of(match, 2)
        cost = here.undo_requests.cost
        assert (await refused(cost(match.id, STRANGER, 0))).code == "not-your-seat"
        assert (await refused(cost(match.id, other, 0))).key == "barrier-not-mine"
        assert (await refused(cost(match.id, one, 2))).key == "barrier-start"
        over = await here.to_the_end(match.id)
        assert (await refused(cost(match.id, one, over.number - 1))).key == "barrier-over"

    asyncio.run(scenario())


def test_news_are_said_everybody_is_asked_and_no_secret_is_told(store: MatchStore) -> None:
    """Whoever drew a card has seen it; the others read no more of it than before."""

    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, BELA, game=HIDDEN_HANDS, customs=BY_CONSENT)
        while "draw deck" not in match.position.legal:
            match = await here.play(match.id, "")
        to = match.number
        match = await here.play(match.id, "draw deck")
        asker = owner_of(match, to + 1)
        other = BELA if asker == ADA else ADA
        before = {
            each: (await here.log(ViewService(here.service), match, Viewer(each), 0)).entries[-1]
            for each in (asker, other)
        }
        found = await here.undo_requests.cost(match.id, asker, to)
        assert (found.news, len(found.concerned)) == (True, 1)
        asked = await asked_back(here, match, to)
        done = await here.undo_requests.answer(match.id, other, yes(asked.version))
        assert done.number == to

        async def undone(owner: str | None) -> list[EntryView]:
            log = await here.log(ViewService(here.service), done, Viewer(owner), 0)
            return log.happenings[-1].undone

        for each, entry in before.items():
            assert await undone(each) == [entry]
        assert before[asker] != before[other]
        assert await undone(None) == [before[other]]

    asyncio.run(scenario())
