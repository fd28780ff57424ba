"""Observations of Mr. Jack Pocket: what a viewer knows, as numbers from 0 to 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gaslamp.core.observation import Layout, layout
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.board import CELLS, SPACES, WALLS
from gaslamp.games.mr_jack_pocket.game_setup import (
    ACTIONS,
    INVESTIGATOR,
    JACK,
    LAST_TURN,
)

if TYPE_CHECKING:
    from gaslamp.core.observation_writer import ObservationWriter
    from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket

SEATS: Final = 2
PHASE_COUNT: Final = 10
PIECES: Final = 3  # detectives
FACE_COUNT: Final = 8  # one for each side of the four tokens
CARDS: Final = 9
MOST_HOURGLASSES: Final = 16.0  # eight time tokens, eight on the cards

# A cell: whose tile, its wall, then these three.
IS_SUSPECT: Final = CARDS + WALLS
IS_ROTATED: Final = IS_SUSPECT + 1
IS_SEEN: Final = IS_ROTATED + 1
CELL: Final = IS_SEEN + 1

PHASE_AT: Final = 0
VIEWER_AT: Final = PHASE_AT + PHASE_COUNT
SEAT_AT: Final = VIEWER_AT + SEATS
TURN_AT: Final = SEAT_AT + SEATS
PLAYED_AT: Final = TURN_AT + LAST_TURN
CELLS_AT: Final = PLAYED_AT + 1
NEXT_AT: Final = CELLS_AT + CELLS * CELL
DETECTIVES_AT: Final = NEXT_AT + CELLS
UP_AT: Final = DETECTIVES_AT + PIECES * SPACES
LEFT_AT: Final = UP_AT + FACE_COUNT
AIM_AT: Final = LEFT_AT + FACE_COUNT
IDENTITY_AT: Final = AIM_AT + FACE_COUNT
JACK_CARDS_AT: Final = IDENTITY_AT + CARDS
UNKNOWN_CARDS_AT: Final = JACK_CARDS_AT + CARDS
FOUND_CARDS_AT: Final = UNKNOWN_CARDS_AT + 1
JACK_TIMES_AT: Final = FOUND_CARDS_AT + CARDS
HOURGLASSES_AT: Final = JACK_TIMES_AT + LAST_TURN
CHASE_AT: Final = HOURGLASSES_AT + 1
LENGTH: Final = CHASE_AT + 1


def layout_of() -> Layout:
    """Name the parts."""
    return layout(
        [
            ("phase", (PHASE_COUNT,), "1 at the phase of the game"),
            ("viewer", (SEATS,), "1 at the viewer's seat, Jack's first; none for a spectator"),
            ("seat", (SEATS,), "1 at the seat whose action it is"),
            ("turn", (LAST_TURN,), "1 at the turn"),
            ("played", (1,), "actions played in this turn, of four"),
            (
                "cells",
                (CELLS, CELL),
                "whose tile lies there, its wall or none, whether it shows its suspect, was turned "
                "in this turn, is in sight",
            ),
            ("next", (CELLS,), "1 at the cell that is being laid"),
            ("detectives", (PIECES, SPACES), "1 at each detective's space, from 1 o'clock on"),
            ("up", (FACE_COUNT,), "1 at the faces of this turn, the Joker's Rotation last"),
            ("left", (FACE_COUNT,), "1 at those not used yet, the second Rotation last"),
            ("in_hand", (FACE_COUNT,), "1 at the face of the token in hand"),
            ("identity", (CARDS,), "1 at Jack's identity, where the viewer knows it"),
            ("jack_cards", (CARDS,), "1 at the cards of Jack's that the viewer knows"),
            ("unknown_cards", (1,), "how many others Jack has drawn, of nine"),
            ("found_cards", (CARDS,), "1 at the cards that the Investigator drew"),
            ("jack_times", (LAST_TURN,), "1 at the turns whose time token Jack has"),
            ("hourglasses", (1,), "Jack's, as far as the viewer knows, of sixteen"),
            ("chase", (1,), "1 while Jack is chased"),
        ]
    )


def belief_layout_of() -> Layout:
    """Name the parts of a belief."""
    return layout(
        [
            ("suspects", (CARDS,), "the probability that each suspect is Jack; all 0 before"),
            ("jack_cards", (CARDS,), "the probability that Jack drew each alibi card"),
        ]
    )


def write(state: MrJackPocket, viewer: i64, out: ObservationWriter) -> None:
    """Write the parts; Jack's secrets only for himself or at the end (MP-28)."""
    _write_turn(state, viewer, out)
    _write_district(state, out)
    _write_tokens(state, out)
    _write_cards(state, viewer, out)


def _write_turn(state: MrJackPocket, viewer: i64, out: ObservationWriter) -> None:
    out.put(PHASE_AT + state.phase, 1.0)
    if viewer in (JACK, INVESTIGATOR):
        out.put(VIEWER_AT + viewer, 1.0)
    if phases.CHOOSING <= state.phase <= phases.DRAWING:
        out.put(SEAT_AT + state.drawer(), 1.0)
    if state.turn > 0:
        out.put(TURN_AT + state.turn - 1, 1.0)
    out.put(PLAYED_AT, float(state.played) / float(ACTIONS))
    out.put(CHASE_AT, 1.0 if state.chase else 0.0)


def _write_district(state: MrJackPocket, out: ObservationWriter) -> None:
    district = state.district
    seen = district.tiles_seen() if state.turn > 0 else 0
    cell: i64 = 0
    while cell < CELLS:
        tile = district.tiles[cell]
        at = CELLS_AT + cell * CELL
        if tile != codes.UNKNOWN:
            out.put(at + tile, 1.0)
            out.put(at + CARDS + district.walls[cell], 1.0)
            out.put(at + IS_SUSPECT, float(district.suspects >> tile & 1))
            out.put(at + IS_ROTATED, float(district.rotated >> tile & 1))
            out.put(at + IS_SEEN, float(seen >> tile & 1))
        cell += 1
    if state.phase <= phases.FACING:
        out.put(NEXT_AT + state.next, 1.0)
    detective: i64 = 0
    while detective < PIECES:
        out.put(DETECTIVES_AT + detective * SPACES + district.spaces[detective] - 1, 1.0)
        detective += 1


def _write_tokens(state: MrJackPocket, out: ObservationWriter) -> None:
    out.put_set(UP_AT, state.up)
    out.put_set(LEFT_AT, state.left if state.phase != phases.TOSSING else 0)
    if state.phase in (phases.AIMING, phases.DRAWING):
        out.put(AIM_AT + state.aim, 1.0)


def _write_cards(state: MrJackPocket, viewer: i64, out: ObservationWriter) -> None:
    knows_all = viewer == JACK or state.seat == OVER
    known = state.jack_cards if knows_all else state.shown_cards
    board = state.board
    if knows_all and state.identity != codes.UNKNOWN:
        out.put(IDENTITY_AT + state.identity, 1.0)
    out.put_set(JACK_CARDS_AT, known)
    out.put(UNKNOWN_CARDS_AT, float(board.counts[state.jack_cards & ~known]) / float(CARDS))
    out.put_set(FOUND_CARDS_AT, state.found_cards)
    out.put_set(JACK_TIMES_AT, state.jack_times)
    held = board.counts[state.jack_times] + board.hourglasses[known]
    out.put(HOURGLASSES_AT, float(held) / MOST_HOURGLASSES)
