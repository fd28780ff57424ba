"""The three levels: the same heuristics, and more or less search."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from gaslamp.bots.bot import Bot
from gaslamp.bots.exact_choices import best_proved, best_searched
from gaslamp.bots.search import Node, Search, sample_unscaled
from gaslamp.core.codes import Action, Seat, Sight
from gaslamp.core.game import Game
from gaslamp.core.heuristics import CLOSE_MODEL, NO_MODEL, QUICK_MODEL
from gaslamp.core.options import Options
from gaslamp.core.random_source import as_random

SIDE_SECONDS = 5.0  # a whole side's turn takes no longer
LEAST = 16  # simulations for a choice, however little time is left
CLOSE = 0.004  # a hidden player mixes among choices whose value is this close to the best
FOREVER = 1e9


class Level(msgspec.Struct, frozen=True):
    """How much a bot thinks about a move (one ride, one character's card, one policeman's walk)."""

    name: str
    nodes: int  # simulations for a move; none for heuristics alone
    worlds: int  # that the simulations start in, at most
    seconds: float
    model_depth: int = CLOSE_MODEL  # how closely it models the others
    close: float = CLOSE  # what a hidden player may lose by a choice that it mixes in
    positions: int = 250  # that an alpha-beta search looks at for each simulation
    discernment: float = 1.0  # without search: below 1, better and worse choices look more alike

    def share(self, budget: float) -> Level:
        """Return the level with a fraction of its thinking; a search keeps at least one node."""
        nodes = max(1, round(self.nodes * budget)) if self.nodes else 0
        return replace(self, nodes=nodes, seconds=self.seconds * budget)


NOVICE = Level("novice", 0, 0, 0.05, NO_MODEL)
CLUB = Level("club", 400, 100, 0.5, QUICK_MODEL)
MASTER = Level("master", 20_000, 600, 2.0)
LEVELS = {level.name: level for level in (NOVICE, CLUB, MASTER)}


class LevelBot(Bot):
    """A bot of one level: it follows its seat's belief, and chooses by heuristics and search."""

    def __init__(  # noqa: PLR0913  (who plays what, and how well)
        self,
        game: Game,
        options: Options,
        seat: Seat,
        source: object,
        level: Level,
        *,
        timed: bool = True,
        by_cpu: bool = False,
    ) -> None:
        """Take a seat; without `timed` the limit is nodes alone, the same on every machine.

        With `by_cpu` seconds are those of the processor, so that other programs don't count.
        """
        sides = game.sides(options)
        together = [int(side == sides[seat]) for side in sides]
        self.seat = seat
        self.level = level
        self.timed = timed
        self.rng = as_random(source)
        self.heuristics = game.heuristics(options)
        self.heuristics.model_depth = level.model_depth
        self.belief = game.belief(options, seat, self.heuristics.policy(seat))
        self.search = Search(self.heuristics, seat, vec[i64](together), self.rng)
        self.search.by_cpu = by_cpu
        self.alpha_beta = game.alpha_beta(options) if level.nodes > 0 else None
        self.partners = sum(together)
        self.move_left = level.seconds
        self.nodes = round(level.nodes * self.heuristics.effort(seat))
        self.nodes_left = self.nodes
        self.turn_left = SIDE_SECONDS / self.partners

    def see(self, sight: Sight, turn: int) -> None:
        """Update with a sight; another seat's turn renews the time to think."""
        self.belief.see(sight, turn)
        self.search.see(sight, turn)
        if turn != self.seat:
            self.turn_left = SIDE_SECONDS / self.partners

    def choose(self, actions: Sequence[Action]) -> int:
        """Pick one of the legal actions."""
        sensible = self.sensible(actions)
        if len(sensible) == 1:
            return sensible[0]
        by_heuristics = self.level.nodes == 0
        return (self.choose_by_heuristics if by_heuristics else self.choose_by_search)(sensible)

    def sensible(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Leave out what is futile; for a search also what is proved or found to be worse."""
        sensible = self.without_futile(actions)
        if self.level.nodes == 0:
            return sensible
        sensible = best_proved(self.heuristics, self.belief, sensible)
        if self.alpha_beta is None:
            return sensible
        positions = self.level.positions * self.level.nodes
        return best_searched(self.alpha_beta, self.belief, sensible, positions)

    def without_futile(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Leave out what can achieve nothing, by all that the seat knows."""
        belief = self.belief
        sensible = [a for a in actions if not self.heuristics.is_futile(belief, a)]
        return sensible or actions

    def choose_by_heuristics(self, actions: Sequence[Action]) -> int:
        """Choose by the prior alone; a hidden player mixes."""
        world = self.belief.sample_world(self.rng)
        self.heuristics.start_from(self.belief, self.seat)
        self.heuristics.begin_simulation(world)
        codes = vec[i64](actions)
        weights = self.heuristics.prior(world, codes)
        if self.level.discernment < 1.0:
            seeming = vec[float]([weight**self.level.discernment for weight in weights])
            return int(codes[sample_unscaled(seeming, self.rng)])
        if self.heuristics.mixes:
            return int(codes[sample_unscaled(weights, self.rng)])
        return max(zip(weights, actions, strict=True))[1]

    def choose_by_search(self, actions: Sequence[Action]) -> int:
        """Choose by search."""
        chosen = self.pick(self.think(actions), actions)
        return chosen if chosen in actions else self.choose_by_heuristics(actions)

    def think(self, actions: Sequence[Action]) -> Node:
        """Search for the best of some actions, in its part of the time for a move and a turn."""
        start = self.search.now()
        if self.belief.sample_world(self.rng).begins_move():
            self.move_left = self.level.seconds
            self.nodes_left = self.nodes
        nodes = max(self.nodes_left * 2 // 3, LEAST)
        seconds = max(min(self.move_left * 2 / 3, self.turn_left / 2), 0.01)
        before = self.search.nodes
        found = self.search.think(
            self.belief,
            vec[i64](actions),
            nodes,
            self.level.worlds,
            seconds if self.timed else FOREVER,
        )
        self.nodes_left -= self.search.nodes - before
        self.move_left -= self.search.now() - start
        self.turn_left -= self.search.now() - start
        return found

    def pick(self, found: Node, actions: Sequence[Action]) -> int:
        """Pick the most tried of some actions; for a hidden player, one of those nearly as good."""
        allowed = set(actions)
        tries = [
            int(n) if int(action) in allowed else 0
            for n, action in zip(found.tries, found.actions, strict=True)
        ]
        most = max(tries)
        best = tries.index(most)
        if not self.heuristics.mixes or most == 0:
            return int(found.actions[best])
        mean = found.gains[best] / most
        shares = [
            float(n) if n * 4 >= most and gain / n >= mean - self.level.close else 0.0
            for n, gain in zip(tries, found.gains, strict=True)
        ]
        return int(found.actions[sample_unscaled(vec[float](shares), self.rng)])
