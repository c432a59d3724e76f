"""Chat and notes: who may write, who reads, what is new, and that no view is made for it."""

from __future__ import annotations

import json
from typing import Any

from websockets.sync.client import connect

from tests.server.support.api_client import HANGS, ApiClient, accepted, problem_of, view_of
from tests.server.support.server_process import Server, running_pair
from trunkline.server.service.chat import PACE, plain
from trunkline.server.service.matches import present
from trunkline.server.storage.chat import ChatStore
from trunkline.server.storage.database import Database

LINK = {"kind": "link"}


def table(ada: ApiClient, bela: ApiClient) -> str:
    """Of Ada, Béla, and Cecil who sits at Béla's screen."""
    begun = ada.begin([{"kind": "me", "name": "Ada"}, LINK, LINK])
    for link, name in zip(begun.invitations, ("Béla", "Cecil"), strict=True):
        view_of(bela.claim(begun.id, link.seat, link.token, name))
    return begun.id


def say(guest: ApiClient, id: str, text: str, **more: int) -> Any:
    return guest.http.post(f"/matches/{id}/messages", json={"text": text, **more})


def talk(guest: ApiClient, id: str, **query: int) -> Any:
    return accepted(guest.http.get(f"/matches/{id}/messages", params=query)).json()


def texts(found: Any) -> list[str]:
    return [each["text"] for each in found["messages"]]


def unread(guest: ApiClient, id: str) -> int:
    found: int = next(
        each["unread"] for each in guest.http.get("/matches").json() if each["id"] == id
    )
    return found


def test_what_is_said_is_read_by_all_and_written_by_who_sits_here(
    ada: ApiClient, bela: ApiClient, server: Server
) -> None:
    id = table(ada, bela)
    version = ada.see(id).version
    accepted(say(ada, id, "  Good luck,\r\nall!\0\u202e "))
    accepted(say(bela, id, "And to you.", seat=2))
    found = talk(ada, id)
    assert texts(found) == ["Good luck,\nall!", "And to you."]
    assert [each["name"] for each in found["messages"]] == ["Ada", "Cecil"]
    assert [each["mine"] for each in found["messages"]] == [True, False]
    assert ada.see(id).version == version
    with ApiClient(server.url) as stranger:
        assert texts(talk(stranger, id, since=1)) == ["And to you."]
        assert talk(stranger, id)["may_write"] is False
        assert problem_of(say(stranger, id, "Me too")).code == "not-seated"
    assert problem_of(say(ada, id, "As Béla", seat=1)).code == "not-seated"
    assert problem_of(say(ada, id, " \n ")).code == "nothing-said"
    assert say(ada, id, "x" * 1001).status_code == 422
    assert len(talk(ada, id)["messages"]) == 2


def test_the_new_ones_are_those_of_others_until_they_are_read(
    ada: ApiClient, bela: ApiClient
) -> None:
    id = table(ada, bela)
    for text in ("one", "two"):
        accepted(say(ada, id, text))
    accepted(say(bela, id, "three"))
    assert (unread(ada, id), unread(bela, id)) == (1, 2)
    read = accepted(bela.http.post(f"/matches/{id}/messages/read", json={"number": 1})).json()
    assert (texts(read), read["unread"]) == (["two", "three"], 1)
    # Neither back, nor further than there are messages.
    for number in (0, 2**31 - 1):
        accepted(bela.http.post(f"/matches/{id}/messages/read", json={"number": number}))
    assert (talk(bela, id)["read"], unread(bela, id)) == (3, 0)
    accepted(say(ada, id, "four"))
    assert unread(bela, id) == 1


def test_nobody_says_too_much_at_once(ada: ApiClient, bela: ApiClient) -> None:
    id = table(ada, bela)
    answers = [say(ada, id, str(number)) for number in range(PACE.burst + 1)]
    assert [each.status_code for each in answers] == [201] * PACE.burst + [429]
    assert "Wait" in problem_of(answers[-1]).message
    accepted(say(bela, id, "Others may."))


