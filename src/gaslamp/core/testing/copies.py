"""Checks of copies and keys: what may be taken for the same world must have the same future."""

from __future__ import annotations

import msgspec
from librt.random import Random

from gaslamp.core.game import AnyGame
from gaslamp.core.options import Options
from gaslamp.core.state import SPECTATOR, State
from gaslamp.core.testing.problem import demand

DRAWS = 3  # random actions drawn in each position
MOST_REMEMBERED = 5000  # positions, so that a long run does not fill the memory


def viewers(seats: int) -> list[int]:
    """List everybody who looks: the seats and a spectator."""
    return [*range(seats), SPECTATOR]


def check_copy(game: AnyGame, state: State, actions: list[int], seats: int) -> None:
    """A copy lives apart, and the same action has the same effect on it."""
    key, shown = state.key(), _shown(game, state, seats)
    demand(state.clone().key() == key, "clone", "the copy is another world")
    for action in (actions[0], actions[-1]):
        copy, twin = state.clone(), state.clone()
        copy.apply(action)
        twin.apply(action)
        demand(copy.key() == twin.key(), "clone", f"action {action} had two outcomes")
    demand(state.key() == key, "clone", "playing on a copy changed the original")
    demand(list(state.legal_actions()) == actions, "clone", "actions changed with the copy")
    demand(_shown(game, state, seats) == shown, "clone", "a view changed with the copy")


def _shown(game: AnyGame, state: State, seats: int) -> list[bytes]:
    return [msgspec.json.encode(game.view(state, viewer)) for viewer in viewers(seats)]


def check_random_actions(state: State, actions: list[int], rng: Random) -> None:
    """A random action is a legal one, and drawing it changes nothing."""
    key = state.key()
    for _ in range(DRAWS):
        drawn = state.random_action(rng)
        demand(drawn in actions, "random action", f"{drawn} is not among {actions}")
    demand(state.key() == key, "random action", "drawing changed the state")


def check_same_future(one: State, other: State, seats: int, check: str) -> None:
    """Two states that pass for the same world offer, show and lead to the same."""
    actions = list(one.legal_actions())
    demand(one.key() == other.key(), check, "two worlds where there should be one")
    same = one.seat == other.seat and one.begins_move() == other.begins_move()
    demand(same, check, f"turn {one.seat}, elsewhere {other.seat}")
    demand(list(other.legal_actions()) == actions, check, f"{actions} may be done in only one")
    demand(one.winners() == other.winners(), check, "another winner")
    for viewer in viewers(seats):
        seen = [one.sight(action, viewer) for action in actions]
        also = [other.sight(action, viewer) for action in actions]
        demand(seen == also, check, f"viewer {viewer} sees {seen}, elsewhere {also}")
    for action in actions:
        after, elsewhere = one.clone(), other.clone()
        after.apply(action)
        elsewhere.apply(action)
        demand(after.key() == elsewhere.key(), check, f"action {action} had two outcomes")


class Shadow:
    """A copy of a copy of a copy, played along with a game: what a copy forgets shows in it."""

    def __init__(self, state: State) -> None:
        """Begin beside the game."""
        self.state = state

    def play(self, action: int) -> None:
        """Copy once more, and play the same."""
        self.state = self.state.clone()
        self.state.apply(action)


class Remembered:
    """Positions met before, by key: a key that leaves something out merges two of them."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self.states: dict[tuple[Options, tuple[int, ...]], State] = {}

    def check(self, options: Options, state: State, seats: int) -> None:
        """Compare with the position of the same key, or remember this one."""
        place = options, state.key()
        if (before := self.states.get(place)) is not None:
            check_same_future(state, before, seats, "key")
        elif len(self.states) < MOST_REMEMBERED:
            self.states[place] = state.clone()
