"""Thousands of games a step, in compiled code: what changed in what their seats observe.

Most of an observation stays as it was from one step to the next. So a step lists the numbers that
have changed, and the caller writes them into its observations.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.automatic_actions import is_automatic
from gaslamp.core.belief import Belief
from gaslamp.core.sparse_observation import SparseObservations
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.core.weights import zero_weights, zeros
from gaslamp.envs.teacher import NO_CHOICE, Teacher

NO_GAME: Final = -1

WORD: Final = 64  # actions to a word of a mask
TOP: Final = 1 << 63
BITS: Final = vec[i64]([2**place if 2**place < TOP else -TOP for place in range(WORD)])


# What stands in a game's row of beliefs, if it is not that of a viewer.
ZEROS: Final = -1
OUTDATED: Final = -2


class Lengths:
    """How long the rows of the lists are."""

    def __init__(self, games: i64, seats: i64, codes: i64, length: i64, features: i64) -> None:
        """Take a game's numbers."""
        self.games: Final = games
        self.seats: Final = seats
        self.codes: Final = codes
        self.length: Final = length
        self.features: Final = features
        self.words: Final = (codes + WORD - 1) // WORD


class BatchBeliefs:
    """The beliefs of some viewers in each game: what they can deduce is a part of what is observed.

    A row is that of the seat on turn, a spectator's where that is followed, or zeros.
    """

    def __init__(self, starts: vec[Belief], viewers: vec[i64], lengths: Lengths) -> None:
        """Begin at the set-up, in every game; `starts` has a belief for each of the viewers."""
        self.starts: Final = starts
        self.viewers: Final = viewers
        self.features: Final = lengths.features
        self.beliefs = vec[Belief](
            [start.clone() for _ in range(lengths.games) for start in starts]
        )
        self.sights = zeros(len(viewers))  # of the action that is being carried out
        self.shown = vec[i64]([ZEROS for _ in range(lengths.games)])  # whose row stands there now
        self.row = zero_weights(lengths.features)
        self.written: i64 = 0  # the number of rows that have changed
        self.games = zeros(lengths.games)  # they are of these games
        self.rows = zero_weights(lengths.games * lengths.features)

    def look(self, state: State, action: i64) -> None:
        """Note what each viewer sees of an action that is about to be carried out."""
        place: i64 = 0
        while place < len(self.viewers):
            self.sights[place] = state.sight(action, self.viewers[place])
            place += 1

    def follow(self, game: i64, turn: i64) -> None:
        """Update a game's beliefs with what was noted."""
        count: i64 = len(self.viewers)
        place: i64 = 0
        while place < count:
            changed = self.beliefs[game * count + place].follow(self.sights[place], turn)
            if changed and self.shown[game] == place:
                self.shown[game] = OUTDATED
            place += 1

    def restart(self, game: i64) -> None:
        """Forget everything: a new game begins."""
        count: i64 = len(self.viewers)
        place: i64 = 0
        while place < count:
            self.beliefs[game * count + place] = self.starts[place].clone()
            place += 1
        if self.shown[game] != ZEROS:
            self.shown[game] = OUTDATED

    def show(self, game: i64, seat: i64) -> None:
        """Write a game's row if it has changed: zeros where the seat on turn may not know it."""
        wanted: i64 = ZEROS
        place: i64 = 0
        while place < len(self.viewers):
            viewer = self.viewers[place]
            if viewer == SPECTATOR or viewer == seat:  # noqa: PLR1714, SIM109  (no tuple is made)
                wanted = place
            place += 1
        if self.shown[game] != wanted:
            self.shown[game] = wanted
            self._write(game, wanted)

    def _write(self, game: i64, place: i64) -> None:
        row = self.row
        is_known = place != ZEROS
        if is_known:
            self.beliefs[game * len(self.viewers) + place].marginals(row)
        rows = self.rows
        features = self.features
        at = self.written * features
        i: i64 = 0
        while i < features:
            rows[at + i] = row[i] if is_known else 0.0
            i += 1
        self.games[self.written] = game
        self.written += 1


