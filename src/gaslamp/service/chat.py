"""The chat of a table: who reads which line, and whom a seat has muted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from gaslamp.core.codes import Seat, ViewerId
from gaslamp.service import events


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat: who said what to whom, and when."""

    seat: ViewerId  # that of the spectators for what one of them says
    to: events.Audience | Literal["spectators"]
    words: str
    at: int
    name: str = ""  # of the player who then had the seat, or of the spectator
    who: str = ""  # the mark of a spectator


class Conversation:
    """All lines of chat, and those that each viewer has come to read.

    The list of a viewer only grows, so a line keeps its index: private lines of others are
    appended when the game is over.
    """

    def __init__(self, viewers: Iterable[ViewerId]) -> None:
        """Begin without a line."""
        self.lines: list[ChatLine] = []
        self.heard: dict[ViewerId, list[ChatLine]] = {viewer: [] for viewer in viewers}
        self.muted: dict[ViewerId, set[Seat]] = {}  # the seats that a seat does not want to read
        self.mutings: dict[Seat, int] = {}  # by seat, how often it changed that

    def add(self, line: ChatLine, readers: Iterable[ViewerId]) -> None:
        """Add a line for some viewers."""
        self.lines.append(line)
        for viewer in readers:
            self.heard[viewer].append(line)

    def open(self) -> None:
        """Open every line to everybody, now that the game is over, except to those who muted."""
        for viewer, lines in self.heard.items():
            read = {id(line) for line in lines}
            lines += [
                line
                for line in self.lines
                if id(line) not in read and not self.is_muted(viewer, line.seat)
            ]

    def mute(self, seat: Seat, whom: Seat, *, muted: bool) -> None:
        """Note that a seat no longer reads another, or reads it again."""
        self.mutings[seat] = self.mutings.get(seat, 0) + 1
        others = self.muted.setdefault(seat, set())
        (others.add if muted else others.discard)(whom)

    def is_muted(self, viewer: ViewerId, seat: ViewerId) -> bool:
        """Tell whether a viewer does not want to read what a seat writes."""
        return seat in self.muted.get(viewer, ())

    def muted_by(self, viewer: ViewerId) -> tuple[Seat, ...]:
        """List the seats that a viewer has muted."""
        return tuple(sorted(self.muted.get(viewer, ())))

    def forget_lines(self, numbers: set[int]) -> None:
        """Forget what some lines say, of all lines; each keeps its place."""
        for number in numbers:
            old = self.lines[number]
            new = msgspec.structs.replace(old, words="", name="")
            for lines in (self.lines, *self.heard.values()):
                lines[:] = [new if line is old else line for line in lines]

    def forget(self, seat: Seat) -> None:
        """Forget whom the player of a seat has muted, and who has muted that player."""
        self.muted.pop(seat, None)
        for others in self.muted.values():
            others.discard(seat)

    def swap(self, one: Seat, other: Seat) -> None:
        """Follow two players who have exchanged seats."""
        moved: dict[ViewerId, Seat] = {one: other, other: one}
        self.muted = {
            moved.get(seat, seat): {moved.get(whom, whom) for whom in others}
            for seat, others in self.muted.items()
        }
