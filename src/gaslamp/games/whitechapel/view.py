"""What each viewer of Letters from Whitechapel is shown: built field by field (LW-48)."""

from __future__ import annotations

import msgspec

from gaslamp.core.game import Notebook, View
from gaslamp.core.state import OVER
from gaslamp.core.text import Text, text
from gaslamp.games.whitechapel.actions import CIRCLES, COLOURS
from gaslamp.games.whitechapel.belief import JackBelief, PoliceBelief
from gaslamp.games.whitechapel.rules import Whitechapel
from gaslamp.games.whitechapel.table import (
    ACTING,
    ANSWER,
    BY_MURDER,
    COLUMNS,
    DOUBLE_EVENT,
    HIDING,
    IS_REAL,
    JACK,
    LEADING,
    MARKING,
    MOVING,
    MURDER,
    NAMING,
    TIMES,
    UNLAID,
    WOMEN_UP,
)

PHASES = (
    *("hiding", "tokens", "marking", "drawing", "patrols", "faces", "women up", "murder"),
    *("second", "order", "calling", "leading", "turning", "turned", "unveiling"),
    *("escape", "announce", "naming", "moving", "acting", "answer", "ended"),
)
MEANS = ("", "murder", "walk", "alley", "coach")
FINDINGS = ("no", "yes", "arrest", "stuck")


class Column(msgspec.Struct, frozen=True):
    """A column of Jack's log: its name on the track, how he came, and where to if it is known."""

    time: str
    means: str
    circle: int | None


class Token(msgspec.Struct, frozen=True):
    """A woman token; what it is only where that is known."""

    circle: int
    marked: bool | None


class Patrol(msgspec.Struct, frozen=True):
    """A patrol token; what it is only where that is known."""

    crossing: int
    real: bool | None
    shown: bool


class Policeman(msgspec.Struct, frozen=True):
    """A policeman, whose he is, and whether he has still to move or act."""

    colour: str
    seat: int
    crossing: int | None
    done: bool
    sprinted: bool


class Clue(msgspec.Struct, frozen=True):
    """Clue markers on a circle."""

    circle: int
    markers: int


