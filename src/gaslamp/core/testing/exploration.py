"""Finds positions that random play seldom reaches: what is new is kept and branched from."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import cast

import msgspec
from librt.random import Random

from gaslamp.core.codes import ViewerId
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.options import Options
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.core.testing.random_options import random_options
from gaslamp.core.testing.snapshot import endings_of
from gaslamp.core.testing.viewer_checks import some
from gaslamp.core.text import Text

STRETCH = 40  # actions played from where a branch begins
CONTEST = 5  # kept positions of which the rarest is branched from
MOST_TRIED = 64  # actions tried one by one from a position with something new
FRESH = 6  # one branch in six begins a new game
COUNTED = 6  # numbers from here on are told apart only roughly


class RarePosition(msgspec.Struct, frozen=True):
    """A position with something new about it: how it came about, and what was new."""

    options: Options
    actions: tuple[int, ...]
    features: frozenset[str]


class Explorer:
    """Plays quickly through a game, without any check, after what it has not met yet."""

    def __init__(
        self,
        game: Game,
        tables: Sequence[Options] | None,
        seed: int,
        recorded: Iterable[Journal] = (),
    ) -> None:
        """Explore games of these options, or of any; what was recorded is met first."""
        self.game = game
        self.kinds = frozenset(thing.kind for thing in game.board(game.options()).elements)
        self.tables = tables
        self.rng = Random(seed)
        self.left = 0
        self.kept: list[RarePosition] = []
        self.met: dict[str, int] = {}
        self.ends: dict[str, RarePosition] = {}  # one for each way to end
        for journal in recorded:
            self._recall(journal)

    def explore(self, budget: int, patience: int) -> None:
        """Look at `budget` positions, and at as many again while some ending was never met."""
        for _ in range(patience):
            self.left = budget
            while self.left > 0:
                self._branch()
            if len(self.ends) == len(endings_of(self.game)):
                return

    def _recall(self, journal: Journal) -> None:
        state: State = self.game.start(journal.options)
        for number, action in enumerate(journal.actions, start=1):
            state.apply(action)
            self._look(journal.options, state, [*journal.actions[:number]])

    def _branch(self) -> None:
        if not self.kept or self._below(FRESH) == 0:
            options: Options = self._options()
            self._play(options, [])
            return
        contestants = [self.kept[self._below(len(self.kept))] for _ in range(CONTEST)]
        rarest = min(contestants, key=self.rarity)
        self._play(rarest.options, list(rarest.actions))

    def _options(self) -> Options:
        if self.tables:
            return self.tables[self._below(len(self.tables))]
        return random_options(self.game, self.rng)

    def _below(self, count: int) -> int:
        return int(self.rng.randrange(count))

    def _play(self, options: Options, actions: list[int]) -> None:
        state: State = self.game.start(options)
        for action in actions:
            state.apply(action)
        for _ in range(STRETCH):
            if state.seat == OVER or self.left <= 0:
                return
            action = state.random_action(self.rng)
            state.apply(action)
            actions.append(int(action))
            if self._look(options, state, actions):
                self._try_each(options, state, actions)

    def _try_each(self, options: Options, state: State, actions: list[int]) -> None:
        """Look one action further, in every direction."""
        for action in some(list(state.legal_actions()), MOST_TRIED, self.rng):
            after = state.clone()
            after.apply(action)
            self._look(options, after, [*actions, int(action)])

    def _look(self, options: Options, state: State, actions: list[int]) -> bool:
        """Keep a position that has something new; say whether it has."""
        self.left -= 1
        features = self._features(options, state)
        new = frozenset(feature for feature in features if feature not in self.met)
        for feature in features:
            self.met[feature] = self.met.get(feature, 0) + 1
        if new:
            self.kept.append(RarePosition(options, tuple(actions), features))
            if state.seat == OVER:
                self.ends.setdefault(state.ending(), self.kept[-1])
        return bool(new)

    def _features(self, options: Options, state: State) -> frozenset[str]:
        """Say what is public of a position, roughly, each thing together with the phase."""
        view = self.game.show(state, ViewerId(SPECTATOR))
        phase = str(getattr(view, "phase", view.turn))
        public = (*_rough("option", options, self.kinds), *_rough("", view, self.kinds))
        return frozenset(f"{phase} {feature}" for feature in public)

    def rarity(self, rare: RarePosition) -> int:
        """Say how often the rarest thing about a position was met."""
        return min(self.met[feature] for feature in rare.features)

    def choose(self, count: int) -> list[RarePosition]:
        """Choose an end of each kind, then positions that show the most, rare things first."""
        chosen = list(self.ends.values())[:count]
        shown = {feature for rare in chosen for feature in rare.features}
        left = sorted(self.kept, key=self.rarity)
        while left and len(chosen) < count:
            best = max(left, key=lambda rare: self._score(rare, shown))
            left.remove(best)
            shown |= best.features
            chosen.append(best)
        return chosen

    def _score(self, rare: RarePosition, shown: set[str]) -> float:
        return sum(1.0 / self.met[feature] for feature in rare.features - shown)


def _rough(path: str, value: object, kinds: frozenset[str]) -> Iterator[str]:
    """Describe a view by what is on or off, how many there are, and how large numbers are.

    Which element it is does not matter: those are texts that begin with one of the kinds.
    """
    match value:
        case Text():
            return
        case bool() | None:
            yield f"{path} {value}"
        case int():
            yield f"{path} {value if value < COUNTED else value - value % COUNTED}"
        case msgspec.Struct():
            for name in value.__struct_fields__:
                yield from _rough(f"{path}.{name}", getattr(value, name), kinds)
        case dict() | set() | frozenset():
            yield f"{path} of {len(cast('Collection[object]', value)).bit_length()}"
        case list() | tuple():
            items = cast("Sequence[object]", value)
            yield f"{path} of {len(items).bit_length()}"
            for inner in items:
                yield from _rough(path, inner, kinds)
        case str() if value.partition("-")[0] not in kinds:
            yield f"{path} {value}"
        case _:
            pass  # an element
