"""Searches the rest of a turn of Mr. Jack Pocket by the rules alone, in every possible world."""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial, prod

from librt.random import Random

from gaslamp.core.belief import Belief
from gaslamp.core.heuristics import SAFE, UNPROVED, WINNING
from gaslamp.core.state import CHANCE, OVER
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import JACK, ROTATION_TOO
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket

OPTIONS = MrJackPocketOptions()
MOST_WORLDS = 10_000
USES = {codes.JOKER: 4, codes.ROTATION: 27, ROTATION_TOO: 27, codes.EXCHANGE: 36, codes.ALIBI: 8}


def decisions(
    seeds: range,
) -> Iterator[tuple[MrJackPocket, Belief, list[tuple[int, int]]]]:
    """Play random games; give each decision's state, the player's belief and what it has seen."""
    for seed in seeds:
        rng, state = Random(seed), GAME.new()
        beliefs = [GAME.belief(OPTIONS, seat) for seat in (0, 1)]
        seen: list[list[tuple[int, int]]] = [[], []]
        while state.seat != OVER:
            if state.seat >= 0 and len(state.legal_actions()) > 1:
                yield state, beliefs[state.seat], seen[state.seat]
            action = state.random_action(rng)
            sights = [int(state.sight(action, seat)) for seat in (0, 1)]
            state.apply(action)
            for seat, sight in enumerate(sights):
                beliefs[seat].see(sight, state.seat)
                seen[seat].append((sight, int(state.seat)))


def lines(state: MrJackPocket) -> int:
    """Bound the number of ways in which the turn can go on."""
    tokens = [face for face in range(8) if state.left >> face & 1]
    aimed = len(state.legal_actions()) if state.phase == phases.AIMING else 1
    return aimed * factorial(len(tokens)) * prod(USES.get(face, 2) for face in tokens)


def verdict(belief: Belief, player: int, action: int) -> int:
    """Say what is proved about an action, by trying all that can follow until the call."""
    listed = belief.worlds(MOST_WORLDS)
    assert listed is not None
    worlds = [world.state for world in listed]
    assert all(isinstance(world, MrJackPocket) for world in worlds)
    after = _after([world for world in worlds if isinstance(world, MrJackPocket)], action)
    if _holds(after, player, WINNING):
        return WINNING
    return SAFE if _holds(after, player, SAFE) else UNPROVED


def _after(worlds: list[MrJackPocket], action: int) -> list[MrJackPocket]:
    """Carry out an action in copies of all worlds where it is legal."""
    copies = [world.clone() for world in worlds if action in world.legal_actions()]
    for world in copies:
        world.apply(action)
    return copies


def _holds(worlds: list[MrJackPocket], player: int, goal: int) -> bool:
    """Tell whether a player reaches a goal in all worlds, which look alike to it."""
    table = worlds[0]
    if table.phase == phases.CALLING:
        return all(_is_reached(world, player, goal) for world in worlds)
    actions = sorted({int(action) for world in worlds for action in world.legal_actions()})
    if table.seat == CHANCE:
        if table.drawer() == JACK != player:  # the card is not shown
            return _holds([w for card in actions for w in _after(worlds, card)], player, goal)
        return all(_holds(_after(worlds, card), player, goal) for card in actions)
    tried = (_holds(_after(worlds, action), player, goal) for action in actions)
    return any(tried) if table.seat == player else all(tried)


def _is_reached(world: MrJackPocket, player: int, goal: int) -> bool:
    """Tell whether the call ends as the player wants."""
    after = world.clone()
    after.apply(after.legal_actions()[0])
    won = after.winners()
    return player in won if goal == WINNING else not won or player in won
