"""Observations of Lady Alice: what a viewer knows, as numbers from 0 to 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from gaslamp.core.observation import Layout, layout
from gaslamp.core.state import OVER
from gaslamp.core.weights import small_zeros
from gaslamp.games.lady_alice import phases
from gaslamp.games.lady_alice.board import CATEGORIES, CLUES, NO_CLUE
from gaslamp.games.lady_alice.game_setup import (
    MARKERS,
    MOST_ROUNDS,
    MOST_SEATS,
    NO_VALUE,
    OF_EACH,
    VALUES,
)
from gaslamp.games.lady_alice.rules.markers import seat_of, value_of, zone_of

if TYPE_CHECKING:
    from gaslamp.core.observation_writer import ObservationWriter
    from gaslamp.games.lady_alice.rules.state import LadyAlice

PHASE_COUNT: Final = 11
SEATINGS: Final = 3  # three, four or five players
STOCK: Final = VALUES + 1
MARKER: Final = MOST_SEATS + VALUES + 1  # whose it is, and its value or that it is unknown
SMILES: Final = 5

PHASE_AT: Final = 0
SEATS_AT: Final = PHASE_AT + PHASE_COUNT
VIEWER_AT: Final = SEATS_AT + SEATINGS
PLAYER_AT: Final = VIEWER_AT + MOST_SEATS
ASKER_AT: Final = PLAYER_AT + MOST_SEATS
OUT_AT: Final = ASKER_AT + MOST_SEATS
PASSED_AT: Final = OUT_AT + MOST_SEATS
ROUND_AT: Final = PASSED_AT + MOST_SEATS
EVIDENCE_AT: Final = ROUND_AT + 2
STOCK_AT: Final = EVIDENCE_AT + MOST_SEATS * CLUES
COVERED_AT: Final = STOCK_AT + MOST_SEATS * STOCK
STATING_AT: Final = COVERED_AT + CLUES
STATED_AT: Final = STATING_AT + CLUES
SUSPICION_AT: Final = STATED_AT + 1
MARKING_AT: Final = SUSPICION_AT + CLUES
JUDGED_AT: Final = MARKING_AT + CLUES
JUDGED_SEAT_AT: Final = JUDGED_AT + CLUES
ACCUSATION_AT: Final = JUDGED_SEAT_AT + MOST_SEATS
SMILES_AT: Final = ACCUSATION_AT + 1
MARKERS_AT: Final = SMILES_AT + SMILES
LENGTH: Final = MARKERS_AT + CLUES * MOST_SEATS * MARKER


def layout_of() -> Layout:
    """Name the parts."""
    return layout(
        [
            ("phase", (PHASE_COUNT,), "1 at the phase of the game"),
            ("seats", (SEATINGS,), "1 at three, four or five players"),
            ("viewer", (MOST_SEATS,), "1 at the viewer's seat; nowhere for a spectator"),
            ("player", (MOST_SEATS,), "1 at whose evidence, suspicion or deduction it is"),
            ("asker", (MOST_SEATS,), "1 at who holds the spiral notebook"),
            ("out", (MOST_SEATS,), "1 at who accused wrongly"),
            ("passed", (MOST_SEATS,), "1 at who passed since the last marker"),
            ("round", (2,), "the round, of a hundred; the round, of the last one"),
            ("evidence", (MOST_SEATS, CLUES), "1 at each player's clue, where it is known"),
            (
                "stock",
                (MOST_SEATS, STOCK),
                "markers left: thirds of each value where they are known, ninths of all",
            ),
            ("covered", (CLUES,), "1 under a visiting card"),
            ("stating", (CLUES,), "1 at the clues of what is being stated"),
            ("stated", (1,), "how many categories are stated, in quarters"),
            ("suspicion", (CLUES,), "1 at the clues of the last suspicion"),
            ("marking", (CLUES,), "1 at the zone chosen for a marker"),
            ("judged", (CLUES,), "1 at the clues of the last verdict"),
            ("judged_seat", (MOST_SEATS,), "1 at who stated them"),
            ("accusation", (1,), "1 if it was an accusation"),
            ("smiles", (SMILES,), "1 at the number of smiles they got"),
            (
                "markers",
                (CLUES, MOST_SEATS, MARKER),
                "each zone's markers from the oldest on: 1 at the owner, 1 at 0, 1, 2 or unknown",
            ),
        ]
    )


def belief_layout_of(seats: int) -> Layout:
    """Name the parts of a belief."""
    return layout(
        [
            ("solution", (CLUES,), "the probability that each clue is in the solution"),
            ("held", (seats, CLUES), "the probability that each seat holds each clue"),
        ]
    )


def write(state: LadyAlice, viewer: i64, out: ObservationWriter) -> None:
    """Write the parts; evidence, stocks and face-down markers only where the viewer knows them."""
    out.put(PHASE_AT + state.phase, 1.0)
    out.put(SEATS_AT + state.seats - 3, 1.0)
    out.put(ROUND_AT, float(state.round) / float(MOST_ROUNDS))
    out.put(ROUND_AT + 1, float(state.round) / float(state.setup.round_limit))
    _write_turn(state, viewer, out)
    _write_players(state, viewer, out)
    _write_stated(state, out)
    _write_markers(state, viewer, out)


def _write_turn(state: LadyAlice, viewer: i64, out: ObservationWriter) -> None:
    if viewer >= 0:
        out.put(VIEWER_AT + viewer, 1.0)
    if state.phase not in (phases.PAIRING, phases.STARTING):
        out.put(PLAYER_AT + state.player, 1.0)
    if state.phase >= phases.SUSPICION:
        out.put(ASKER_AT + state.asker, 1.0)
    out.put_set(OUT_AT, state.out)
    out.put_set(PASSED_AT, state.passed)


def _write_players(state: LadyAlice, viewer: i64, out: ObservationWriter) -> None:
    seat: i64 = 0
    while seat < state.seats:
        stock = STOCK_AT + seat * STOCK
        out.put(stock + VALUES, float(state.desk.all_left(seat)) / float(MARKERS))
        if seat == viewer or state.seat == OVER:
            if state.evidence[seat] != NO_CLUE:
                out.put(EVIDENCE_AT + seat * CLUES + state.evidence[seat], 1.0)
            value: i64 = 0
            while value < VALUES:
                out.put(stock + value, float(state.desk.left(seat, value)) / float(OF_EACH))
                value += 1
        seat += 1


def _write_stated(state: LadyAlice, out: ObservationWriter) -> None:
    """Write what is being stated, what must not be stated again, and the last verdict."""
    out.put_set(COVERED_AT, state.covered)
    out.put_set(STATING_AT, state.picks)
    out.put(STATED_AT, float(state.category) / float(CATEGORIES))
    out.put_set(SUSPICION_AT, state.suspicion)
    if state.marking != NO_CLUE:
        out.put(MARKING_AT + state.marking, 1.0)
    out.put_set(JUDGED_AT, state.judged if state.judged_seat >= 0 else 0)
    if state.judged_seat >= 0:
        out.put(JUDGED_SEAT_AT + state.judged_seat, 1.0)
        out.put(ACCUSATION_AT, 1.0 if state.is_accusation else 0.0)
        out.put(SMILES_AT + state.smiles, 1.0)


def _write_markers(state: LadyAlice, viewer: i64, out: ObservationWriter) -> None:
    heights = small_zeros(CLUES)
    place: i64 = 0
    while place < len(state.desk.markers):
        marker = state.desk.markers[place]
        clue, seat = zone_of(marker), seat_of(marker)
        at = MARKERS_AT + (clue * MOST_SEATS + i64(heights[clue])) * MARKER
        out.put(at + seat, 1.0)
        known = seat == viewer or not state.is_face_down(place)
        out.put(at + MOST_SEATS + (value_of(marker) if known else NO_VALUE), 1.0)
        heights[clue] += u8(1)
        place += 1
