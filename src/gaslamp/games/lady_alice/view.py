"""The views of Lady Alice, built field by field from what the viewer may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from gaslamp.core.board import ElementId
from gaslamp.core.state import OVER
from gaslamp.core.view import Notebook, Outcome, View, heading
from gaslamp.games.lady_alice import phases
from gaslamp.games.lady_alice.belief.evidence_belief import EvidenceBelief, Verdict
from gaslamp.games.lady_alice.board import CATEGORIES, CLUES, NO_CLUE, SIZE
from gaslamp.games.lady_alice.elements import CHILDREN, PANELS, VALUES, Child, Panel, Value, clue_id
from gaslamp.games.lady_alice.endings import Ending
from gaslamp.games.lady_alice.game_setup import MARKERS
from gaslamp.games.lady_alice.phases import PHASES, Phase
from gaslamp.games.lady_alice.rules.markers import seat_of, value_of, zone_of
from gaslamp.games.lady_alice.rules.scoring import COUNTS, FATES, MarkerFate, fate
from gaslamp.games.lady_alice.rules.state import LadyAlice

VERSION = 2

Combination: TypeAlias = tuple[ElementId | None, ...]
"""The clues stated so far, a category after the other; nothing for one that is left blank."""


class Marker(msgspec.Struct, frozen=True):
    """A deduction marker in a zone; its value where the viewer knows it (LA-41)."""

    child: Child
    face_down: bool
    value: Value | None


class Zone(msgspec.Struct, frozen=True):
    """A clue's zone on the desk, its markers from the oldest to the newest."""

    clue: ElementId
    panel: Panel
    covered: bool
    markers: tuple[Marker, ...]


class Player(msgspec.Struct, frozen=True):
    """A player; the evidence and what is left of each value where the viewer knows them."""

    child: Child
    evidence: ElementId | None
    out: bool
    passed: bool
    markers_left: int
    stock: dict[Value, int] | None


class Statement(msgspec.Struct, frozen=True):
    """A suspicion or an accusation of the past, and the smiles it got."""

    child: Child
    kind: Literal["suspicion", "accusation"]
    clues: Combination
    smiles: int


class ScoredMarker(msgspec.Struct, frozen=True):
    """What became of a marker in the end (LA-24 to LA-26), and the points for it (LA-27)."""

    clue: ElementId
    value: Value
    fate: MarkerFate
    points: int


class Score(msgspec.Struct, frozen=True):
    """How a player's points came about: marker by marker, bonus by bonus."""

    child: Child
    markers: tuple[ScoredMarker, ...]
    marker_points: int
    every_clue: int
    double: int
    suspicion: int
    accusation: int
    total: int


class LadyAliceView(View, frozen=True, kw_only=True, tag="lady_alice"):
    """The desk as one viewer sees it.

    `markers` is how many everybody begins with (LA-04). `suspicion` is the last one, which may not
    be stated again (LA-08); `verdict` is the last verdict, of a suspicion or an accusation: earlier
    ones are for the notebook, or for the memory.
    """

    outcome: Outcome[Ending] | None = None
    phase: Phase
    notebook: bool
    round: int
    round_limit: int
    markers: int
    asker: Child | None
    player: Child | None
    players: tuple[Player, ...]
    desk: tuple[Zone, ...]
    stating: Combination
    marking: ElementId | None
    suspicion: Combination
    verdict: Statement | None
    solver: Child | None
    scores: tuple[Score, ...]


class LadyAliceNotebook(Notebook, frozen=True, kw_only=True, tag="lady_alice"):
    """The deduction sheet; it stays empty where the players agreed to do without (LA-05).

    `solution` gives each possible clue's chance to be part of it, `players` the chances of what
    each may hold. `missing` and `double` weigh the odd category of three or five players,
    `markers` the values of the others' face-down markers, by zone. `verdicts` are in their order.
    What is excluded is left out everywhere.
    """

    solution: dict[ElementId, float] = {}
    players: dict[Child, dict[ElementId, float]] = {}
    missing: dict[Panel, float] = {}
    double: dict[Panel, float] = {}
    markers: dict[ElementId, dict[Value, float]] = {}
    verdicts: tuple[Statement, ...] = ()


def view_of(state: LadyAlice, viewer: int) -> LadyAliceView:
    """Build a viewer's view; all is open once the game is over (LA-24)."""
    is_stating = state.category > 0 and state.seat != OVER
    return LadyAliceView(
        **heading(state, viewer, VERSION),
        phase=PHASES[state.phase],
        notebook=state.setup.notebook,
        round=state.round,
        round_limit=state.setup.round_limit,
        markers=MARKERS,
        asker=CHILDREN[state.asker] if state.phase >= phases.SUSPICION else None,
        player=_player_on_turn(state),
        players=tuple(_player(state, seat, viewer) for seat in range(state.seats)),
        desk=tuple(_zone(state, clue, viewer) for clue in range(CLUES)),
        stating=_combination(state.picks, state.category) if is_stating else (),
        marking=None if state.marking == NO_CLUE else clue_id(state.marking),
        suspicion=_combination(state.suspicion, CATEGORIES) if state.suspicion else (),
        verdict=_last_verdict(state),
        solver=CHILDREN[state.solver] if state.is_solved() else None,
        scores=tuple(_score(state, seat) for seat in range(state.seats))
        if state.is_solved()
        else (),
    )


