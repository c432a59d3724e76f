"""Reconnection: the wire is cut, the server dies, somebody else was faster."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import Visit
from tests.browser.support.matches import at_table, guest_of
from tests.browser.support.people import person
from tests.server.support.server_process import running_server

TOO_LATE = re.compile("409 .*/(actions|preview)")


def test_after_a_break_the_table_is_as_it_stands_now(visit: Visit) -> None:
    me = visit()
    id = at_table(me)
    with guest_of(me) as guest:
        expect(me.prompt).to_contain_text("bid at least $7")
        me.page.context.set_offline(True)
        view = guest.play(guest.see(id), 1)
        for _ in range(3):
            view = guest.play(view, 0)
        me.page.context.set_offline(False)
    expect(me.table).to_have_attribute("data-version", str(view.version))
    expect(me.log).to_contain_text("buys a share of the Pennsylvania for $7")


def test_a_dead_server_is_waited_for_and_nothing_is_lost(browser: Browser, tmp_path: Path) -> None:
    with (
        running_server(f"sqlite:///{tmp_path / 'matches.db'}") as server,
        person(browser, server.url) as me,
    ):
        at_table(me)
        me.choose("bid 7")
        server.kill()
        me.action("bid 8").click()
        expect(me.page.get_by_text("The server cannot be reached").first).to_be_visible()
        server.start()
        me.choose("bid 8")
        expect(me.log).to_contain_text("bids $7")
        expect(me.log).to_contain_text("bids $8")


def test_who_was_too_late_is_told_so_and_sees_what_happened(visit: Visit) -> None:
    me = visit()
    id = at_table(me)
    with guest_of(me) as guest:
        expect(me.action("bid 7")).to_be_visible()

        def grow_old(route: Route) -> None:
            """While the submission is on its way, somebody else is faster."""
            guest.play(guest.see(id), 0)
            route.continue_()

        me.expected = TOO_LATE
        me.page.route("**/actions*", grow_old)
        with me.page.expect_response("**/actions*") as answer:
            me.action("bid 7").click()
        assert answer.value.status == 409
        expect(me.log).to_contain_text("passes")
        expect(me.log).not_to_contain_text("bids $7")
