"""The data of a match: terms, jobs, finished games."""

from __future__ import annotations

import msgspec

from gaslamp.core.codes import Action


class Terms(msgspec.Struct, frozen=True, kw_only=True, tag="terms", tag_field="kind"):
    """What all games of a match have in common; from these and a job a game follows."""

    game: str
    version: int
    options: dict[str, str]
    seed: int


class MatchJob(msgspec.Struct, frozen=True):
    """One game to be played: the first bot holds the first role, unless roles are exchanged."""

    first: str
    second: str
    deal: int
    exchanged: bool

    @property
    def holders(self) -> tuple[str, str]:
        """Name the bots that hold the first role and the second."""
        return (self.second, self.first) if self.exchanged else (self.first, self.second)


class ThinkingTime(msgspec.Struct, frozen=True):
    """How long one role's bots thought: milliseconds of every move, and of the longest turn."""

    moves: tuple[float, ...]
    turn: float


class Fault(msgspec.Struct, frozen=True):
    """Why a game was forfeited: what the bot of a role did wrong."""

    role: int
    what: str


class GameResult(msgspec.Struct, frozen=True, kw_only=True, tag="game", tag_field="kind"):
    """A finished game: the first role's share of the win, and how it came about."""

    job: MatchJob
    share: float
    ending: str
    thinking: tuple[ThinkingTime, ThinkingTime]
    actions: tuple[Action, ...]
    fault: Fault | None = None
