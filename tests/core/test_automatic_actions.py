"""What happens without a decision: the same everywhere a game is played."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.automatic_actions import automatic_action, is_automatic
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, OVER, REFEREE, State
from gaslamp.envs.episode import Episode
from gaslamp.games.registry import GAMES, find_game
from tests.core.toys import HIDER, LOOK, SEEKER, WAIT, HideAndSeek, ToyGame

pytestmark = pytest.mark.engine


class OneWay(HideAndSeek):
    """The hider can only wait, in two halves of a move; the seeker looks behind one door only."""

    def __init__(self) -> None:
        super().__init__()
        self.waited = False

    def legal_actions(self) -> vec[i64]:
        only = {HIDER: WAIT, SEEKER: LOOK + 1}.get(int(self.seat))
        return super().legal_actions() if only is None else vec[i64]([only])

    def apply(self, action: i64) -> None:
        if self.seat == HIDER and not self.waited:
            self.waited = True
            return
        self.waited = False
        super().apply(action)

    def begins_move(self) -> bool:
        return not self.waited


class OneWayGame(ToyGame):
    def set_up(self, options: Options) -> HideAndSeek:
        return OneWay()


def refuse_to_draw(state: State) -> int:
    pytest.fail(f"drew at {state!r}")


def first(state: State) -> int:
    return int(state.legal_actions()[0])


@pytest.mark.parametrize(
    ("seat", "automatic"), [(CHANCE, True), (REFEREE, True), (OVER, False), (0, False), (1, False)]
)
def test_chance_and_the_referee_act_by_themselves(seat: int, automatic: bool) -> None:
    assert is_automatic(seat) == automatic


def test_chance_and_the_referee_are_drawn_for() -> None:
    state = HideAndSeek()
    assert automatic_action(state, first, plays_forced=False) == 1
    state.seat = REFEREE
    assert automatic_action(state, first, plays_forced=False) == first(state)


def test_a_seat_that_has_a_choice_decides_for_itself() -> None:
    state = HideAndSeek()
    state.apply(1)
    assert automatic_action(state, refuse_to_draw, plays_forced=True) is None


def test_what_is_forced_is_given_only_where_it_is_asked_for() -> None:
    state = OneWay()
    state.apply(1)
    assert automatic_action(state, refuse_to_draw, plays_forced=True) == WAIT
    assert automatic_action(state, refuse_to_draw, plays_forced=False) is None


def test_nothing_follows_the_end() -> None:
    state = HideAndSeek()
    state.seat = OVER
    assert automatic_action(state, refuse_to_draw, plays_forced=True) is None


def test_a_journal_does_what_is_forced_but_finishes_no_half_made_move() -> None:
    journal = Journal(OneWayGame(), Options())
    journal.advance(seeded(1))
    assert (journal.state.seat, journal.pending) == (HIDER, 0)
    news = journal.advance(seeded(1), plays_forced=True)
    assert (journal.state.seat, journal.pending) == (HIDER, 1)
    assert [len(news[viewer]) for viewer in (HIDER, SEEKER)] == [1, 0]
    journal.play(HIDER, WAIT)
    journal.advance(seeded(1), plays_forced=True)
    assert journal.actions[1:4] == [WAIT, WAIT, LOOK + 1]
    assert journal.state.seat == OVER or journal.pending == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_decides_also_where_it_has_one_action(name: str) -> None:
    game = find_game(name)
    episode, rng = Episode(game, game.options(), Random(4)), Random(5)
    while not episode.is_over:
        assert not is_automatic(episode.state.seat)
        episode.play(episode.state.sample_action(rng))
