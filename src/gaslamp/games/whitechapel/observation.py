"""Observations of Whitechapel: what a viewer knows, as numbers from 0 to 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.core.observation import Layout, layout
from gaslamp.core.state import OVER
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import CIRCLE_CODES, CROSSING_CODES, POLICEMEN
from gaslamp.games.whitechapel.game_setup import (
    BY_MURDER,
    COLUMNS,
    DOUBLE_EVENT,
    FINDINGS,
    IS_COLOUR,
    IS_DECOY,
    JACK,
    MEANS,
    NIGHTS,
    NO_TRACE,
    NOBODY,
    UNLAID,
)

if TYPE_CHECKING:
    from gaslamp.core.observation_writer import ObservationWriter
    from gaslamp.games.whitechapel.rules.position import Position

PHASE_COUNT: Final = 23
SEATS: Final = 6
MOST_SPECIALS: Final = 3.0
TRACK: Final = 20.0  # columns are written as parts of the whole track, and so are markers

PHASE_AT: Final = 0
NIGHT_AT: Final = PHASE_AT + PHASE_COUNT
VIEWER_AT: Final = NIGHT_AT + NIGHTS
TURN_AT: Final = VIEWER_AT + SEATS
HEAD_AT: Final = TURN_AT + SEATS
MARKER_AT: Final = HEAD_AT + SEATS
COLUMN_AT: Final = MARKER_AT + COLUMNS
SPECIALS_AT: Final = COLUMN_AT + COLUMNS
MEANS_AT: Final = SPECIALS_AT + 2
ACTS_AT: Final = MEANS_AT + COLUMNS * MEANS
HIDEOUT_AT: Final = ACTS_AT + 1
JACK_AT: Final = HIDEOUT_AT + CIRCLE_CODES
VISITS_AT: Final = JACK_AT + CIRCLE_CODES
SCENES_AT: Final = VISITS_AT + CIRCLE_CODES
TOKENS_AT: Final = SCENES_AT + CIRCLE_CODES
MARKED_AT: Final = TOKENS_AT + CIRCLE_CODES
BLANK_AT: Final = MARKED_AT + CIRCLE_CODES
WOMEN_AT: Final = BLANK_AT + CIRCLE_CODES
MOVED_AT: Final = WOMEN_AT + CIRCLE_CODES
CIRCLE_AT: Final = MOVED_AT + CIRCLE_CODES
PATROLS_AT: Final = CIRCLE_AT + CIRCLE_CODES
REAL_AT: Final = PATROLS_AT + CROSSING_CODES
DECOY_AT: Final = REAL_AT + CROSSING_CODES
SHOWN_AT: Final = DECOY_AT + CROSSING_CODES
LED_AT: Final = SHOWN_AT + CROSSING_CODES
CROSSING_AT: Final = LED_AT + CROSSING_CODES
POLICE_AT: Final = CROSSING_AT + CROSSING_CODES
OWN_AT: Final = POLICE_AT + POLICEMEN * CROSSING_CODES
DONE_AT: Final = OWN_AT + POLICEMEN
SPRINTED_AT: Final = DONE_AT + POLICEMEN
ON_TURN_AT: Final = SPRINTED_AT + POLICEMEN
MARKERS_AT: Final = ON_TURN_AT + POLICEMEN
TRACED_AT: Final = MARKERS_AT + CIRCLE_CODES
ASKED_AT: Final = TRACED_AT + CIRCLE_CODES
QUESTION_AT: Final = ASKED_AT + CIRCLE_CODES
NO_TRACE_AT: Final = QUESTION_AT + CIRCLE_CODES
NOBODY_AT: Final = NO_TRACE_AT + CIRCLE_CODES
LENGTH: Final = NOBODY_AT + CIRCLE_CODES


def layout_of() -> Layout:
    """Name the parts."""
    circles, crossings = (CIRCLE_CODES,), (CROSSING_CODES,)
    return layout(
        [
            ("phase", (PHASE_COUNT,), "1 at the phase of the game"),
            ("night", (NIGHTS,), "1 at the night"),
            ("viewer", (SEATS,), "1 at the viewer's seat; nothing for a spectator"),
            ("turn", (SEATS,), "1 at the seat on turn; nothing for chance and the referee"),
            ("head", (SEATS,), "1 at the head of the investigation"),
            ("marker", (COLUMNS,), "1 at the time of the crime"),
            ("column", (COLUMNS,), "1 at the last column that Jack wrote tonight"),
            ("specials", (2,), "coaches and alleys left, in thirds"),
            ("means", (COLUMNS, MEANS), "by column: murder, walk, alley or coach"),
            ("acts", (1,), "1 when the policemen act, 0 while they move"),
            ("hideout", circles, "1 at Jack's hideout, where it is known"),
            ("jack", circles, "1 where Jack is, where it is known"),
            ("visits", circles, "the column of Jack's last visit tonight, where it is known"),
            ("scenes", circles, "1 at each crime scene"),
            ("tokens", circles, "1 at each women token"),
            ("marked", circles, "1 at each token known to be marked"),
            ("blank", circles, "1 at each token known to be blank"),
            ("women", circles, "1 at each woman"),
            ("moved", circles, "1 at each woman who has moved"),
            ("circle", circles, "1 at the token that is laid or turned up, or the woman who moves"),
            ("patrols", crossings, "1 at each patrol token"),
            ("real", crossings, "1 at each patrol known to be a policeman"),
            ("decoy", crossings, "1 at each patrol known to be a decoy"),
            ("shown", crossings, "1 at each patrol that was turned up"),
            ("led", crossings, "1 at each patrol that has moved"),
            ("crossing", crossings, "1 at the patrol that is laid, moves or is turned up"),
            (
                "police",
                (POLICEMEN, CROSSING_CODES),
                "1 at his crossing; at 0 if unknown",
            ),
            ("own", (POLICEMEN,), "1 for each policeman of the viewer's"),
            ("done", (POLICEMEN,), "1 for each policeman who has moved, or acted"),
            ("sprinted", (POLICEMEN,), "1 for each policeman who ran three steps"),
            ("on_turn", (POLICEMEN,), "1 for the policeman on turn"),
            ("markers", circles, "clue markers, in twentieths"),
            ("traced", circles, "the column when the last marker was put"),
            ("asked", circles, "1 at each circle that the policeman on turn has asked about"),
            ("question", circles, "1 at the circle that is asked about"),
            ("no_trace", circles, "the column of the last no"),
            ("nobody", circles, "the column of the last arrest that failed"),
        ]
    )


def belief_layout_of() -> Layout:
    """Name the parts of a belief."""
    return layout(
        [
            ("jack", (CIRCLE_CODES,), "the probability of each circle; 1 at 0 while he is not out"),
            ("hideout", (CIRCLE_CODES,), "the probability of each hideout; 1 at 0 before he chose"),
        ]
    )


def write(position: Position, viewer: i64, out: ObservationWriter) -> None:
    """Write the parts; Jack's sheet for himself, the faces for the head, all of it at the end."""
    is_open = position.seat == OVER
    _write_time(position, viewer, out)
    _write_jack(position, out, viewer == JACK or is_open)
    _write_tokens(position, out, viewer == JACK or is_open)
    _write_women(position, out)
    knows_faces = (viewer != JACK and viewer == position.head) or is_open
    _write_patrols(position, out, knows_faces)
    _write_police(position, viewer, out, knows_faces)
    _write_inquiries(position, out)


