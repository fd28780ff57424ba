"""Players who contribute to the draws and note what they are shown, as the browser's page does."""

from __future__ import annotations

from collections.abc import Iterable

from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.service.contributions import Commit, Reveal, draws_of
from gaslamp.service.fairness import digest_of
from gaslamp.service.live_table import LiveTable
from tests.service.hosting import Window


class Player:
    """One seat's page: its number, and the fingerprints that it saw before the end."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.number = f"{seat + 1:032x}"  # the same in every run
        self.commitment = table.state.commitment
        self.start = ""
        self.window = Window(ViewerId(seat))
        table.listen(self.window)

    @property
    def digest(self) -> str:
        return digest_of(self.table.id, as_seat(self.seat), self.number)

    async def commit(self) -> None:
        await self.table.execute(as_seat(self.seat), Commit(self.digest), f"commit {self.seat}")

    async def reveal(self) -> None:
        draws = draws_of(self.table.state)
        assert draws is not None
        assert draws.digests[self.seat] == self.digest
        self.start = draws.start
        await self.table.execute(as_seat(self.seat), Reveal(self.number), f"reveal {self.seat}")

    @property
    def noted(self) -> list[str]:
        """Give all that was noted while the game was played."""
        frames = [frame for frame in self.window.frames if frame.outcome is None]
        links = [frame.record[1] for frame in frames if frame.record is not None]
        return [self.commitment, self.start, *links]


async def contribute(players: Iterable[Player]) -> None:
    """Let all players commit and reveal."""
    seated = list(players)
    for player in seated:
        await player.commit()
    for player in seated:
        await player.reveal()
