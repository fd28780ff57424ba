"""Clocks run for the seat that is on turn and for no other, whatever happens at the table."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TypeVar

import pytest
from librt.random import Random

from gaslamp.service import events
from gaslamp.service.driver import flag
from gaslamp.service.fold import Fold, Founding, folded
from gaslamp.service.settings import GameClock, MoveClock, Settings
from tests.service.hosting import plan

FIVE = {
    "scotland_yard": {"seats": 3},
    "mr_jack": {},
    "mr_jack_pocket": {},
    "whitechapel": {},
    "lady_alice": {"seats": 3},
}
START = 1_800_000_000_000
WHOLE, INCREMENT = 500_000, 7  # seconds; no flag falls in these games
MOST_EVENTS = 400
ItemT = TypeVar("ItemT")


def choice(rng: Random, among: Sequence[ItemT]) -> ItemT:
    return among[int(rng.randrange(len(among)))]


def started(game: str, clock: GameClock | MoveClock, seed: int = 1, **options: int) -> Fold:
    """Begin a game with people at all seats."""
    wanted = plan(game, settings=Settings(clock=clock), **options)
    founding = Founding(
        plan=wanted, version=1, seed=f"{seed:064x}", invitation="", spectating="", recipe=1
    )
    fold = Fold("table", founding)
    for seat in range(len(fold.sittings)):
        fold.apply(events.Joined(seat, f"P{seat}", f"{seat}"), START)
    fold.apply(events.Started(), START)
    return fold


def next_event(fold: Fold, rng: Random) -> events.Event:
    """Draw something that may happen now: mostly moves, and all that may come between."""
    seat = fold.on_turn
    assert seat is not None
    if fold.paused:
        return events.Resumed(rng.randrange(len(fold.sittings)))
    if rng.random() < 0.7:
        return events.Acted(seat, int(choice(rng, list(fold.journal.state.legal_actions()))))
    away = [s for s, sitting in enumerate(fold.sittings) if sitting.stands_in]
    between: list[events.Event] = [
        events.Said(rng.randrange(len(fold.sittings)), "all", "Well?"),
        events.Paused(rng.randrange(len(fold.sittings))),
        events.Replaced(rng.randrange(len(fold.sittings)), "random", "abandoned"),
        *(events.Reclaimed(s) for s in away),
        *([events.Undone(seat)] if fold.journal.pending else []),
        *([events.DrawOffered(seat)] if fold.people() - fold.offered - {seat} else []),
    ]
    return choice(rng, between)


@pytest.mark.parametrize("game", FIVE)
def test_what_a_seat_is_charged_is_the_time_it_was_on_turn(game: str) -> None:
    assert sum(passes_in_a_random_game(game, seed) for seed in range(4)) > 20


def passes_in_a_random_game(game: str, seed: int) -> int:
    """Compare the clocks with the time each seat was on turn; count how often the turn passed."""
    rng = Random(seed)
    fold = started(game, GameClock(WHOLE, INCREMENT), seed=seed, **FIVE[game])
    at = START
    on_turn = dict.fromkeys(range(len(fold.sittings)), 0)
    passed = dict.fromkeys(on_turn, 0)
    for _ in range(MOST_EVENTS):
        if fold.is_over:
            break
        seat = int(fold.journal.state.seat)
        took = rng.randrange(60_000)
        at += took
        if not fold.paused:
            on_turn[seat] += took
        fold.apply(next_event(fold, rng), at)
        if not fold.is_over and fold.journal.state.seat != seat:
            passed[seat] += 1
        assert fold.clocks.running == (None if fold.paused else fold.on_turn)
        shown = fold.clocks.shown(at)
        assert shown is not None
        for other, left in enumerate(shown.left):
            expected = WHOLE * 1000 - on_turn[other] + passed[other] * INCREMENT * 1000
            assert left == max(0, expected), (game, other)
    return sum(passed.values())


@pytest.mark.parametrize("game", FIVE)
def test_a_time_for_each_move_begins_when_a_move_begins(game: str) -> None:
    rng = Random(1)
    fold = started(game, MoveClock(WHOLE), **FIVE[game])
    at = began = START
    for _ in range(MOST_EVENTS):
        if fold.is_over:
            return
        at += rng.randrange(60_000)
        seat = fold.on_turn
        told = told_to_others(fold, seat)
        action = int(choice(rng, list(fold.journal.state.legal_actions())))
        fold.apply(events.Acted(seat or 0, action), at)
        if told_to_others(fold, seat) > told:
            began = at
        if not fold.is_over:
            assert fold.clocks.flag_falls() == began + WHOLE * 1000


def told_to_others(fold: Fold, seat: int | None) -> int:
    """Count what the others were told: they are told of a move when it is completed."""
    return sum(len(log) for viewer, log in fold.journal.logs.items() if viewer != seat)


def until_forced_card(seed: int) -> Fold | None:
    """Play Mr. Jack to the first moment at which the last card of a turn was taken by itself."""
    rng = Random(seed)
    fold = started("mr_jack", GameClock(WHOLE, INCREMENT), seed=seed)
    for number in range(MOST_EVENTS):
        seat = fold.on_turn
        if seat is None:
            return None
        action = int(choice(rng, list(fold.journal.state.legal_actions())))
        fold.apply(events.Acted(seat, action), START + number * 1000)
        if fold.on_turn is not None and fold.on_turn != seat and fold.journal.pending:
            return fold
    return None


def test_a_card_that_is_taken_by_itself_passes_the_clock_on() -> None:
    fold = next(fold for seed in itertools.count() if (fold := until_forced_card(seed)))
    assert fold.clocks.running == fold.on_turn
    falls = fold.clocks.flag_falls()
    assert falls is not None
    assert fold.on_turn is not None
    lost = flag(fold, fold.on_turn, falls)
    assert lost == events.Flagged(fold.on_turn)


def test_a_card_that_is_taken_by_itself_ends_what_was_offered() -> None:
    rng = Random(1)
    fold = started("mr_jack", GameClock(WHOLE))
    for number in range(MOST_EVENTS):
        seat = fold.on_turn
        assert seat is not None
        fold.offered.add(0)
        moves, state = fold.moves, fold.journal.state.seat
        action = int(choice(rng, list(fold.journal.state.legal_actions())))
        fold.apply(events.Acted(seat, action), START + number)
        if fold.moves > moves or fold.journal.state.seat != state:
            assert not fold.offered
            if fold.journal.pending:
                return
    pytest.fail("no card was taken by itself")


def test_time_that_was_stored_out_of_order_never_runs_backwards() -> None:
    fold = started("scotland_yard", GameClock(600))
    action = int(fold.journal.state.legal_actions()[0])
    fold.apply(events.Said(0, "all", "Early."), START + 5_000)
    fold.apply(events.Acted(0, action), START - 3_600_000)
    assert fold.clocks.left[0] == 595_000
    assert fold.clocks.flag_falls() == START + 5_000 + 600_000


def test_a_story_of_before_is_read_as_it_was() -> None:
    fold = started("scotland_yard", GameClock(600))
    story: list[tuple[events.Event, int]] = [
        *((events.Joined(seat, f"P{seat}", f"{seat}"), START) for seat in (0, 1)),
        (events.Started(), START),
        (events.Paused(1), START + 1_000),
        (events.Resumed(1), START + 9_000),
    ]
    again = folded("table", fold.founding, story)
    assert again.clocks.left[0] == 599_000
    assert again.clocks.running == 0


def test_a_stand_in_that_fails_still_keeps_the_seat_for_its_player() -> None:
    fold = started("scotland_yard", GameClock(600))
    fold.apply(events.Replaced(1, "club", "abandoned"), START)
    fold.apply(events.Replaced(1, "random", "crashed"), START)
    assert fold.sittings[1].stands_in
    fold.apply(events.Reclaimed(1), START)
    assert fold.sittings[1].kind == "human"


def test_a_pause_gives_no_time_for_the_move() -> None:
    fold = started("scotland_yard", MoveClock(600))
    fold.apply(events.Paused(0), START + 100_000)
    fold.apply(events.Resumed(0), START + 900_000)
    assert fold.clocks.flag_falls() == START + 900_000 + 500_000


def test_a_flag_falls_when_the_time_is_up_and_not_before() -> None:
    fold = started("scotland_yard", MoveClock(600))
    assert flag(fold, 0, START + 599_999) is None
    assert flag(fold, 1, START + 600_000) is None
    assert flag(fold, 0, START + 600_000) == events.Flagged(0)
