"""What Whitechapel's lessons say of steps, ways and policemen is so on the board."""

from __future__ import annotations

import pytest

from gaslamp.core.codes import as_seat
from gaslamp.games.whitechapel.board import whitechapel
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.view import WhitechapelNotebook, WhitechapelView
from gaslamp.learn.lesson_files import find_lesson
from gaslamp.learn.lesson_paths import first_path
from gaslamp.learn.lesson_session import LessonSession
from gaslamp.play.deduction import Deduction

STREETS = whitechapel().streets
JACK, POLICE = as_seat(0), as_seat(1)


def at(lesson: str, step: str) -> LessonSession:
    """Go to a step."""
    ways = first_path(find_lesson("whitechapel", lesson))
    return next(session for _, session in ways if session.step.name == step)


def view_of(session: LessonSession) -> WhitechapelView:
    view = session.journal.view(session.lesson.seat)
    assert isinstance(view, WhitechapelView)
    return view


def possible(session: LessonSession) -> set[int]:
    """Give the circles where Jack can be, as the police know it."""
    notebook = Deduction(GAME, session.journal.options, POLICE).notebook(session.journal)
    assert isinstance(notebook, WhitechapelNotebook)
    return {number(circle) for circle in notebook.circles}


def number(place: str) -> int:
    return int(place.rpartition("-")[2].removeprefix("x"))


def crossings(session: LessonSession) -> dict[str, int]:
    """Give where each policeman stands, by colour."""
    return {
        man.policeman.removeprefix("policeman-"): number(man.crossing)
        for man in view_of(session).policemen
        if man.crossing
    }


def within_two(crossing: int) -> set[int]:
    """List the crossings that a policeman can go to, those taken too."""
    near = STREETS.steps(crossing) | {crossing}
    return near | {end for start in near for end in STREETS.steps(start)}


def steps(start: int) -> dict[int, int]:
    """Count the steps from a circle to every other."""
    found, rim = {start: 0}, [start]
    for circle in rim:
        for end in STREETS.ways(circle):
            if end not in found:
                found[end] = found[circle] + 1
                rim.append(end)
    return found


def barred(start: int, end: int, police: set[int]) -> bool:
    return all(way & police for way in STREETS.ways(start)[end])


def test_the_hideouts_that_jack_is_offered_lie_well_between_the_red_circles() -> None:
    for hideout in (55, 86, 102):
        assert max(steps(hideout)[red] for red in STREETS.red) <= 6
        assert 1 <= steps(hideout)[84] <= 2
        assert 5 <= steps(hideout)[147] <= 6


def test_of_jacks_first_steps_only_one_is_within_the_polices_reach() -> None:
    session = at("jack", "walk")
    reached = {
        circle
        for start in crossings(session).values()
        for end in within_two(start)
        for circle in STREETS.touched(end)
    }
    assert set(STREETS.ways(138)) & reached == {139}
    for hideout in (55, 86, 102):
        home = steps(hideout)
        assert home[139] < min(home[end] for end in STREETS.ways(138) if end != 139)


def test_the_coach_goes_past_red_and_the_alley_away_from_him() -> None:
    police = set(crossings(at("jack", "coach")).values())
    assert barred(139, 151, police)
    assert {139, 150} == set(STREETS.touched(crossings(at("jack", "coach"))["red"]))
    assert {119, 152, 153} <= set(STREETS.alleys(151))
    assert steps(55)[119] == 4


def test_no_walk_brings_jack_next_to_home_and_the_alley_does() -> None:
    session = at("jack", "ring")
    view = view_of(session)
    assert (view.jack, view.hideout, view.alleys) == ("circle-84", "circle-55", 1)
    police = set(crossings(session).values())
    beside_home = set(STREETS.ways(55))
    assert not {end for end in STREETS.ways(84) if not barred(84, end, police)} & beside_home
    assert 53 in beside_home & set(STREETS.alleys(84))
    assert {68, 86} == set(STREETS.touched(crossings(session)["blue"]))
    last = at("jack", "last-step")
    assert 55 in STREETS.touched(crossings(last)["brown"])
    assert not barred(53, 55, set(crossings(last).values()))


def test_the_murders_of_the_third_night_are_as_far_from_home_as_is_said() -> None:
    assert (steps(98)[84], steps(98)[158]) == (3, 4)
    assert 65 in STREETS.touched(83)


def test_the_woman_is_led_where_fewest_ways_lead_out() -> None:
    ways = {end: len(STREETS.ways(end)) for end in STREETS.ways(158)}
    assert (ways[157], ways[171], ways[159]) == (7, 7, 15)
    assert min(count for end, count in ways.items() if end not in (157, 171)) > 7


@pytest.mark.parametrize(
    ("step", "colour", "crossing", "circle"),
    [("move-green", "green", 170, 156), ("move-yellow", "yellow", 187, 159)],
)
def test_one_crossing_alone_lets_a_policeman_stand_beside_jack(
    step: str, colour: str, crossing: int, circle: int
) -> None:
    session = at("police", step)
    choices = within_two(crossings(session)[colour])
    telling = {end for end in choices if possible(session) & set(STREETS.touched(end))}
    assert telling == {crossing}
    assert possible(session) & set(STREETS.touched(crossing)) == {circle}


def test_noes_leave_two_circles_for_jacks_first_step() -> None:
    ruled_out = {156, 158, 159, 172, 185}
    assert set(STREETS.ways(157)) - ruled_out == {171, 183}
    assert {171, 183} == set(STREETS.touched(crossings(at("police", "ask-183"))["green"]))


def test_every_circle_that_is_left_has_a_policeman_beside_it() -> None:
    session = at("police", "storm")
    beside = {"blue": 86, "brown": 85, "yellow": 100, "green": 84}
    assert possible(session) == set(beside.values())
    for colour, circle in beside.items():
        assert circle in STREETS.touched(crossings(session)[colour])
    assert steps(55)[84] == 2
