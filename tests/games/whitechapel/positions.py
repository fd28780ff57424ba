"""Positions and games of Letters from Whitechapel, made to measure for the tests."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from gaslamp.core.options import options_from
from gaslamp.core.state import REFEREE, SPECTATOR
from gaslamp.games.whitechapel.actions import notation, parse
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.rules import Whitechapel
from gaslamp.games.whitechapel.table import (
    BY_MURDER,
    COLUMNS,
    ENDED,
    ESCAPE,
    HIDING,
    JACK,
    MURDER,
    NAMING,
    TIMES,
)

FAR = (230, 231, 232, 233, 234)  # crossings at the south edge, away from where most tests play


def agree(**agreed: object) -> WhitechapelOptions:
    """Agree on options, checked."""
    return options_from(WhitechapelOptions, agreed)


def start(**agreed: object) -> Whitechapel:
    """Set the table."""
    return GAME.start(agree(**agreed))


def legal(state: Whitechapel) -> list[str]:
    """List the legal actions in notation."""
    return [notation(action) for action in state.legal_actions()]


def some(state: Whitechapel, word: str) -> set[str]:
    """List what follows a word among the legal actions."""
    found = [written.split(" ", 1) for written in legal(state) if written.startswith(word + " ")]
    return {rest for _, rest in found}


def circles(state: Whitechapel, word: str) -> set[int]:
    """List the circles that a word can be followed by."""
    return {int(rest) for rest in some(state, word)}


def move(state: Whitechapel, *moves: str) -> Whitechapel:
    """Carry out legal actions in notation; the referee speaks by himself where left out."""
    for written in moves:
        action = parse(written)
        while state.seat == REFEREE and action not in state.legal_actions():
            state.apply(state.legal_actions()[0])
        assert action in state.legal_actions(), f"{written} is not legal here: {legal(state)}"
        state.apply(action)
    return state


def until(state: Whitechapel, *phases: int) -> Whitechapel:
    """Take the first legal action until one of the phases."""
    while state.phase not in (*phases, ENDED):
        state.apply(state.legal_actions()[0])
    return state


def hell(hideout: int = 100, night: int = 0, **agreed: int) -> Whitechapel:
    """Come to Jack's choice between murder and waiting, with all tokens laid as they come."""
    return until(evening(hideout, night, **agreed), MURDER)


def evening(hideout: int = 100, night: int = 0, **agreed: int) -> Whitechapel:
    """Begin a night, before any token lies; the policemen stand far away."""
    state = start(**agreed)
    if night == 0:
        return move(state, f"hideout {hideout}")
    state = hunt(hideout, hideout=hideout, night=night - 1, column="1", **agreed)
    neighbour = state.board.walks.row(hideout)[0]
    put(state, neighbour)
    return move(state, f"walk {hideout}", "home")


def hunt(
    jack: int,
    *police: int,
    hideout: int = 1,
    night: int = 0,
    column: str = "1",
    **agreed: int,
) -> Whitechapel:
    """Put Jack and the policemen where we like, with Jack to move and a murder behind him."""
    state = start(**agreed)
    assert state.phase == HIDING
    state.hideout = hideout
    state.night = night
    state.head = 1
    state.column = TIMES.index(column)
    state.coaches = state.setup.coaches[night]
    state.alleys = state.setup.alleys[night]
    for colour, crossing in enumerate((*police, *FAR)[:5]):
        state.police[colour] = crossing
        state.guarded[crossing] = u8(1)
    put(state, jack)
    state.means[night * COLUMNS + state.column] = u8(BY_MURDER)
    state.enter(ESCAPE, JACK)
    return state


def put(state: Whitechapel, circle: int) -> None:
    """Put Jack on a circle."""
    state.log[state.night * COLUMNS + state.column] = u8(circle)


def inquiry(jack: int, *police: int, visited: tuple[int, ...] = (), **agreed: int) -> Whitechapel:
    """Come to the policemen's actions: Jack stands on a circle, after visiting some."""
    state = hunt(jack, *police, column="10", **agreed)
    for i, circle in enumerate(visited):
        state.log[state.night * COLUMNS + i] = u8(circle)
    state.acts = not state.variants.engaged_police
    state.enter(NAMING, state.head)
    return state


def stand_still(state: Whitechapel) -> Whitechapel:
    """Let all policemen stay where they are, up to their actions."""
    for _ in range(9):
        if state.acts:
            break
        if state.phase == NAMING:
            state.apply(state.legal_actions()[0])
        else:
            colour = state.at
            move(state, next(m for m in legal(state) if m.endswith(f" x{state.police[colour]}")))
    return state


def pass_all(state: Whitechapel) -> Whitechapel:
    """Let all policemen stay and do nothing, until Jack's move or the end."""
    while state.phase not in (ESCAPE, ENDED):
        written = legal(state)
        stays = [m for m in written if m.endswith(f" x{state.police[state.at]}")]
        move(state, "pass" if "pass" in written else (stays or written)[0])
    return state


def sights(state: Whitechapel, written: str) -> list[str]:
    """Tell what each seat and then a spectator would see of an action."""
    viewers = [*range(state.setup.seats), SPECTATOR]
    return [notation(state.sight(parse(written), viewer)) for viewer in viewers]


def guard(state: Whitechapel, *crossings: int) -> None:
    """Mark crossings as guarded."""
    for crossing in crossings:
        state.guarded[crossing] = u8(1)


def remember(state: Whitechapel, *scenes: int) -> None:
    """Let murders have happened on these circles."""
    state.scenes = vec[i64](scenes)
