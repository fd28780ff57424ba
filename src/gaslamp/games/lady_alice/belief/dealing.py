"""Worlds in which the evidence is still being dealt, and ways to share out a solution."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import World
from gaslamp.core.bits import bit, members_of
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice import phases
from gaslamp.games.lady_alice.board import CATEGORIES, NO_CLUE, SIZE
from gaslamp.games.lady_alice.game_setup import FIRST_TWIN, NO_PAIR, PAIRS, SECOND_TWIN
from gaslamp.games.lady_alice.rules.state import LadyAlice


def orders(players: i64) -> i64:
    """Count the ways to share out as many clues as there are players."""
    ways: i64 = 1
    while players > 1:
        ways *= players
        players -= 1
    return ways


def shuffled(solution: i64, seats: i64, viewer: i64, own: i64, rng: Random) -> vec[i64]:
    """Share out a solution at random among those whose evidence is unknown."""
    clues = members_of(solution if own == NO_CLUE else solution & ~bit(own), 0)
    left: i64 = len(clues)
    share = vec[i64](capacity=seats)
    for seat in range(seats):
        if own != NO_CLUE and seat == viewer:
            share = append(share, own)
        else:
            place = rng.randrange(left)
            left -= 1
            share = append(share, clues[place])
            clues[place] = clues[left]
    return share


def hand_out(world: LadyAlice, share: vec[i64]) -> None:
    """Give those their clues who have been dealt to."""
    if world.phase == phases.DEALING:
        world.twins = pair_of(share) if world.seats == 5 else NO_PAIR
        for seat in range(world.player):
            world.evidence[seat] = share[seat]


def pair_of(evidence: vec[i64]) -> i64:
    """Find the two of five players who share a category."""
    pair: i64 = 0
    while pair < PAIRS:
        if evidence[FIRST_TWIN[pair]] // SIZE == evidence[SECOND_TWIN[pair]] // SIZE:
            return pair
        pair += 1
    return NO_PAIR


def weight(start: LadyAlice, world: LadyAlice, own: i64) -> float:
    """Deal again as in this world; the own clue, once it is known, was as likely as any other."""
    replay = start.clone()
    weight = 1.0 if own == NO_CLUE else float(CATEGORIES * world.setup.size)
    while replay.phase != world.phase or replay.player != world.player:
        drawn = world.evidence[replay.player]
        pairing = replay.phase == phases.PAIRING
        action = codes.TWINS + world.twins if pairing else codes.EVIDENCE + drawn
        draws = replay.legal_actions()
        if action not in draws:
            return 0.0
        weight /= float(len(draws))
        replay.apply(action)
    return weight


def worlds(start: LadyAlice, table: LadyAlice, viewer: i64, most: i64) -> list[World] | None:
    """List the deals that lead to a table as the viewer sees it; none when they are too many."""
    found: list[World] = []
    _deal_on(found, World(start.clone(), 1.0), table, viewer, most)
    if len(found) > most:
        return None
    added = sum([world.weight for world in found])
    return [World(world.state, world.weight / added) for world in found]


def _deal_on(found: list[World], world: World, table: LadyAlice, viewer: i64, most: i64) -> None:
    """Try every draw, but for the viewer's own where it is known."""
    state = world.state
    assert isinstance(state, LadyAlice)
    if state.phase == table.phase and state.player == table.player:
        found.append(world)
        return
    draws = state.legal_actions()
    is_own = state.phase == phases.DEALING and state.player == viewer
    for action in draws:
        if len(found) > most:
            return
        if not is_own or action == codes.EVIDENCE + table.evidence[viewer]:
            after = state.clone()
            after.apply(action)
            share = world.weight / float(len(draws))
            _deal_on(found, World(after, share), table, viewer, most)
