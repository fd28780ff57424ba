"""Passkeys with Chromium's virtual authenticator: added here, used to sign in there, removed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from tests.browser.serving import Server

KIND = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Authenticator:
    """A virtual authenticator of a page, whose passkeys can be carried to another."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        added = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": KIND})
        self.id: str = added["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        passkeys: list[dict[str, Any]] = found["credentials"]
        return passkeys

    def take(self, passkey: dict[str, Any]) -> None:
        """Have a passkey too, as one that its maker's cloud brings to all devices."""
        self.session.send(
            "WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey}
        )


@pytest.fixture
def address(server: Server) -> str:
    """Give the server's address by name: an address in numbers can't have passkeys."""
    return f"http://localhost:{server.port}/"


def as_player(page: Page, address: str) -> Authenticator:
    page.goto(f"{address}#/player")
    authenticator = Authenticator(page)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Keep my games").click()
    expect(page.get_by_role("heading", name="Passkeys")).to_be_visible()
    return authenticator


def with_passkey(page: Page, address: str) -> Authenticator:
    authenticator = as_player(page, address)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("added on")).to_be_visible()
    return authenticator


def test_a_player_signs_in_elsewhere_with_a_passkey(
    context: BrowserContext, browser: Browser, address: str
) -> None:
    page = context.new_page()
    authenticator = with_passkey(page, address)
    (passkey,) = authenticator.passkeys()
    assert passkey["isResidentCredential"]
    assert passkey["rpId"] == "localhost"

    phone = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    other = phone.new_page()
    other.goto(f"{address}#/player")
    Authenticator(other).take(passkey)
    other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_text("last used on")).to_have_count(3)  # two devices, one passkey
    phone.close()


def test_a_removed_passkey_signs_nobody_in(
    context: BrowserContext, browser: Browser, address: str
) -> None:
    page = context.new_page()
    (passkey,) = with_passkey(page, address).passkeys()
    page.get_by_title("Remove the passkey").click()
    expect(page.get_by_text("added on")).to_have_count(0)

    elsewhere = browser.new_context(reduced_motion="reduce")
    other = elsewhere.new_page()
    other.goto(f"{address}#/player")
    Authenticator(other).take(passkey)
    other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.get_by_text("That passkey does not open anything here.")).to_be_visible()
    expect(other.get_by_role("button", name="Keep my games")).to_be_visible()
    elsewhere.close()


def test_a_second_passkey_of_the_same_device_is_not_made(page: Page, address: str) -> None:
    authenticator = with_passkey(page, address)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("This device has a passkey of yours already.")).to_be_visible()
    assert len(authenticator.passkeys()) == 1


def test_signing_in_as_oneself_leaves_one_device(page: Page, address: str) -> None:
    with_passkey(page, address)
    with page.expect_response("**/revoke"):
        page.get_by_role("button", name="Sign in with a passkey").click()
    page.reload()
    expect(page.get_by_text("this one")).to_be_visible()
    expect(page.get_by_text("last used on")).to_have_count(2)  # the device and the passkey


def test_an_owner_who_is_not_verified_is_told_to_try_again(page: Page, address: str) -> None:
    authenticator = as_player(page, address)
    refuse = {"authenticatorId": authenticator.id, "isUserVerified": False}
    authenticator.session.send("WebAuthn.setUserVerified", refuse)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("No passkey was used.")).to_be_visible()


def test_an_address_in_numbers_offers_no_passkeys(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/player")
    page.get_by_role("button", name="Keep my games").click()
    expect(page.get_by_role("heading", name="My devices")).to_be_visible()
    expect(page.get_by_role("heading", name="Passkeys")).to_have_count(0)
