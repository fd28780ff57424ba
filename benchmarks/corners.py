"""Letters from Whitechapel as hard on a belief as the rules allow.

Jack circles in the densest corner he can reach and never says that he is home. The police, who read
his sheet, save their questions for a late column and then ask only what is answered yes.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final

from librt.random import Random

from gaslamp.core.state import State
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.board import whitechapel
from gaslamp.games.whitechapel.game_setup import COLUMN_1
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.rules.state import Whitechapel

TABLES: Final = (
    WhitechapelOptions(),
    WhitechapelOptions(time_of_crime=True),
    WhitechapelOptions(double_clue=True),
    WhitechapelOptions(fresh_traces=True),
    WhitechapelOptions(engaged_police=True),
    WhitechapelOptions(sprint=True),
    WhitechapelOptions(preserved_scenes=True),
    WhitechapelOptions(hard=True),
    WhitechapelOptions(hard=True, harder_first_night=True, engaged_police=True),
    WhitechapelOptions(time_of_crime=True, double_clue=True),
    WhitechapelOptions(time_of_crime=True, fresh_traces=True),
)
DENSE: Final = 2  # walks around a circle that make its corner
EARLIEST: Final = 7  # the column in which the first question may come
LATEST: Final = 14
FAR: Final = 99
ROAMING: Final = 3.0  # how much a circle that he has not been on is worth to Jack
SPECIAL: Final = 4  # one of so many moves may be by alley or coach
WASTED: Final = 8  # he walks over so many circles again at most


@functools.cache
def distances(start: int) -> dict[int, int]:
    """Count the walks from a circle to every other."""
    found = {start: 0}
    waiting = [start]
    for circle in waiting:
        for end in whitechapel().walks.row(circle):
            if end not in found:
                found[end] = found[circle] + 1
                waiting.append(end)
    return found


def density(circle: int) -> int:
    """Count the circles around a circle."""
    return sum(away <= DENSE for away in distances(circle).values())


class Corner:
    """Both sides of one hostile game."""

    def __init__(self, rng: Random) -> None:
        """Draw how late the questions come, how long Jack waits and how he moves."""
        self.rng = rng
        self.first_question = COLUMN_1 - 1 + rng.randrange(EARLIEST, LATEST + 1)
        self.waits = rng.randrange(4) > 0
        self.special = rng.randrange(2) == 0
        self.wasted = rng.randrange(WASTED)
        self.centre = 0

    def choose(self, state: State) -> int:
        """Choose an action for the player on turn."""
        assert isinstance(state, Whitechapel)
        actions = [int(action) for action in state.legal_actions()]
        return self._choice(state)(state, actions)

    def _choice(self, state: Whitechapel) -> Callable[[Whitechapel, list[int]], int]:
        """Find who decides what in a phase."""
        return {
            phases.MURDER: self._murder,
            phases.SECOND: self._murder,
            phases.ESCAPE: self._escape,
            phases.COACHING: self._escape,
            phases.ANNOUNCE: self._announce,
            phases.MOVING: self._go,
            phases.ACTING: self._ask,
        }.get(state.phase, self._any)

    def _any(self, state: Whitechapel, actions: list[int]) -> int:
        return actions[self.rng.randrange(len(actions))]

    def _announce(self, state: Whitechapel, actions: list[int]) -> int:
        """Home only at the last moment, so that there are further nights."""
        late = state.column >= state.setup.last_column
        return codes.HOME if late and codes.HOME in actions else codes.GO_ON

    def _murder(self, state: Whitechapel, actions: list[int]) -> int:
        if self.waits and codes.WAIT in actions:
            return codes.WAIT
        kills = [action for action in actions if action != codes.WAIT]
        kill = max(kills, key=lambda action: density(action - codes.KILL))
        self.centre = kill - codes.KILL
        return kill

    def _escape(self, state: Whitechapel, actions: list[int]) -> int:
        """Stay in the corner, on new circles as long as some of the moves must be."""
        seen = set(_log(state))
        walks = [action for action in actions if action < codes.ALLEY]
        if walks and not (self.special and self.rng.randrange(SPECIAL) == 0):
            actions = walks
        again = sum(circle > 0 for circle in _log(state)) - len(seen - {0})
        new = ROAMING if again >= self.wasted else 0.0

        def cost(action: int) -> float:
            end = codes.circle_of(action)
            return 2 * distances(self.centre)[end] - new * (end not in seen) + self.rng.random()

        return min(actions, key=cost)

    def _go(self, state: Whitechapel, actions: list[int]) -> int:
        """Stand beside something to ask about that nobody else stands beside."""
        wanted = self._wanted(state) - _beside_others(state)

        def cost(action: int) -> float:
            beside = state.board.touched.row(codes.crossing_of(action))
            near = min((distances(self.centre)[circle] for circle in beside), default=FAR)
            return near - 10 * bool(wanted & set(beside)) + self.rng.random()

        return min(actions, key=cost)

    def _ask(self, state: Whitechapel, actions: list[int]) -> int:
        """Ask late, and only what Jack's sheet says yes to."""
        if state.column < self.first_question:
            return codes.PASS
        clues = [codes.CLUE + circle for circle in sorted(self._wanted(state))]
        asked = [clue for clue in clues if clue in actions]
        return asked[self.rng.randrange(len(asked))] if asked else codes.PASS

    def _wanted(self, state: Whitechapel) -> set[int]:
        """Find the circles on Jack's sheet that may still get a marker."""
        return {circle for circle in _log(state) if circle and _may_mark(state, circle)}


def _log(state: Whitechapel) -> list[int]:
    return [int(circle) for circle in state.log[: state.column + 1]]


def _may_mark(state: Whitechapel, circle: int) -> bool:
    if state.markers[circle] == 0:
        return True
    if state.variants.fresh_traces:
        return circle in _log(state)[int(state.traced[circle]) :]
    return state.variants.double_clue and state.markers[circle] < 2


def _beside_others(state: Whitechapel) -> set[int]:
    """Find the circles beside the policemen who have moved already."""
    moved = [x for i, x in enumerate(state.police) if state.done >> i & 1 and x]
    return {circle for crossing in moved for circle in state.board.touched.row(crossing)}
