"""A sparring partner for the arena: alpha-beta search on what its seat knows, bounded by nodes."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.bots.bot import Bot
from gaslamp.core.codes import Action, Seat, Sight
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.random_source import as_random
from gaslamp.core.text import text

NODES = 100_000  # positions looked at for a choice
ALIKE = 1e-9  # values that differ by less are equal


class NoAlphaBeta(GaslampError):
    """The sparring partner does not play this game."""


class AlphaBetaBot(Bot):
    """Plays what an alpha-beta search finds best; among equally good actions it draws one."""

    def __init__(
        self, game: Game, options: Options, seat: Seat, source: object, nodes: int
    ) -> None:
        """Take a seat; refuse a game that has no such search."""
        search = game.alpha_beta(options)
        if search is None:
            raise NoAlphaBeta(text("bots-no-alpha-beta", game=game.title()))
        self.search = search
        self.belief = game.belief(options, seat)
        self.nodes = nodes
        self.rng = as_random(source)

    def see(self, sight: Sight, turn: int) -> None:
        """Update what the seat knows."""
        self.belief.see(sight, turn)

    def choose(self, actions: Sequence[Action]) -> int:
        """Search, and pick one of the best actions."""
        if len(actions) == 1:
            return actions[0]
        values = self.search.values(self.belief, actions, self.nodes)
        best = max(values)
        alike = [
            action for action, value in zip(actions, values, strict=True) if value > best - ALIKE
        ]
        return alike[self.rng.randrange(len(alike))]


def make_alpha_beta(
    game: Game, options: Options, seat: Seat, source: object, *, nodes: int = NODES
) -> Bot:
    """Make the sparring partner, as every bot is made."""
    return AlphaBetaBot(game, options, seat, source, nodes)
