"""What each viewer of Lady Alice is shown: built field by field from what it may know."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gaslamp.core.game import Notebook, View
from gaslamp.core.state import OVER
from gaslamp.games.lady_alice.belief import EvidenceBelief, Verdict
from gaslamp.games.lady_alice.clues import (
    CATEGORIES,
    CATEGORY_NAMES,
    CLUES,
    NO_CLUE,
    SIZE,
    clue_names,
    listed,
)
from gaslamp.games.lady_alice.rules import LadyAlice
from gaslamp.games.lady_alice.scoring import fate
from gaslamp.games.lady_alice.table import (
    COLOURS,
    MARKERS,
    PAIRING,
    REVEALING,
    STARTING,
    SUSPICION,
    VALUES,
    VERDICT,
)

PHASES = (
    "pairing",
    "dealing",
    "starting",
    "suspicion",
    "verdict",
    "deduction",
    "valuing",
    "revealing",
    "accusing",
    "judging",
    "ended",
)
ENDINGS = ("", "suspicion", "accusation", "last one in", "round limit")
FATES = ("false lead", "owner out", "zero", "counts")


class Marker(msgspec.Struct, frozen=True):
    """A deduction marker in a zone; its value where the viewer knows it (LA-41)."""

    seat: int
    face_down: bool
    value: int | None


class Zone(msgspec.Struct, frozen=True):
    """A clue's zone on the desk, its markers from the oldest to the newest."""

    clue: str
    covered: bool
    markers: tuple[Marker, ...]


class Player(msgspec.Struct, frozen=True):
    """A player; the evidence and the stock (0s, 1s, 2s) where the viewer knows them."""

    evidence: str | None
    out: bool
    passed: bool
    markers_left: int
    stock: tuple[int, ...] | None


class Combination(msgspec.Struct, frozen=True):
    """A clue of each category, as far as they are stated, and the smiles they got."""

    clues: tuple[str | None, ...]
    smiles: int | None


class ScoredMarker(msgspec.Struct, frozen=True):
    """What became of a marker in the end (LA-24 to LA-26)."""

    clue: str
    value: int
    fate: str


class Score(msgspec.Struct, frozen=True):
    """How a player's points came about."""

    markers: tuple[ScoredMarker, ...]
    marker_points: int
    every_clue: int
    double: int
    suspicion: int
    accusation: int
    total: int


class LadyAliceView(View, frozen=True, kw_only=True):
    """The desk as one viewer sees it."""

    phase: str
    round: int
    round_limit: int
    asker: int | None
    player: int | None
    players: tuple[Player, ...]
    desk: tuple[Zone, ...]
    stating: Combination | None
    marking: str | None
    suspicion: Combination | None
    ending: str
    scores: tuple[Score, ...]


class Statement(msgspec.Struct, frozen=True):
    """A suspicion or an accusation of the past, and the smiles it got; no clue is the blank."""

    player: str
    kind: str
    clues: tuple[str | None, ...]
    smiles: int


class LadyAliceNotebook(Notebook, frozen=True, kw_only=True):
    """The deduction sheet; it stays empty where the players agreed to do without (LA-05).

    `solution` gives each possible clue's chance to be part of it, `players` the chances of what
    each may hold. `missing` and `double` weigh the odd category of three or five players,
    `markers` the values of the others' face-down markers, by zone. `verdicts` are
    in their order.
    """

    solution: dict[str, float] = {}
    players: dict[str, dict[str, float]] = {}
    missing: dict[str, float] = {}
    double: dict[str, float] = {}
    markers: dict[str, dict[str, float]] = {}
    verdicts: tuple[Statement, ...] = ()


def view_of(state: LadyAlice, viewer: int) -> LadyAliceView:
    """Build a viewer's view; all is open once the game is over (LA-24)."""
    knows_all = state.seat == OVER
    return LadyAliceView(
        viewer=viewer,
        turn=state.seat,
        winners=tuple(state.winners()),
        phase=PHASES[state.phase],
        round=state.round,
        round_limit=state.setup.round_limit,
        asker=state.asker if state.phase >= SUSPICION else None,
        player=None if state.phase in (PAIRING, STARTING) else state.player,
        players=tuple(_player(state, seat, viewer, knows_all) for seat in range(state.seats)),
        desk=tuple(_zone(state, clue, viewer, knows_all) for clue in range(CLUES)),
        stating=_combination(state.picks, None) if state.category > 0 else None,
        marking=None if state.marking == NO_CLUE else clue_names()[state.marking],
        suspicion=_last_suspicion(state),
        ending=ENDINGS[state.ending],
        scores=_scores(state) if state.is_solved() else (),
    )


def _player(state: LadyAlice, seat: int, viewer: int, knows_all: bool) -> Player:
    knows = knows_all or seat == viewer
    clue = state.evidence[seat]
    return Player(
        evidence=clue_names()[clue] if knows and clue != NO_CLUE else None,
        out=not state.is_in(seat),
        passed=state.passed >> seat & 1 == 1,
        markers_left=MARKERS - state.desk.placed[seat],
        stock=tuple(state.desk.left(seat, value) for value in range(VALUES)) if knows else None,
    )


