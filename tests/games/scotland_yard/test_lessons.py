"""What Scotland Yard's lessons say in figures is so on the board."""

from __future__ import annotations

import pytest

from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal
from gaslamp.games.scotland_yard.board import london
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.games.scotland_yard.view import ScotlandYardNotebook
from gaslamp.learn import lesson_script
from gaslamp.learn.lesson_files import find_lesson
from gaslamp.learn.lesson_paths import first_path
from gaslamp.learn.lesson_session import LessonSession
from gaslamp.play.deduction import Deduction

DETECTIVES = as_seat(1)  # their seat


def at(lesson: str, step: str) -> LessonSession:
    """Go to a step."""
    ways = first_path(find_lesson("scotland_yard", lesson))
    return next(session for _, session in ways if session.step.name == step)


def state_of(session: LessonSession) -> ScotlandYard:
    state = session.journal.state
    assert isinstance(state, ScotlandYard)
    return state


def possible(journal: Journal) -> dict[str, float]:
    """Give where Mister X can be, as the detectives know it."""
    notebook = Deduction(GAME, journal.options, DETECTIVES).notebook(journal)
    assert isinstance(notebook, ScotlandYardNotebook)
    return notebook.stations


def left_by_ticket(session: LessonSession) -> dict[str, set[int]]:
    """Count the stations that are possible after each of Mister X's rides, by ticket."""
    counts: dict[str, set[int]] = {}
    for action in list(session.journal.state.legal_actions()):
        ticket, _, station = GAME.notation(int(action)).partition(" ")
        if station:
            tried = lesson_script.copy_of(session.journal)
            tried.replay(int(action))
            counts.setdefault(ticket, set()).add(len(possible(tried)))
    return counts


def reached(session: LessonSession) -> set[int]:
    """List the stations that some detective can reach with one ride."""
    state = state_of(session)
    found = set()
    for pawn in range(1, state.detectives + 1):
        purse = GAME.show(state, DETECTIVES).detectives[pawn - 1]
        for end, transport in london().neighbours(int(state.stations[pawn])):
            if transport != "ferry" and getattr(purse, transport):
                found.add(end)
    return found


def ends(actions: tuple[int, ...] | list[int]) -> set[int]:
    return {int(GAME.notation(action).split()[1]) for action in actions}


def ways_out(station: int) -> int:
    return len({end for end, _ in london().neighbours(station)})


def replied(session: LessonSession, reply: str) -> set[int]:
    """List the stations for which a wrong ride gets this reply."""
    found = set()
    for action in list(session.journal.state.legal_actions()):
        if action not in session.good and not session.answer(int(action)):
            assert session.reply is not None
            if session.reply.key == session.lesson.key(f"{session.step.name}-{reply}"):
                found |= ends([int(action)])
    return found


def test_the_dead_end_has_two_lines() -> None:
    assert sorted(london().neighbours(4)) == [(3, "taxi"), (13, "taxi")]
    assert {transport for _, transport in london().neighbours(24)} == {"taxi"}
    for station in (14, 23):
        assert "bus" in {transport for _, transport in london().neighbours(station)}


def test_the_best_station_to_be_seen_at_has_twelve_ways_out() -> None:
    session = at("mister_x", "sighting")
    others = replied(session, "wrong") | replied(session, "wasted")
    assert ways_out(128) == 12 > max(ways_out(station) for station in others - {128})
    assert not {128} & reached(session)


def test_tickets_leave_as_many_stations_as_is_said() -> None:
    assert left_by_ticket(at("mister_x", "vanish")) == {
        "taxi": {5},
        "bus": {5},
        "underground": {2},
        "black": {11},
    }
    assert left_by_ticket(at("mister_x", "second-half")) == {
        "taxi": {4},
        "bus": {4},
        "underground": {4},
        "black": {12},
    }


@pytest.mark.parametrize("step", ["ferry", "last-ride"])
def test_wrong_rides_end_within_reach_and_good_ones_do_not(step: str) -> None:
    session = at("mister_x", step)
    caught = replied(session, "caught")
    assert caught
    assert caught <= reached(session)
    assert not ends(session.good) & reached(session)


def test_after_the_double_move_the_near_stations_are_within_reach_and_the_good_ones_not() -> None:
    session = at("mister_x", "second-half")
    assert replied(session, "near") <= reached(session)
    assert not ends(session.good) & reached(session)
    assert ways_out(67) > max(ways_out(station) for station in (49, 65, 82))


def test_in_the_last_round_each_detective_has_one_taxi_ticket() -> None:
    for detective in GAME.show(state_of(at("mister_x", "last-round")), 0).detectives:
        assert (detective.taxi, detective.bus, detective.underground) == (1, 0, 0)


def test_the_detectives_find_underground_stations_where_they_are_sent() -> None:
    for step in ("hub-1", "hub-2", "hub-3"):
        session = at("detectives", step)
        legal = ends([int(action) for action in session.journal.state.legal_actions()])
        stops = {
            station
            for station in legal
            if "underground" in {transport for _, transport in london().neighbours(station)}
        }
        assert stops == ends(session.good)


def test_the_ways_out_are_those_that_the_net_closes() -> None:
    assert {end for end, _ in london().neighbours(53)} == {40, 54, 69}
    reach = {
        start: {end for end, _ in london().neighbours(start)} & {40, 54, 69}
        for start in (41, 52, 55)
    }
    assert reach == {41: {40, 54}, 52: {40, 69}, 55: {54}}


def test_a_last_taxi_ticket_strands_a_detective_where_only_taxis_stop() -> None:
    session = at("detectives", "last-taxi")
    purse = GAME.show(state_of(session), DETECTIVES).detectives[1]
    assert (purse.station, purse.taxi, purse.bus, purse.underground) == ("station-58", 1, 4, 4)
    for station in replied(session, "stuck") | replied(session, "close"):
        assert {transport for _, transport in london().neighbours(station)} == {"taxi"}
    for station in ends(session.good) | replied(session, "spent"):
        assert len({transport for _, transport in london().neighbours(station)}) > 1
    assert "station-31" in possible(session.journal)
    assert 31 in {end for end, _ in london().neighbours(44)}


def test_the_likeliest_station_of_the_hunt_is_named() -> None:
    stations = possible(at("detectives", "hunt").journal)
    assert max(stations, key=lambda station: stations[station]) == "station-173"
    assert len(stations) == 6
