"""Counts what policemen do in vain: arrests and questions at circles that the clues exclude.

`python -m benchmarks.futile_actions [--games N] [--level LEVEL]` plays games of a level against
itself. An arrest is futile where Jack can't be, a question where he can't have been tonight, a walk
where an idle policeman, far from all that Jack can reach, ends farther away than he stood.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cyclopts import App
from librt.random import Random

from gaslamp.bots.bot import Bot
from gaslamp.bots.levels import LEVELS, LevelBot
from gaslamp.core.codes import Action, Sight, as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.games.registry import find_game
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.police_belief import PoliceBelief
from gaslamp.games.whitechapel.board import whitechapel
from gaslamp.games.whitechapel.heuristics.distances import distances_of
from gaslamp.play.table import Table

JACK, POLICE = 0, 1
IDLE = 6  # crossings: who is farther from every possible circle has nothing to do there

app = App(name="python -m benchmarks.futile_actions", version_flags=[])


@app.default
def main(*, games: int = 10, level: str = "club", seed: int = 1) -> None:
    """Play games and print how many arrests, questions and walks were futile.

    Args:
        games: How many games are played.
        level: The level of both sides.
        seed: The seed of the first game; the others follow.
    """
    counted: Counter[str] = Counter()
    for number in range(seed, seed + games):
        counted += count_game(level, number)
    for kind in ("arrest", "question", "walk"):
        made, futile = counted[kind], counted[f"futile {kind}"]
        print(f"{kind}s: {made}, futile {futile} ({100 * futile / max(made, 1):.1f} %)")


class CountedPolice:
    """A bot for the police, and what it does, judged by what can be known."""

    def __init__(self, bot: Bot, belief: PoliceBelief) -> None:
        """Count what a bot does by a belief of its seat's."""
        self.bot = bot
        self.belief = belief
        self.counted: Counter[str] = Counter()

    def see(self, sight: int, turn: int) -> None:
        """Show both what the seat sees."""
        self.bot.see(Sight(sight), turn)
        self.belief.see(sight, turn)

    def choose(self, actions: Sequence[int]) -> int:
        """Let the bot choose, and judge its choice."""
        action = self.bot.choose([Action(int(action)) for action in actions])
        kind, is_futile = judged(self.belief, action)
        if kind:
            self.counted[kind] += 1
            self.counted[f"futile {kind}"] += is_futile
        return action


def judged(belief: PoliceBelief, action: int) -> tuple[str, bool]:
    """Name the kind of an action, and tell whether it is futile."""
    phase, trail = belief.table.phase, belief.trail
    if phase == phases.ACTING and codes.ARREST <= action < codes.YES:
        return "arrest", trail.circle_weights()[action - codes.ARREST] == 0.0
    if phase == phases.ACTING and action < codes.ARREST:
        return "question", not trail.night.is_visited(action - codes.CLUE)
    if phase == phases.MOVING:
        return "walk", _leads_away(belief, action)
    return "", False


def _leads_away(belief: PoliceBelief, action: int) -> bool:
    """Tell whether a policeman who is far from every possible circle goes farther away."""
    table = belief.table
    before = _distance(belief, table.police[table.at])
    return before > IDLE and _distance(belief, codes.crossing_of(action)) > before


def _distance(belief: PoliceBelief, crossing: int) -> int:
    """Count the crossings to the nearest circle where Jack can be."""
    beats = distances_of(whitechapel())
    possible = belief.trail.possible()
    near = (beats.beat(crossing, c) for c in range(1, CIRCLES + 1) if possible[c])
    return min(near, default=0)


def count_game(level: str, seed: int) -> Counter[str]:
    """Play one game and count what the police do."""
    game = find_game("whitechapel")
    options = game.options()
    jack, police = (
        LevelBot(game, options, as_seat(seat), Random(2 * seed + seat), LEVELS[level], timed=False)
        for seat in (JACK, POLICE)
    )
    counted = CountedPolice(police, game.belief(options, POLICE))
    table = Table(Journal(game, options), {JACK: jack, POLICE: counted}, seeded(seed))
    table.advance()
    return counted.counted


if __name__ == "__main__":
    app()
