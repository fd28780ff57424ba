"""Whole games at random: the contract, no dead end, no game too long, undo."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from gaslamp.core.errors import NothingToUndo
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.playout import play_many
from gaslamp.core.state import OVER
from gaslamp.core.testing import check_game
from gaslamp.core.testing.random_options import sample_options
from gaslamp.engine import is_compiled
from gaslamp.games.whitechapel.endings import ENDINGS
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import VARIANTS
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.games.whitechapel.small import SMALL
from tests.games.follow import follow
from tests.games.whitechapel.plays import homing
from tests.games.whitechapel.positions import agree, hell, hunt, inquiry, legal, move, phase, until
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

TABLES = 200 if is_compiled() else 4
GAMES_EACH = 250 if is_compiled() else 5
DRAWS = 4_000


def test_random_games_over_random_options_have_no_dead_end() -> None:
    rng = Random(1888)
    for table in range(TABLES):
        options = sample_options(WhitechapelOptions, rng)
        assert play_many(GAME.start(options), GAMES_EACH, table, GAME.longest(options)) > 0


def test_games_that_go_on_for_nights_have_no_dead_end_and_stay_short_enough() -> None:
    ends = set()
    for seed in range(150 if is_compiled() else 3):
        rng = Random(seed)
        options = sample_options(WhitechapelOptions, rng)
        state = GAME.start(options)
        played = 0
        while state.seat != OVER:
            state.apply(homing(state, rng))
            played += 1
        assert played < GAME.longest(options)
        ends.add((state.night, state.ending()))
    if is_compiled():
        assert {night for night, _ in ends} == {0, 1, 2, 3}
        assert {ending for _, ending in ends} >= set(ENDINGS) - {"no-way-out"}


def slow_hunt(**agreed: bool) -> int:
    """Count the actions of a hunt from V to 15 in which everybody does all that can be done.

    The policemen stand where most circles are, and ask about each; Jack walks to and fro.
    """
    touched = hunt(84).board.touched
    busy = sorted(range(1, 235), key=touched.length)[-5:]
    quiet = {circle for crossing in busy for circle in touched.row(crossing)}
    assert not quiet & {112, 135}
    state = hunt(112, *busy, column="V", **agreed)
    played = 0
    while state.seat != OVER:
        state.apply(_slowest(state))
        played += 1
    assert state.ending() == "out-of-time"
    return played


def _slowest(state: Whitechapel) -> int:
    written = {GAME.notation(action): int(action) for action in state.legal_actions()}
    stays = f"x{state.police[state.at]}"
    wanted = ("walk 112", "walk 135", "clue ", "next ")
    for word, action in written.items():
        if word.startswith(wanted) or word.split()[-1] == stays:
            return action
    return next(iter(written.values()))


@pytest.mark.parametrize("variant", [None, "engaged_police"])
def test_the_slowest_hunt_takes_just_what_the_bound_allows_for_it(variant: str | None) -> None:
    asked = sum(sorted(int(hunt(84).board.touched.length(x)) for x in range(1, 235))[-5:])
    named = 4 if variant else 8
    agreed = {variant: True} if variant else {}
    played = slow_hunt(**agreed)
    assert played == 2 * 19 + 18 * (named + 5 + 2 * asked)
    assert 4 * played - 300 < GAME.longest(agree(**agreed)) < 4 * played + 300


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_bound_follows_from_what_was_agreed(variant: str) -> None:
    usual, agreed = GAME.longest(agree()), GAME.longest(agree(**{variant: True}))
    shorter, longer = ("time_of_crime", "engaged_police"), ("preserved_scenes",)
    assert (agreed < usual, agreed > usual) == (variant in shorter, variant in longer)
    assert GAME.longest(agree(seats=3)) == usual + 4  # a head is drawn each night


@pytest.mark.skipif(not is_compiled(), reason="minutes as plain Python; a smaller one is judged")
def test_a_game_on_a_few_streets_keeps_the_contract() -> None:
    assert check_game(SMALL, games=8, seed=84).games >= 8


@pytest.mark.parametrize(
    "state",
    [
        GAME.start(agree()),
        hunt(84, 67, 99),
        with_fields(hunt(84, 67), coaches=0),
        with_fields(hunt(84, 99), alleys=0),
        move(hunt(84), "coach 85"),
        move(hunt(84, hideout=85), "walk 85"),
        move(hunt(84, 42, hideout=50), "walk 85", "go on"),
        move(hunt(84, 42, 55, hideout=50), "walk 85", "go on", "next blue"),
        inquiry(150, 42, 159),
        move(inquiry(150, 42), "next blue"),
        move(inquiry(150, 42), "next blue", "clue 29", "no 29"),
        move(with_fields(inquiry(150, 42), clues=[606]), "next blue"),
        move(hell(), "wait"),
        until(move(hell(), "wait"), "turning"),
    ],
    ids=phase,
)
def test_a_drawn_action_is_any_legal_one_as_likely_as_another(state: Whitechapel) -> None:
    rng = Random(9)
    drawn = Counter(int(state.sample_action(rng)) for _ in range(DRAWS))
    assert sorted(drawn) == list(state.legal_actions())
    share = DRAWS / len(drawn)
    assert all(abs(count - share) < 5.5 * share**0.5 for count in drawn.values())


def test_jack_may_take_back_his_tokens_until_they_all_lie() -> None:
    journal = follow(Journal(GAME, agree()), "hideout 92", "woman 3", "blank 21")
    journal.undo(0)
    assert len(journal.actions) == 1


def test_an_arrest_that_failed_is_not_taken_back() -> None:
    journal, drawn = Journal(GAME, agree()), seeded(2)
    while not any(GAME.notation(a).startswith("arrest") for a in journal.actions[-1:]):
        journal.advance(drawn)
        seat = int(journal.state.seat)
        journal.play(seat, journal.state.random_action(len(journal.actions)))
    assert journal.state.seat == 1
    with pytest.raises(NothingToUndo):
        journal.undo(1)


def test_a_walk_may_be_taken_back_before_the_announcement() -> None:
    journal, drawn = Journal(GAME, agree()), seeded(3)
    while not any(GAME.notation(a).startswith("walk") for a in journal.actions[-1:]):
        journal.advance(drawn)
        seat = int(journal.state.seat)
        journal.play(seat, journal.state.random_action(len(journal.actions)))
    played = len(journal.actions)
    journal.undo(0)
    assert len(journal.actions) == played - 1
    assert "go on" not in legal_in(journal)


def legal_in(journal: Journal) -> list[str]:
    assert isinstance(journal.state, Whitechapel)
    return legal(journal.state)
