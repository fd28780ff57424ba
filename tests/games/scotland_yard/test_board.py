"""The board of London against the facts of the classic print."""

from __future__ import annotations

import functools
import zlib
from collections import Counter, deque
from itertools import chain

import pytest

from gaslamp.core.data_files import read_data
from gaslamp.games.scotland_yard.actions import STATIONS, STEP, TICKETS
from gaslamp.games.scotland_yard.board import HANDS, london
from gaslamp.games.scotland_yard.game import GAME
from tests.games.scotland_yard.positions import FAR, move, position

pytestmark = pytest.mark.engine

EVERY_STATION = range(1, STATIONS + 1)
UNDERGROUND_STATIONS = [1, 13, 46, 67, 74, 79, 89, 93, 111, 128, 140, 153, 163, 185]
BUS_STATIONS = [
    *(1, 3, 7, 13, 14, 15, 22, 23, 29, 34, 41, 42, 46, 52, 55, 58, 63, 65, 67, 72, 74, 77, 78, 79),
    *(82, 86, 87, 89, 93, 94, 100, 102, 105, 107, 108, 111, 116, 122, 123, 124, 127, 128, 133, 135),
    *(140, 142, 144, 153, 154, 156, 157, 161, 163, 165, 176, 180, 184, 185, 187, 190, 191, 199),
]
START_CARDS = [13, 26, 29, 34, 50, 53, 91, 94, 103, 112, 117, 132, 138, 141, 155, 174, 197, 198]


@functools.cache
def next_stations(station: int, *kinds: str) -> list[int]:
    return sorted(end for end, kind in london().neighbours(station) if not kinds or kind in kinds)


def served(kind: str) -> list[int]:
    return [station for station in EVERY_STATION if next_stations(station, kind)]


def degrees(kind: str) -> dict[int, int]:
    return dict(Counter(len(next_stations(station, kind)) for station in served(kind)))


def distances(station: int, *kinds: str) -> dict[int, int]:
    found = {station: 0}
    queue = deque([station])
    while queue:
        here = queue.popleft()
        for end in next_stations(here, *kinds):
            if end not in found:
                found[end] = found[here] + 1
                queue.append(end)
    return found


@pytest.mark.rule("SY-01")
def test_the_stations_are_numbered_from_1_to_199_without_a_gap() -> None:
    assert sorted(set(chain.from_iterable((a, b) for a, b, _ in london().lines))) == [
        *EVERY_STATION
    ]


@pytest.mark.rule("SY-01", "SY-29")
@pytest.mark.parametrize(
    ("kind", "lines"), [("taxi", 346), ("bus", 99), ("underground", 20), ("ferry", 3)]
)
def test_each_transport_has_its_number_of_lines(kind: str, lines: int) -> None:
    assert sum(line[2] == kind for line in london().lines) == lines


@pytest.mark.rule("SY-29")
def test_the_classic_print_has_468_lines_and_none_twice() -> None:
    lines = london().lines
    assert len(lines) == 468
    assert len({(min(a, b), max(a, b), kind) for a, b, kind in lines}) == 468
    assert all(a != b for a, b, _ in lines)


@pytest.mark.rule("SY-29")
def test_no_line_has_changed_since_the_map_was_checked() -> None:
    written = "\n".join(f"{a},{b},{kind}" for a, b, kind in sorted(london().lines))
    assert zlib.crc32(written.encode()) == 0x6834EC0A


@pytest.mark.rule("SY-29")
def test_a_taxi_runs_between_13_and_14() -> None:
    assert london().transports(13, 14) == ["bus", "taxi"]


@pytest.mark.rule("SY-29")
@pytest.mark.parametrize(
    ("a", "b", "transports"),
    [(29, 55, ["bus"]), (50, 67, []), (185, 199, []), (187, 199, []), (198, 199, ["taxi"])],
)
def test_lines_of_other_prints_are_not_there(a: int, b: int, transports: list[str]) -> None:
    assert london().transports(a, b) == transports


@pytest.mark.rule("SY-01")
def test_436_pairs_of_stations_are_neighbours() -> None:
    kinds: dict[tuple[int, int], set[str]] = {}
    for a, b, kind in london().lines:
        kinds.setdefault((min(a, b), max(a, b)), set()).add(kind)
    counted = Counter("+".join(sorted(pair)) for pair in kinds.values())
    assert counted == {
        "taxi": 315,
        "bus": 67,
        "bus+taxi": 31,
        "underground": 19,
        "bus+underground": 1,
        "ferry": 3,
    }
    assert kinds[1, 46] == {"bus", "underground"}


@pytest.mark.rule("SY-01")
def test_every_station_has_a_taxi() -> None:
    assert served("taxi") == [*EVERY_STATION]


@pytest.mark.rule("SY-01")
def test_62_stations_have_a_bus() -> None:
    assert served("bus") == BUS_STATIONS
    assert len(BUS_STATIONS) == 62


@pytest.mark.rule("SY-01")
def test_14_stations_have_the_underground_and_each_of_them_has_a_bus() -> None:
    assert served("underground") == UNDERGROUND_STATIONS
    assert set(UNDERGROUND_STATIONS) <= set(BUS_STATIONS)


@pytest.mark.rule("SY-01")
@pytest.mark.parametrize(
    ("kind", "histogram"),
    [
        ("taxi", {2: 24, 3: 82, 4: 72, 5: 17, 6: 3, 7: 1}),
        ("bus", {1: 2, 2: 12, 3: 23, 4: 22, 5: 3}),
        ("underground", {1: 3, 2: 2, 3: 3, 4: 6}),
        ("ferry", {1: 2, 2: 2}),
    ],
)
def test_the_stations_have_as_many_lines_as_in_print(kind: str, histogram: dict[int, int]) -> None:
    assert degrees(kind) == histogram


