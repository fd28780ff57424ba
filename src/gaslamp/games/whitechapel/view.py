"""The views of Letters from Whitechapel, built field by field (LW-48)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from gaslamp.core.board import ElementId
from gaslamp.core.state import OVER
from gaslamp.core.text import Text, text
from gaslamp.core.view import Notebook, Outcome, View, heading
from gaslamp.games.whitechapel import endings, phases
from gaslamp.games.whitechapel.actions import CIRCLE_CODES, CIRCLES, POLICEMEN
from gaslamp.games.whitechapel.belief import JackBelief, PoliceBelief
from gaslamp.games.whitechapel.elements import circle_id, column_id, crossing_id, policeman_id
from gaslamp.games.whitechapel.endings import Ending
from gaslamp.games.whitechapel.game_setup import (
    BY_MURDER,
    COLUMNS,
    DOUBLE_EVENT,
    FINDINGS,
    IS_COLOUR,
    IS_DECOY,
    IS_REAL,
    JACK,
    NIGHTS,
    TIMES,
    UNLAID,
    Variant,
)
from gaslamp.games.whitechapel.phases import PHASES, Phase
from gaslamp.games.whitechapel.rules.hunt import waiting
from gaslamp.games.whitechapel.rules.state import Whitechapel

VERSION = 3

Means: TypeAlias = Literal["murder", "walk", "alley", "coach"]
WomanFace: TypeAlias = Literal["marked", "blank"]
PatrolFace: TypeAlias = Literal["policeman", "decoy"]
Answer: TypeAlias = Literal["no", "yes", "nobody"]

MEANS: tuple[Means, ...] = ("murder", "walk", "alley", "coach")  # from `BY_MURDER` on
ANSWERS: tuple[Answer, ...] = ("no", "yes", "nobody")  # by `NO_TRACE`, `A_TRACE`, `NOBODY`
REASONS = ("no", "yes", "arrest", "stuck")  # by the kinds of the belief's findings


class Column(msgspec.Struct, frozen=True):
    """A column of Jack's log: how he came, and where to if it is known."""

    column: ElementId
    means: Means
    circle: ElementId | None


class Token(msgspec.Struct, frozen=True):
    """A woman token; what it is only where that is known."""

    circle: ElementId
    face: WomanFace | None


class Woman(msgspec.Struct, frozen=True):
    """A woman, and whether she has moved since Jack waits."""

    circle: ElementId
    moved: bool


class Patrol(msgspec.Struct, frozen=True):
    """A patrol token; what it is, and which policeman, only where that is known."""

    crossing: ElementId
    face: PatrolFace | None
    policeman: ElementId | None
    moved: bool


class Policeman(msgspec.Struct, frozen=True):
    """A policeman, whose he is, and whether he is done: he has moved, has acted or can't act."""

    policeman: ElementId
    seat: int
    crossing: ElementId | None
    done: bool
    sprinted: bool


class Clue(msgspec.Struct, frozen=True):
    """Clue markers on a circle, and the column in which the last was put."""

    circle: ElementId
    markers: int
    column: ElementId


class Finding(msgspec.Struct, frozen=True):
    """What a policeman found out tonight: a trace or none, or nobody where he made an arrest."""

    column: ElementId
    policeman: ElementId
    circle: ElementId
    answer: Answer


class WhitechapelView(View, frozen=True, kw_only=True, tag="whitechapel"):
    """The table as one viewer sees it.

    `murders` says how many women he kills in each night (LW-14). `on_turn` is who is being moved or
    acts: a policeman, or the place of the woman, the patrol or the token in question. `asked` are
    the circles that the policeman on turn has asked about.
    """

    outcome: Outcome[Ending] | None = None
    phase: Phase
    variants: tuple[Variant, ...]
    night: int
    murders: tuple[int, ...]
    head: int | None
    marker: ElementId
    coaches: int
    alleys: int
    hideout: ElementId | None
    log: tuple[Column, ...]
    past_logs: tuple[tuple[Column, ...], ...]
    scenes: tuple[ElementId, ...]
    tokens: tuple[Token, ...]
    women: tuple[Woman, ...]
    patrols: tuple[Patrol, ...]
    policemen: tuple[Policeman, ...]
    acts: bool
    on_turn: ElementId | None
    asked: tuple[ElementId, ...]
    question: ElementId | None
    clues: tuple[Clue, ...]
    findings: tuple[Finding, ...]

    @property
    def jack(self) -> ElementId | None:
        """Give the circle where Jack is, if the viewer knows it."""
        return self.log[-1].circle if self.log else None


