"""London as everybody draws it, and what is clicked for an action."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import dist

import pytest
from librt.random import Random

from gaslamp.core.board import Element, Link, Point, name_of
from gaslamp.core.data_files import read_data
from gaslamp.core.state import OVER
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.scotland_yard.board import london
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.scotland_yard.positions import EVERY_OPTIONS, FAR, agree, move, position
from tests.games.scotland_yard.test_board import BUS_STATIONS, START_CARDS, UNDERGROUND_STATIONS

BOARD = GAME.board(agree())
STATIONS = {element.id: element for element in BOARD.of_kind("station")}
RADIUS = 10.5  # of the smallest disc that a station is drawn as
MOST_POINTS = 12  # of a line
FARTHEST_SHIFT = 18  # from the printed place


def place_of(element: Element) -> Point:
    assert element.place is not None
    return element.place


def line_of(link: Link) -> list[Point]:
    """The points that a line passes through, from station to station."""
    start, end = (place_of(STATIONS[id_]) for id_ in link.ends)
    return [start, *link.route, end]


def gap(point: Point, a: Point, b: Point) -> float:
    """How far a point is from the straight line between two others."""
    length = dist(a, b)
    along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length**2
    along = min(1.0, max(0.0, along))
    return dist(point, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))


def test_every_thing_on_the_table_is_an_element() -> None:
    assert Counter(element.kind for element in BOARD.elements) == {
        "station": 199,
        "pawn": 6,
        "river": 1,
        "park": 4,
    }
    assert len(BOARD.ids()) == len(BOARD.elements)
    assert all(element.id == f"{element.kind}-{element.name}" for element in BOARD.elements)


@pytest.mark.parametrize("detectives", [3, 4, 5])
def test_there_is_a_pawn_for_mister_x_and_each_detective(detectives: int) -> None:
    pawns = GAME.board(agree(detectives=detectives)).of_kind("pawn")
    assert [pawn.name for pawn in pawns] == ["x", *map(str, range(1, detectives + 1))]


def test_everything_lies_within_the_board() -> None:
    points = [place_of(element) for element in BOARD.elements if element.kind != "pawn"]
    points += [point for element in BOARD.elements for point in element.outline]
    points += [point for link in BOARD.links for point in link.route]
    assert len(points) > 500
    assert all(0 <= x <= BOARD.width and 0 <= y <= BOARD.height for x, y in points)


@pytest.mark.rule("SY-01")
def test_a_stations_traits_are_its_transports_and_whether_a_start_card_names_it() -> None:
    traits = {int(element.name): set(element.traits) for element in STATIONS.values()}
    for station, found in traits.items():
        assert "taxi" in found
        assert ("bus" in found) == (station in BUS_STATIONS)
        assert ("underground" in found) == (station in UNDERGROUND_STATIONS)
        assert ("ferry" in found) == (station in (108, 115, 157, 194))
        assert ("start" in found) == (station in START_CARDS)


@pytest.mark.rule("SY-01", "SY-29")
def test_the_links_are_the_lines() -> None:
    links = [(*(int(name_of(id_)) for id_ in link.ends), link.kind) for link in BOARD.links]
    assert links == london().lines


def test_a_station_is_drawn_near_its_printed_place() -> None:
    printed = {
        row[0]: (float(row[1]), float(row[2])) for row in read_data(GAME.name, "stations.csv")
    }
    across, down = (sorted(place[axis] for place in printed.values()) for axis in (0, 1))
    for element in STATIONS.values():
        x, y = printed[element.name]
        x = 34 + (x - across[0]) / (across[-1] - across[0]) * 998
        y = 30 + (y - down[0]) / (down[-1] - down[0]) * 790
        assert dist((x, y), place_of(element)) < FARTHEST_SHIFT


def test_no_two_stations_are_drawn_into_each_other() -> None:
    places = [place_of(element) for element in STATIONS.values()]
    nearest = min(dist(a, b) for i, a in enumerate(places) for b in places[:i])
    assert nearest > 2 * RADIUS + 8


def test_no_line_runs_through_a_station_where_it_does_not_stop() -> None:
    for link in BOARD.links:
        others = [place_of(element) for id_, element in STATIONS.items() if id_ not in link.ends]
        for a, b in pairwise(line_of(link)):
            assert min(gap(point, a, b) for point in others) > RADIUS, link


def test_a_line_bends_gently_and_at_few_points() -> None:
    for link in BOARD.links:
        assert len(link.route) <= MOST_POINTS
        straight = dist(*(place_of(STATIONS[id_]) for id_ in link.ends))
        assert sum(dist(a, b) for a, b in pairwise(line_of(link))) < 1.7 * straight, link


def test_lines_between_the_same_stations_run_side_by_side() -> None:
    routes: dict[tuple[str, str], list[tuple[Point, ...]]] = {}
    for link in BOARD.links:
        routes.setdefault(link.ends, []).append(link.route)
    shared = [together for together in routes.values() if len(together) > 1]
    assert len(shared) == 32
    for one, other in shared:
        assert min(dist(a, b) for a in one for b in other) > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_has_a_label(language: str) -> None:
    labels = {element.id: translate(element.label, language) for element in BOARD.elements}
    assert len(set(labels.values())) == len(labels)
    assert labels["station-92"] == "station 92"
    assert labels["pawn-x"] == "Mister X"
    assert labels["river-thames"] == {"en": "the Thames", "fr": "la Tamise"}[language]


@pytest.mark.parametrize(
    ("written", "path", "verb", "label"),
    [
        ("taxi 92", ("station-92",), "taxi", "take a taxi"),
        ("bus 94", ("station-94",), "bus", "take a bus"),
        ("underground 46", ("station-46",), "underground", "take the underground"),
        ("black 115", ("station-115",), "black", "use a black ticket"),
        ("double", (), "double", "make a double move"),
        ("show", (), "show", "show yourself"),
        ("hide", (), "hide", "stay hidden"),
        ("take bus", (), "take-bus", "take a bus ticket"),
        ("take nothing", (), "take-nothing", "take nothing"),
    ],
)
def test_an_action_names_what_is_clicked_for_it(
    written: str, path: tuple[str, ...], verb: str, label: str
) -> None:
    view = GAME.view(position(74, 117, *FAR[1:]), 0)
    action = GAME.parse(written)
    assert GAME.path(view, action) == path
    assert GAME.verb(view, action) == verb
    assert translate(GAME.label(view, action)) == label


def check_choices(state: ScotlandYard, ids: frozenset[str]) -> None:
    """Path and verb belong to one choice; each name on the path stands in the notation."""
    choices = GAME.choices(state, int(state.seat))
    assert [choice.action for choice in choices] == list(state.legal_actions())
    assert len({(choice.path, choice.verb) for choice in choices}) == len(choices)
    for choice in choices:
        assert set(choice.path) <= ids
        assert {name_of(id_) for id_ in choice.path} <= set(choice.notation.split())
        for language in LANGUAGES:
            assert 0 < len(translate(choice.label, language).split()) <= 5


@pytest.mark.parametrize("options", EVERY_OPTIONS[::5], ids=str)
def test_path_and_verb_belong_to_one_choice_in_every_moment(options: object) -> None:
    assert isinstance(options, GAME.options)
    rng = Random(3)
    state, ids = GAME.start(options), GAME.board(options).ids()
    while state.seat != OVER:
        if state.seat >= 0:
            check_choices(state, ids)
        state.apply(state.random_action(rng))


def test_nobody_but_the_seat_on_turn_has_a_choice() -> None:
    state = position(104, 74, *FAR[:2])
    assert GAME.choices(state, 1) == ()
    assert GAME.choices(move(state, "taxi 86"), 0) == ()
