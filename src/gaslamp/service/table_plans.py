"""Plans of tables: the defaults that depend on who plays, and what a rematch takes over."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gaslamp.core.codes import Seat
from gaslamp.core.errors import OptionsError
from gaslamp.core.game import Game
from gaslamp.core.options import OptionValue, defaults_with, options_from
from gaslamp.core.text import text
from gaslamp.games.registry import find_game
from gaslamp.service.rating_model import ratings_available
from gaslamp.service.settings import BotSeat, HumanSeat, NoClock, TablePlan


def with_defaults(plan: TablePlan) -> TablePlan:
    """Set the options and settings whose defaults depend on how many people play."""
    people = sum(not isinstance(seat, BotSeat) for seat in plan.seats)
    defaults = defaults_with(find_game(plan.game).options, people)
    settings = plan.settings
    if settings.hints is None:
        settings = msgspec.structs.replace(settings, hints=people == 1 and not settings.rated)
    return msgspec.structs.replace(plan, options={**defaults, **plan.options}, settings=settings)


def check_rated(plan: TablePlan) -> None:
    """Refuse a rated game that has hints or no clock, or is played by one person on all sides."""
    settings = plan.settings
    if not settings.rated:
        return
    if not ratings_available():
        raise OptionsError(text("service-no-ratings"))
    if settings.hints:
        raise OptionsError(text("service-rated-hints"))
    if isinstance(settings.clock, NoClock):
        raise OptionsError(text("service-rated-clock"))
    sides = find_game(plan.game).sides(options_from(find_game(plan.game).options, plan.options))
    mine = [side for side, who in zip(sides, plan.seats, strict=True) if isinstance(who, HumanSeat)]
    if len(set(mine)) > 1:
        raise OptionsError(text("service-rated-alone"))


def options_of_today(game: Game, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Remove the options that keep a game to older rules."""
    older = game.options.older_rules
    return {name: value for name, value in options.items() if name not in older}


def name_at(plan: TablePlan, seat: Seat) -> str:
    """Give the name of the player who makes a table and takes a seat, if there is one."""
    who = plan.seats[seat]
    return (who.name or "") if isinstance(who, HumanSeat) else ""
