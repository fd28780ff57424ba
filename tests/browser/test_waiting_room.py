"""From the invitation to the first move: what was agreed, who sits where, who watches."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.client_words import client_word
from tests.browser.serving import Made, Server

Visit = Callable[[str], Page]
ADA = {"type": "human", "name": "Ada"}
FREE = {"type": "open"}


@pytest.fixture
def visit(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Visit]:
    """Open an address in a browser of its own."""
    contexts = []

    def open_page(address: str) -> Page:
        context = browser.new_context(**browser_context_args)
        contexts.append(context)
        page = context.new_page()
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=client_word(key), exact=True)


def link_to(table: Made) -> str:
    return f"{table.server.address}#/join/{table.id}/{table.invitation}"


def table_of(made: Made) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(made.server.ask(f"api/tables/{made.id}"))
    return found


# What was agreed.


def test_set_up_and_join_pages_say_the_same_of_what_is_agreed(visit: Visit, server: Server) -> None:
    host = visit(f"{server.address}#/new/mr_jack_pocket")
    host.get_by_role("button", name=client_word("company-friends")).first.click()
    host.get_by_role("radio", name=client_word("clock-days")).click()
    terms = host.locator("[data-term]").all_inner_texts()
    assert any(client_word("agreed-hints-off") in term for term in terms)
    assert any(client_word("agreed-time-lost") in term for term in terms)
    with host.expect_response("**/api/tables") as answered:
        host.get_by_role("button", name="Start").click()
    made = answered.value.json()
    guest = visit(f"{server.address}#/join/{made['table']}/{made['invitation']}")
    expect(guest.locator("[data-term]")).to_have_text(terms)


def test_the_link_of_a_full_table_lets_guests_watch(visit: Visit, server: Server) -> None:
    table = server.make("mr_jack_pocket", seats=[ADA, ADA])
    guest = visit(link_to(table))
    guest.get_by_role("link", name=client_word("join-watch"), exact=True).click()
    expect(guest.get_by_text(client_word("you-watch"))).to_be_visible()
    closed = server.make("mr_jack_pocket", seats=[ADA, ADA], settings={"spectators": False})
    guest = visit(link_to(closed))
    expect(guest.get_by_text(client_word("join-no-watch"))).to_be_visible()
    expect(guest.get_by_role("link", name=client_word("join-watch"))).to_have_count(0)


# Seats before the start.


def waiting(server: Server, *seats: dict[str, str], **settings: object) -> Made:
    return server.make(
        "scotland_yard", seats=list(seats), settings=settings, options={"seats": len(seats)}
    )


def sit(guest: Page, name: str, number: int = 0) -> None:
    guest.get_by_label(client_word("settings-name")).fill(name)
    button(guest, "join-sit").nth(number).click()
    expect(guest.locator(".room .seats")).to_be_visible()


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"[data-seat='{number}']")


def at(page: Page, number: int, key: str) -> Locator:
    return seat(page, number).get_by_role("button", name=client_word(key), exact=True)


def test_the_host_changes_seats_and_fills_the_rest_with_bots(visit: Visit, server: Server) -> None:
    table = waiting(server, ADA, FREE, FREE)
    host, guest = visit(table.page(0)), visit(link_to(table))
    sit(guest, "Bob")
    expect(seat(host, 1)).to_contain_text("Bob")
    expect(at(guest, 2, "room-fill")).to_have_count(0)
    at(host, 2, "room-take").click()
    expect(seat(host, 2)).to_contain_text(client_word("seat-you"))
    expect(seat(guest, 2)).to_contain_text("Ada")
    host.reload()  # the seat is the same on a fresh page
    expect(seat(host, 2)).to_contain_text(client_word("seat-you"))
    button(host, "room-fill-all").click()
    for page in (host, guest):
        expect(page.locator(".turn")).to_be_visible()
    assert [one["player"] for one in table_of(table)["seats"]] == ["", "Bob", "Ada"]


def test_two_players_exchange_seats_once_the_other_agrees(visit: Visit, server: Server) -> None:
    table = waiting(server, ADA, FREE, FREE)
    host, guest = visit(table.page(0)), visit(link_to(table))
    sit(guest, "Bob")
    at(host, 1, "room-swap").click()
    button(guest, "room-swap-decline").click()
    at(host, 1, "room-swap").click()
    button(guest, "room-swap-accept").click()
    expect(seat(host, 1)).to_contain_text(client_word("seat-you"))
    expect(seat(guest, 0)).to_contain_text(client_word("seat-you"))
    for page, words in ((host, "ready?"), (guest, "ready!")):
        page.get_by_label(client_word("talk-say")).fill(words)
        button(page, "talk-send").click()
    for page in (host, guest):
        expect(page.locator(".talk li").filter(has_text="ready?")).to_contain_text("Ada")
        expect(page.locator(".talk li").filter(has_text="ready!")).to_contain_text("Bob")


def test_a_guest_leaves_and_the_host_cancels_the_table(visit: Visit, server: Server) -> None:
    table = waiting(server, ADA, FREE, FREE, FREE, listed=True)
    host, first, second = visit(table.page(0)), visit(link_to(table)), visit(link_to(table))
    sit(first, "Bob")
    second.reload()
    sit(second, "Cleo")
    button(first, "room-leave").click()
    button(first, "room-leave-sure").click()
    expect(seat(host, 1)).to_contain_text(client_word("join-free"))
    assert table.id in [one["id"] for one in json.loads(server.ask("api/tables"))]
    button(host, "room-close").click()
    button(host, "room-close-sure").click()
    for page in (host, second):
        expect(page.get_by_role("heading", name=client_word("room-closed"))).to_be_visible()
    assert table.id not in [one["id"] for one in json.loads(server.ask("api/tables"))]


def test_a_player_whom_the_host_removes_has_no_seat(visit: Visit, server: Server) -> None:
    table = waiting(server, ADA, FREE, FREE)
    host, guest = visit(table.page(0)), visit(link_to(table))
    sit(guest, "Bob")
    at(host, 1, "room-remove").click()
    at(host, 1, "room-remove-sure").click()
    expect(guest.get_by_role("heading", name=client_word("refused-title"))).to_be_visible()
    expect(seat(host, 1)).to_contain_text(client_word("join-free"))


# Players who spoil it for others.


def test_a_player_is_muted_and_reported(visit: Visit, server: Server) -> None:
    table = waiting(server, ADA, FREE, FREE)
    host, guest = visit(table.page(0)), visit(link_to(table))
    sit(guest, "Bob")
    host.get_by_text(client_word("talk-trouble")).click()
    player = host.locator("[data-player='1']")
    player.get_by_role("button", name=client_word("talk-mute"), exact=True).click()
    expect(player).to_contain_text(client_word("talk-muted"))
    for words in ("rude", "very rude"):
        guest.get_by_label(client_word("talk-say")).fill(words)
        button(guest, "talk-send").click()
    expect(guest.locator(".talk ol li")).to_have_count(2)
    player.get_by_role("button", name=client_word("talk-report"), exact=True).click()
    player.get_by_label(client_word("talk-report-why")).fill("insults")
    button(host, "talk-report-send").click()
    expect(player).to_contain_text(client_word("talk-reported"))
    button(host, "talk-unmute").click()
    guest.get_by_label(client_word("talk-say")).fill("sorry")
    button(guest, "talk-send").click()
    expect(host.locator(".talk ol li")).to_have_text([re.compile("sorry")])
