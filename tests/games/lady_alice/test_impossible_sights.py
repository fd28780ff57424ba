"""What can't be seen is refused as such, whatever it is, and changes nothing."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.belief import Belief, ImpossibleSight, WorldsBelief
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, REFEREE, SPECTATOR
from gaslamp.engine import is_compiled
from gaslamp.games.lady_alice.actions import ACTION_SPACE
from gaslamp.games.lady_alice.belief.evidence_belief import EvidenceBelief
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.rules.state import LadyAlice
from tests.games.lady_alice.believing import (
    POLICIES,
    belief_of,
    likely_action,
    small_table,
    step,
)
from tests.games.lady_alice.playing import BLUE, GREEN, RED, YELLOW, Table
from tests.games.lady_alice.policies import NeverPasses

pytestmark = pytest.mark.engine

MOST_WORLDS = 300 if is_compiled() else 60


@pytest.mark.parametrize("policy", POLICIES if is_compiled() else POLICIES[:2])
@pytest.mark.parametrize("seats", [3, 5])
def test_what_cannot_be_seen_is_refused_and_changes_nothing(
    seats: int, policy: Policy | None
) -> None:
    """Any code and any turn, at every step: taken in just where the generic belief does so."""
    for viewer in (BLUE, SPECTATOR):
        rng = Random(viewer + 7)
        state = small_table(seats, 2)
        own = EvidenceBelief(state, viewer, policy)
        generic = WorldsBelief(state, viewer, policy)
        while state.seat != OVER and len(generic.by_key) <= MOST_WORLDS:
            before = own.weight(state)
            for sight, turn in nonsense(state, seats, rng):
                assert accepts(own.clone(), sight, turn) == accepts(generic.clone(), sight, turn)
                if not accepts(own.clone(), sight, turn):
                    assert not accepts(own, sight, turn)
                    assert own.weight(state) == before
            step(state, [own, generic], likely_action(state, policy, rng))


def nonsense(state: LadyAlice, seats: int, rng: Random) -> list[tuple[int, int]]:
    """Make up what might be seen next: mostly what can't be."""
    action = state.random_action(rng)
    after = state.clone()
    after.apply(action)
    turn = rng.randrange(-3, seats)
    wild = [(rng.randrange(ACTION_SPACE), turn) for _ in range(3)]
    return [(action, turn), (-1, after.seat), (2**40, turn), (ACTION_SPACE, after.seat), *wild]


def accepts(belief: Belief, sight: int, turn: int) -> bool:
    try:
        belief.see(sight, turn)
    except ImpossibleSight:
        return False
    return True


@pytest.mark.parametrize(
    ("lines", "sight", "turn"),
    [
        ((), "twins blue red", -1),  # the pair is nobody's to see
        (("twins ?",), "evidence ?", -1),  # the own evidence is seen
        (("twins ?", "evidence speke"), "evidence abbey", -1),  # another's is not
        (("twins ?", "evidence speke", *["evidence ?"] * 4), "first purple", 0),
        (("twins ?", "evidence speke", *["evidence ?"] * 4), "first white", 1),
        (("twins ?", "evidence speke", *["evidence ?"] * 4), "evidence ?", -1),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(lines: tuple[str, ...], sight: str, turn: int) -> None:
    belief = GAME.belief(LadyAliceOptions(seats=5), BLUE)
    for line in lines:
        belief.see(GAME.parse(line), -1)
    code = ACTION_SPACE if sight == "first purple" else GAME.parse(sight)
    with pytest.raises(ImpossibleSight):
        belief.see(code, turn)


@pytest.mark.rule("LA-04", "LA-15")
def test_a_value_that_is_not_in_stock_or_not_the_own_is_refused() -> None:
    table = Table().play("suspect kingsley abbey 9h mask")
    for clue in ("docks", "tower", "museum"):
        table.play(f"mark {clue} 2", "mark baker 0" if clue == "docks" else "pass", "pass", "pass")
    table.type("mark trafalgar")
    own = belief_of(table, RED)
    for sight in ("value 2", "value ?"):
        with pytest.raises(ImpossibleSight):
            own.see(GAME.parse(sight), YELLOW)
    others = belief_of(table, BLUE)
    with pytest.raises(ImpossibleSight):
        others.see(GAME.parse("value 1"), YELLOW)
    table.play("value 1", "pass", "pass", "pass")
    table.type("mark baker 0")
    for viewer, value in ((YELLOW, 1), (YELLOW, 2)):  # his own marker is worth 0
        with pytest.raises(ImpossibleSight):
            belief_of(table, viewer).see(GAME.parse(f"reveal {value}"), YELLOW)


def test_an_action_that_a_policy_excludes_in_every_world_is_refused() -> None:
    table = Table().play("suspect kingsley abbey 9h mask")
    belief = belief_of(table, BLUE, NeverPasses())
    before = belief.weight(table.state)
    with pytest.raises(ImpossibleSight):
        belief.see(GAME.parse("pass"), YELLOW)
    assert belief.weight(table.state) == before
    belief.see(GAME.parse("mark docks"), RED)


def test_a_contradiction_is_noticed() -> None:
    """The same clues can't be right after they were wrong."""
    table = Table().play("suspect kingsley museum 7h drum").all_pass()
    table.play("suspect kingsley museum 7h mask").all_pass()
    table.type("suspect kingsley museum 7h drum")
    belief = belief_of(table, BLUE)
    with pytest.raises(ImpossibleSight):
        belief.see(GAME.parse("smiles 4"), OVER)
    with pytest.raises(ImpossibleSight):
        belief.see(GAME.parse("smiles 0"), GREEN)
    assert table.state.seat == REFEREE
    belief.see(GAME.parse("smiles 1"), GREEN)