class WhitechapelNotebook(Notebook, frozen=True, kw_only=True, tag="whitechapel"):
    """What follows from what was seen.

    Where Jack can be, where he can live, which face-down patrols are policemen, each with its
    probability; and for circles within his reach that are excluded, the finding that did it.
    """

    circles: dict[ElementId, float]
    hideouts: dict[ElementId, float]
    patrols: dict[ElementId, float]
    excluded: dict[ElementId, Text]


def view_of(state: Whitechapel, viewer: int) -> WhitechapelView:
    """Build a viewer's view; at the end everything is open (LW-30)."""
    is_jack = viewer == JACK or state.seat == OVER
    is_head = (viewer != JACK and viewer == state.head) or state.seat == OVER
    return WhitechapelView(
        **heading(state, viewer, VERSION),
        phase=PHASES[state.phase],
        variants=state.variants.names,
        night=state.night + 1,
        murders=tuple(2 if night == DOUBLE_EVENT else 1 for night in range(NIGHTS)),
        head=state.head or None,
        marker=column_id(state.marker),
        coaches=state.coaches,
        alleys=state.alleys,
        hideout=circle_id(state.hideout) if is_jack and state.hideout else None,
        log=_log(list(state.log), list(state.means), state.night, is_jack),
        past_logs=tuple(_past_log(state, night, is_jack) for night in range(state.night)),
        scenes=tuple(circle_id(circle) for circle in state.scenes),
        tokens=tuple(_token(state, i, is_jack) for i in range(len(state.tokens))),
        women=tuple(_woman(state, i) for i in range(len(state.women))),
        patrols=tuple(
            _patrol(state, i, is_head) for i, crossing in enumerate(state.patrols) if crossing
        ),
        policemen=tuple(_policeman(state, number) for number in range(POLICEMEN)),
        acts=state.acts,
        on_turn=_on_turn(state),
        asked=_asked(state),
        question=circle_id(state.question) if state.question else None,
        clues=_clues(state),
        findings=tuple(_finding(note) for note in state.found),
    )


def _log(log: list[int], means: list[int], night: int, is_jack: bool) -> tuple[Column, ...]:
    """List the columns of a log; only a single murder's place is public (LW-14)."""
    columns: list[Column] = []
    for column, (circle, came) in enumerate(zip(log, means, strict=True)):
        if came:
            known = is_jack or (came == BY_MURDER and night != DOUBLE_EVENT)
            place = circle_id(circle) if known else None
            columns.append(Column(column_id(column), MEANS[came - BY_MURDER], place))
    return tuple(columns)


def _past_log(state: Whitechapel, night: int, is_jack: bool) -> tuple[Column, ...]:
    page = slice(night * COLUMNS, (night + 1) * COLUMNS)
    return _log(list(state.past_log)[page], list(state.past_means)[page], night, is_jack)


def _token(state: Whitechapel, i: int, is_jack: bool) -> Token:
    laid = state.phase > phases.MARKING or (state.phase == phases.MARKING and i < state.at)
    turned_up = state.phase == phases.WOMEN_UP and i < state.at
    face: WomanFace | None = None
    if turned_up or (is_jack and laid):
        face = "marked" if state.marks >> i & 1 else "blank"
    return Token(circle_id(state.tokens[i]), face)


def _woman(state: Whitechapel, i: int) -> Woman:
    moves = not state.variants.preserved_scenes
    return Woman(circle_id(state.women[i]), moves and bool(state.done >> i & 1))


def _patrol(state: Whitechapel, i: int, is_head: bool) -> Patrol:
    laid = int(state.faces[i]) if i < len(state.faces) else UNLAID
    shown = int(state.shown[i]) if i < len(state.shown) else 0
    face: PatrolFace | None = None
    who: ElementId | None = None
    if laid != UNLAID and (is_head or shown):
        face = "decoy" if laid == IS_DECOY else "policeman"
        who = _policeman_under(laid, shown)
    moves = state.variants.preserved_scenes
    return Patrol(crossing_id(state.patrols[i]), face, who, moves and bool(state.done >> i & 1))


