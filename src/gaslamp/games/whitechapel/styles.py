"""Styles of Jack and of the police, to measure bots by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.random import Random
from librt.vecs import vec

from gaslamp.core.belief import Belief
from gaslamp.core.policy import Policy
from gaslamp.core.style import Style, Styles
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.police_belief import PoliceBelief
from gaslamp.games.whitechapel.board import BoardTables
from gaslamp.games.whitechapel.game_setup import DOUBLE_EVENT
from gaslamp.games.whitechapel.heuristics.heuristics import WhitechapelHeuristics
from gaslamp.games.whitechapel.heuristics.jack import READ_SCENE
from gaslamp.games.whitechapel.heuristics.tuning import Tuning

BLOCKERS = {"home": 1.6, "now": 0.5, "next": 0.4}  # rather around the hideouts than after Jack
ASKERS = {"arrest_at": 1.2, "home": 0.8}  # no arrest but where Jack is nearly certain to be
REACH = (1.0, 0.6, 0.3, 0.15, 0.07, 0.03)  # of a sweeper, by the steps to a circle


class JackStyle(Style):
    """Jack, by what his tuning says."""

    role = 0
    mixes = True

    def __init__(self, board: BoardTables, changes: Mapping[str, float]) -> None:
        """Take how much things count, where that differs from the heuristics."""
        self.eyes = WhitechapelHeuristics(board, tuned(changes))
        super().__init__(self.eyes)

    def weigh(
        self, belief: Belief, seat: int, actions: Sequence[int], rng: Random
    ) -> Sequence[float]:
        """Weigh as tuned."""
        return self.prior(belief, seat, actions, rng)


class Homebody(JackStyle):
    """He kills near his hideout and goes straight there, even past policemen."""

    def __init__(self, board: BoardTables) -> None:
        """Choose a hideout with scenes around it."""
        super().__init__(board, {"homesick": 5.0, "roam": 5.0, "shy": 0.0})
        scores = self.eyes.scores
        scores.scene = vec[float](READ_SCENE)
        for circle in board.circles:
            if board.is_red[circle] == 0:
                scores.hideouts[circle] = scores.hideout(circle)


class PoliceStyle(Style):
    """The police, by what their tuning says."""

    role = 1

    def __init__(
        self, board: BoardTables, changes: Mapping[str, float], *, infers: bool = True
    ) -> None:
        """Take how much things count, and whether anything is inferred from Jack's choices."""
        super().__init__(WhitechapelHeuristics(board, tuned(changes)))
        self.infers = infers

    def policy(self, seat: int) -> Policy | None:
        """Assume a sensible Jack, or one who moves at random."""
        return super().policy(seat) if self.infers else None

    def weigh(
        self, belief: Belief, seat: int, actions: Sequence[int], rng: Random
    ) -> Sequence[float]:
        """Weigh as tuned."""
        return self.prior(belief, seat, actions, rng)


class Containers(PoliceStyle):
    """In nights I and II they ask and hardly arrest; then they wait around the hideouts."""

    def __init__(self, board: BoardTables) -> None:
        """Begin patiently."""
        super().__init__(board, ASKERS)
        self.late = WhitechapelHeuristics(board, tuned(BLOCKERS))

    def weigh(
        self, belief: Belief, seat: int, actions: Sequence[int], rng: Random
    ) -> Sequence[float]:
        """Weigh by the night."""
        assert isinstance(belief, PoliceBelief)
        if belief.table.night >= DOUBLE_EVENT:
            self.heuristics = self.late
        return super().weigh(belief, seat, actions, rng)


class Sweepers(PoliceStyle):
    """They spread over all circles where Jack can be, likely or not, and infer nothing."""

    def __init__(self, board: BoardTables) -> None:
        """Take the distances."""
        super().__init__(board, ASKERS, infers=False)
        self.board = board

    def weigh(
        self, belief: Belief, seat: int, actions: Sequence[int], rng: Random
    ) -> Sequence[float]:
        """Weigh a walk by the possible circles that it covers and the others don't."""
        assert isinstance(belief, PoliceBelief)
        if belief.table.phase != phases.MOVING:
            return super().weigh(belief, seat, actions, rng)
        held = self.held_by_others(belief)
        return [self.gain(codes.crossing_of(action), held) for action in actions]

    def held_by_others(self, belief: PoliceBelief) -> dict[int, float]:
        """Say how well the other policemen cover each circle where Jack can be."""
        table = belief.table
        possible = belief.trail.possible()
        others = [x for number, x in enumerate(table.police) if number != table.at and x != 0]
        return {
            circle: max((self.reach(crossing, circle) for crossing in others), default=0.0)
            for circle in range(1, CIRCLES + 1)
            if possible[circle] != 0
        }

    def gain(self, crossing: int, held: dict[int, float]) -> float:
        """Add up how much better the circles are covered from a crossing."""
        return sum(
            max(self.reach(crossing, circle) - before, 0.0) + 0.01 * self.reach(crossing, circle)
            for circle, before in held.items()
        )

    def reach(self, crossing: int, circle: int) -> float:
        """Say how well a circle is covered from a crossing."""
        assert isinstance(self.heuristics, WhitechapelHeuristics)
        steps = int(self.heuristics.distances.beat(crossing, circle))
        return REACH[steps] if steps < len(REACH) else 0.01 / steps


def tuned(changes: Mapping[str, float]) -> Tuning:
    """Change a few of the heuristics' parameters."""
    tuning = Tuning()
    for name, value in changes.items():
        assert hasattr(tuning, name), name
        setattr(tuning, name, value)
    return tuning


def styles(board: BoardTables) -> Styles:
    """List the styles of both roles."""
    return {
        "homebody": lambda: Homebody(board),
        # Wanders about while there is time, then goes home.
        "wanderer": lambda: JackStyle(board, {"roam": 0.2, "arrive": 2.0}),
        # Waits with every murder as long as possible, and comes home by detours.
        "waiter": lambda: JackStyle(board, {"waiting": 20.0, "roam": 1.0}),
        # Walks; takes a coach or an alley only where no walk will do.
        "coach_saver": lambda: JackStyle(
            board, {"special": 0.01, "in_danger": 2.0, "homesick": 1.5, "roam": 1.5}
        ),
        "blockers": lambda: PoliceStyle(board, BLOCKERS),
        "containers": lambda: Containers(board),
        "sweepers": lambda: Sweepers(board),
        # Arrest where Jack is likeliest to be, rather than ask.
        "arresters": lambda: PoliceStyle(board, {"arrest_at": 0.02, "home": 0.1}, infers=False),
        # Follow Jack, wherever he lives.
        "hounds": lambda: PoliceStyle(board, {"home": 0.02, "next": 1.2}),
    }
