"""Names for turns and viewers, in messages, files and views."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR

Turn: TypeAlias = int | Literal["chance", "referee", "over"]
"""Who decides next: a seat's number, or `chance`, `referee`, `over`."""
Viewer: TypeAlias = int | Literal["spectator"]
"""A viewer: a seat's number, or `spectator`."""

_TURNS: dict[int, Turn] = {CHANCE: "chance", REFEREE: "referee", OVER: "over"}
_NUMBERS: dict[Turn | Viewer, int] = {
    "chance": CHANCE,
    "referee": REFEREE,
    "over": OVER,
    "spectator": SPECTATOR,
}


def turn_name(seat: int) -> Turn:
    """Name who decides: `turn_name(-3)` is "over", `turn_name(1)` is 1."""
    return _TURNS.get(seat, int(seat))


def viewer_name(viewer: int) -> Viewer:
    """Name a viewer."""
    return "spectator" if viewer == SPECTATOR else int(viewer)


def number_of(name: Turn | Viewer) -> int:
    """Return the number of a turn or a viewer."""
    return name if isinstance(name, int) else _NUMBERS[name]