def _policeman_under(face: int, shown: int) -> ElementId | None:
    """Name the policeman that a token is; nobody yet where all five have one player (LW-12)."""
    if face >= IS_COLOUR:
        return policeman_id(face - IS_COLOUR)
    return policeman_id(shown - 1) if shown and face == IS_REAL else None


def _policeman(state: Whitechapel, number: int) -> Policeman:
    hunting = phases.NAMING <= state.phase <= phases.ANSWER
    return Policeman(
        policeman=policeman_id(number),
        seat=state.setup.owners[number],
        crossing=crossing_id(state.police[number]) if state.police[number] else None,
        done=hunting and not waiting(state) >> number & 1,
        sprinted=bool(state.sprinted >> number & 1),
    )


def _on_turn(state: Whitechapel) -> ElementId | None:
    """Name the policeman who moves, acts or made the arrest, or the token or woman in question."""
    match state.phase:
        case phases.MARKING | phases.WOMEN_UP:
            return circle_id(state.tokens[state.at])
        case phases.FACES | phases.TURNED | phases.UNVEILING:
            return crossing_id(state.patrols[state.at])
        case phases.LEADING if state.variants.preserved_scenes:
            return crossing_id(state.patrols[state.at])
        case phases.LEADING:
            return circle_id(state.women[state.at])
        case phases.MOVING | phases.ACTING | phases.ANSWER:
            return policeman_id(state.at)
        case phases.ENDED if state.end == endings.ARRESTED:
            return policeman_id(state.at)
        case _:
            return None


def _asked(state: Whitechapel) -> tuple[ElementId, ...]:
    if state.phase not in (phases.ACTING, phases.ANSWER):
        return ()
    beside = state.board.touched.row(state.police[state.at])
    return tuple(circle_id(c) for i, c in enumerate(beside) if state.asked >> i & 1)


def _clues(state: Whitechapel) -> tuple[Clue, ...]:
    """List the marked circles in the order in which they were found."""
    marked = dict.fromkeys(clue // COLUMNS for clue in state.clues)
    return tuple(
        Clue(circle_id(c), int(state.markers[c]), column_id(int(state.traced[c]) - 1))
        for c in marked
    )


def _finding(note: int) -> Finding:
    rest, circle = divmod(note, CIRCLE_CODES)
    when, answer = divmod(rest, FINDINGS)
    column, policeman = divmod(when, POLICEMEN)
    return Finding(column_id(column), policeman_id(policeman), circle_id(circle), ANSWERS[answer])


def notebook_of(belief: PoliceBelief | JackBelief) -> WhitechapelNotebook:
    """Write down what is possible; for Jack, what the police can't exclude of him."""
    police = belief.spectator_belief if isinstance(belief, JackBelief) else belief
    return WhitechapelNotebook(
        exact=belief.is_exact(),
        circles=_circles(police),
        hideouts=_hideouts(police),
        patrols=_patrols(belief),
        excluded=_excluded(police),
    )


def _circles(belief: PoliceBelief) -> dict[ElementId, float]:
    if not belief.trail.is_out:
        return {}
    weights = belief.trail.circle_weights()
    return {circle_id(c): weights[c] for c in range(1, CIRCLES + 1) if weights[c] > 0.0}


def _hideouts(belief: PoliceBelief) -> dict[ElementId, float]:
    if belief.table.phase == phases.HIDING:
        return {}
    weights = belief.trail.hideout_weights()
    return {
        circle_id(hideout): weights[i]
        for i, hideout in enumerate(belief.trail.hideouts)
        if weights[i] > 0.0
    }


def _patrols(belief: PoliceBelief | JackBelief) -> dict[ElementId, float]:
    faces, table = belief.patrols.faces, belief.table
    if faces.is_open():
        return {}
    return {
        crossing_id(table.patrols[i]): faces.chance(i)
        for i in range(faces.laid)
        if table.phase < phases.MURDER or table.shown[i] == 0
    }


def _excluded(belief: PoliceBelief) -> dict[ElementId, Text]:
    if not belief.trail.is_out:
        return {}
    excluded: dict[ElementId, Text] = {}
    for circle in range(1, CIRCLES + 1):
        reason = belief.reasons.why(circle)
        if reason is not None:
            excluded[circle_id(circle)] = text(
                f"whitechapel-because-{REASONS[reason.kind]}",
                circle=reason.circle,
                column=TIMES[reason.column],
            )
    return excluded
