"""From the invitation to the first move: what was agreed, who sits where, who watches."""

from __future__ import annotations

import json
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
