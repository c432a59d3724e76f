"""What a view says: choices and their targets, why not, previews, and nothing that is hidden."""

from __future__ import annotations

import pytest

from tests.server.support.api_client import HERE, ApiClient, actions, problem_of, view_of
from tests.server.support.server_process import Server
from trunkline.games import find_game
from trunkline.server.model.schemas.match import ChoiceView, MatchBegun, MatchView

LANGUAGES = ("en", "ru", "hu")

pytestmark = pytest.mark.usefixtures("night_mail")  # before the server starts, which then has it


def play(guest: ApiClient, view: MatchView, *actions: str) -> MatchView:
    for action in actions:
        view = view_of(guest.submit(view, action))
    return view


def first_turn(ada: ApiClient) -> MatchView:
    """Two play; every share went for the lowest bid."""
    view = ada.see(ada.begin(HERE[:2]).id)
    while view.choices[0].word == "pass":
        bid = view.log.entries[-1].action.startswith("bid")
        view = play(ada, view, "pass" if bid else choice(view, "bid").options[0].action)
    return view


def choice(view: MatchView, word: str) -> ChoiceView:
    return next(each for each in view.choices if each.word == word)


def test_what_is_offered_but_refused_is_there_too(ada: ApiClient) -> None:
    view = first_turn(ada)
    assert [each.word for each in view.choices] == ["auction", "expand", "develop"]
    assert all(each.kind == "button" for each in view.choices)
    companies = choice(play(ada, view, "auction"), "offer")
    assert (companies.kind, companies.label) == ("target", "Share to auction")
    assert [each.targets for each in companies.options][:2] == [["company:PRR"], ["company:B&O"]]
    wabash = next(option for option in companies.options if option.targets == ["company:Wabash"])
    assert not wabash.legal


