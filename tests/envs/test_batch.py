from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from ctypes import c_int64
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest
from librt.random import Random
from librt.vecs import vec

from gaslamp.bots.levels import NOVICE, LevelBot
from gaslamp.core.bits import members_of
from gaslamp.core.codes import Seat, ViewerId
from gaslamp.core.observation import Layout
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.engine import is_compiled
from gaslamp.envs.batch import EACH_SEAT, NO_CHOICE, STRIDE, Batch, IllegalStep
from gaslamp.envs.batch_shard import BatchShard, make_teacher, pack
from gaslamp.envs.batch_workers import LINE, BatchWorkers, PipeEnd, WorkerLost
from gaslamp.envs.episode import observed
from gaslamp.games.lady_alice.rules.state import LadyAlice
from gaslamp.games.mr_jack.game import MrJackGame
from gaslamp.games.mr_jack.rules.state import MrJack
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from gaslamp.games.registry import GAMES, VARIANTS, find_game
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.games.whitechapel.phases import ESCAPE
from gaslamp.games.whitechapel.rules.state import Whitechapel

pytestmark = pytest.mark.engine

STEPS = 150 if is_compiled() else 30


def states_of(batch: Batch) -> vec[State]:
    """Look into a batch of one process."""
    assert isinstance(batch.workers, BatchShard)
    return batch.workers.stepper.states


@pytest.mark.parametrize("name", [*GAMES, *VARIANTS])
def test_a_batch_shows_what_the_seat_on_turn_sees_and_may_do(name: str) -> None:
    batch = Batch(name, games=3, seed=1)
    states = states_of(batch)
    for _ in range(40):
        batch.step(batch.sample())
        for game, state in enumerate(states):
            assert batch.seats[game] == state.seat >= 0
            seen = observed(state, ViewerId(state.seat), batch.spec.shape.length)
            assert np.array_equal(batch.observations[game], seen)
            assert np.flatnonzero(batch.allowed()[game]).tolist() == list(state.legal_actions())


@pytest.mark.parametrize("name", [*GAMES, *VARIANTS])
def test_a_teacher_chooses_in_its_share_of_the_games(name: str) -> None:
    batch, again = (Batch(name, games=4, seed=1, taught=0.5) for _ in range(2))
    for _ in range(20):
        choices = batch.teacher_choices.copy()
        assert (choices[2:] == NO_CHOICE).all()
        assert batch.allowed()[[0, 1], choices[:2]].all()
        assert np.array_equal(choices, again.teacher_choices)
        actions = np.where(choices == NO_CHOICE, batch.sample(), choices)
        batch.step(actions)
        again.step(actions)


@pytest.mark.parametrize("name", ["scotland_yard", "small_mr_jack_pocket"])
def test_a_teacher_chooses_as_a_novice_does(name: str) -> None:
    seat = Seat(ViewerId(1))  # the detectives and the Investigator hide nothing and do not mix
    game = find_game(name)
    options = game.options()
    teacher, novice = make_teacher(game, options, 1, 1), LevelBot(game, options, seat, 1, NOVICE)
    assert teacher is not None
    state, rng, compared = game.start(options), Random(7), 0
    while True:
        actions = state.legal_actions()
        if state.seat == seat:
            compared += 1
            assert teacher.choose(0, seat, actions) == novice.choose(list(actions))
        action = state.random_action(rng)
        sight = state.sight(action, seat)
        teacher.look(state, action)
        state.apply(action)
        if state.seat == OVER:
            break
        teacher.follow(0, state.seat)
        novice.see(sight, state.seat)
    assert compared > 3


def test_who_follows_the_teacher_wins_more_often() -> None:
    batch = Batch("small_scotland_yard", games=40, seed=2, taught=1.0)
    taught = np.arange(40) % 2
    won, ended = np.zeros(2), np.zeros(2)
    for _ in range(STEPS * 2):
        follows = batch.seats == taught
        batch.step(np.where(follows, batch.teacher_choices, batch.sample()))
        for game in np.flatnonzero(batch.dones):
            ended[taught[game]] += 1
            won[taught[game]] += int(batch.rewards[game, taught[game]] > 0)
    assert won[1] == ended[1]  # detectives always win against a Mister X who rides at random
    if is_compiled():  # as plain Python too few games end
        assert won[0] > ended[0] * 0.1  # he wins one game of seventy against random detectives


def test_a_share_of_games_is_at_most_all() -> None:
    with pytest.raises(ValueError, match="taught"):
        Batch("tiny_scotland_yard", games=2, seed=1, taught=1.5)


def test_a_game_that_ends_is_rewarded_once_and_begins_again() -> None:
    batch = Batch("tiny_scotland_yard", games=50, seed=2)
    ended = 0
    for _ in range(30):
        batch.step(batch.sample())
        ended += int(batch.dones.sum())
        rewards = batch.rewards
        assert np.array_equal(np.abs(rewards).sum(axis=1) > 0, batch.dones)
        assert np.array_equal(rewards[:, 0], -rewards[:, 1])
        assert all(state.seat != OVER for state in states_of(batch))
    assert ended > 50


