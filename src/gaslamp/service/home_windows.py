"""The home pages that are connected to this process, and the news for them."""

from __future__ import annotations

from typing import Protocol

from gaslamp.service.notifications import SeatsTaken
from gaslamp.service.store import Store


class HomeWindow(Protocol):
    """A connection of a home page."""

    key: str  # the fingerprint of the device's key, empty without one

    def seats_taken(self, player: str) -> None:
        """Look for new seats of a player, if it is the one whose page this is."""

    def close_soon(self) -> None:
        """Close the connection: its key opens nothing any more."""


class HomeWindows:
    """The connected home pages of one process."""

    def __init__(self, store: Store) -> None:
        """Begin without one; a shared store carries the news to other processes."""
        self.store = store
        self.windows: set[HomeWindow] = set()

    def seats_taken(self, *players: str) -> None:
        """Let the pages of players look for their new seats, on all processes."""
        for player in players:
            self.update_pages(player)
            if self.store.is_shared:
                self.store.notify(SeatsTaken(player))

    def update_pages(self, player: str) -> None:
        """Let the pages of a player on this process look for new seats."""
        for window in list(self.windows):
            window.seats_taken(player)

    def close(self, key: str | None) -> None:
        """Close the pages that a device's key opened; all without a key."""
        for window in list(self.windows):
            if key is None or window.key == key:
                window.close_soon()