def _zone(state: LadyAlice, clue: int, viewer: int, knows_all: bool) -> Zone:
    depths = reversed(range(state.desk.heights[clue]))
    markers = (state.desk.marker(clue, depth) for depth in depths)
    return Zone(
        clue=clue_names()[clue],
        covered=state.covered >> clue & 1 == 1,
        markers=tuple(_marker(state, marker, viewer, knows_all) for marker in markers),
    )


def _marker(state: LadyAlice, marker: int, viewer: int, knows_all: bool) -> Marker:
    seat = marker // MARKERS
    face_down = _lies_face_down(state, marker)
    knows = knows_all or seat == viewer or not face_down
    return Marker(seat, face_down, state.desk.values[marker] if knows else None)


def _lies_face_down(state: LadyAlice, marker: int) -> bool:
    """A marker under a new one lies face down until the referee has turned it up."""
    to_turn = state.phase == REVEALING and marker == state.desk.marker(state.marking, 1)
    return to_turn or state.desk.is_hidden(marker)


def _last_suspicion(state: LadyAlice) -> Combination | None:
    """The combination that may not be stated again (LA-08)."""
    if state.suspicion == 0:
        return None
    return _combination(state.suspicion, None if state.phase == VERDICT else state.smiles)


def _combination(clues: int, smiles: int | None) -> Combination:
    stated: list[str | None] = [None] * CATEGORIES
    for clue in listed(clues):
        stated[clue // SIZE] = clue_names()[clue]
    return Combination(tuple(stated), smiles)


def _scores(state: LadyAlice) -> tuple[Score, ...]:
    return tuple(_score(state, seat) for seat in range(state.seats))


def _score(state: LadyAlice, seat: int) -> Score:
    points = state.points(seat)
    first = seat * MARKERS
    markers = range(first, first + state.desk.placed[seat])
    return Score(
        markers=tuple(_scored(state, marker) for marker in markers),
        marker_points=points.markers,
        every_clue=points.every_clue,
        double=points.double,
        suspicion=points.suspicion,
        accusation=points.accusation,
        total=points.total,
    )


def _scored(state: LadyAlice, marker: int) -> ScoredMarker:
    is_out = not state.is_in(marker // MARKERS)
    return ScoredMarker(
        clue=clue_names()[state.desk.clues[marker]],
        value=state.desk.values[marker],
        fate=FATES[fate(state.desk, marker, state.solution(), is_out=is_out)],
    )


def notebook_of(belief: EvidenceBelief) -> LadyAliceNotebook:
    """Write down what follows from all verdicts and markers seen (LA-05)."""
    table = belief.table
    if not table.setup.notebook:
        return LadyAliceNotebook()
    chances = belief.chances()
    solution = {clue: chance for clue, chance in enumerate(chances) if chance > 0.0}
    return LadyAliceNotebook(
        solution={clue_names()[clue]: chance for clue, chance in solution.items()},
        players={COLOURS[seat]: _held(belief, seat, solution) for seat in range(table.seats)},
        missing=_categories(belief, 0) if table.seats == 3 else {},
        double=_categories(belief, 2) if table.seats == 5 else {},
        markers=dict(_hidden_markers(belief)),
        verdicts=tuple(_verdict(verdict) for verdict in belief.verdicts),
    )


def _held(belief: EvidenceBelief, seat: int, solution: dict[int, float]) -> dict[str, float]:
    """Strangers are all alike: each holds a clue of the solution as likely as any other."""
    own, names = belief.own_clue(), clue_names()
    if seat == belief.viewer and own != NO_CLUE:
        return {names[own]: 1.0}
    strangers = float(belief.strangers())
    return {names[clue]: chance / strangers for clue, chance in solution.items() if clue != own}


def _categories(belief: EvidenceBelief, clues: int) -> dict[str, float]:
    return {
        name: belief.category_chance(category, clues)
        for category, name in enumerate(CATEGORY_NAMES)
    }


def _hidden_markers(belief: EvidenceBelief) -> Iterator[tuple[str, dict[str, float]]]:
    """Give the chances of the others' markers that lie face down, zone by zone."""
    desk = belief.table.desk
    for clue in range(CLUES):
        if desk.heights[clue] == 0:
            continue
        seat, number = divmod(desk.marker(clue, 0), MARKERS)
        if seat != belief.viewer:
            hand = belief.hands[seat]
            values = {str(value): hand.chance(number, value) for value in range(VALUES)}
            yield clue_names()[clue], values


def _verdict(verdict: Verdict) -> Statement:
    return Statement(
        player=COLOURS[verdict.seat],
        kind="accusation" if verdict.accusation else "suspicion",
        clues=_combination(verdict.combination, None).clues,
        smiles=verdict.smiles,
    )
