"""What Scotland Yard keeps from whom, phase by phase: everything else is seen by everybody."""

from __future__ import annotations

from gaslamp.core.secret import Secret
from gaslamp.games.scotland_yard.elements import MISTER_X as HIS_PAWN
from gaslamp.games.scotland_yard.table import MISTER_X
from gaslamp.games.scotland_yard.view import ScotlandYardView

HIS_MOVES = ("turn", "first", "second")


def mister_x(view: ScotlandYardView) -> tuple[int, ...]:
    """He alone knows."""
    return (MISTER_X,)


def for_mister_x(view: ScotlandYardView) -> bool:
    """The start card that is drawn now is his."""
    return view.pawn == HIS_PAWN


SECRETS = (
    Secret(
        phases=("dealing",),
        action="deal *",
        seen_as="deal ?",
        known_to=mister_x,
        when=for_mister_x,
        rules=("SY-05",),
    ),
    Secret(
        phases=HIS_MOVES, action="taxi *", seen_as="taxi ?", known_to=mister_x, rules=("SY-10",)
    ),
    Secret(phases=HIS_MOVES, action="bus *", seen_as="bus ?", known_to=mister_x, rules=("SY-10",)),
    Secret(
        phases=HIS_MOVES,
        action="underground *",
        seen_as="underground ?",
        known_to=mister_x,
        rules=("SY-10",),
    ),
    Secret(
        phases=HIS_MOVES,
        action="black *",
        seen_as="black ?",
        known_to=mister_x,
        rules=("SY-10", "SY-18"),
    ),
)
