"""The client is installable, opens without the server, and offers an update without forcing it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from gaslamp.web import app
from gaslamp.web.client_files import build_of, client_folder
from tests.browser.app_server import AppServer
from tests.browser.serving import Server

PATIENCE = 60_000  # milliseconds, for a machine with much else to do
CONTROLLED = """
  async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
  }
"""
KEPT = "() => localStorage.getItem('gaslamp:offline') !== null"
CACHED = """
  async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  }
"""
KEPT_BUILD = """
  async () => {
    const [name] = (await caches.keys()).filter((name) => name.includes('precache'));
    const cache = await caches.open(name);
    const page = (await cache.keys()).find(({ url }) => url.includes('index.html'));
    return page ? (await cache.match(page)).text() : '';
  }
"""
OWN_BUILD = "() => document.querySelector('meta[name=gaslamp-build]').content"


@pytest.fixture
def installed(browser: Browser) -> Iterator[BrowserContext]:
    """Open a browser that has the service worker."""
    context = browser.new_context(service_workers="allow", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def kept(page: Page, server: Server) -> None:
    """Visit the home page until everything is kept that opens without the server."""
    page.goto(server.address)
    page.evaluate(CONTROLLED)
    page.wait_for_function(KEPT)


def test_pages_open_without_the_server_and_the_others_say_so(
    installed: BrowserContext, own_server: Server
) -> None:
    page = installed.new_page()
    kept(page, own_server)
    page.goto(f"{own_server.address}#/puzzles")
    page.locator(".today a").click()
    expect(page.locator("svg [data-element]").first).to_be_attached()
    own_server.stop()
    page.goto("about:blank")
    page.goto(own_server.address)
    expect(page.get_by_role("heading", name="Mr. Jack", exact=True)).to_be_visible()
    page.goto(f"{own_server.address}#/rules/mr_jack")
    expect(page.get_by_role("heading", name="Mr. Jack", exact=True)).to_be_visible()
    expect(page.locator("svg[role=img], figure svg").first).to_be_visible()
    page.goto(f"{own_server.address}#/learn")
    expect(page.locator("a[href^='#/learn/']").first).to_be_visible()
    lesson = page.locator("a[href^='#/learn/']").first.get_attribute("href")
    page.goto(f"{own_server.address}#/puzzles")
    today = page.locator(".today a")
    expect(today).to_be_visible()
    today.click()
    expect(page.locator("svg [data-element]").first).to_be_attached()

    page.goto(f"{own_server.address}{lesson}")
    expect(page.get_by_text("The server doesn’t answer.")).to_be_visible()
    own_server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("svg [data-element]").first).to_be_attached()


def test_a_browser_that_is_offline_says_so(installed: BrowserContext, own_server: Server) -> None:
    page = installed.new_page()
    kept(page, own_server)
    installed.set_offline(True)
    page.goto(f"{own_server.address}#/join/aaaaaaaaaaaaaaaa")
    expect(page.get_by_text("You are offline, and this needs the server.")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_nothing_of_a_player_or_a_table_is_kept(
    installed: BrowserContext, own_server: Server
) -> None:
    page = installed.new_page()
    kept(page, own_server)
    table = own_server.make("mr_jack_pocket", "human", "human")
    page.goto(table.page(0))
    page.wait_for_selector(".turn")
    page.goto(f"{own_server.address}#/player")
    expect(page.get_by_role("heading", name="My devices")).to_be_visible()
    addresses = page.evaluate(CACHED)
    assert [one for one in addresses if "/api/games" in one]
    assert not [one for one in addresses if re.search(r"/api/(tables|player|passkeys)", one)]
    assert not [one for one in addresses if table.tokens["0"] in one]


def test_the_client_can_be_installed(installed: BrowserContext, own_server: Server) -> None:
    page = installed.new_page()
    page.goto(own_server.address)
    page.evaluate(CONTROLLED)
    session = installed.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_the_other_tests_have_no_service_worker(page: Page, server: Server) -> None:
    page.goto(server.address)
    expect(page.get_by_role("heading", name="Mr. Jack", exact=True)).to_be_visible()
    found = "async () => (await navigator.serviceWorker.getRegistrations()).length"
    assert page.evaluate(found) == 0


def renewed(client: Path) -> None:
    """Change a copy of the client as a newer build would be."""
    before, after = build_of(client), "0123456789abcdef"
    page = client / "index.html"
    page.write_text(page.read_text().replace(before, after))
    worker = client / "service-worker.js"
    written, count = re.subn(
        r"(url:[`\"']index\.html[`\"'],revision:[`\"'])\w+", r"\g<1>0123", worker.read_text()
    )
    assert count == 1
    worker.write_text(written)


def test_an_update_is_offered_and_not_forced(
    installed: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "client"
    shutil.copytree(client_folder(), client)
    monkeypatch.setattr(app, "client_folder", lambda: client)
    first = AppServer(tmp_path)
    first.start()
    page = installed.new_page()
    page.goto(first.address)
    page.evaluate(CONTROLLED)
    old = page.evaluate(OWN_BUILD)
    first.stop()

    renewed(client)
    second = AppServer(tmp_path, first.port)
    second.start()
    page.evaluate("location.hash = '#/new/mr_jack'")
    page.evaluate("location.hash = '#/'")
    offered = page.get_by_text("Gaslamp was updated after you opened this page")
    expect(offered).to_be_visible()
    assert page.evaluate(OWN_BUILD) == old
    page.get_by_role("button", name="Reload").click()
    page.wait_for_function(f"({OWN_BUILD})() === '0123456789abcdef'")
    expect(offered).to_have_count(0)
    while "0123456789abcdef" not in page.evaluate(KEPT_BUILD):
        page.wait_for_timeout(50)  # until the new service worker has taken over
    second.stop()
    page.goto("about:blank")
    page.goto(second.address)
    assert page.evaluate(OWN_BUILD) == "0123456789abcdef"
