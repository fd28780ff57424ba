"""A bot that plays by a trained network alone, without search: a few milliseconds a choice."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.bots.bot import Bot
from gaslamp.bots.network_file import NetworkFile, packaged_network
from gaslamp.bots.search import sample_unscaled
from gaslamp.core.codes import Action, Seat, Sight
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.random_source import as_random
from gaslamp.core.text import text

TEMPERATURE = 0.3  # below 1 the likeliest actions are chosen more often than in the training


class NoNetwork(GaslampError):
    """No network was trained for this game."""


def network_roles(game: Game, options: Options) -> list[int]:
    """Say which role's network plays each seat: one a side, or one for all where each is alone."""
    sides = list(game.sides(options))
    return [0] * len(sides) if len(set(sides)) == len(sides) > 2 else sides


def find_network(game: Game, options: Options, seat: Seat) -> NetworkFile | None:
    """Find the packaged network of a seat's role, where it fits the options."""
    found = packaged_network(game.name, game.version, network_roles(game, options)[seat])
    return found if found is not None and fits(found, game, options) else None


def fits(found: NetworkFile, game: Game, options: Options) -> bool:
    """Tell whether observations and actions have the numbers that a network was trained on."""
    return (
        found.observed == game.observation(options).length
        and found.believed == game.belief_layout(options).length
        and found.codes == game.action_space(options)
    )


class NetworkBot(Bot):
    """Draws actions by the policy of its role's network."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seat: Seat,
        source: object,
        *,
        temperature: float = TEMPERATURE,
    ) -> None:
        """Take a seat."""
        found = find_network(game, options, seat)
        if found is None:
            raise NoNetwork(text("bots-no-network", game=game.name))
        self.seat = seat
        self.network = found.network()
        self.belief = game.belief(options, seat)
        self.rng = as_random(source)
        self.temperature = temperature

    def see(self, sight: Sight, turn: int) -> None:
        """Update with one sight."""
        self.belief.see(sight, turn)

    def choose(self, actions: Sequence[Action]) -> int:
        """Draw one of the legal actions."""
        if len(actions) == 1:
            return actions[0]
        self.network.read(self.belief.sample_world(self.rng), self.seat, self.belief)
        shares = self.network.policy(vec[i64](actions))
        sharp = vec[float]([share ** (1.0 / self.temperature) for share in shares])
        return int(actions[sample_unscaled(sharp, self.rng)])
