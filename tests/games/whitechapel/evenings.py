"""One evening of Letters from Whitechapel, played by its notation and watched from a seat."""

from __future__ import annotations

from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.view import WhitechapelNotebook
from tests.games.whitechapel.positions import agree, start

EVENING = (
    "hideout 92",
    *(f"woman {circle}" for circle in (3, 21, 27, 65, 84)),
    *(f"blank {circle}" for circle in (147, 149, 158)),
    *(f"patrol x{x} {'blank' if x in (42, 45) else 'real'}" for x in (42, 45, 58, 138, 143)),
    *("patrol x157 real", "patrol x181 real"),
)
STILL = (
    *("next brown", "brown x138", "next green", "green x143"),
    *("next red", "red x157", "yellow x181", "next blue"),
)
CHASE = (*EVENING, "kill 27", "walk 48", "go on", "next blue", "blue x58", *STILL)
NEAR = (*EVENING, "kill 84", "walk 85", "go on", "next blue", "blue x73", *STILL)


def watch(viewer: int, *moves: str) -> WhitechapelNotebook:
    """Play moves and give a viewer's notebook."""
    state = start()
    belief = GAME.belief(agree(), viewer)
    script = list(moves)
    while script:
        actions = state.legal_actions()
        written = GAME.notation(actions[0]) if state.seat < 0 else script.pop(0)
        if script and script[0] == written:
            script.pop(0)
        action = GAME.parse(written)
        assert action in actions
        sight = state.sight(action, viewer)
        state.apply(action)
        belief.see(sight, state.seat)
    return GAME.notebook(belief)