class WhitechapelView(View, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    phase: str
    night: int
    head: int | None
    time_of_crime: str
    coaches: int
    alleys: int
    hideout: int | None
    logs: tuple[tuple[Column, ...], ...]
    scenes: tuple[int, ...]
    tokens: tuple[Token, ...]
    women: tuple[int, ...]
    patrols: tuple[Patrol, ...]
    policemen: tuple[Policeman, ...]
    clues: tuple[Clue, ...]
    on_turn: str
    question: int | None


class WhitechapelNotebook(Notebook, frozen=True, kw_only=True):
    """What follows from what was seen.

    Where Jack can be, where he can live, which face-down patrols are policemen, each with its
    probability; and for circles within his reach that are excluded, the finding that did it.
    """

    circles: dict[int, float]
    hideouts: dict[int, float]
    patrols: dict[int, float]
    excluded: dict[int, Text]


def view_of(state: Whitechapel, viewer: int) -> WhitechapelView:
    """Build a viewer's view; at the end everything is open (LW-30)."""
    is_jack = viewer == JACK or state.seat == OVER
    is_head = viewer == state.head or state.seat == OVER
    return WhitechapelView(
        viewer=viewer,
        turn=state.seat,
        winners=tuple(state.winners()),
        phase=PHASES[state.phase],
        night=state.night + 1,
        head=state.head or None,
        time_of_crime=TIMES[state.marker],
        coaches=state.coaches,
        alleys=state.alleys,
        hideout=(state.hideout or None) if is_jack else None,
        logs=tuple(_log(state, night, is_jack) for night in range(state.night + 1)),
        scenes=tuple(state.scenes),
        tokens=tuple(_token(state, i, is_jack) for i in range(len(state.tokens))),
        women=tuple(sorted(state.women)),
        patrols=tuple(
            _patrol(state, i, is_head) for i, crossing in enumerate(state.patrols) if crossing
        ),
        policemen=tuple(_policeman(state, number) for number in range(len(COLOURS))),
        clues=tuple(
            Clue(circle, int(count)) for circle, count in enumerate(state.markers) if count
        ),
        on_turn=_on_turn(state),
        question=state.question or None,
    )


def _log(state: Whitechapel, night: int, is_jack: bool) -> tuple[Column, ...]:
    """A murder's place is public, but not the order of the double event (LW-14)."""
    columns = []
    for column in range(COLUMNS):
        means = int(state.means[night * COLUMNS + column])
        if means:
            known = is_jack or (means == BY_MURDER and night != DOUBLE_EVENT)
            circle = int(state.log[night * COLUMNS + column]) if known else None
            columns.append(Column(TIMES[column], MEANS[means], circle))
    return tuple(columns)


def _token(state: Whitechapel, i: int, is_jack: bool) -> Token:
    laid = state.phase > MARKING or (state.phase == MARKING and i < state.at)
    turned_up = state.phase == WOMEN_UP and i < state.at
    known = turned_up or (is_jack and laid)
    return Token(state.tokens[i], bool(state.marks >> i & 1) if known else None)


def _patrol(state: Whitechapel, i: int, is_head: bool) -> Patrol:
    face = int(state.faces[i]) if i < len(state.faces) else UNLAID
    shown = i < len(state.shown) and state.shown[i] > 0
    known = face != UNLAID and (is_head or shown)
    return Patrol(state.patrols[i], face == IS_REAL if known else None, shown)


def _policeman(state: Whitechapel, number: int) -> Policeman:
    hunting = state.phase in (NAMING, MOVING, ACTING, ANSWER)
    return Policeman(
        colour=COLOURS[number],
        seat=state.setup.owners[number],
        crossing=state.police[number] or None,
        done=hunting and bool(state.done >> number & 1),
        sprinted=bool(state.sprinted >> number & 1),
    )


def _on_turn(state: Whitechapel) -> str:
    """Name the policeman, woman or patrol that is being moved, or the policeman who acts."""
    if state.phase in (MOVING, ACTING, ANSWER):
        return COLOURS[state.at]
    if state.phase == LEADING and state.variants.preserved_scenes:
        return f"x{state.patrols[state.at]}"
    return f"{state.women[state.at]}" if state.phase == LEADING else ""


def notebook_of(belief: PoliceBelief | JackBelief) -> WhitechapelNotebook:
    """Write down what is possible; for Jack, what the police can't exclude of him."""
    police = belief.pursuit if isinstance(belief, JackBelief) else belief
    return WhitechapelNotebook(
        circles=_circles(police),
        hideouts=_hideouts(police),
        patrols=_patrols(belief),
        excluded=_excluded(police),
    )


def _circles(belief: PoliceBelief) -> dict[int, float]:
    if not belief.trail.layers:
        return {}
    weights = belief.trail.circle_weights()
    return {circle: weights[circle] for circle in range(1, CIRCLES + 1) if weights[circle] > 0.0}


def _hideouts(belief: PoliceBelief) -> dict[int, float]:
    if belief.table.phase == HIDING:
        return {}
    weights = belief.trail.hideout_weights()
    return {
        hideout: weights[i] for i, hideout in enumerate(belief.trail.hideouts) if weights[i] > 0.0
    }


def _patrols(belief: PoliceBelief | JackBelief) -> dict[int, float]:
    lot, table = belief.tokens.patrols, belief.table
    if lot.is_open():
        return {}
    return {
        table.patrols[i]: lot.chance(i)
        for i in range(lot.laid)
        if table.phase < MURDER or table.shown[i] == 0
    }


def _excluded(belief: PoliceBelief) -> dict[int, Text]:
    if not belief.trail.layers:
        return {}
    excluded = {}
    for circle in range(1, CIRCLES + 1):
        finding = belief.reasons.why(circle)
        if finding is not None:
            excluded[circle] = text(
                f"whitechapel-because-{FINDINGS[finding.kind]}",
                circle=finding.circle,
                column=TIMES[finding.column],
            )
    return excluded
