"""The page of notices: a place is added, tested, chosen and removed; and a browser that is told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.support.begin import at_table, guest_of, here
from tests.browser.support.people import DESK, PHONE, Person, person
from tests.browser.test_everyone import overflow, violations
from tests.server.support.notification_servers import (
    NotificationServers,
    Subscriber,
    awaited,
    make_certificate,
    open_notification_servers,
)
from tests.server.support.server_process import Server, running_server


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NotificationServers]:
    certificate = make_certificate(tmp_path_factory.mktemp("certificate"))
    with pytest.MonkeyPatch.context() as patch, open_notification_servers(certificate) as office:
        patch.setenv("SSL_CERT_FILE", str(certificate))
        yield office


@pytest.fixture(scope="module")
def telling(office: NotificationServers) -> Iterator[Server]:
    with running_server(None, None, **office.settings()) as server:
        yield server


def add_channel(page: Page, url: str, name: str) -> None:
    page.locator("form select").select_option("slack")
    page.locator("input[type=url]").fill(url)
    page.locator("form .field input").last.fill(name)
    page.locator("form").last.get_by_role("button").click()


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESK, "en", "light"), (PHONE, "ru", "dark"), (PHONE, "hu", "light")],
    ids=["desk-en", "phone-ru-night", "phone-hu"],
)
def test_a_channel_is_added_and_tested(
    browser: Browser,
    telling: Server,
    office: NotificationServers,
    size: tuple[int, int],
    language: str,
    theme: str,
) -> None:
    sent = {"en": "The test was sent", "ru": "уведомление отправлено", "hu": "A próbát elküldtük"}
    with person(browser, telling.url, size, language, theme=theme) as me:
        me.expected = re.compile("422")  # what it is about
        me.open("/notices")
        page, got = me.page, len(office.hooks.got)
        add_channel(page, "http://example.org/hook", "Board room")
        expect(page.get_by_role("alert")).to_contain_text("https://")
        add_channel(page, f"{office.hooks.url}/hook", "Board room")
        row = page.locator("[data-contact=channel]")
        expect(row).to_contain_text("Board room")
        row.get_by_role("button").first.click()
        expect(row).to_contain_text(sent[language])
        assert "text" in awaited(office.hooks.got, got + 1)[-1].json
        office.hooks.answers.append(404)
        row.get_by_role("button").first.click()
        expect(row.locator(".state.off")).to_be_visible()
        row.get_by_role("button").nth(1).click()
        expect(row.locator(".state.on")).to_be_visible()
        row.locator("summary").click()
        row.get_by_role("checkbox").nth(3).uncheck()
        expect(row.locator("summary")).to_contain_text("5")
        page.get_by_role("radio").nth(2).check(force=True)
        assert violations(page) == []
        assert overflow(page) == 0
        page.reload()
        expect(row.locator("summary")).to_contain_text("5")
        expect(page.get_by_role("radio").nth(2)).to_be_checked()
        row.get_by_role("button").last.click()
        row.locator(".primary").click()
        expect(row).to_have_count(0)


def test_an_address_is_confirmed_by_its_letter_and_stopped_by_one(
    browser: Browser, telling: Server, office: NotificationServers
) -> None:
    with person(browser, telling.url) as me:
        page = me.open("/notices").page
        page.locator("input[type=email]").fill("ada@example.org")
        page.get_by_role("button", name="Send me a letter").click()
        expect(page.get_by_text("A letter is on its way to ada@example.org")).to_be_visible()
        row = page.locator("[data-contact=email]")
        expect(row).to_contain_text("Waits for you")
        letter = awaited(office.mail.letters)[0].get_content()
        page.goto(re.findall(r"\S+/notices/confirm/\S+", letter)[0])
        page.get_by_role("button", name="Yes, confirm the address").click()
        expect(page.get_by_text("ada@example.org is confirmed")).to_be_visible()
        row.get_by_role("button", name="Test").click()
        expect(row).to_contain_text("The test was sent")
        letter = awaited(office.mail.letters, 2)[1]
        link = re.findall(r"\S+/notices/stop/\S+", letter.get_content())[0]
        header = letter["List-Unsubscribe"].strip("<>")
        page.goto(header)  # by a mail program that opens it
        expect(page).to_have_url(link)
        page.get_by_role("button", name="No more notices").click()
        expect(row).to_contain_text("Switched off by the link in a letter")
        row.get_by_role("button", name="Switch on").click()
        expect(row.locator(".state.on")).to_be_visible()
        httpx.post(header, data={"List-Unsubscribe": "One-Click"}).raise_for_status()
        page.reload()
        expect(row.locator(".state.off")).to_be_visible()


def test_this_browser_is_told_and_a_match_is_silenced(
    browser: Browser, telling: Server, office: NotificationServers
) -> None:
    """The push service of the browser's maker is not asked: our own receiver stands in for it."""
    subscriber = Subscriber(f"{office.hooks.url}/push/ada")
    body = subscriber.contact_request()
    with person(browser, telling.url) as me:
        me.page.context.grant_permissions(["clipboard-read", "notifications"])
        me.page.add_init_script(STAND_IN % json.dumps(body))
        page, got = me.open("/notices").page, len(office.hooks.got)
        page.get_by_role("button", name="Switch on").click()
        row = page.locator("[data-contact=push]")
        expect(row).to_contain_text("this one")
        row.get_by_role("button", name="Test").click()
        expect(row).to_contain_text("The test was sent")
        told = subscriber.read(awaited(office.hooks.got, got + 1)[-1].body)
        assert shown_by_worker(page, telling.url, json.dumps(told)) == [told["text"]]
        silence(me)


def shown_by_worker(page: Page, origin: str, message: str) -> list[str]:
    """What the service worker shows when the browser hands it that message."""
    # A message for a worker that is still being installed is lost.
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    wire.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[0], "data": message},
    )
    shown: list[str] = page.evaluate(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          for (;;) {
            const found = await worker.getNotifications();
            if (found.length) return found.map((each) => each.body);
            await new Promise((done) => setTimeout(done, 20));
          }
        }"""
    )
    return shown


def silence(me: Person) -> None:
    id = at_table(me, here("Ada", "Béla"))
    page = me.page
    page.get_by_role("button", name="Menu of the table").first.click()
    page.get_by_role("menuitem", name="Notices").click()
    switch = page.get_by_role("switch", name="Tell me of this match")
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(switch).not_to_be_checked()
    page.get_by_role("link", name="Where you are told").click()
    expect(page.get_by_role("heading", level=1, name="Notices")).to_be_visible()
    with guest_of(me) as guest:
        assert guest.http.get(f"/notices/matches/{id}").json() == {"muted": True}


STAND_IN = """
  const body = %s;
  let made = null;
  const subscription = {
    endpoint: body.endpoint,
    toJSON: () => ({ endpoint: body.endpoint, keys: { p256dh: body.p256dh, auth: body.auth } }),
    unsubscribe: async () => Boolean((made = null)),
  };
  PushManager.prototype.subscribe = async () => (made = subscription);
  PushManager.prototype.getSubscription = async () => made;
"""
