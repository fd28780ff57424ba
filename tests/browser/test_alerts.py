"""Alerts on the player's page: an address confirmed by its mail, switches, the link to stop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.serving import Server
from tests.web.postbox import Postbox, smtp_server


@pytest.fixture
def postbox() -> Postbox:
    """Take the server's mails in."""
    return Postbox()


@pytest.fixture
def alerting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postbox: Postbox) -> Iterator[Server]:
    """Start a server whose operator set up mail."""
    server = Server(tmp_path)
    with smtp_server(postbox) as port:
        monkeypatch.setenv("GASLAMP_SERVE_SMTP_URL", f"smtp://127.0.0.1:{port}")
        monkeypatch.setenv("GASLAMP_SERVE_MAIL_FROM", "lamp@example.org")
        monkeypatch.setenv("GASLAMP_SERVE_PUBLIC_URL", server.address)
        server.start()
        yield server
        server.stop()


def as_player(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/player")
    page.get_by_role("button", name="Keep my games").click()
    expect(page.get_by_role("heading", name="My devices")).to_be_visible()


def test_an_address_is_confirmed_by_its_mail(
    page: Page, alerting: Server, postbox: Postbox
) -> None:
    as_player(page, alerting)
    page.get_by_label("Your email address").fill("ada@example.org")
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_text("Open the link in the email")).to_be_visible()
    link = re.search(r"http\S+#/mail/confirm/\S+", postbox.text())
    assert link
    page.goto(link[0])
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("Your address is confirmed.")).to_be_visible()
    assert "confirm/" not in page.url
    page.goto(f"{alerting.address}#/player")
    expect(page.get_by_text("Each email has a link to stop them.")).to_be_visible()
    page.get_by_role("button", name="remove").click()
    expect(page.get_by_label("Your email address")).to_be_visible()


def test_switches_stay_as_they_were_set(page: Page, alerting: Server) -> None:
    as_player(page, alerting)
    over = page.get_by_role("checkbox", name="The game is over, email")
    expect(over).not_to_be_checked()
    with page.expect_response("**/api/player/alerts"):
        over.check()
    with page.expect_response("**/api/player/alerts"):
        page.get_by_role("switch", name="Quiet at night").click()
    with page.expect_response("**/api/player/alerts"):
        page.get_by_label("Alerts per hour, at most").select_option("2")
    page.reload()
    expect(over).to_be_checked()
    expect(page.get_by_role("switch", name="Quiet at night")).to_be_checked()
    expect(page.get_by_label("Alerts per hour, at most")).to_have_value("2")


def test_a_server_that_sends_nothing_shows_no_alerts(page: Page, server: Server) -> None:
    as_player(page, server)
    expect(page.get_by_role("heading", name="Alerts")).to_have_count(0)
