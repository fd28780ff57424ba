"""Checks of beliefs as values: independent copies, worlds that are listed, nonsense refused."""

from __future__ import annotations

from librt.random import Random

from gaslamp.core.belief import Belief, ImpossibleSight, WorldsBelief
from gaslamp.core.codes import Sight
from gaslamp.core.state import OVER, State
from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.testing.snapshot import Snapshot
from gaslamp.core.testing.viewer_checks import TOLERANCE, ViewerChecker, some
from gaslamp.core.testing.wrong_actions import WrongActions

LISTED = 64  # worlds asked for at most
ELSEWHERE = 12  # worlds whose weights are compared after another history
FAR = (-1, 2**40)


def check_belief_copy(checker: ViewerChecker, truth: State, sight: Sight, turn: int) -> None:
    """Check that a copy of a belief is equal, and independent of its original."""
    copy = checker.own.clone()
    before = checker.own.weight(truth)
    demand(copy.weight(truth) == before, "belief copy", "the copy gives the truth another weight")
    copy.see(sight, turn)
    demand(checker.own.weight(truth) == before, "belief copy", "the copy's sight changed both")
    again = checker.own.clone()
    again.see(sight, turn)


def check_belief_worlds(checker: ViewerChecker, truth: State) -> bool:
    """Check that the listed worlds are all there are, each once, with the weight that they have."""
    listed = checker.own.worlds(LISTED)
    if listed is None:
        return False
    demand(len(listed) <= LISTED, "belief worlds", f"{len(listed)} worlds, {LISTED} at most")
    weights = {world.state.key(): world.weight for world in listed}
    demand(len(weights) == len(listed), "belief worlds", "a world is listed twice")
    whole = abs(sum(weights.values()) - 1.0) < TOLERANCE
    demand(whole, "belief worlds", f"the weights add up to {sum(weights.values())}")
    demand(truth.key() in weights, "belief worlds", "the truth is not among them")
    for world in listed:
        same = abs(checker.own.weight(world.state) - world.weight) < TOLERANCE
        demand(same, "belief worlds", "a world is listed with another weight than it has")
    generic = checker.generic
    if generic is not None:
        demand(set(weights) == set(generic.by_key), "belief worlds", "not the generic worlds")
    if truth.seat != OVER:  # a belief that shares the world is no longer right
        listed[0].state.apply(listed[0].state.legal_actions()[0])
    return True


class ImpossibleSights:
    """Shows beliefs what can't be, and what could have been."""

    def __init__(self, rng: Random, wrong_actions: WrongActions) -> None:
        """Take sights from the codes known so far."""
        self.rng = rng
        self.wrong_actions = wrong_actions

    def sights(self, snapshot: Snapshot, sight: Sight, turn: int) -> list[tuple[int, int]]:
        """Make up sights and turns around the one that comes."""
        turns = [*range(-3, snapshot.tested.seats)]
        some_turn = turns[self._below(len(turns))]
        known = self.wrong_actions.known[self._below(len(self.wrong_actions.known))]
        wild = self._below(snapshot.tested.space)
        far = (*FAR, snapshot.tested.space)[self._below(3)]
        alike = self.wrong_actions.alike(sight)
        return [(sight, some_turn), (alike, turn), (known, turn), (wild, some_turn), (far, turn)]

    def _below(self, count: int) -> int:
        return int(self.rng.randrange(count))

    def check(self, checker: ViewerChecker, sights: list[tuple[int, int]]) -> None:
        """Check that impossible sights are refused, and possible ones give the right weights."""
        for sight, turn in sights:
            own = checker.own.clone()
            refused = not _accepts(own, sight, turn)
            if checker.generic is None:
                continue
            elsewhere = _glance(checker, checker.generic)
            impossible = not _accepts(elsewhere, sight, turn)
            told = f"viewer {checker.viewer}, sight {sight}, turn {turn}"
            demand(not impossible or refused, "impossible sight", f"{told} was taken in")
            demand(impossible or not refused, "impossible sight", f"{told} was refused")
            if not refused:
                self._compare(own, elsewhere)

    def _compare(self, own: Belief, generic: WorldsBelief) -> None:
        for world in some(list(generic.by_key.values()), ELSEWHERE, self.rng):
            same = abs(own.weight(world.state) - world.weight) < TOLERANCE
            demand(same, "exactness", "another weight after what could have been seen")


def _accepts(belief: Belief, sight: int, turn: int) -> bool:
    try:
        belief.see(sight, turn)
    except ImpossibleSight:
        return False
    except Exception as error:  # noqa: BLE001  (any other is a fault, whatever it is)
        fail("impossible sight", f"sight {sight}, turn {turn} is refused with {error!r}")
    return True


def _glance(checker: ViewerChecker, generic: WorldsBelief) -> WorldsBelief:
    """Look through another generic belief's worlds, which seeing leaves as they are."""
    glance = WorldsBelief(checker.tested.start(), checker.viewer, checker.policy)
    glance.by_key = generic.by_key
    return glance