def truth(state: State) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Name the places of a belief where the truth stands."""
    match state:
        case ScotlandYard():
            yield "mister_x", (state.stations[0],)
        case MrJack():
            yield "suspects", (state.jack,)
        case MrJackPocket():
            yield "suspects", (state.identity,)
            yield from (("jack_cards", (card,)) for card in members_of(state.jack_cards, 0))
        case LadyAlice():
            for seat, clue in enumerate(state.evidence):
                yield "solution", (clue,)
                yield "held", (seat, clue)
        case Whitechapel():
            yield "hideout", (state.hideout,)
            yield "jack", (state.log[state.column] if state.phase >= ESCAPE else 0,)


@pytest.mark.parametrize("name", [*GAMES, *VARIANTS])
def test_the_exact_belief_goes_along(name: str) -> None:
    batch = Batch(name, games=3, seed=3, belief=SPECTATOR)
    layout = find_game(name).belief_layout(find_game(name).options())
    for _ in range(STEPS):
        batch.step(batch.sample())
        assert 0.0 <= batch.beliefs.min() <= batch.beliefs.max() <= 1.0 + 1e-6
        for row, state in zip(batch.beliefs, states_of(batch), strict=True):
            for about, place in truth(state):
                part = layout.part(about)
                numbers = row[part.start : part.start + part.length].reshape(part.shape)
                assert numbers[place] > 0


SURE = {
    "scotland_yard": ["mister_x"],
    "mr_jack": ["suspects"],
    "mr_jack_pocket": ["suspects"],
    "whitechapel": ["jack", "hideout"],
}


@pytest.mark.parametrize("name", SURE)
def test_probabilities_of_what_excludes_each_other_add_up_to_one(name: str) -> None:
    batch = Batch(name, games=3, seed=4, belief=SPECTATOR)
    layout = find_game(name).belief_layout(find_game(name).options())
    for _ in range(STEPS):
        batch.step(batch.sample())
        for part in map(layout.part, SURE[name]):
            numbers = batch.beliefs[:, part.start : part.start + part.length]
            chosen = batch.seats >= 0 if part.name != "hideout" else numbers[:, 0] == 0
            assert np.allclose(numbers[chosen].sum(axis=1), 1.0, atol=1e-5)


def test_the_clues_that_the_players_hold_are_the_solution() -> None:
    batch = Batch("lady_alice", games=3, seed=4, belief=SPECTATOR)
    parts = find_game("lady_alice").belief_layout(find_game("lady_alice").options())
    solution, held = parts.part("solution"), parts.part("held")
    for _ in range(100):
        batch.step(batch.sample())
        by_seat = batch.beliefs[:, held.start : held.start + held.length]
        by_clue = by_seat.reshape(3, *held.shape)
        assert np.allclose(by_clue.sum(axis=2), 1.0, atol=1e-5)
        clues = batch.beliefs[:, solution.start : solution.start + solution.length]
        assert np.allclose(by_clue.sum(axis=1), clues, atol=1e-5)


def test_a_belief_is_shown_to_nobody_but_its_viewer() -> None:
    batch = Batch("scotland_yard", games=8, seed=3, belief=1)
    for _ in range(20):
        batch.step(batch.sample())
        shown = batch.beliefs.sum(axis=1) > 0
        assert np.array_equal(shown, batch.seats == 1)


def test_a_game_without_numbers_for_its_belief_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MrJackGame, "belief_layout", lambda *_: Layout(()))
    with pytest.raises(ValueError, match="mr_jack does not write"):
        Batch("mr_jack", games=1, seed=1, belief=0)


@pytest.mark.parametrize("action", [-1, 0, 10**9])
def test_a_forbidden_action_changes_nothing(action: int) -> None:
    batch = Batch("scotland_yard", games=3, seed=1)
    before = [state.text() for state in states_of(batch)]
    actions = batch.sample().copy()
    actions[1] = action
    with pytest.raises(IllegalStep, match="game 1 does not allow"):
        batch.step(actions)
    assert [state.text() for state in states_of(batch)] == before


def test_too_few_actions_are_refused() -> None:
    with pytest.raises(ValueError, match="actions are"):
        Batch("scotland_yard", games=3, seed=1).step(np.zeros(2, np.int64))


def test_more_workers_than_games_are_refused() -> None:
    with pytest.raises(ValueError, match="can't be shared"):
        Batch("scotland_yard", games=3, seed=1, workers=4)


def test_workers_play_what_batches_of_their_shares_play() -> None:
    shares = [Batch("scotland_yard", games=3, seed=1 + STRIDE * worker) for worker in range(3)]
    with Batch("scotland_yard", games=9, seed=1, workers=3) as batch:
        for _ in range(30):
            batch.step(batch.sample())
            for share in shares:
                share.step(share.sample().copy())  # a learner's own choice
        seen = np.concatenate([share.observations for share in shares])
        assert np.array_equal(batch.observations, seen)
        assert np.array_equal(batch.masks, np.concatenate([share.masks for share in shares]))


@pytest.mark.parametrize("refused", [(1,), (4,), (8,), (2, 5), (5, 8)])
def test_an_action_that_one_worker_refuses_is_done_by_none(refused: tuple[int, ...]) -> None:
    with Batch("scotland_yard", games=9, seed=1, workers=3) as batch:
        before = batch.observations.copy()
        actions = batch.sample().copy()
        actions[[*refused]] = -1
        with pytest.raises(IllegalStep, match=f"game {refused[0]} does not allow"):
            batch.step(actions)
        assert np.array_equal(batch.observations, before)
        batch.step(batch.sample())  # nobody waits for an answer that was given already
        assert not np.array_equal(batch.observations, before)


def test_a_message_is_heard_with_its_sign_and_without() -> None:
    door, inner = multiprocessing.Pipe()
    signs = multiprocessing.RawArray(c_int64, 2 * LINE)
    batch, worker = PipeEnd(door, signs, is_inner=False), PipeEnd(inner, signs, is_inner=True)
    for message in (b"one", b"two"):
        batch.send(message)
        assert worker.receive() == message
        worker.send(message + b" done")
        assert batch.receive() == message + b" done"
    door.send_bytes(b"three")  # the sign only says that it is worth staying awake
    assert worker.receive() == b"three"
    batch.send(b"four")
    batch.send(b"five")
    assert [worker.receive(), worker.receive()] == [b"four", b"five"]


def test_a_worker_that_was_killed_is_missed() -> None:
    with Batch("scotland_yard", games=4, seed=1, workers=2) as batch:
        assert isinstance(batch.workers, BatchWorkers)
        (worker,) = batch.workers.workers
        worker.kill()
        worker.join()
        with pytest.raises(WorkerLost, match="ended unexpectedly"):
            batch.step(batch.sample())


def test_a_batch_may_be_closed_again_and_leaves_nothing_behind() -> None:
    with Batch("scotland_yard", games=4, seed=1, workers=2) as batch:
        assert isinstance(batch.workers, BatchWorkers)
        (worker,) = batch.workers.workers
        name = batch.arrays.name
        batch.close()
    assert not worker.is_alive()
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)


def test_drawn_actions_are_allowed_and_nobody_can_make_them_others() -> None:
    batch = Batch("scotland_yard", games=200, seed=1)
    seen = set()
    for _ in range(5):
        drawn = batch.sample()
        assert batch.allowed()[np.arange(200), drawn].all()
        seen |= set(drawn.tolist())
        batch.step(drawn)
    assert len(seen) > 100
    with pytest.raises(ValueError, match="read-only"):
        batch.sample()[0] = -1


def test_packed_numbers_are_hundredths_and_beliefs_hundredths_of_square_roots() -> None:
    whole, small = (
        Batch("scotland_yard", games=4, seed=6, belief=SPECTATOR, packed=packed)
        for packed in (False, True)
    )
    for _ in range(60):
        whole.step(whole.sample())
        small.step(small.sample())
    assert small.observations.dtype == np.int8
    assert np.array_equal(small.observations, pack(whole.observations.astype(np.float64)))
    assert np.abs(small.beliefs / 100 - np.sqrt(whole.beliefs)).max() <= 0.005 + 1e-6


@pytest.mark.parametrize("name", ["mr_jack", "lady_alice"])
def test_each_row_can_have_the_belief_of_the_seat_on_turn(name: str) -> None:
    rules = find_game(name)
    options = rules.options()
    batch = Batch(name, games=2, seed=7, belief=EACH_SEAT)
    alone = {
        seat: Batch(name, games=2, seed=7, belief=seat) for seat in range(len(rules.seats(options)))
    }
    seen = set()
    for _ in range(STEPS):
        batch.step(batch.sample())
        for other in alone.values():
            other.step(other.sample())
        for game, seat in enumerate(batch.seats):
            seen.add(int(seat))
            assert np.array_equal(batch.beliefs[game], alone[int(seat)].beliefs[game])
    assert seen == set(alone)


def test_games_can_be_stepped_apart_while_other_work_is_done() -> None:
    together = Batch("tiny_scotland_yard", games=6, seed=8)
    with Batch("tiny_scotland_yard", games=6, seed=8, apart=True) as batch:
        for _ in range(10):
            chosen = together.sample().copy()
            assert np.array_equal(batch.sample(), chosen)
            batch.arrays.actions[:] = chosen
            batch.begin_step()
            together.step(chosen)
            batch.finish_step()
            assert np.array_equal(batch.observations, together.observations)
            assert np.array_equal(batch.dones, together.dones)
        batch.arrays.actions[:] = batch.spec.shape.codes
        batch.begin_step()
        with pytest.raises(IllegalStep):
            batch.finish_step()
