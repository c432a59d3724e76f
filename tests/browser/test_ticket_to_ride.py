"""Ticket to Ride Asia by clicks: tickets, cards, routes, tunnels, and the scores at the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.matches import begin, guest_of, here
from tests.browser.support.people import Person
from tests.browser.support.ticket_to_ride import (
    choose,
    claim,
    held,
    legendary,
    lift,
    middle_of,
    pointed,
    sensible,
    sit_down,
    team,
    tickets,
    track,
)
from tests.server.support.api_client import legal, view_of
from tests.server.support.server_process import Server

LEGENDARY, TEAM = "ticket-to-ride-legendary-asia", "ticket-to-ride-team-asia"
DECISIONS = 40
TURNED_UP = 6  # for the tunnel 54


def test_a_turn_of_each_kind_against_a_bot(visit: Visit) -> None:
    me = visit().open(f"/new/{LEGENDARY}")
    expect(me.page.get_by_label("Name at seat 1")).to_be_visible()
    for _ in range(me.page.get_by_role("button", name="Remove seat").count() - 2):
        me.page.get_by_role("button", name="Remove seat 3").click()
    me.page.get_by_label("Name at seat 1").fill("Ada")
    me.page.get_by_role("button", name="Play", exact=True).click()
    expect(me.table).to_be_visible()
    me.await_turn()
    for decision in ("keep", "return", "keep", "keep"):
        me.moved_by(me.page.locator(f'.bar .ticket [data-action^="{decision}"]'))
    me.await_turn()
    expect(tickets(me)).to_have_count(3)
    expect(me.log).to_contain_text("Ada keeps 3 tickets and returns 1.")

    colours = me.page.locator('.row [data-action^="draw"]:not([data-action$="locomotive"])')
    me.moved_by(colours.first)
    expect(me.log).to_contain_text("Ada takes a card from the row: ")
    me.choose("draw deck")
    expect(me.log).to_contain_text("Ada draws a second card from the deck: ")
    me.await_turn()
    assert sum(held(me).values()) == 6

    while not me.lit().count():
        me.choose("draw deck")
        me.choose("draw deck")
        me.await_turn()
    claim(me, me.lit().first)
    expect(me.log).to_contain_text("Ada claims ")


def test_many_decisions_by_clicks_at_one_screen_and_the_scores_add_up(visit: Visit) -> None:
    us = visit()
    id = begin(us, here("Ada", "Béla"), LEGENDARY).id
    us.open(f"/table/{id}")
    us.page.locator(".handover").wait_for()
    lift(us)
    while us.version < DECISIONS:
        us.await_turn()
        decide(us)
        lift(us)
    expect(us.page.locator(".map .train").first).to_be_visible()
    with guest_of(us) as guest:
        view = guest.see(id)
        while view.outcome is None:
            view = view_of(guest.submit(view, sensible(legal(view))))
    us.open(f"/table/{id}")
    scores = us.page.get_by_role("dialog")
    expect(scores).to_contain_text("the last turns have been played")
    expect(scores.get_by_role("table")).to_have_count(2)
    for player in scores.get_by_role("table").all():
        *lines, total = map(number, player.locator("td").all_inner_texts())
        assert sum(lines) == total
        expect(player).to_contain_text("Ticket ")


def decide(us: Person) -> None:
    """Claim what can be claimed; else the first ticket or card that can be taken."""
    expect(us.page.locator(".map .spot").first).to_be_visible()
    if us.lit().count():
        claim(us, us.lit().first)
    else:
        choose(us, us.page.locator(".bar .lit[data-action]").first)


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_what_cannot_be_taken_says_why(visit: Visit, table_server: Server) -> None:
    us = visit()
    sit_down(legendary(), table_server, us)
    expensive = track(us, 28)
    expensive.click(position=middle_of(expensive))
    expect(us.hint).to_contain_text("TR-4.1")
    us.choose("draw red")
    locomotive = us.page.locator('.row [data-target="card:locomotive"]')
    expect(locomotive).to_have_attribute("aria-disabled", "true")
    locomotive.click(force=True)
    expect(us.hint).to_contain_text("TR-3.2")


def test_in_a_team_a_ticket_and_a_card_go_to_the_rack(visit: Visit, table_server: Server) -> None:
    us = visit()
    sit_down(team(start=False), table_server, us)
    for decision in ("keep 1", "keep 2", "return 3", "keep 4", "return 5"):
        us.choose(decision)
    choose(us, us.action("rack 2"))
    expect(us.page.get_by_role("heading", name="Hand the screen to Béla")).to_be_visible()

    sit_down(team(), table_server, us)
    us.choose("draw red")
    us.choose("to rack")
    choose(us, us.action("draw deck"))
    lift(us)
    assert held(us, "Team rack") == {"red": 1}
    assert held(us) == {"white": 4}
    expect(us.log).to_contain_text("Ada puts a card on the rack: red.")


def test_pointing_at_a_ticket_shows_the_shortest_way_on_the_map(
    visit: Visit, table_server: Server
) -> None:
    me = visit()
    # Béla has just built from Tehran to Shiraz, through which it would be shorter.
    script = legendary("draw deck", "draw deck", "claim 46", "pay white 0")
    sit_down(script, table_server, me)
    marked = me.page.locator(".map .route.pointed")
    expect(track(me, 33)).to_be_visible()
    expect(marked).to_have_count(0)
    first, second = (tickets(me).nth(each).get_by_role("button") for each in (0, 1))
    expect(first).to_contain_text("Astrakhan – Karachi, 10, 9 to go")
    first.hover()
    expect(marked).to_have_count(2)
    assert pointed(me) == {"track:33", "track:52"}
    me.prompt.hover()
    expect(marked).to_have_count(0)
    first.focus()
    me.page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    expect(marked).to_have_count(3)
    assert pointed(me) == {"track:18", "track:23", "track:31"}
    second.blur()
    expect(marked).to_have_count(0)


# Tunnels


def test_a_tunnel_is_paid_for_when_everybody_has_seen_why(
    visit: Visit, table_server: Server
) -> None:
    ada, watcher = visit(), visit()
    watcher.open(f"/table/{sit_down(team(), table_server, ada)}")
    expect(watcher.prompt).to_contain_text("Ada is choosing an action")
    into_the_tunnel(ada)
    for each in (ada, watcher):
        at_once = each.page.locator(".reveal.still")
        expect(at_once.locator("li")).to_have_count(TURNED_UP)
        expect(at_once.locator("li.strong")).to_have_count(1)
    expect(ada.page.locator(".turned li[title]")).to_have_count(TURNED_UP)
    choose(ada, ada.action("extra 0"))
    expect(watcher.log).to_contain_text("Ada claims Cawnpore – Kathmandu for one point")
    expect(watcher.page.locator('[data-piece="track:54:seat:0"]')).to_have_count(1)


def test_a_tunnel_is_given_up_and_the_cards_come_back(visit: Visit, table_server: Server) -> None:
    ada, bela = visit(), visit()
    sit_down(team(), table_server, ada, bela)
    ada.page.emulate_media(reduced_motion="no-preference")
    into_the_tunnel(ada)
    expect(ada.page.locator(".reveal:not(.still) li")).to_have_count(TURNED_UP)
    ada.choose("withdraw")
    expect(ada.log).to_contain_text("Ada gives Cawnpore – Kathmandu up and takes the payment back")
    expect(ada.page.locator('[data-piece^="track:54:"]')).to_have_count(0)
    assert held(ada) == {"yellow": 2, "blue": 1, "green": 1}


def into_the_tunnel(ada: Person) -> None:
    ada.await_turn()
    claim(ada, track(ada, 54), "pay yellow 0")
    expect(ada.prompt).to_contain_text("asks for one more card")


# Setting up


def test_teams_come_and_go_whole(visit: Visit) -> None:
    me = visit().open(f"/new/{TEAM}")
    seats = me.page.get_by_label("Who sits at seat")
    expect(seats).to_have_count(4)
    me.page.get_by_role("button", name="Add 2 seats").click()
    expect(seats).to_have_count(6)
    expect(me.page.get_by_role("button", name="Add")).to_have_count(0)
    me.page.get_by_role("button", name="Remove seats 3 and 4").first.click()
    expect(seats).to_have_count(4)
    expect(me.page.get_by_role("button", name="Remove")).to_have_count(0)
    me.page.get_by_role("button", name="Play", exact=True).click()
    expect(me.table).to_be_visible()
    expect(me.page.locator(".bar")).to_contain_text("substitute deck")
    me.open(f"/rules/{TEAM}#TA-8.1")
    expect(me.page.locator("#TA-8\\.1")).to_contain_text("are a substitute")
