"""Positions and games of Letters from Whitechapel, made to measure for the tests."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import u8

from gaslamp.core.options import options_from
from gaslamp.core.state import REFEREE, SPECTATOR, State
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import BY_MURDER, COLUMNS, JACK, TIMES
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.phases import PHASES, Phase
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.games.with_fields import with_fields

FAR = (230, 231, 232, 233, 234)  # crossings at the south edge, away from where most tests play


def agree(**agreed: object) -> WhitechapelOptions:
    """Agree on options, checked."""
    return options_from(WhitechapelOptions, agreed)


def start(**agreed: object) -> Whitechapel:
    """Set the table."""
    return GAME.start(agree(**agreed))


def phase(state: State) -> Phase:
    """Name the phase."""
    assert isinstance(state, Whitechapel)
    return PHASES[state.phase]


def legal(state: Whitechapel) -> list[str]:
    """List the legal actions in notation."""
    return [GAME.notation(action) for action in state.legal_actions()]


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
        for action in _read(written):
            while state.seat == REFEREE and action not in state.legal_actions():
                state.apply(state.legal_actions()[0])
            assert action in state.legal_actions(), f"{written} is not legal here: {legal(state)}"
            state.apply(action)
    return state


def _read(written: str) -> tuple[int, ...]:
    """Read one action; only a coach ride is written as a whole move here."""
    return GAME.parse_line(written) if written.startswith("coach") else (GAME.parse(written),)


def until(state: Whitechapel, *wanted: Phase) -> Whitechapel:
    """Take the first legal action until one of the phases."""
    while phase(state) not in (*wanted, "ended"):
        state.apply(state.legal_actions()[0])
    return state


def hell(hideout: int = 100, night: int = 0, **agreed: int) -> Whitechapel:
    """Come to Jack's choice between murder and waiting, with all tokens laid as they come."""
    return until(evening(hideout, night, **agreed), "murder")


def evening(hideout: int = 100, night: int = 0, **agreed: int) -> Whitechapel:
    """Begin a night, before any token lies; the policemen stand far away."""
    if night == 0:
        return move(start(**agreed), f"hideout {hideout}")
    neighbour = start().board.walks.row(hideout)[0]
    state = hunt(neighbour, hideout=hideout, night=night - 1, column="1", **agreed)
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
    at = TIMES.index(column)
    return with_fields(
        state,
        seat=JACK,
        phase=phases.ESCAPE,
        hideout=hideout,
        night=night,
        head=1,
        column=at,
        coaches=state.setup.coaches[night],
        alleys=state.setup.alleys[night],
        police=[*police, *(crossing for crossing in FAR if crossing not in police)][:5],
        log=page({at: jack}),
        means=page({at: BY_MURDER}),
        past_log=[0] * night * COLUMNS,
        past_means=[0] * night * COLUMNS,
    )


def page(columns: Mapping[int, int]) -> list[int]:
    """Write a night's log, or its means, from what stands in some columns."""
    return [columns.get(column, 0) for column in range(COLUMNS)]


def put(state: Whitechapel, circle: int) -> None:
    """Put Jack on a circle."""
    state.log[state.column] = u8(circle)


def inquiry(jack: int, *police: int, visited: tuple[int, ...] = (), **agreed: int) -> Whitechapel:
    """Come to the policemen's actions: Jack stands on a circle, after visiting some."""
    state = hunt(jack, *police, column="10", **agreed)
    return with_fields(
        state,
        seat=state.head,
        phase=phases.NAMING,
        acts=not state.variants.engaged_police,
        log=page({**dict(enumerate(visited)), TIMES.index("10"): jack}),
    )


def stand_still(state: Whitechapel) -> Whitechapel:
    """Let all policemen stay where they are, up to their actions."""
    for _ in range(9):
        if state.acts:
            break
        if phase(state) == "naming":
            state.apply(state.legal_actions()[0])
        else:
            colour = state.at
            move(state, next(m for m in legal(state) if m.endswith(f" x{state.police[colour]}")))
    return state


def pass_all(state: Whitechapel) -> Whitechapel:
    """Let all policemen stay and do nothing, until Jack's move or the end."""
    while phase(state) not in ("escape", "ended"):
        written = legal(state)
        stays = [m for m in written if m.endswith(f" x{state.police[state.at]}")]
        move(state, "pass" if "pass" in written else (stays or written)[0])
    return state


def sights(state: Whitechapel, written: str) -> list[str]:
    """Tell what each seat and then a spectator would see of an action."""
    viewers = [*range(state.setup.seats), SPECTATOR]
    return [GAME.notation(state.sight(GAME.parse(written), viewer)) for viewer in viewers]


def guard(state: Whitechapel, *crossings: int) -> None:
    """Bar crossings, without anybody standing beside a circle."""
    for crossing in crossings:
        state.guarded[crossing] = u8(1)


def ending(state: Whitechapel) -> str:
    """Say who won, and how."""
    winner = "Jack" if state.winners() == [JACK] else "police"
    return f"{winner}: {state.ending()}" if state.winners() else "nobody yet"