def _write_time(position: Position, viewer: i64, out: ObservationWriter) -> None:
    out.put(PHASE_AT + position.phase, 1.0)
    out.put(NIGHT_AT + position.night, 1.0)
    if viewer >= 0:
        out.put(VIEWER_AT + viewer, 1.0)
    if position.seat >= 0:
        out.put(TURN_AT + position.seat, 1.0)
    if position.head > 0:
        out.put(HEAD_AT + position.head, 1.0)
    out.put(MARKER_AT + position.marker, 1.0)
    out.put(COLUMN_AT + position.column, 1.0)
    out.put(SPECIALS_AT, float(position.coaches) / MOST_SPECIALS)
    out.put(SPECIALS_AT + 1, float(position.alleys) / MOST_SPECIALS)
    out.put(ACTS_AT, 1.0 if position.acts else 0.0)


def _write_jack(position: Position, out: ObservationWriter, knows: bool) -> None:
    """Write what is known of Jack; the order of the double event is secret (LW-14)."""
    if knows:
        out.put(HIDEOUT_AT + position.hideout, 1.0)
        out.put(JACK_AT + position.circle(), 1.0)
    _write_visits(position, out, knows)
    for circle in position.scenes:
        out.put(SCENES_AT + circle, 1.0)


def _write_visits(position: Position, out: ObservationWriter, knows: bool) -> None:
    column: i64 = 0
    while column < COLUMNS:
        means = i64(position.means[column])
        if means != 0:
            out.put(MEANS_AT + column * MEANS + means - 1, 1.0)
        column += 1
    begin = out.count
    column = 0
    while column < COLUMNS:
        means = i64(position.means[column])
        open_murder = means == BY_MURDER and position.night != DOUBLE_EVENT
        if open_murder or (knows and means != 0):
            out.put_again(begin, VISITS_AT + i64(position.log[column]), float(column + 1) / TRACK)
        column += 1


def _write_tokens(position: Position, out: ObservationWriter, knows: bool) -> None:
    phase = position.phase
    i: i64 = 0
    while i < len(position.tokens):
        out.put(TOKENS_AT + position.tokens[i], 1.0)
        laid = phase > phases.MARKING or (phase == phases.MARKING and i < position.at)
        turned_up = phase == phases.WOMEN_UP and i < position.at
        if turned_up or (knows and laid):
            face = MARKED_AT if position.marks & bit(i) != 0 else BLANK_AT
            out.put(face + position.tokens[i], 1.0)
        i += 1


