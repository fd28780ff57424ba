"""Bots that are good or bad on purpose, entered as `tests.arena.players:NAME`."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.bots.bot import Bot
from gaslamp.bots.random_bot import RandomBot
from gaslamp.core.belief import Belief
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.playout import play_out
from gaslamp.core.state import State
from gaslamp.core.testing.skewed_policy import SkewedPolicy
from gaslamp.core.weights import sample_index

CARDS = "GASLAMP_TEST_CARDS"  # the folder where a traveller leaves its cards


class Dreamer(RandomBot):
    """Plays each action on at random in worlds that fit what it saw, and takes the best."""

    def __init__(
        self, game: Game, options: Options, seat: int, source: object, dreams: int = 20
    ) -> None:
        super().__init__(source)
        self.seat, self.dreams, self.longest = seat, dreams, game.longest(options)
        self.belief: Belief = game.belief(options, seat)

    def see(self, sight: int, turn: int) -> None:
        self.belief.see(sight, turn)

    def choose(self, actions: Sequence[int]) -> int:
        return max(actions, key=self.promise)

    def promise(self, action: int) -> float:
        return sum(self.dream(action) for _ in range(self.dreams)) / self.dreams

    def dream(self, action: int) -> float:
        world: State = self.belief.sample(self.rng)
        if action not in world.legal_actions():
            return 0.0
        world.apply(action)
        play_out(world, self.rng, self.longest)
        return float(self.seat in world.winners())


class Cheat(RandomBot):
    """Chooses what is not allowed."""

    def __init__(self, game: Game, options: Options, seat: int, source: object) -> None:
        super().__init__(source)

    def choose(self, actions: Sequence[int]) -> int:
        return -99


class Faint(Cheat):
    """Falls over."""

    def choose(self, actions: Sequence[int]) -> int:
        raise RuntimeError("gaslight")


class Patient(Cheat):
    """Plays at random, and waits for nobody."""

    def choose(self, actions: Sequence[int]) -> int:
        return RandomBot.choose(self, actions)


def nobody(game: Game, options: Options, seat: int, source: object) -> Bot:
    raise LookupError("no such player")


def sleeper(game: Game, options: Options, seat: int, source: object) -> Bot:
    time.sleep(600)
    raise LookupError("too late")


def deserter(game: Game, options: Options, seat: int, source: object) -> Bot:
    os._exit(4)


NOT_A_BOT = 17


class Slow(Cheat):
    """Takes a millisecond for everything."""

    def choose(self, actions: Sequence[int]) -> int:
        time.sleep(0.001)
        return RandomBot.choose(self, actions)


class Traveller(Dreamer):
    """Dreams, and leaves a card at every node of a Ray cluster where it does so."""

    def choose(self, actions: Sequence[int]) -> int:
        import ray  # only where there is a cluster

        if ray.is_initialized():
            (Path(os.environ[CARDS]) / ray.get_runtime_context().get_node_id()).touch()
        return super().choose(actions)


class Tilted(Cheat):
    """Chooses as a policy says that prefers some actions by their codes."""

    def __init__(self, game: Game, options: Options, seat: int, source: object) -> None:
        super().__init__(game, options, seat, source)
        self.policy = SkewedPolicy()
        self.table: State = game.start(options)
        self.table.seat = seat  # all that the policy looks at

    def choose(self, actions: Sequence[int]) -> int:
        shares = self.policy.weights(self.table, vec[i64](actions))
        return actions[sample_index(shares, self.rng)]


class First(Cheat):
    """Always takes the first action that it may."""

    def choose(self, actions: Sequence[int]) -> int:
        return actions[0]


class Quitter(Cheat):
    """Ends the process that it plays in."""

    def choose(self, actions: Sequence[int]) -> int:
        os._exit(3)


class Brooder(Cheat):
    """Never answers, and lets nothing interrupt it."""

    def choose(self, actions: Sequence[int]) -> int:
        while True:
            with suppress(BaseException):
                time.sleep(60)


class Leaver(Cheat):
    """Wants the whole program to end."""

    def choose(self, actions: Sequence[int]) -> int:
        raise SystemExit(0)