@pytest.mark.rule("SY-01")
def test_the_busiest_stations_are_those_of_the_print() -> None:
    most = [station for station in EVERY_STATION if len(next_stations(station)) == 13]
    assert most == [67, 128, 140, 153]
    assert max(len(next_stations(station)) for station in EVERY_STATION) == 13
    assert [station for station in EVERY_STATION if len(next_stations(station, "taxi")) == 7] == [
        142
    ]


@pytest.mark.rule("SY-01")
@pytest.mark.parametrize(
    ("kind", "diameter"), [("taxi", 20), ("bus", 12), ("underground", 5), ("ferry", 3)]
)
def test_each_network_is_connected_with_its_diameter(kind: str, diameter: int) -> None:
    stations = served(kind)
    reach = {station: distances(station, kind) for station in stations}
    assert all(len(found) == len(stations) for found in reach.values())
    assert max(max(found.values()) for found in reach.values()) == diameter


@pytest.mark.rule("SY-01")
def test_london_is_ten_moves_across_and_five_from_its_middle() -> None:
    reach = [distances(station) for station in EVERY_STATION]
    farthest = [max(found.values()) for found in reach]
    assert (max(farthest), min(farthest)) == (10, 5)
    mean = sum(sum(found.values()) for found in reach) / (199 * 198)
    assert mean == pytest.approx(4.71, abs=0.005)


@pytest.mark.rule("SY-01", "SY-07")
def test_from_74_the_lines_lead_where_the_rulebook_says() -> None:
    assert next_stations(74, "underground") == [46]
    assert next_stations(74, "taxi") == [58, 73, 75, 92]
    assert next_stations(74, "bus") == [58, 94]


@pytest.mark.rule("SY-01")
def test_128_has_thirteen_lines() -> None:
    assert next_stations(128, "taxi") == [142, 143, 160, 172, 188]
    assert next_stations(128, "bus") == [135, 142, 161, 187, 199]
    assert next_stations(128, "underground") == [89, 140, 185]


@pytest.mark.rule("SY-19")
def test_the_ferry_runs_from_194_by_157_and_115_to_108() -> None:
    ferries = {(a, b) for a, b, kind in london().lines if kind == "ferry"}
    assert ferries == {(157, 194), (115, 157), (108, 115)}


@pytest.mark.rule("SY-05", "SY-29")
def test_the_deck_has_the_18_classic_start_cards() -> None:
    assert list(london().starts) == START_CARDS


@pytest.mark.rule("SY-29")
def test_any_two_start_stations_are_at_least_two_moves_apart() -> None:
    reach = {card: distances(card) for card in START_CARDS}
    assert min(reach[a][b] for a in START_CARDS for b in START_CARDS if a != b) == 2


@pytest.mark.rule("SY-08", "SY-16", "SY-18")
def test_mister_x_on_104_beside_a_detective_on_117_has_4_single_and_54_double_moves() -> None:
    state = position(104, 117, *FAR[1:])
    rides = [action for action in state.legal_actions() if action < STEP * len(TICKETS)]
    assert len(rides) == 4
    move(state, "double")
    pairs = 0
    for first in state.legal_actions():
        after = state.clone()
        after.apply(first)
        pairs += len(after.legal_actions())
    assert pairs == 54


def test_every_station_has_its_place_on_the_map() -> None:
    places = {
        int(row[0]): (float(row[1]), float(row[2]))
        for row in read_data("scotland_yard", "stations.csv")
    }
    assert sorted(places) == [*EVERY_STATION]
    assert all(0.0 < x < 1.0 and 0.0 < y < 1.0 for x, y in places.values())


def test_the_two_nearest_stations_on_the_map_are_111_and_112() -> None:
    tall = 0.7494  # the board's height, its width being one
    places = [
        (int(row[0]), float(row[1]), float(row[2]) * tall)
        for row in read_data("scotland_yard", "stations.csv")
    ]
    gaps = [
        (((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5, a, b)
        for a, x1, y1 in places
        for b, x2, y2 in places
        if a < b
    ]
    gap, a, b = min(gaps)
    assert (a, b) == (111, 112)
    assert gap == pytest.approx(0.020, abs=0.0005)


def rides_with(station: int, hand: int) -> list[str]:
    """Read the rides of a station with a hand of tickets out of the tables."""
    board, place = london(), station * HANDS + hand
    numbers = range(int(board.first[place]), int(board.past[place]))
    assert [int(board.ends[number]) for number in numbers] == [
        int(board.rides[number]) % STEP for number in numbers
    ]
    ends = [int(board.ends[number]) for number in numbers]
    assert int(board.first_end[place]) == (ends[0] if ends else 0)
    return [GAME.notation(int(board.rides[number])) for number in numbers]


@pytest.mark.rule("SY-07", "SY-18", "SY-19", "SY-30")
def test_with_each_hand_of_tickets_the_rides_are_the_lines_that_it_is_good_for() -> None:
    for station in EVERY_STATION:
        lines = london().neighbours(station)
        for hand in range(HANDS):
            tickets = [ticket for place, ticket in enumerate(TICKETS) if hand >> place & 1]
            ordinary = {GAME.parse(f"{kind} {end}") for end, kind in lines if kind in tickets}
            black = {GAME.parse(f"black {end}") for end, _ in lines if "black" in tickets}
            assert rides_with(station, hand) == [
                GAME.notation(ride) for ride in sorted(ordinary) + sorted(black)
            ]


@pytest.mark.rule("SY-19")
def test_the_tables_know_the_ferry_by_black_tickets_only() -> None:
    assert "black 157" in rides_with(194, 0b1000)
    assert not any(ride.endswith(" 157") for ride in rides_with(194, 0b0111))
