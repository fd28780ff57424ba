"""The type of a row of the route table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from gaslamp.core.errors import GaslampError
from gaslamp.service.errors import DatabaseDamaged, NotYours, Unavailable
from gaslamp.web.alert_routes import AlertRoutes
from gaslamp.web.club_routes import ClubRoutes
from gaslamp.web.error_responses import BadRequest, OtherHost, OtherSite, TooLarge, TooMuch, TooSlow
from gaslamp.web.invitation_routes import InvitationRoutes
from gaslamp.web.league_routes import LeagueRoutes
from gaslamp.web.lesson_routes import LessonRoutes
from gaslamp.web.metrics import MetricsPage
from gaslamp.web.pad_routes import PadRoutes
from gaslamp.web.passkey_routes import PasskeyRoutes
from gaslamp.web.player_routes import PlayerRoutes
from gaslamp.web.puzzle_routes import PuzzleRoutes
from gaslamp.web.readiness import Readiness
from gaslamp.web.replay_routes import ReplayRoutes
from gaslamp.web.request_guard import Endpoint
from gaslamp.web.sent_puzzle_routes import SentPuzzleRoutes
from gaslamp.web.table_routes import TableRoutes

Errors: TypeAlias = tuple[type[GaslampError], ...]

STORED: Errors = (DatabaseDamaged, Unavailable)
"""The errors of every request that reads or writes the database."""


class Handlers(msgspec.Struct, frozen=True):
    """The objects whose methods answer requests, and the two answers that need no object."""

    tables: TableRoutes
    replays: ReplayRoutes
    puzzles: PuzzleRoutes
    sent_puzzles: SentPuzzleRoutes
    lessons: LessonRoutes
    pads: PadRoutes
    players: PlayerRoutes
    club: ClubRoutes
    leagues: LeagueRoutes
    alerts: AlertRoutes
    invitations: InvitationRoutes
    passkeys: PasskeyRoutes
    metrics: MetricsPage
    readiness: Readiness
    describe: Endpoint
    health: Endpoint


class Query(msgspec.Struct, frozen=True):
    """A parameter of the query string, with its JSON schema."""

    name: str
    schema: dict[str, Any]


class ApiRoute(msgspec.Struct, frozen=True):
    """One request: its address, input, output, cost and errors.

    `request` and `response` are the types of the bodies; `str` is plain text. A request costs the
    address that sends it `cost`; one that costs 0 is never refused. `errors` are those of this
    request alone: those that every request can raise are added by `all_errors`.
    """

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[[Handlers], Endpoint]
    response: Any
    summary: str
    request: Any = None
    status: int = 200
    cost: float = 1.0
    bearer: Literal["none", "optional", "required"] = "none"  # a seat's, or the spectators'
    query: tuple[Query, ...] = ()
    errors: Errors = ()

    @property
    def all_errors(self) -> Errors:
        """List every error that the request can be refused with."""
        token = (NotYours,) if self.bearer != "none" else ()
        limit = (TooMuch,) if self.cost else ()
        body = (BadRequest, TooLarge, TooSlow) if self.request is not None else ()
        return (*self.errors, *token, *limit, *body, OtherSite, OtherHost)
