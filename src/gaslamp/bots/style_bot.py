"""Plays a game's style in its role, and as `novice` in the other."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.bots.bot import Bot
from gaslamp.bots.levels import NOVICE, LevelBot
from gaslamp.core.codes import Action, Seat, Sight
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.random_source import as_random
from gaslamp.core.style import Style
from gaslamp.core.text import text

# By name, of all games; `Game.styles` has those of one.
STYLES = (
    *("runner", "hider", "doubler", "chasers", "netters", "ticket_savers"),
    *("homebody", "wanderer", "waiter", "coach_saver"),
    *("blockers", "containers", "sweepers", "arresters", "hounds"),
)


class NoStyle(GaslampError):
    """The game has no such style."""


class StyleBot(Bot):
    """Takes what its style weighs most, or draws by weight where the style hides something."""

    def __init__(
        self, game: Game, options: Options, seat: Seat, source: object, style: Style
    ) -> None:
        """Take a seat."""
        self.seat = seat
        self.style = style
        self.belief = game.belief(options, seat, style.policy(seat))
        self.rng = as_random(source)

    def see(self, sight: Sight, turn: int) -> None:
        """Update what the seat knows."""
        self.belief.see(sight, turn)

    def choose(self, actions: Sequence[Action]) -> int:
        """Pick one of the legal actions."""
        useful = [a for a in actions if not self.style.heuristics.is_futile(self.belief, a)]
        useful = useful or list(actions)
        if len(useful) == 1:
            return useful[0]
        weights = self.style.weigh(self.belief, self.seat, useful, self.rng)
        if not self.style.mixes:
            best = max(weights)
            alike = [a for a, weight in zip(useful, weights, strict=True) if weight == best]
            return alike[self.rng.randrange(len(alike))]
        left = self.rng.random() * sum(weights)
        for action, weight in zip(useful, weights, strict=True):
            left -= weight
            if left < 0.0:
                return action
        return useful[-1]


def side_number(game: Game, options: Options, seat: Seat) -> int:
    """Number the side of a seat."""
    sides = game.sides(options)
    return sorted(set(sides)).index(sides[seat])


def make_style(name: str, game: Game, options: Options, seat: Seat, source: object) -> Bot:
    """Make a style's bot, as every bot is made; refuse a game that has no such style."""
    found = game.styles(options).get(name)
    if found is None:
        raise NoStyle(text("bots-no-style", bot=name, game=game.title()))
    style = found()
    if style.role != side_number(game, options, seat):
        return LevelBot(game, options, seat, source, NOVICE)
    return StyleBot(game, options, seat, source, style)