def test_the_targets_of_choices_stand_on_the_table(ada: ApiClient) -> None:
    view = play(ada, first_turn(ada), "expand")
    liveries = {each.owner for each in view.scene.liveries}
    assert {
        each for option in choice(view, "company").options for each in option.targets
    } <= liveries
    view = play(ada, view, "company PRR")
    drawn = ada.http.get(f"/matches/{view.id}/map").json()
    assert drawn["key"] == view.scene.map
    for action in actions(choice(view, "build")):
        hex = action.removeprefix("build ")
        assert f'data-target="hex:{hex}"' in drawn["ground"] + drawn["play"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_is_told_with_its_clause(ada: ApiClient, language: str) -> None:
    view = play(ada, first_turn(ada), "expand", "company PRR")
    book = find_game("chicago-express").rulebook(language)
    for query in ({"action": "build A2"}, {"target": "hex:A2"}):
        why = ada.http.get(
            f"/matches/{view.id}/refusal", params={"language": language, **query}
        ).json()
        assert (why["action"], why["legal"]) == ("build A2", False)
        assert why["rule"] == book[why["clause"]].summary
        assert why["clause"] in why["message"]


def test_a_target_means_what_is_legal_about_it(ada: ApiClient) -> None:
    view = play(ada, first_turn(ada), "expand", "company PRR")
    legal = actions(choice(view, "build"))[0]
    query = {"target": f"hex:{legal.removeprefix('build ')}"}
    why = ada.http.get(f"/matches/{view.id}/refusal", params=query).json()
    assert (why["action"], why["legal"], why["clause"]) == (legal, True, "")
    nothing = ada.http.get(f"/matches/{view.id}/refusal", params={"target": "hex:ZZ9"})
    assert (nothing.status_code, problem_of(nothing).code) == (404, "not-found")


def test_a_word_says_which_action_is_meant(ada: ApiClient) -> None:
    """Q5 can be built on and developed at some time; now one company is building."""
    view = play(ada, first_turn(ada), "expand", "company PRR")
    asked = f"/matches/{view.id}/refusal"
    for word in ("build", "develop"):
        why = ada.http.get(asked, params={"target": "hex:A2", "word": word}).json()
        assert (why["action"], why["legal"]) == (f"{word} A2", False)
    for about in ({"word": "fly"}, {"target": "hex:A2+company:PRR"}):
        nothing = ada.http.get(asked, params={"target": "hex:A2", **about})
        assert (nothing.status_code, problem_of(nothing).code) == (404, "not-found")


def test_whose_turn_it_is_not_is_told_whom_to_wait_for(ada: ApiClient, server: Server) -> None:
    view = first_turn(ada)
    with ApiClient(server.url) as stranger:
        answer = stranger.http.get(f"/matches/{view.id}/refusal", params={"action": "expand"})
    assert answer.json()["message"] == f"{view.seats[view.actor or 0].name} is choosing an action."


def test_a_preview_tells_exactly_what_will_happen(ada: ApiClient) -> None:
    view = play(ada, first_turn(ada), "expand", "company PRR")
    legal = actions(choice(view, "build"))[0]
    query: dict[str, str | int] = {"action": legal, "version": view.version}
    foreseen = ada.http.get(f"/matches/{view.id}/preview", params=query).json()
    assert ada.see(view.id).version == view.version, "nothing has happened"
    after = ada.http.post(
        f"/matches/{view.id}/actions", json={"version": view.version, "action": legal}
    ).json()
    assert foreseen["label"] == after["log"]["entries"][-1]["label"]
    assert foreseen["events"] == after["log"]["entries"][-1]["events"]
    assert foreseen["panels"] == after["scene"]["panels"]
    assert foreseen["scores"] == after["scores"]
    late = ada.http.get(f"/matches/{view.id}/preview", params=query)
    assert (late.status_code, problem_of(late).version) == (409, view.version + 1)


def test_only_who_decides_gets_a_preview(ada: ApiClient, server: Server) -> None:
    view = first_turn(ada)
    query: dict[str, str | int] = {"action": "expand", "version": view.version}
    with ApiClient(server.url) as stranger:
        refused = stranger.http.get(f"/matches/{view.id}/preview", params=query)
    assert (refused.status_code, problem_of(refused).code) == (403, "not-your-seat")
    illegal = ada.http.get(f"/matches/{view.id}/preview", params={**query, "action": "done"})
    assert (illegal.status_code, problem_of(illegal).code) == (422, "illegal")


def test_a_preview_of_drawing_shows_no_card(ada: ApiClient) -> None:
    body = {"game": "night-mail", "seats": HERE[:2]}
    view = ada.see(MatchBegun(**ada.http.post("/matches", json=body).json()).id)
    query: dict[str, str | int] = {"action": "draw", "version": view.version}
    foreseen = ada.http.get(f"/matches/{view.id}/preview", params=query).json()
    name = view.seats[view.actor or 0].name
    assert [event["text"] for event in foreseen["events"]] == [f"{name} draws a letter."]
    drawn = play(ada, view, "draw").log.entries[-1].events[0]
    card = next(target for target in drawn.targets if target.startswith("card:"))
    assert f'"{card}"' not in str(foreseen).replace("'", '"')


def test_who_may_not_know_a_card_is_told_the_rest(ada: ApiClient, server: Server) -> None:
    body = {"game": "night-mail", "seats": HERE[:2]}
    view = ada.see(MatchBegun(**ada.http.post("/matches", json=body).json()).id)
    view = play(ada, view, "draw")
    mine = ada.see(view.id, seat=view.seat or 0).log.entries[-1]
    other = ada.see(view.id, seat=1 - (view.seat or 0)).log.entries[-1]
    assert (mine.action, mine.label) == ("draw", "Draw a letter")
    assert other.events[0].text.endswith("draws a letter.")
    assert mine.events[0].text != other.events[0].text
    assert not any(target.startswith("card:") for target in other.events[0].targets)
