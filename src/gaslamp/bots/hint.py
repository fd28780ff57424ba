"""Hints: the best choices of a seat, by the strongest bot, with reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec

from gaslamp.bots.levels import MASTER, Level, LevelBot
from gaslamp.bots.shown_chances import correction_of
from gaslamp.core.codes import Action, Seat, Sight
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.text import Text

Worth: TypeAlias = Literal["good", "even", "bad"]

FEW = 3  # choices that are named
GOOD, BAD = 0.6, 0.4  # estimates from which and up to which a position is called so
SURE_WITHIN = 0.05  # the standard error up to which an estimate is worth a number


class Hint(msgspec.Struct, frozen=True):
    """A good choice: the estimated chance to win with it, and the reason for it.

    `worth` says in a word what the position after it is. `sure` says whether the estimate is good
    enough for a number: it comes true as often as it says in this role, and was tried often enough.
    """

    action: Action
    estimate: float
    worth: Worth
    reason: Text | None
    sure: bool = False


def worth_of(estimate: float) -> Worth:
    """Say in a word how good a position is."""
    return "good" if estimate >= GOOD else "even" if estimate > BAD else "bad"


def hints(  # noqa: PLR0913  (whose seat it is, and how long to think)
    game: Game,
    options: Options,
    seat: Seat,
    sights: Iterable[tuple[Sight, int]],
    actions: Sequence[Action],
    *,
    level: Level = MASTER,
    timed: bool = True,
) -> list[Hint]:
    """Return the best choices of a seat on turn, the one that wins most often first.

    A reason is given once, with the best choice that has it: the others differ in something else.
    """
    bot = LevelBot(game, options, seat, len(actions), level, timed=timed)
    for sight, turn in sights:
        bot.see(sight, turn)
    if len(actions) == 1:
        estimate = win_estimate(bot)
        return [Hint(actions[0], estimate, worth_of(estimate), None)]
    sensible = bot.sensible(actions)
    found = bot.think(sensible)
    tries = [
        int(tried) if int(action) in sensible else 0
        for tried, action in zip(found.tries, found.actions, strict=True)
    ]
    places = sorted(range(len(tries)), key=lambda place: -tries[place])
    world = bot.belief.sample_world(bot.rng)
    bot.heuristics.begin_simulation(world)
    correction = correction_of(game, options, game.sides(options)[seat])
    advised: list[Hint] = []
    tried_most = [place for place in places[:FEW] if tries[place] > 0]
    for place in sorted(tried_most, key=lambda place: -found.gains[place] / tries[place]):
        action = Action(int(found.actions[place]))
        key = bot.heuristics.reason(world, action)
        reason = game.message(f"reason-{key}") if key else None
        if any(earlier.reason == reason for earlier in advised):
            reason = None
        estimate = found.gains[place] / tries[place]
        sure = correction is not None and is_sure(estimate, tries[place])
        if correction is not None:
            estimate = correction.apply(estimate)
        advised.append(Hint(action, estimate, worth_of(estimate), reason, sure))
    return advised


def is_sure(estimate: float, tries: int) -> bool:
    """Tell whether an estimate may be shown as a number: its standard error is small."""
    spread = max(estimate * (1 - estimate), 1 / (tries + 2))
    return spread / tries <= SURE_WITHIN * SURE_WITHIN


def win_estimate(bot: LevelBot) -> float:
    """Return the estimated chance of the side to win."""
    bot.heuristics.start_from(bot.belief, bot.seat)
    world = bot.belief.sample_world(bot.rng)
    bot.heuristics.begin_simulation(world)
    return float(bot.heuristics.evaluate(world, bot.seat))
