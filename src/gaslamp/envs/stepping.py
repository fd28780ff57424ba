"""Thousands of games a step, in compiled code: what changed in what their seats observe.

Most of an observation stays as it was from one step to the next, and most of it is zero. So a step
lists the numbers that have changed, and whoever asked puts them where it keeps the observations.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.marks import Marks
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR, State
from gaslamp.core.weights import no_numbers, no_weights

WORD: Final = 64  # actions to a word of a mask
TOP: Final = 1 << 63
BITS: Final = vec[i64]([2**place if 2**place < TOP else -TOP for place in range(WORD)])


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


class Pursuit:
    """A belief for each game, of one viewer: what it can deduce is a part of what is observed."""

    def __init__(self, start: Belief, viewer: i64, lengths: Lengths) -> None:
        """Begin at the set-up, in every game."""
        self.start: Final = start
        self.viewer: Final = viewer
        self.features: Final = lengths.features
        self.beliefs: list[Belief] = [start.clone() for _ in range(lengths.games)]
        self.rows = no_weights(lengths.games * lengths.features)
        self.row = no_weights(lengths.features)

    def reset(self, game: i64) -> None:
        """Forget everything: a new game begins."""
        self.beliefs[game] = self.start.clone()

    def write(self, game: i64, seat: i64) -> None:
        """Write a game's row: zeros where the seat on turn may not know it."""
        known = self.viewer == SPECTATOR or self.viewer == seat  # noqa: PLR1714  (no tuple is made)
        if known:
            self.beliefs[game].marginals(self.row)
        row = self.row
        rows = self.rows
        at = game * self.features
        i: i64 = 0
        while i < self.features:
            rows[at + i] = row[i] if known else 0.0
            i += 1


class Stepper:
    """Many games of one kind, each waiting for a seat; a finished one begins again at once."""

    def __init__(self, start: State, lengths: Lengths, seed: i64, pursuit: Pursuit | None) -> None:
        """Set all the tables, and play to the first decisions."""
        self.start: Final = start
        self.lengths: Final = lengths
        self.pursuit: Final = pursuit
        self.rng: Final = Random(seed)
        games = lengths.games
        self.states: list[State] = [start.clone() for _ in range(games)]
        self.dense = no_weights(lengths.length)
        self.kept: list[Marks] = [Marks(self.dense) for _ in range(games)]
        self.fresh = Marks(self.dense)
        self.masks = no_numbers(games * lengths.words)
        self.seats = no_numbers(games)
        self.chosen = no_numbers(games)
        self.rewards = no_weights(games * lengths.seats)
        self.dones = no_numbers(games)
        self.places = no_numbers(games * 64)
        self.values = no_weights(games * 64)
        self.changed: i64 = 0
        game: i64 = 0
        while game < games:
            self._play_on(game, self.states[game])
            self._show(game, self.states[game])
            game += 1

    def refused(self, actions: bytes) -> i64:
        """Find the first game that does not allow its action, a number of eight bytes; else -1."""
        game: i64 = 0
        while game < self.lengths.games:
            if not self._allows(game, read_i64_le(actions, game * 8)):
                return game
            game += 1
        return -1

    def step(self, actions: bytes) -> None:
        """Carry out an action in each game; the caller vouches that none is refused."""
        self.changed = 0
        game: i64 = 0
        while game < self.lengths.games:
            self._step(game, read_i64_le(actions, game * 8))
            game += 1

    def sample(self) -> None:
        """Choose an action in each game, every allowed one equally likely, into `chosen`."""
        game: i64 = 0
        while game < self.lengths.games:
            self.chosen[game] = self.states[game].draw_action(self.rng)
            game += 1

    def _allows(self, game: i64, action: i64) -> bool:
        if not 0 <= action < self.lengths.codes:
            return False
        word = self.masks[game * self.lengths.words + action // WORD]
        return (word >> (action % WORD)) & 1 != 0

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
        pursuit = self.pursuit
        if pursuit is None:
            state.apply(action)
            return
        sight = state.sight(action, pursuit.viewer)
        state.apply(action)
        pursuit.beliefs[game].follow(sight, state.seat)

    def _play_on(self, game: i64, state: State) -> None:
        """Let chance and the referee act."""
        while state.seat == CHANCE or state.seat == REFEREE:  # noqa: PLR1714  (no tuple is made)
            self._apply(game, state, state.draw_action(self.rng))

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
        if self.pursuit is not None:
            self.pursuit.reset(game)
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
        self._show_mask(game, state)
        state.mark(state.seat, self.fresh)
        self._compare(game * self.lengths.length, self.kept[game], self.fresh)
        kept = self.kept[game]
        self.kept[game] = self.fresh
        self.fresh = kept
        if self.pursuit is not None:
            self.pursuit.write(game, state.seat)

    def _show_mask(self, game: i64, state: State) -> None:
        masks = self.masks
        words = self.lengths.words
        at = game * words
        word = at
        while word < at + words:
            masks[word] = 0
            word += 1
        bits = BITS
        actions = state.legal_actions()
        i: i64 = 0
        while i < len(actions):
            action = actions[i]
            masks[at + action // WORD] |= bits[action % WORD]
            i += 1

    def _compare(self, at: i64, old: Marks, new: Marks) -> None:
        """List the numbers that differ: both are in the order of their places."""
        was = old.places
        place = new.places
        old_values = old.values
        new_values = new.values
        old_count = old.count
        new_count = new.count
        i: i64 = 0
        j: i64 = 0
        while i < old_count and j < new_count:
            if was[i] == place[j]:
                if old_values[i] != new_values[j]:
                    self._change(at + place[j], new_values[j])
                i += 1
                j += 1
            elif was[i] < place[j]:
                self._change(at + was[i], 0.0)
                i += 1
            else:
                self._change(at + place[j], new_values[j])
                j += 1
        while i < old_count:
            self._change(at + was[i], 0.0)
            i += 1
        while j < new_count:
            self._change(at + place[j], new_values[j])
            j += 1

    def _change(self, place: i64, value: float) -> None:
        changed = self.changed
        if changed < len(self.places):
            self.places[changed] = place
            self.values[changed] = value
        else:
            self.places = append(self.places, place)
            self.values = append(self.values, value)
        self.changed = changed + 1
