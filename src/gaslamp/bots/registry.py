"""The bots by name."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from gaslamp.bots.alpha_beta import make_alpha_beta
from gaslamp.bots.bot import Bot
from gaslamp.bots.characters import ALL_LEVELS
from gaslamp.bots.levels import Level, LevelBot
from gaslamp.bots.network_bot import TEMPERATURE, NetworkBot
from gaslamp.bots.random_bot import RandomBot
from gaslamp.bots.style_bot import STYLES, make_style
from gaslamp.core.codes import Seat
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.text import text

MakeBot: TypeAlias = Callable[[Game, Options, Seat, object], Bot]
"""Makes a bot from the game, the options, its seat and its own random source.

It may also take settings by name, all of which have a default: `budget`, a fraction of the usual
thinking time, `nodes`, and `cpu`, seconds of the processor for a move. See `gaslamp.bots.bot_spec`.
"""


class UnknownBot(GaslampError):
    """No bot of that name is registered."""


def _random(game: Game, options: Options, seat: Seat, source: object) -> Bot:
    return RandomBot(source)


def _level_bot(level: Level) -> MakeBot:
    def make(  # noqa: PLR0913  (as every bot is made, and three settings)
        game: Game,
        options: Options,
        seat: Seat,
        source: object,
        *,
        budget: float = 1.0,
        nodes: int | None = None,
        cpu: float | None = None,
    ) -> Bot:
        thought = level.share(budget) if nodes is None else replace(level, nodes=nodes)
        if cpu is not None:
            thought = replace(thought, seconds=cpu)
        timed = nodes is None or cpu is not None
        by_cpu = cpu is not None
        return LevelBot(game, options, seat, source, thought, timed=timed, by_cpu=by_cpu)

    return make


def _network(
    game: Game,
    options: Options,
    seat: Seat,
    source: object,
    *,
    temperature: float = TEMPERATURE,
) -> Bot:
    return NetworkBot(game, options, seat, source, temperature=temperature)


BOTS: dict[str, MakeBot] = {"random": _random} | {
    name: _level_bot(level) for name, level in ALL_LEVELS.items()
}

# Played by the arena alone, to measure the others by.
SPARRING_PARTNERS: dict[str, MakeBot] = {
    "alphabeta": make_alpha_beta,
    "net": _network,
    **{name: functools.partial(make_style, name) for name in STYLES},
}


def find_bot(name: str) -> MakeBot:
    """Find a bot by its name, in any case, with dashes or underscores."""
    return _find(name, BOTS)


def find_arena_bot(name: str) -> MakeBot:
    """Find a bot or a sparring partner of the arena, a style among them."""
    return _find(name, BOTS | SPARRING_PARTNERS)


def _find(name: str, bots: dict[str, MakeBot]) -> MakeBot:
    known = name.lower().replace("-", "_")
    if known not in bots:
        raise UnknownBot(text("bots-unknown-bot", bot=name, allowed=", ".join(bots)))
    return bots[known]