def test_many_messages_come_in_parts(ada: ApiClient, bela: ApiClient, server: Server) -> None:
    id = table(ada, bela)
    database = Database(server.database)
    for number in range(130):
        ChatStore(database).say(id, "a" * 64, 0, "Ada", str(number), present())
    database.close()
    newest = talk(bela, id)
    assert (texts(newest)[0], texts(newest)[-1], newest["earlier"]) == ("30", "129", True)
    older = talk(bela, id, before=newest["messages"][0]["number"])
    assert (texts(older)[0], texts(older)[-1], older["earlier"]) == ("0", "29", False)


def test_watchers_at_every_process_are_told_and_no_view_is_sent(postgres_url: str) -> None:
    with running_pair(postgres_url) as (here, there), ApiClient(here.url) as ada:
        id = ada.begin().id
        address = f"{there.url.replace('http', 'ws', 1)}/api/v1/matches/{id}/live"
        with connect(address, open_timeout=HANGS) as talks, connect(address) as plays:
            talks.send(json.dumps({"language": "en", "talk": True}))
            plays.send(json.dumps({"language": "en"}))
            assert json.loads(talks.recv(HANGS))["id"] == json.loads(plays.recv(HANGS))["id"] == id
            accepted(say(ada, id, "Hello"))
            assert json.loads(talks.recv(HANGS)) == {"talk": 1}
            with ApiClient(there.url) as reader:
                assert texts(talk(reader, id)) == ["Hello"]
            # Who did not ask for it hears of the next decision first.
            ada.play(ada.see(id))
            assert json.loads(plays.recv(HANGS))["number"] >= 1
            assert json.loads(talks.recv(HANGS))["number"] >= 1


def test_what_cannot_be_seen_is_left_out_and_letters_stay() -> None:
    assert plain("\u202eevil\u2066 \x07x") == "evil x"
    assert plain("Здравствуй, őrült 🇭🇺 👩‍🚀") == "Здравствуй, őrült 🇭🇺 👩‍🚀"


# Notes


def write(guest: ApiClient, id: str, text: str, known: str = "", **more: int) -> Any:
    return guest.http.post(f"/matches/{id}/notes", json={"text": text, "known": known, **more})


def notes(guest: ApiClient, id: str, **query: int) -> Any:
    return accepted(guest.http.get(f"/matches/{id}/notes", params=query)).json()


def test_notes_are_for_nobody_else_not_even_at_the_same_screen(
    ada: ApiClient, bela: ApiClient, server: Server
) -> None:
    id = table(ada, bela)
    assert notes(ada, id) == {"text": "", "changed": ""}
    accepted(write(ada, id, "Béla wants the B&O.\n"))
    accepted(write(bela, id, "mine", seat=1))
    assert notes(ada, id)["text"] == "Béla wants the B&O.\n"
    assert [notes(bela, id, seat=seat)["text"] for seat in (1, 2)] == ["mine", ""]
    assert problem_of(write(bela, id, "x", seat=0)).code == "not-seated"
    with ApiClient(server.url) as stranger:
        assert stranger.http.get(f"/matches/{id}/notes").status_code == 403
        assert problem_of(write(stranger, id, "x")).code == "not-seated"
    anybody = ada.http.build_request("GET", f"/matches/{id}/notes", headers={"authorization": ""})
    assert ada.http.send(anybody).status_code == 401


def test_notes_that_were_changed_elsewhere_are_not_overwritten(
    ada: ApiClient, bela: ApiClient
) -> None:
    id = table(ada, bela)
    first = accepted(write(ada, id, "desk")).json()
    second = accepted(write(ada, id, "desk, more", known=first["changed"])).json()
    late = write(ada, id, "phone", known=first["changed"])
    assert (late.status_code, problem_of(late).code) == (409, "notes-changed")
    assert notes(ada, id) == second
    assert write(ada, id, "phone").status_code == 409
    assert write(ada, id, "x", known="yesterday").status_code == 422
    accepted(write(ada, id, "", known=second["changed"]))
    longest = accepted(write(ada, id, "я" * 20_000, known=notes(ada, id)["changed"])).json()
    assert write(ada, id, "я" * 20_001, known=longest["changed"]).status_code == 422