def _write_women(position: Position, out: ObservationWriter) -> None:
    leads_women = not position.variants.preserved_scenes
    i: i64 = 0
    while i < len(position.women):
        out.put(WOMEN_AT + position.women[i], 1.0)
        if leads_women and position.done & bit(i) != 0:
            out.put(MOVED_AT + position.women[i], 1.0)
        i += 1
    if leads_women and position.phase == phases.LEADING:
        out.put(CIRCLE_AT + position.women[position.at], 1.0)
    elif position.phase in (phases.MARKING, phases.WOMEN_UP):
        out.put(CIRCLE_AT + position.tokens[position.at], 1.0)


def _write_patrols(position: Position, out: ObservationWriter, knows: bool) -> None:
    leads_patrols = position.variants.preserved_scenes
    i: i64 = 0
    while i < len(position.patrols):
        crossing = position.patrols[i]
        if crossing != 0:
            out.put(PATROLS_AT + crossing, 1.0)
            _write_face(position, i, out, knows)
            if leads_patrols and position.done & bit(i) != 0:
                out.put(LED_AT + crossing, 1.0)
        i += 1
    phase = position.phase
    in_question = phase in (phases.FACES, phases.TURNED, phases.UNVEILING)
    if in_question or (leads_patrols and phase == phases.LEADING):
        out.put(CROSSING_AT + position.patrols[position.at], 1.0)


def _write_face(position: Position, i: i64, out: ObservationWriter, knows: bool) -> None:
    if i >= len(position.faces) or position.faces[i] == UNLAID:
        return
    shown = position.shown[i] != 0
    if shown:
        out.put(SHOWN_AT + position.patrols[i], 1.0)
    if shown or knows:
        face = DECOY_AT if position.faces[i] == IS_DECOY else REAL_AT
        out.put(face + position.patrols[i], 1.0)


def _write_police(position: Position, viewer: i64, out: ObservationWriter, knows: bool) -> None:
    phase = position.phase
    hunting = phases.NAMING <= phase <= phases.ANSWER
    policeman: i64 = 0
    while policeman < POLICEMEN:
        crossing = _crossing(position, policeman, knows)
        out.put(POLICE_AT + policeman * CROSSING_CODES + crossing, 1.0)
        out.put(OWN_AT + policeman, 1.0 if position.setup.owners[policeman] == viewer else 0.0)
        if hunting and position.done & bit(policeman) != 0:
            out.put(DONE_AT + policeman, 1.0)
        if position.sprinted & bit(policeman) != 0:
            out.put(SPRINTED_AT + policeman, 1.0)
        policeman += 1
    if phases.MOVING <= phase <= phases.ANSWER:
        out.put(ON_TURN_AT + position.at, 1.0)


def _crossing(position: Position, policeman: i64, knows: bool) -> i64:
    """Find a policeman, also under a patrol token that shows his colour; 0 when it is unknown."""
    i: i64 = 0
    while i < len(position.faces):
        if i64(position.faces[i]) == IS_COLOUR + policeman and (knows or position.shown[i] != 0):
            return position.patrols[i]
        i += 1
    return position.police[policeman]


def _write_inquiries(position: Position, out: ObservationWriter) -> None:
    for clue in position.clues:
        circle = clue // COLUMNS
        if i64(position.traced[circle]) == clue % COLUMNS + 1:  # its last marker
            out.put(MARKERS_AT + circle, float(i64(position.markers[circle])) / TRACK)
            out.put(TRACED_AT + circle, float(i64(position.traced[circle])) / TRACK)
    if position.question != 0:
        out.put(QUESTION_AT + position.question, 1.0)
    if phases.ACTING <= position.phase <= phases.ANSWER:
        touched = position.board.touched
        first = touched.first[position.police[position.at]]
        beside = touched.first[position.police[position.at] + 1] - first
        place: i64 = 0
        while place < beside:
            if position.asked & bit(place) != 0:
                out.put(ASKED_AT + touched.items[first + place], 1.0)
            place += 1
    _write_findings(position, out)


def _write_findings(position: Position, out: ObservationWriter) -> None:
    begin = out.count
    for note in position.found:
        circle = note % CIRCLE_CODES
        finding = note // CIRCLE_CODES % FINDINGS
        column = note // (CIRCLE_CODES * FINDINGS * POLICEMEN)
        if finding == NO_TRACE:
            out.put_again(begin, NO_TRACE_AT + circle, float(column + 1) / TRACK)
        elif finding == NOBODY:
            out.put_again(begin, NOBODY_AT + circle, float(column + 1) / TRACK)
