"""Scotland Yard as the house knows it."""

from __future__ import annotations

from gaslamp.core.belief import Belief, KnownBelief
from gaslamp.core.game import Game, Notebook, View
from gaslamp.core.text import Text, text
from gaslamp.games.scotland_yard import actions
from gaslamp.games.scotland_yard.actions import (
    ACTION_SPACE,
    AT,
    BLACK,
    DEAL,
    DOUBLE,
    TICKETS,
    WORDS,
    is_ride,
    station_of,
    ticket_of,
)
from gaslamp.games.scotland_yard.belief import StationBelief
from gaslamp.games.scotland_yard.board import london
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules import ScotlandYard, set_table
from gaslamp.games.scotland_yard.table import (
    CARD,
    CHASE,
    FIRST,
    MISTER_X,
    SECOND,
    STOCK,
    TURN,
    Setup,
)
from gaslamp.games.scotland_yard.terminal import draw
from gaslamp.games.scotland_yard.view import (
    ScotlandYardNotebook,
    ScotlandYardView,
    notebook_of,
    view_of,
)


class ScotlandYardGame(Game[ScotlandYardOptions, ScotlandYard]):
    """One fugitive against three to five detectives on a map of London."""

    name = "scotland_yard"
    version = 1
    options = ScotlandYardOptions
    action_space = ACTION_SPACE
    longest = 400

    def start(self, options: ScotlandYardOptions) -> ScotlandYard:
        """Set the table."""
        return set_table(
            Setup(
                london(),
                options.seats,
                options.pawns,
                counted=options.counted_tickets,
                voluntary=options.voluntary_reveal,
            )
        )

    def seats(self, options: ScotlandYardOptions) -> tuple[Text, ...]:
        """Mister X, then the detectives' players."""
        if options.seats == 2:
            return (text("scotland-yard-mister-x"), text("scotland-yard-detectives"))
        players = (
            text("scotland-yard-detective-player", number=number)
            for number in range(1, options.seats)
        )
        return (text("scotland-yard-mister-x"), *players)

    def view(self, state: ScotlandYard, viewer: int) -> ScotlandYardView:
        """Build a viewer's view."""
        return view_of(state, viewer)

    def belief(self, options: ScotlandYardOptions, viewer: int) -> Belief:
        """Everybody but Mister X wonders where he is."""
        start = self.start(options)
        stations = StationBelief(start)
        return KnownBelief(start, stations) if viewer == MISTER_X else stations

    def notebook(self, belief: Belief) -> ScotlandYardNotebook:
        """List the possible stations; for Mister X, those the detectives can't exclude."""
        stations = belief.pursuit if isinstance(belief, KnownBelief) else belief
        assert isinstance(stations, StationBelief)
        return notebook_of(stations)

    def notation(self, action: int) -> str:
        """Write an action as people type it."""
        return actions.notation(action)

    def parse(self, notation: str) -> int:
        """Read an action as people type it."""
        return actions.parse(notation)

    def target(self, action: int) -> str:
        """A ride is chosen by clicking on its station."""
        return f"station-{station_of(action)}" if is_ride(action) else ""

    def describe(self, state: ScotlandYard, sight: int) -> Text:
        """Say what a sight shows."""
        who = _pawn(state.pawn)
        if is_ride(sight):
            ticket, station = TICKETS[ticket_of(sight)], station_of(sight)
            if station == 0:
                return text(f"scotland-yard-{ticket}-hidden", who=who)
            return text(f"scotland-yard-{ticket}", who=who, station=station)
        if DEAL <= sight < AT:
            hidden = "" if station_of(sight) else "-hidden"
            return text(f"scotland-yard-deal{hidden}", who=who, station=station_of(sight))
        if AT <= sight < DOUBLE:
            return text("scotland-yard-at", station=station_of(sight))
        return text(f"scotland-yard-{WORDS[sight].replace(' ', '-')}", who=who)

    def refusal(self, state: ScotlandYard, action: int) -> Text | None:
        """Say why the pawn on turn can't make this ride."""
        if action == DOUBLE and state.phase == TURN:
            reason = "double-blocked" if state.stock[CARD] else "no-double-card"
            return text(f"scotland-yard-{reason}")
        names_a_ride = is_ride(action) and station_of(action) != 0
        if not names_a_ride or state.phase not in (TURN, FIRST, SECOND, CHASE):
            return None
        return _ride_refusal(state, action)

    def draw(self, view: View, notebook: Notebook | None = None, language: str = "en") -> str:
        """Draw the map, the pawns and the travel log for a terminal."""
        assert isinstance(view, ScotlandYardView)
        assert notebook is None or isinstance(notebook, ScotlandYardNotebook)
        return draw(view, notebook, language)


def _pawn(pawn: int) -> Text:
    if pawn == MISTER_X:
        return text("scotland-yard-mister-x")
    return text("scotland-yard-detective", number=pawn)


def _ride_refusal(state: ScotlandYard, ride: int) -> Text:
    """Name the first thing that is missing: the line, the ticket, the room, the second move."""
    ticket, end = ticket_of(ride), station_of(ride)
    start = state.stations[state.pawn]
    transports = state.board.transports(start, end)
    if ticket == BLACK and state.pawn != MISTER_X:
        return text("scotland-yard-no-black")
    if not transports or (ticket != BLACK and TICKETS[ticket] not in transports):
        return text(f"scotland-yard-no-line-{TICKETS[ticket]}", start=start, end=end)
    if state.stock[state.pawn * STOCK + ticket] == 0:
        return text(f"scotland-yard-no-{TICKETS[ticket]}-ticket", who=_pawn(state.pawn))
    if state.guarded[end]:
        return text("scotland-yard-guarded", station=end)
    return text("scotland-yard-no-second", station=end)


GAME = ScotlandYardGame()
