"""Seats change hands in the middle of a match; and the same people play again."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from datetime import timedelta

import pytest

from tests.server.support.in_process import ADA, BELA, BOT, CILI, STRANGER, Process, happenings
from trunkline.server.model.errors import Refused
from trunkline.server.model.schemas.requests import BotRequest, Claim, Order, SeatRequest
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import Viewer
from trunkline.server.service.new_match import arranged
from trunkline.server.service.seats import awaited_since
from trunkline.server.service.views import ViewService
from trunkline.server.storage.matches import MatchStore
from trunkline.server.storage.rows import StoredSeat, is_turn_of
from trunkline.server.views.log import sentence

LEVEL = BotRequest("level-6")
LANGUAGES = ("en", "ru", "hu")
ABSENCE = timedelta(days=3)  # as tables have it unless they say otherwise


async def refused(what: Coroutine[object, object, object]) -> str:
    """The code that it is refused with."""
    with pytest.raises(Refused) as error:
        await what
    assert all(error.value.problem(language).message for language in LANGUAGES)
    return error.value.code


def test_a_refusal_names_the_seat_in_the_readers_language(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, BELA, CILI)  # Ada has given no name
        with pytest.raises(Refused) as error:
            await here.seats.invite(match.id, BELA, 0, ())
        said = [error.value.problem(language).message for language in LANGUAGES]
        names = [match.names(language)[0] for language in LANGUAGES]
        assert len(set(names)) == len(LANGUAGES)
        assert all(name in text for name, text in zip(names, said, strict=True))

    asyncio.run(scenario())


def test_a_seat_is_handed_to_a_bot_and_taken_back(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, BELA)
        seat, owner = match.actor or 0, match.seats[match.actor or 0].owner or ""
        held = await here.seats.to_bot(match.id, owner, seat, LEVEL, ())
        assert (held.bots[seat], held.held_by(owner)) == ("level-6", (seat,))
        # The bot decides, the owner does not; what the seat knows its owner still sees.
        assert await here.service.bots_to_move(0.0) == [match.id]
        assert not is_turn_of((await here.service.mine(owner))[0], owner)
        assert await refused(here.play_as(held, owner)) == "not-your-turn"
        assert Viewer(owner).viewpoint(held) == seat
        assert Viewer(owner).deciding(held) is None
        action = next(iter(held.position.legal))
        assert await here.service.act_for_bot(match.id, held.version, action)
        back = await here.seats.take(match.id, owner, seat)
        assert (back.bots[seat], back.number, back.played_by(owner)) == ("", 1, (seat,))
        assert happenings(back)[-2:] == ["handed", "taken"]
        # What the bot decided for me can be taken back as if I had.
        assert back.undo(owner)[0] == 1
        # A bot that is late finds a person there.
        assert not await here.service.act_for_bot(match.id, back.version, action)
        assert await here.seats.take(match.id, owner, seat) == back
        assert await refused(here.seats.take(match.id, STRANGER, seat)) == "not-your-seat"
        other = here.seats.to_bot(match.id, owner, seat, BotRequest("nobody"), ())
        assert await refused(other) == "bad-setup"

    asyncio.run(scenario())


def test_who_leaves_for_good_does_not_come_back(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, BELA)
        left = await here.seats.to_bot(match.id, BELA, 1, BotRequest("level-6", leave=True), ())
        assert (left.bots[1], left.held_by(BELA), left.seats[1].name) == ("level-6", (), "")
        for language in LANGUAGES:
            assert "Béla" in sentence(left, left.happenings[-1], language)
        # A bot that plays for nobody has a name of its own.
        assert left.names("en")[1] not in ("Béla", "Player 2")
        assert await refused(here.seats.take(match.id, BELA, 1)) == "not-your-seat"
        # Who began the match may ask somebody else to play instead of the bot.
        token = await here.seats.invite(match.id, ADA, 1, ())
        assert (await here.service.open(match.id)).bots[1] == "level-6"
        seated = await here.seats.claim(match.id, CILI, 1, Claim(token, "Cili"))
        assert (seated.bots[1], seated.played_by(CILI)) == ("", (1,))

    asyncio.run(scenario())


def test_who_has_not_said_a_name_is_called_the_same_while_a_bot_plays(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, BELA, CILI)  # Ada has given no name
        for language in LANGUAGES:
            before = match.names(language)
            held = await here.seats.to_bot(match.id, ADA, 0, LEVEL, ())
            assert held.names(language) == before
            assert before[0] in sentence(held, held.happenings[-1], language)
            match = await here.seats.take(match.id, ADA, 0)
            assert match.names(language) == before
        leaving = BotRequest("level-6", leave=True)
        left = await here.seats.to_bot(match.id, ADA, 0, leaving, ())
        for language in LANGUAGES:
            assert left.names(language)[0] != match.names(language)[0]
            assert match.names(language)[0] in sentence(left, left.happenings[-1], language)

    asyncio.run(scenario())


def test_somebody_who_does_not_come_is_replaced_after_a_while(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, BELA, CILI)
        absent = match.seats[match.actor or 0]
        id, seat, owner = match.id, absent.seat, absent.owner or ""
        first = ADA if owner != ADA else BELA
        later = next(each for each in (BELA, CILI) if each not in (owner, first))

        async def give(by: str, there: Sequence[str] = ()) -> str:
            return await refused(here.seats.to_bot(id, by, seat, LEVEL, there))

        assert await give(first) == "seat-not-yet"
        assert await give(STRANGER) == "not-your-seat"
        chair = (await here.seats.seating(id, first, (), "en")).chairs[seat]
        assert chair.free_from is not None
        assert chair.can == []
        here.later = ABSENCE + timedelta(minutes=1)
        assert await give(first, [owner]) == "seat-is-here"
        waiting = (seat + 1) % 3
        if match.seats[waiting].owner != first:
            assert await refused(here.seats.invite(id, first, waiting, ())) == "seat-not-awaited"
        if owner != ADA:  # who began the match comes first
            assert await give(later) == "seat-creator-first"
        assert (await here.seats.seating(id, first, (), "en")).chairs[seat].can == [
            "invite",
            "fill",
        ]
        held = await here.seats.to_bot(id, first, seat, LEVEL, ())
        assert (held.bots[seat], happenings(held)[-1]) == ("level-6", "held")
        # The bot only holds the seat: nobody else gets it, and its owner comes back at any moment.
        assert await refused(here.seats.invite(id, first, seat, ())) == "seat-bot-holds"
        back = await here.seats.take(id, owner, seat)
        assert back.played_by(owner) == (seat,)
        # The waiting begins anew.
        assert awaited_since(back, seat) == back.happenings[-1].at > back.tail[-1].at

    asyncio.run(scenario())


def test_anybody_at_the_table_helps_when_who_began_the_match_does_not(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store, later=2 * ABSENCE + timedelta(minutes=1))
        match = await here.begin(ADA, BELA, CILI)
        absent = match.seats[match.actor or 0]
        by = next(each for each in (CILI, BELA) if each != absent.owner)
        token = await here.seats.invite(match.id, by, absent.seat, ())
        seated = await here.seats.claim(match.id, STRANGER, absent.seat, Claim(token, "Dora"))
        assert seated.played_by(STRANGER) == (absent.seat,)
        assert not seated.held_by(absent.owner)
        told = seated.happenings[-1]
        assert told.data["before"] == absent.name
        assert all("Dora" in sentence(seated, told, language) for language in LANGUAGES)

    asyncio.run(scenario())


def test_a_seat_at_one_screen_goes_to_another_and_back(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, SeatRequest("here", "Béla"))
        token = await here.seats.invite(match.id, ADA, 1, ())
        online = await here.seats.claim(match.id, BELA, 1, Claim(token, "Béla"))
        assert (online.played_by(ADA), online.played_by(BELA)) == ((0,), (1,))
        code = await here.seats.invite(match.id, BELA, 1, (), code=True)
        assert len(code) == len("abcd-efgh")
        said = code.replace("-", " ").upper()
        assert await refused(here.seats.claim_by_code(match.id, ADA, "aaaa-aaaa")) == (
            "no-such-code"
        )
        # In another process, which has not heard of the code.
        there = Process(store)
        at_one, seat = await there.seats.claim_by_code(match.id, ADA, f" {said} ")
        assert (seat, at_one.played_by(ADA), at_one.held_by(BELA)) == (1, (0, 1), ())
        assert at_one.seats[1].name == "Béla"
        again = there.seats.claim_by_code(match.id, ADA, code)
        assert await refused(again) == "no-such-code"

    asyncio.run(scenario())


def test_a_free_seat_is_given_to_a_bot_by_who_began(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        begun = await here.begin(ADA, BELA, BOT)
        opened = await here.free(begun.id)
        assert await refused(here.seats.to_bot(opened.id, BELA, 1, LEVEL, ())) == "not-your-seat"
        filled = await here.seats.to_bot(opened.id, ADA, 1, LEVEL, ())
        assert (filled.bots[1], happenings(filled)[-1]) == ("level-6", "filled")
        assert all(sentence(filled, filled.happenings[-1], each) for each in LANGUAGES)

    asyncio.run(scenario())


def test_one_of_two_in_two_processes_gets_the_seat(store: MatchStore) -> None:
    async def scenario() -> None:
        one, two = Process(store), Process(store)
        match = await one.begin(ADA, BELA)
        await two.service.open(match.id)
        await one.seats.to_bot(match.id, BELA, 1, LEVEL, ())
        # Two does not know of it yet: what it would change is no more as it was.
        late = await asyncio.gather(
            one.seats.take(match.id, BELA, 1),
            two.seats.take(match.id, BELA, 1),
            two.seats.to_bot(match.id, BELA, 1, BotRequest("random"), ()),
            return_exceptions=True,
        )
        assert all(isinstance(each, MatchSnapshot | Refused) for each in late), late
        one.service.forget_all()
        final = await one.service.open(match.id)
        # Each change that was made is one version and one happening.
        assert final.version == match.version + len(happenings(final)) - len(happenings(match))
        assert happenings(final)[len(happenings(match)) :][:2] == ["handed", "taken"]

    asyncio.run(scenario())


# Another match


def test_a_rematch_is_begun_once_and_keeps_everybodys_seat(store: MatchStore) -> None:
    async def scenario() -> None:
        one, two = Process(store), Process(store)
        match = await one.begin(ADA, BELA, BOT)
        early = one.seats.rematch(match.id, ADA, "rotated")
        assert await refused(early) == "not-over-yet"
        over = await one.to_the_end(match.id)
        assert await refused(one.seats.rematch(over.id, STRANGER, "same")) == "not-your-seat"
        assert (await one.seats.seating(over.id, BELA, (), "en")).rematch
        await two.service.open(over.id)
        found = await asyncio.gather(
            one.seats.rematch(over.id, BELA, "rotated"),
            two.seats.rematch(over.id, ADA, "same"),
            return_exceptions=True,
        )
        ids = {each for each in found if isinstance(each, str)}
        assert len(ids) == 1
        (id,) = ids
        # Whoever was too late is led to the same match.
        two.service.forget_all()
        assert await two.seats.rematch(over.id, ADA, "random") == id
        assert await store_count(store, ADA) == 2
        new = await one.service.open(id)
        assert new.stored.origin == {"kind": "rematch", "match": over.id}
        assert new.stored.customs == over.stored.customs
        creator, other = (BELA, ADA) if new.stored.creator == BELA else (ADA, BELA)
        assert len(new.played_by(creator)) == 1
        (kept,) = new.held_by(other)
        assert (new.seats[kept].kind, new.seats[kept].player) == ("open", None)
        assert sum(bool(bot) for bot in new.bots) == 1
        seated = await one.seats.take(id, other, kept)
        assert seated.played_by(other) == (kept,)
        assert happenings(seated) == ["sat"]
        shown = await ViewService(two.service).view(
            await two.service.open(over.id), Viewer(ADA), (), 0
        )
        assert f'"rematch":"{id}"'.encode() in shown.json

    asyncio.run(scenario())


async def store_count(store: MatchStore, owner: str) -> int:
    return len(store.mine(owner))


def test_partners_stay_together_in_a_rematch() -> None:
    places = [StoredSeat(seat, "person", name) for seat, name in enumerate("abcd")]

    def names(partners: int, order: Order) -> str:
        return "".join(each.name for each in arranged(places, partners, order))

    assert (names(1, "rotated"), names(2, "rotated")) == ("bcda", "cdab")
    assert names(2, "same") == "abcd"
    assert {names(2, "random") for _ in range(100)} == {"abcd", "cdab"}


# The log


def test_what_happened_comes_to_who_was_away_and_who_was_not(store: MatchStore) -> None:
    async def scenario() -> None:
        here = Process(store)
        match = await here.begin(ADA, BELA)
        views = ViewService(here.service)
        for _ in range(45):  # more than is kept in memory
            await here.seats.to_bot(match.id, BELA, 1, LEVEL, ())
            match = await here.seats.take(match.id, BELA, 1)
        for since in (0, 1, match.version - 1, match.version - 60):
            log = await here.log(views, match, Viewer(BELA), since)
            versions = [each.version for each in log.happenings]
            assert versions == list(range(max(2, since + 1), match.version + 1))

    asyncio.run(scenario())
