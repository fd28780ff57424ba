"""Who decides and who looks, as names that anybody can read: on the wire, in files, in views."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR

Turn: TypeAlias = int | Literal["chance", "referee", "over"]
"""Who decides next: a seat's number, or one of those who stand in its place."""
Viewer: TypeAlias = int | Literal["spectator"]
"""Who looks: a seat's number, or somebody who sees what everybody sees."""

_TURNS: dict[int, Turn] = {CHANCE: "chance", REFEREE: "referee", OVER: "over"}
_NUMBERS: dict[Turn | Viewer, int] = {name: number for number, name in _TURNS.items()} | {
    "spectator": SPECTATOR
}


def turn_name(seat: int) -> Turn:
    """Name who decides: `turn_name(-3)` is "over", `turn_name(1)` is 1."""
    return _TURNS.get(seat, int(seat))


def viewer_name(viewer: int) -> Viewer:
    """Name who looks."""
    return "spectator" if viewer == SPECTATOR else int(viewer)


def number_of(name: Turn | Viewer) -> int:
    """Give the number that stands for a turn or a viewer."""
    return name if isinstance(name, int) else _NUMBERS[name]
