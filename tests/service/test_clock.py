"""Clocks run for the seat that is on turn and for no other, whatever happens at the table."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TypeVar

import pytest
from librt.random import Random

from gaslamp.core.codes import Action, as_seat
from gaslamp.service import events
from gaslamp.service.settings import GameClock, MoveClock, TableSettings
from gaslamp.service.table_driver import flag_event
from gaslamp.service.table_state import TableCreated, TableState, replay_events
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


def started(game: str, clock: GameClock | MoveClock, seed: int = 1, **options: int) -> TableState:
    """Begin a game with people at all seats."""
    wanted = plan(game, settings=TableSettings(clock=clock), **options)
    created = TableCreated(
        plan=wanted, version=1, seed=f"{seed:064x}", invitation="", spectating="", recipe=1
    )
    state = TableState("table", created)
    for seat in range(len(state.seat_holders)):
        state.apply(events.Joined(as_seat(seat), f"P{seat}", f"{seat}"), START)
    state.apply(events.Started(), START)
    return state


def next_event(state: TableState, rng: Random) -> events.TableEvent:
    """Draw something that may happen now: mostly moves, and all that may come between."""
    seat = state.on_turn
    assert seat is not None
    if state.paused:
        return events.Resumed(as_seat(rng.randrange(len(state.seat_holders))))
    if rng.random() < 0.7:
        return events.Acted(
            seat, Action(int(choice(rng, list(state.journal.state.legal_actions()))))
        )
    away = [s for s, holder in enumerate(state.seat_holders) if holder.stands_in]
    between: list[events.TableEvent] = [
        events.Said(as_seat(rng.randrange(len(state.seat_holders))), "all", "Well?"),
        events.Paused(as_seat(rng.randrange(len(state.seat_holders)))),
        events.Replaced(as_seat(rng.randrange(len(state.seat_holders))), "random", "abandoned"),
        *(events.Reclaimed(as_seat(s)) for s in away),
        *([events.Undone(seat)] if state.journal.pending else []),
        *([events.DrawOffered(seat)] if state.people() - state.offered - {seat} else []),
    ]
    return choice(rng, between)


@pytest.mark.parametrize("game", FIVE)
def test_what_a_seat_is_charged_is_the_time_it_was_on_turn(game: str) -> None:
    assert sum(passes_in_a_random_game(game, seed) for seed in range(4)) > 20


def passes_in_a_random_game(game: str, seed: int) -> int:
    """Compare the clocks with the time each seat was on turn; count how often the turn passed."""
    rng = Random(seed)
    state = started(game, GameClock(WHOLE, INCREMENT), seed=seed, **FIVE[game])
    at = START
    on_turn = dict.fromkeys(range(len(state.seat_holders)), 0)
    passed = dict.fromkeys(on_turn, 0)
    for _ in range(MOST_EVENTS):
        if state.is_over:
            break
        seat = int(state.journal.state.seat)
        took = rng.randrange(60_000)
        at += took
        if not state.paused:
            on_turn[seat] += took
        state.apply(next_event(state, rng), at)
        if not state.is_over and state.journal.state.seat != seat:
            passed[seat] += 1
        assert state.clocks.running == (None if state.paused else state.on_turn)
        shown = state.clocks.shown(at)
        assert shown is not None
        for other, left in enumerate(shown.left):
            expected = WHOLE * 1000 - on_turn[other] + passed[other] * INCREMENT * 1000
            assert left == max(0, expected), (game, other)
    return sum(passed.values())


@pytest.mark.parametrize("game", FIVE)
def test_a_time_for_each_move_begins_when_a_move_begins(game: str) -> None:
    rng = Random(1)
    state = started(game, MoveClock(WHOLE), **FIVE[game])
    at = began = START
    for _ in range(MOST_EVENTS):
        if state.is_over:
            return
        at += rng.randrange(60_000)
        seat = state.on_turn
        told = told_to_others(state, seat)
        action = int(choice(rng, list(state.journal.state.legal_actions())))
        state.apply(events.Acted(seat or as_seat(0), Action(action)), at)
        if told_to_others(state, seat) > told:
            began = at
        if not state.is_over:
            assert state.clocks.expires_at() == began + WHOLE * 1000


def told_to_others(state: TableState, seat: int | None) -> int:
    """Count what the others were told: they are told of a move when it is completed."""
    return sum(len(log) for viewer, log in state.journal.logs.items() if viewer != seat)


def until_forced_card(seed: int) -> TableState | None:
    """Play Mr. Jack to the first moment at which the last card of a turn was taken by itself."""
    rng = Random(seed)
    state = started("mr_jack", GameClock(WHOLE, INCREMENT), seed=seed)
    for number in range(MOST_EVENTS):
        seat = state.on_turn
        if seat is None:
            return None
        action = int(choice(rng, list(state.journal.state.legal_actions())))
        state.apply(events.Acted(seat, Action(action)), START + number * 1000)
        if state.on_turn is not None and state.on_turn != seat and state.journal.pending:
            return state
    return None


def test_a_card_that_is_taken_by_itself_passes_the_clock_on() -> None:
    state = next(state for seed in itertools.count() if (state := until_forced_card(seed)))
    assert state.clocks.running == state.on_turn
    falls = state.clocks.expires_at()
    assert falls is not None
    assert state.on_turn is not None
    lost = flag_event(state, state.on_turn, falls)
    assert lost == events.Flagged(state.on_turn)


def test_a_card_that_is_taken_by_itself_ends_what_was_offered() -> None:
    rng = Random(1)
    fold = started("mr_jack", GameClock(WHOLE))
    for number in range(MOST_EVENTS):
        seat = fold.on_turn
        assert seat is not None
        fold.offered.add(as_seat(0))
        moves, state = fold.moves, fold.journal.state.seat
        action = int(choice(rng, list(fold.journal.state.legal_actions())))
        fold.apply(events.Acted(seat, Action(action)), START + number)
        if fold.moves > moves or fold.journal.state.seat != state:
            assert not fold.offered
            if fold.journal.pending:
                return
    pytest.fail("no card was taken by itself")


def test_time_that_was_stored_out_of_order_never_runs_backwards() -> None:
    state = started("scotland_yard", GameClock(600))
    action = int(state.journal.state.legal_actions()[0])
    state.apply(events.Said(as_seat(0), "all", "Early."), START + 5_000)
    state.apply(events.Acted(as_seat(0), Action(action)), START - 3_600_000)
    assert state.clocks.left[0] == 595_000
    assert state.clocks.expires_at() == START + 5_000 + 600_000


def test_a_story_of_before_is_read_as_it_was() -> None:
    state = started("scotland_yard", GameClock(600))
    story: list[tuple[events.TableEvent, int]] = [
        *((events.Joined(as_seat(seat), f"P{seat}", f"{seat}"), START) for seat in (0, 1)),
        (events.Started(), START),
        (events.Paused(as_seat(1)), START + 1_000),
        (events.Resumed(as_seat(1)), START + 9_000),
    ]
    again = replay_events("table", state.created, story)
    assert again.clocks.left[0] == 599_000
    assert again.clocks.running == 0


def test_a_stand_in_that_fails_still_keeps_the_seat_for_its_player() -> None:
    state = started("scotland_yard", GameClock(600))
    state.apply(events.Replaced(as_seat(1), "club", "abandoned"), START)
    state.apply(events.Replaced(as_seat(1), "random", "crashed"), START)
    assert state.seat_holders[1].stands_in
    state.apply(events.Reclaimed(as_seat(1)), START)
    assert state.seat_holders[1].kind == "human"


def test_a_pause_gives_no_time_for_the_move() -> None:
    state = started("scotland_yard", MoveClock(600))
    state.apply(events.Paused(as_seat(0)), START + 100_000)
    state.apply(events.Resumed(as_seat(0)), START + 900_000)
    assert state.clocks.expires_at() == START + 900_000 + 500_000


def test_a_flag_falls_when_the_time_is_up_and_not_before() -> None:
    state = started("scotland_yard", MoveClock(600))
    assert flag_event(state, as_seat(0), START + 599_999) is None
    assert flag_event(state, as_seat(1), START + 600_000) is None
    assert flag_event(state, as_seat(0), START + 600_000) == events.Flagged(as_seat(0))
