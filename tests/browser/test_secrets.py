"""What is not sent to a page is not in it: a detective's window, searched for Mister X."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.eyes import heard_by, holders_of, places_of, pointed_at
from tests.browser.serving import Made, Server

X, DETECTIVES = 0, 1
# Where his station may stand in what detectives are sent: where they may go, and in a notebook
# among everything else that is possible.
SENT = {".choices.path", ".notebook.stations.*"}
# What may hold it in memory: the board's own element, and its drawing.
HELD = {"id", "data-element"}
# A page counts tickets, rounds and per cents: a station of so low a number may be one of these.
COUNTED = 30


def number_of(station: str) -> int:
    return int(station.partition("-")[2])


def highest_choice(table: Made) -> int:
    """Give his choice that leads to the station with the highest number."""
    paths = [choice["path"] for choice in table.frame(X)["choices"]]
    rides = [path and path[-1].startswith("station-") for path in paths]
    numbers = [number_of(path[-1]) if ride else 0 for path, ride in zip(paths, rides, strict=True)]
    return numbers.index(max(numbers))


def whereabouts(table: Made) -> str:
    station: str = table.frame(X)["view"]["mister_x"]["station"]
    return station


def words_about_x(heard: list[Any]) -> list[Any]:
    lines = [line for frame in heard for line in frame.get("log", [])]
    return [line["text"] for line in lines if line["actor"] == X]


def detectives_move(table: Made) -> None:
    while table.frame(DETECTIVES)["choices"]:
        table.act(DETECTIVES)


def test_a_detectives_window_holds_no_trace_of_mister_x(page: Page, server: Server) -> None:
    table = server.make("scotland_yard", "human", "human", settings={"help": "weights"})
    heard = heard_by(page)
    page.goto(table.page(DETECTIVES))
    judged = 0
    for _ in range(2):
        page.wait_for_selector(".turn:not(.mine)")
        before = len(heard)
        table.act(X, highest_choice(table))
        page.wait_for_selector(".turn.mine")
        page.wait_for_function("document.querySelectorAll('.lit').length > 0")
        station = whereabouts(table)
        told = {place for message in heard[before:] for place in places_of(station, message)}
        assert told <= SENT
        assert not list(places_of(str(number_of(station)), words_about_x(heard)))
        assert holders_of(page, station) <= HELD
        if number_of(station) > COUNTED:
            assert pointed_at(page, station) == []
            judged += 1
        detectives_move(table)
    assert judged


def test_the_search_would_find_him(page: Page, server: Server) -> None:
    table = server.make("scotland_yard", "human", "human")
    heard = heard_by(page)
    page.goto(table.page(X))
    page.wait_for_selector(".turn.mine")
    station = whereabouts(table)
    assert ".view.mister_x.station" in {place for one in heard for place in places_of(station, one)}
    assert "station" in holders_of(page, station)
    assert pointed_at(page, station) != []
