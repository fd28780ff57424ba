"""Every kind of action in Scotland Yard: how it is written, what is clicked, who sees it."""

from __future__ import annotations

from gaslamp.core.action_table import ActionKind, ActionTable, Argument, numbers
from gaslamp.core.secret import Secret
from gaslamp.core.text import text
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.elements import MISTER_X as HIS_PAWN
from gaslamp.games.scotland_yard.game_setup import MISTER_X
from gaslamp.games.scotland_yard.view import ScotlandYardView

EXAMPLES = "taxi 92, bus 94, underground 46, black 115, double"
STATION = numbers(
    "station",
    codes.STATIONS,
    allowed=text("scotland-yard-try-station", last=codes.STATIONS, examples=EXAMPLES),
)
SHOWN_STATION = Argument(name="station", words=STATION.words, allowed=STATION.allowed)  # no click
HIS_MOVES = ("turn", "first", "second")


def mister_x(view: ScotlandYardView) -> tuple[int, ...]:
    """Return Mister X, who alone knows."""
    return (MISTER_X,)


def for_mister_x(view: ScotlandYardView) -> bool:
    """Tell whether the start card that is drawn now is Mister X's."""
    return view.pawn == HIS_PAWN


def _ride(ticket: int) -> ActionKind:
    """Declare a ride, which is hidden when it is Mister X's (SY-10)."""
    name = codes.TICKETS[ticket]
    is_black = ticket == codes.BLACK
    return ActionKind(
        first=ticket * codes.STEP,
        notation=f"{name} {{station}}",
        arguments=(STATION,),
        secrets=(
            Secret(
                phases=HIS_MOVES,
                seen_as=f"{name} ?",
                known_to=mister_x,
                rules=("SY-10", "SY-18") if is_black else ("SY-10",),
            ),
        ),
        presentation="move",
        consequence="scarce" if is_black else "",
    )


ACTIONS = ActionTable(
    [
        *(_ride(ticket) for ticket in range(codes.TICKET_KINDS)),
        ActionKind(
            first=codes.DEAL,
            notation="deal {station}",
            arguments=(SHOWN_STATION,),
            secrets=(
                Secret(
                    phases=("dealing",),
                    seen_as="deal ?",
                    known_to=mister_x,
                    when=for_mister_x,
                    rules=("SY-05",),
                ),
            ),
            presentation="trivial",
        ),
        ActionKind(
            first=codes.AT,
            notation="at {station}",
            arguments=(SHOWN_STATION,),
            presentation="reveal",
        ),
        ActionKind(
            first=codes.DOUBLE, notation="double", presentation="reveal", consequence="scarce"
        ),
        ActionKind(first=codes.SHOW, notation="show", consequence="final"),
        ActionKind(first=codes.HIDE, notation="hide"),
        ActionKind(first=codes.STAY, notation="stay"),
        *(
            ActionKind(first=codes.TAKE + ticket, notation=f"take {codes.TICKETS[ticket]}")
            for ticket in (codes.TAXI, codes.BUS, codes.UNDERGROUND)
        ),
        ActionKind(first=codes.TAKE_NOTHING, notation="take nothing"),
    ],
    examples=EXAMPLES,
)
