"""Observations of Mr. Jack: what a viewer knows, as numbers from 0 to 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gaslamp.core.bits import count
from gaslamp.core.observation import Layout, layout
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack.actions import (
    DIRECTION_COUNT,
    EIGHT,
    EXIT_COUNT,
    MANHOLE_COUNT,
    STREET_COUNT,
)
from gaslamp.games.mr_jack.game_setup import (
    CARDS_A_TURN,
    INVESTIGATOR,
    JACK,
    NOBODY,
    NOWHERE,
    TURNS,
    UNNUMBERED,
    WHISTLE_POINTS,
)

if TYPE_CHECKING:
    from gaslamp.core.observation_writer import ObservationWriter
    from gaslamp.games.mr_jack.rules.state import MrJack

PHASE_COUNT: Final = 9
SEATS: Final = 2
LAMP_KINDS: Final = UNNUMBERED + 1
FLAGS: Final = 5
MOST_ALIBIS: Final = 7.0

PHASE_AT: Final = 0
VIEWER_AT: Final = PHASE_AT + PHASE_COUNT
PLAYER_AT: Final = VIEWER_AT + SEATS
FLAGS_AT: Final = PLAYER_AT + SEATS
TURN_AT: Final = FLAGS_AT + FLAGS
PLAYED_AT: Final = TURN_AT + 1
POINTS_AT: Final = PLAYED_AT + 1
CARDS_AT: Final = POINTS_AT + 1
NEXT_CARDS_AT: Final = CARDS_AT + EIGHT
CARD_AT: Final = NEXT_CARDS_AT + EIGHT
WHISTLED_AT: Final = CARD_AT + EIGHT
INNOCENT_AT: Final = WHISTLED_AT + EIGHT
VISIBLE_AT: Final = INNOCENT_AT + EIGHT
PLACES_AT: Final = VISIBLE_AT + EIGHT
LIT_AT: Final = PLACES_AT + EIGHT * STREET_COUNT
LAMPS_AT: Final = LIT_AT + STREET_COUNT
LANTERN_AT: Final = LAMPS_AT + EIGHT * LAMP_KINDS
OPENED_AT: Final = LANTERN_AT + DIRECTION_COUNT
COVERED_AT: Final = OPENED_AT + MANHOLE_COUNT
BARRICADES_AT: Final = COVERED_AT + MANHOLE_COUNT
JACK_AT: Final = BARRICADES_AT + EXIT_COUNT
ALIBIS_AT: Final = JACK_AT + EIGHT
DRAWN_AT: Final = ALIBIS_AT + SEATS * EIGHT
ACCUSED_AT: Final = DRAWN_AT + SEATS
LEFT_BY_AT: Final = ACCUSED_AT + EIGHT
LENGTH: Final = LEFT_BY_AT + EXIT_COUNT


def layout_of() -> Layout:
    """Name the parts; characters, streets and so on are numbered as in the actions."""
    return layout(
        [
            ("phase", (PHASE_COUNT,), "1 at the phase of the game"),
            ("viewer", (SEATS,), "1 at the viewer's seat, Jack's first"),
            ("player", (SEATS,), "1 at the seat whose card is next or being played"),
            (
                "flags",
                (FLAGS,),
                "1 if the viewer is on turn; if the witness card shows a witness; if the card's "
                "character has yet to move; to use its power; if the lantern is to be turned",
            ),
            ("turn", (1,), "the turn, of the last one"),
            ("played", (1,), "the cards done this turn, of all four"),
            ("points", (1,), "the whistle's points left, of three"),
            ("cards", (EIGHT,), "1 at each card that lies face up"),
            ("next_cards", (EIGHT,), "1 at each card of the next turn, where they are known"),
            ("card", (EIGHT,), "1 at the card being played"),
            ("whistled", (EIGHT,), "1 at each character that this whistle has moved"),
            ("innocent", (EIGHT,), "1 at each character that a call has cleared"),
            ("visible", (EIGHT,), "1 at each character that can be seen now"),
            ("places", (EIGHT, STREET_COUNT), "1 at each character's street"),
            ("lit", (STREET_COUNT,), "1 at each street in the light"),
            ("lamps", (EIGHT, LAMP_KINDS), "each lamp place: dark, lamp 1 to 4, one that stays"),
            ("lantern", (DIRECTION_COUNT,), "1 at the lantern's direction"),
            ("opened", (MANHOLE_COUNT,), "1 at each open manhole, of those of both boards"),
            ("covered", (MANHOLE_COUNT,), "1 at each covered manhole"),
            ("barricades", (EXIT_COUNT,), "1 at each barred exit"),
            ("jack", (EIGHT,), "1 at the character who is Jack, where the viewer knows"),
            (
                "alibis",
                (SEATS, EIGHT),
                "1 at each alibi card that a seat drew and the viewer knows",
            ),
            ("drawn", (SEATS,), "how many alibi cards each seat drew, of seven"),
            ("accused", (EIGHT,), "1 at the character who was accused"),
            ("left_by", (EXIT_COUNT,), "1 at the exit by which Jack escaped"),
        ]
    )


def belief_layout_of() -> Layout:
    """Name the parts of a belief."""
    about = "the probability that each character is Jack; all 0 before he has a card"
    return layout([("suspects", (EIGHT,), about)])


def write(state: MrJack, viewer: i64, out: ObservationWriter) -> None:
    """Write the parts; who Jack is and the alibi cards only where the viewer knows them."""
    _write_table(state, viewer, out)
    _write_cards(state, out)
    _write_pieces(state, out)
    _write_secrets(state, viewer, out)


def _write_table(state: MrJack, viewer: i64, out: ObservationWriter) -> None:
    out.put(PHASE_AT + state.phase, 1.0)
    if viewer >= 0:
        out.put(VIEWER_AT + viewer, 1.0)
    out.put(PLAYER_AT + state.player(), 1.0)
    out.put(FLAGS_AT, 1.0 if viewer == state.seat else 0.0)
    out.put(FLAGS_AT + 1, 1.0 if state.witness else 0.0)
    out.put(FLAGS_AT + 2, 1.0 if state.to_move else 0.0)
    out.put(FLAGS_AT + 3, 1.0 if state.to_use else 0.0)
    out.put(FLAGS_AT + 4, 1.0 if state.to_turn else 0.0)
    out.put(TURN_AT, float(state.turn) / float(TURNS))
    out.put(PLAYED_AT, float(state.played) / float(CARDS_A_TURN))
    out.put(POINTS_AT, float(state.points) / float(WHISTLE_POINTS))


def _write_cards(state: MrJack, out: ObservationWriter) -> None:
    out.put_set(CARDS_AT, state.cards)
    out.put_set(NEXT_CARDS_AT, state.next_cards())
    if state.card != NOBODY:
        out.put(CARD_AT + state.card, 1.0)
    out.put_set(WHISTLED_AT, state.whistled)
    out.put_set(INNOCENT_AT, state.cleared)
    if state.accused != NOBODY:
        out.put(ACCUSED_AT + state.accused, 1.0)
    if state.left_by != NOWHERE:
        out.put(LEFT_BY_AT + state.left_by, 1.0)


def _write_pieces(state: MrJack, out: ObservationWriter) -> None:
    pieces = state.pieces
    number: i64 = 0
    while number < EIGHT:
        out.put(PLACES_AT + number * STREET_COUNT + pieces.places[number], 1.0)
        out.put(LAMPS_AT + number * LAMP_KINDS + pieces.lamps[number], 1.0)
        number += 1
    out.put_set(VISIBLE_AT, pieces.visible())
    out.put_set(LIT_AT, pieces.light())
    out.put(LANTERN_AT + pieces.lantern, 1.0)
    out.put_set(OPENED_AT, pieces.board.manholes & ~pieces.covers)
    out.put_set(COVERED_AT, pieces.covers)
    out.put_set(BARRICADES_AT, pieces.barricades)


def _write_secrets(state: MrJack, viewer: i64, out: ObservationWriter) -> None:
    over = state.seat == OVER
    if state.jack != NOBODY and (over or viewer == JACK):
        out.put(JACK_AT + state.jack, 1.0)
    seat: i64 = JACK
    while seat <= INVESTIGATOR:
        known = over or viewer == seat
        out.put_set(ALIBIS_AT + seat * EIGHT, state.hands[seat] if known else 0)
        out.put(DRAWN_AT + seat, float(count(state.hands[seat])) / MOST_ALIBIS)
        seat += 1