class Stepper:
    """Many games of one kind, each waiting for a seat; a finished one begins again at once."""

    def __init__(
        self,
        start: State,
        lengths: Lengths,
        seed: i64,
        batch_beliefs: BatchBeliefs | None,
        teacher: Teacher | None,
    ) -> None:
        """Start all games, and play to the first decisions."""
        self.start: Final = start
        self.lengths: Final = lengths
        self.batch_beliefs: Final = batch_beliefs
        self.teacher: Final = teacher
        self.rng: Final = Random(seed)
        games = lengths.games
        self.states = vec[State]([start.clone() for _ in range(games)])
        self.observations: Final = SparseObservations(games, lengths.length)
        self.masks = zeros(games * lengths.words)
        self.seats = zeros(games)
        self.rewards = zero_weights(games * lengths.seats)
        self.dones = zeros(games)
        self.drawn = zeros(games)  # an allowed action in each, all equally likely
        self.taught = vec[i64]([NO_CHOICE for _ in range(games)])  # what the teacher would choose
        game: i64 = 0
        while game < games:
            self._play_on(game, self.states[game])
            self._show(game, self.states[game])
            game += 1

    def step(self, actions: bytes) -> None:
        """Carry out an action of eight bytes in each game; the caller has checked them."""
        self._begin()
        game: i64 = 0
        while game < self.lengths.games:
            self._step(game, read_i64_le(actions, game * 8))
            game += 1

    def step_sampled(self) -> None:
        """Carry out the action that was drawn in each game."""
        self._begin()
        game: i64 = 0
        while game < self.lengths.games:
            self._step(game, self.drawn[game])
            game += 1

    def refused(self, actions: bytes) -> i64:
        """Find the first game that does not allow its action of eight bytes, or `NO_GAME`."""
        game: i64 = 0
        while game < self.lengths.games:
            if not self._allows(game, read_i64_le(actions, game * 8)):
                return game
            game += 1
        return NO_GAME

    def _allows(self, game: i64, action: i64) -> bool:
        if not 0 <= action < self.lengths.codes:
            return False
        word = self.masks[game * self.lengths.words + action // WORD]
        return word & BITS[action % WORD] != 0

    def _begin(self) -> None:
        """Clear the list of changes."""
        self.observations.changed = 0
        if self.batch_beliefs is not None:
            self.batch_beliefs.written = 0

    def _step(self, game: i64, action: i64) -> None:
        state = self.states[game]
        if self.dones[game] != 0:
            self._clear(game)
        self._apply(game, state, action)
        self._play_on(game, state)
        if state.seat == OVER:
            self._end(game, state)
        self._show(game, state)

    def _apply(self, game: i64, state: State, action: i64) -> None:
        batch_beliefs = self.batch_beliefs
        teacher = self.teacher
        if teacher is not None and game >= teacher.games:
            teacher = None
        if batch_beliefs is not None:
            batch_beliefs.look(state, action)
        if teacher is not None:
            teacher.look(state, action)
        state.apply(action)
        if state.seat == OVER:  # everything begins again
            return
        if batch_beliefs is not None:
            batch_beliefs.follow(game, state.seat)
        if teacher is not None:
            teacher.follow(game, state.seat)

    def _play_on(self, game: i64, state: State) -> None:
        """Let chance and the referee act."""
        while is_automatic(state.seat):
            self._apply(game, state, state.sample_action(self.rng))

    def _end(self, game: i64, state: State) -> None:
        """Give the rewards, and begin again."""
        self.dones[game] = 1
        winners = state.winners()
        seat: i64 = 0
        while seat < self.lengths.seats and winners:
            reward = 1.0 if seat in winners else -1.0
            self.rewards[game * self.lengths.seats + seat] = reward
            seat += 1
        state.copy_from(self.start)
        self.observations.select_row(game)
        self.observations.clear()
        if self.batch_beliefs is not None:
            self.batch_beliefs.restart(game)
        if self.teacher is not None and game < self.teacher.games:
            self.teacher.restart(game)
        self._play_on(game, state)

    def _clear(self, game: i64) -> None:
        self.dones[game] = 0
        seat: i64 = 0
        while seat < self.lengths.seats:
            self.rewards[game * self.lengths.seats + seat] = 0.0
            seat += 1

    def _show(self, game: i64, state: State) -> None:
        """Write what the seat on turn sees and may do."""
        self.seats[game] = state.seat
        actions = state.legal_actions()
        self._show_choices(game, actions)
        if self.teacher is not None and game < self.teacher.games:
            self.taught[game] = self.teacher.choose(game, state.seat, actions)
        self.observations.select_row(game)
        state.observe_sparse(state.seat, self.observations)
        if self.batch_beliefs is not None:
            self.batch_beliefs.show(game, state.seat)

    def _show_choices(self, game: i64, actions: vec[i64]) -> None:
        """Write the mask, and draw one of them while they are at hand."""
        masks = self.masks
        bits = BITS
        at = game * self.lengths.words
        self._clear_mask(at)
        count: i64 = len(actions)
        i: i64 = 0
        while i < count:
            action = actions[i]
            masks[at + action // WORD] |= bits[action % WORD]
            i += 1
        self.drawn[game] = actions[self.rng.randrange(count)]

    def _clear_mask(self, at: i64) -> None:
        masks = self.masks
        end = at + self.lengths.words
        while at < end:
            masks[at] = 0
            at += 1
