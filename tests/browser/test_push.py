"""Alerts by Web Push: switched on for a device, sent, decrypted, shown, and opened by a click."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tests.browser.app_server import AppServer
from tests.browser.client_words import client_word
from tests.browser.serving import Made
from tests.service.push_service import Device, PushService, push_service
from tests.waiting import wait_until

SLOW = {"clock": {"type": "move", "seconds": 172_800}}
# The browser of the tests has no push service of its maker: it subscribes to the test's own.
SUBSCRIBED = """
  (subscription) => {
    let now = null;
    const made = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      unsubscribe: async () => ((now = null), true),
    };
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
      if (!userVisibleOnly || !applicationServerKey) throw new TypeError();
      return (now = made);
    };
    PushManager.prototype.getSubscription = async () => now;
  }
"""
# A click that a program makes may open no window; what it would open is noted.
CLICK = """
  async () => {
    const [notification] = await registration.getNotifications();
    const opened = new Promise((done) => {
      Object.defineProperty(clients, 'openWindow', { value: async (url) => done(url) });
    });
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    return opened;
  }
"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def alerting(tmp_path: Path, service: PushService) -> Iterator[AppServer]:
    """Start a server that sends to the test's push service."""
    server = AppServer(tmp_path)
    server.app.state.alerts.push.https = service.https
    server.start()
    yield server
    server.stop()


@pytest.fixture
def device() -> Device:
    return Device()


@pytest.fixture
def context(browser: Browser, device: Device, alerting: AppServer) -> Iterator[BrowserContext]:
    """Open a browser that allows notifications and has a service worker."""
    context = browser.new_context(service_workers="allow", reduced_motion="reduce")
    context.grant_permissions(["notifications"], origin=alerting.address.rstrip("/"))
    subscription = {
        "endpoint": device.endpoint,
        "keys": {"p256dh": device.keys.p256dh, "auth": device.keys.auth},
    }
    context.add_init_script(f"({SUBSCRIBED})({json.dumps(subscription)})")
    context.set_default_timeout(60_000)  # a busy machine is no failure
    yield context
    context.close()


def as_player(page: Page, server: AppServer) -> None:
    page.goto(f"{server.address}#/player")
    page.get_by_role("button", name="Keep my games").click()
    expect(page.get_by_role("heading", name="My devices")).to_be_visible()


def switch(page: Page) -> Any:  # noqa: ANN401  (Playwright's locator)
    return page.get_by_role("switch", name="This device")


def switched_on(page: Page, server: AppServer) -> None:
    as_player(page, server)
    switch(page).click()
    expect(switch(page)).to_be_checked()


def delivered(page: Page, server: AppServer, data: str) -> None:
    """Hand a message to the service worker, as the browser does when one was pushed."""
    session: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = server.address.rstrip("/")
    push = {"origin": origin, "registrationId": found[0], "data": data}
    session.send("ServiceWorker.deliverPushMessage", push)


def notification(page: Page) -> dict[str, str]:
    """Wait for a notification of the page's service worker."""
    found: dict[str, str] = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          for (;;) {
            const [one] = await registration.getNotifications();
            if (one) return { title: one.title, body: one.body, tag: one.tag };
            await new Promise((done) => setTimeout(done, 20));
          }
        }"""
    )
    return found


def clicked(
    page: Page, server: AppServer, service: PushService, device: Device
) -> tuple[dict[str, str], str]:
    """Show what was sent to a device, click it; give the message and the page that was opened."""
    (posted,) = service.got
    message = device.read(posted.content)
    page.goto(f"{server.address}#/settings")
    delivered(page, server, json.dumps(message))
    assert notification(page) == {
        "title": message["title"],
        "body": message["body"],
        "tag": message["page"],
    }
    opened: str = page.context.service_workers[0].evaluate(CLICK)
    page.goto(opened)
    return message, opened


def own_seat(server: AppServer, key: str, table: Made) -> None:
    """Let the first seat of a table belong to the player of a key."""
    server.ask("api/player/seats", {"table": table.id, "token": table.tokens["0"]}, key)


def test_an_alert_is_shown_and_a_click_opens_the_table(
    context: BrowserContext, alerting: AppServer, service: PushService, device: Device
) -> None:
    page = context.new_page()
    switched_on(page, alerting)
    table = alerting.make("scotland_yard", "human", "human", settings=SLOW)
    page.goto(table.page(1))
    page.wait_for_selector(".turn")
    with page.expect_response("**/api/player/seats"):
        page.goto(f"{alerting.address}#/player")
    page.goto("about:blank")  # away from the table, while the opponent moves
    while table.frame(0)["choices"]:
        table.act(0)
    alerting.send_alerts()
    message, opened = clicked(page, alerting, service, device)
    assert message["title"] == "Your turn: Scotland Yard"
    assert opened == f"{alerting.address}#/table/{table.id}"
    page.wait_for_selector(".turn")


def test_an_invitation_reaches_the_device_and_a_click_opens_the_page_to_join(
    context: BrowserContext, alerting: AppServer, service: PushService, device: Device
) -> None:
    page = context.new_page()
    switched_on(page, alerting)
    ada = json.loads(alerting.ask("api/player", {"name": "Ada", "device": "Laptop"}))["key"]
    game = alerting.make("mr_jack_pocket", "human", "human")
    own_seat(alerting, ada, game)
    page.goto(game.page(1))
    page.wait_for_selector(".turn")
    with page.expect_response("**/api/player/seats"):
        page.goto(f"{alerting.address}#/player")
    page.goto("about:blank")
    game.order(0, type="resign")
    table = alerting.make("mr_jack_pocket", "human", "open")
    own_seat(alerting, ada, table)
    wait_until(lambda: json.loads(alerting.ask("api/player/companions", token=ada)))
    alerting.ask(f"api/tables/{table.id}/invite", {"met_at": game.id, "seat": 1}, ada)
    alerting.send_alerts()
    message, opened = clicked(page, alerting, service, device)
    assert message["title"] == "You are invited: Mr. Jack Pocket"
    assert opened == f"{alerting.address}#/join/{table.id}"
    page.get_by_role("button", name=client_word("join-sit")).click()
    page.wait_for_url(f"**/#/table/{table.id}")


def test_the_switch_is_kept_and_can_be_taken_back(
    context: BrowserContext, alerting: AppServer, service: PushService
) -> None:
    page = context.new_page()
    switched_on(page, alerting)
    expect(page.get_by_role("checkbox", name="Your turn, device")).to_be_checked()
    page.reload()
    expect(switch(page)).to_be_checked()
    switch(page).click()
    expect(switch(page)).not_to_be_checked()
    page.reload()
    expect(switch(page)).not_to_be_checked()


def test_a_browser_that_forbids_notifications_says_so(
    context: BrowserContext, alerting: AppServer
) -> None:
    context.clear_permissions()
    context.add_init_script("Notification.requestPermission = async () => 'denied'")
    page = context.new_page()
    as_player(page, alerting)
    switch(page).click()
    expect(page.get_by_text("Your browser blocks notifications")).to_be_visible()
    expect(switch(page)).not_to_be_checked()


def test_a_message_that_cannot_be_read_is_shown_all_the_same(
    context: BrowserContext, alerting: AppServer
) -> None:
    page = context.new_page()
    switched_on(page, alerting)
    delivered(page, alerting, "no json")
    assert notification(page)["title"] == "Gaslamp"
