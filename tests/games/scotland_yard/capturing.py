"""Tries all that can follow by the rules alone: are the detectives sure to catch Mister X?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from librt.random import Random

from gaslamp.core.belief import KnownBelief
from gaslamp.core.heuristics import LOST, SAFE, UNPROVED, WINNING
from gaslamp.core.state import OVER, REFEREE
from gaslamp.games.scotland_yard import endings, phases
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.game_setup import CARD, MISTER_X
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

DETECTIVES = 1
MOST_WORLDS = 1000


def decisions(
    start: ScotlandYard, seeds: range
) -> Iterator[tuple[ScotlandYard, StationBelief, KnownBelief]]:
    """Play random games; give each decision's state, and what both sides know."""
    for seed in seeds:
        rng, state = Random(seed), start.clone()
        known, his = StationBelief(start), KnownBelief(start, StationBelief(start))
        while state.seat != OVER:
            if state.seat >= 0 and len(state.legal_actions()) > 1:
                yield state, known, his
            action = state.sample_action(rng)
            sight = state.sight(action, DETECTIVES)
            state.apply(action)
            known.see(sight, state.seat)
            his.see(action, state.seat)


def worlds_of(belief: StationBelief) -> list[ScotlandYard]:
    """List the worlds that the detectives hold possible."""
    listed = belief.worlds(MOST_WORLDS)
    assert listed is not None
    return [world.state for world in listed if isinstance(world.state, ScotlandYard)]


def after(world: ScotlandYard, action: int) -> ScotlandYard:
    """Carry out an action in a copy."""
    copy = world.clone()
    copy.apply(action)
    return copy


def are_sure(worlds: Sequence[ScotlandYard], last_round: int) -> bool:
    """Tell whether the detectives can catch him up to a round, in all worlds alike to them."""
    if any(MISTER_X in world.winners() or world.round > last_round for world in worlds):
        return False
    going = [world for world in worlds if world.seat != OVER]
    if not going:
        return True
    table = going[0]
    if table.phase == phases.CHASE:
        rides = [int(action) for action in table.legal_actions()]
        return any(are_sure([after(world, ride) for world in going], last_round) for ride in rides)
    seen: dict[int, list[ScotlandYard]] = {}
    for world in going:
        for action in world.legal_actions():
            seen.setdefault(int(world.sight(action, DETECTIVES)), []).append(after(world, action))
    return all(are_sure(alike, last_round) for alike in seen.values())


def last_searched(world: ScotlandYard) -> int:
    """Say up to which round a capture is looked for: the next, if he has no double card."""
    return int(world.round) + int(world.stock[CARD] == 0)


def of_detective(belief: StationBelief, actions: Sequence[int]) -> list[int]:
    """Say which rides of a detective force a capture: in this chase, or else in the next."""
    worlds = worlds_of(belief)
    for last_round in (int(worlds[0].round), last_searched(worlds[0])):
        sure = [are_sure([after(w, action) for w in worlds], last_round) for action in actions]
        if any(sure):
            return [WINNING if one else UNPROVED for one in sure]
    return [UNPROVED] * len(actions)


def of_mister_x(world: ScotlandYard, known: Sequence[ScotlandYard], action: int) -> int:
    """Say what is proved of an action of Mister X's."""
    sight = world.sight(action, DETECTIVES)
    reached = after(world, action)
    alike = [
        after(other, his)
        for other in known
        for his in other.legal_actions()
        if other.sight(his, DETECTIVES) == sight
    ]
    if reached.seat == REFEREE and reached.phase == phases.SIGHTING:
        shown = reached.legal_actions()[0]
        reached = after(reached, shown)
        alike = [after(other, shown) for other in alike if shown in other.legal_actions()]
    if reached.phase in (phases.FIRST, phases.SECOND):
        return max(of_mister_x(reached, alike, int(his)) for his in reached.legal_actions())
    if are_sure(alike, last_searched(reached)):
        return LOST
    if is_reached(reached):
        return UNPROVED
    return WINNING if reached.round == reached.setup.rounds else SAFE


def is_reached(world: ScotlandYard) -> bool:
    """Tell whether a detective can enter his station in this chase, in some way to play it."""
    if world.phase != phases.CHASE:
        return world.end == endings.CAUGHT
    return any(is_reached(after(world, int(ride))) for ride in world.legal_actions())