def _player_on_turn(state: LadyAlice) -> Child | None:
    return None if state.phase in (phases.PAIRING, phases.STARTING) else CHILDREN[state.player]


def _player(state: LadyAlice, seat: int, viewer: int) -> Player:
    knows = seat == viewer or state.seat == OVER
    clue = state.evidence[seat]
    stock: dict[Value, int] = {
        value: state.desk.left(seat, worth) for worth, value in enumerate(VALUES)
    }
    return Player(
        child=CHILDREN[seat],
        evidence=clue_id(clue) if knows and clue != NO_CLUE else None,
        out=not state.is_in(seat),
        passed=state.passed >> seat & 1 == 1,
        markers_left=state.desk.all_left(seat),
        stock=stock if knows else None,
    )


def _zone(state: LadyAlice, clue: int, viewer: int) -> Zone:
    return Zone(
        clue=clue_id(clue),
        panel=PANELS[clue // SIZE],
        covered=state.covered >> clue & 1 == 1,
        markers=tuple(_marker(state, place, viewer) for place in state.desk.zone(clue)),
    )


def _marker(state: LadyAlice, place: int, viewer: int) -> Marker:
    marker = state.desk.markers[place]
    face_down = state.is_face_down(place)
    knows = seat_of(marker) == viewer or not face_down
    value = VALUES[value_of(marker)] if knows else None
    return Marker(CHILDREN[seat_of(marker)], face_down, value)


def _combination(clues: int, categories: int) -> Combination:
    stated: list[ElementId | None] = [None] * categories
    for clue in range(categories * SIZE):
        if clues >> clue & 1:
            stated[clue // SIZE] = clue_id(clue)
    return tuple(stated)


def _last_verdict(state: LadyAlice) -> Statement | None:
    if state.judged_seat < 0:
        return None
    return _statement(
        Verdict(state.judged_seat, state.judged, state.smiles, accusation=bool(state.is_accusation))
    )


def _statement(verdict: Verdict) -> Statement:
    return Statement(
        child=CHILDREN[verdict.seat],
        kind="accusation" if verdict.accusation else "suspicion",
        clues=_combination(verdict.combination, CATEGORIES),
        smiles=verdict.smiles,
    )


def _score(state: LadyAlice, seat: int) -> Score:
    points = state.points(seat)
    return Score(
        child=CHILDREN[seat],
        markers=tuple(
            _scored(state, marker) for marker in state.desk.markers if seat_of(marker) == seat
        ),
        marker_points=points.markers,
        every_clue=points.every_clue,
        double=points.double,
        suspicion=points.suspicion,
        accusation=points.accusation,
        total=points.total,
    )


def _scored(state: LadyAlice, marker: int) -> ScoredMarker:
    worth = value_of(marker)
    became = fate(marker, state.solution(), is_out=not state.is_in(seat_of(marker)))
    return ScoredMarker(
        clue=clue_id(zone_of(marker)),
        value=VALUES[worth],
        fate=FATES[became],
        points=worth if became == COUNTS else 0,
    )


def notebook_of(belief: EvidenceBelief) -> LadyAliceNotebook:
    """Write down what follows from all verdicts and markers seen (LA-05)."""
    table = belief.table
    if not table.setup.notebook:
        return LadyAliceNotebook()
    chances = belief.chances().clues
    return LadyAliceNotebook(
        solution={clue_id(clue): chance for clue, chance in enumerate(chances) if chance > 0.0},
        players={CHILDREN[seat]: _held(belief, seat) for seat in range(table.seats)},
        missing=_categories(belief, 0) if table.seats == 3 else {},
        double=_categories(belief, 2) if table.seats == 5 else {},
        markers=dict(_hidden_markers(belief)),
        verdicts=tuple(_statement(verdict) for verdict in belief.verdicts),
    )


def _held(belief: EvidenceBelief, seat: int) -> dict[ElementId, float]:
    chances = {clue: belief.chances().held_by(seat, clue) for clue in range(CLUES)}
    return {clue_id(clue): chance for clue, chance in chances.items() if chance > 0.0}


def _categories(belief: EvidenceBelief, clues: int) -> dict[Panel, float]:
    """Weigh the categories that can have this many clues in the solution."""
    chances: dict[Panel, float] = {
        panel: belief.chances().category(category, clues) for category, panel in enumerate(PANELS)
    }
    return {panel: chance for panel, chance in chances.items() if chance > 0.0}


def _hidden_markers(belief: EvidenceBelief) -> Iterator[tuple[ElementId, dict[Value, float]]]:
    """Give the chances of the others' markers that lie face down, zone by zone."""
    table = belief.table
    for clue in range(CLUES):
        for place in table.desk.zone(clue):
            others = seat_of(table.desk.markers[place]) != belief.viewer
            if others and table.is_face_down(place):
                yield clue_id(clue), _values(belief, place)


def _values(belief: EvidenceBelief, place: int) -> dict[Value, float]:
    chances: dict[Value, float] = {
        value: belief.marker_chance(place, worth) for worth, value in enumerate(VALUES)
    }
    return {value: chance for value, chance in chances.items() if chance > 0.0}
