"""All HTTP requests, as data.

The server's routes (`app.py`), the description for programs (`openapi.py`), what each request costs
an address (`rate_limits.py`) and the client's types (`typescript.py`) are all made from `ROUTES`.
"""

from __future__ import annotations

from typing import Any

from gaslamp.bots.hint import Hint
from gaslamp.core.board import Board
from gaslamp.core.errors import (
    IllegalAction,
    NotationError,
    NothingToUndo,
    NotYourTurn,
    UnclearMove,
    UnknownGame,
)
from gaslamp.core.log import LogLine
from gaslamp.learn.guide import Guide
from gaslamp.learn.guide_figures import Figures
from gaslamp.play.planned_actions import Foreseen
from gaslamp.service.errors import (
    Behind,
    DatabaseDamaged,
    NoSuchTable,
    NotConfirmed,
    NotNow,
    SeatTaken,
    Unavailable,
)
from gaslamp.service.frames import Frame
from gaslamp.service.live_table import Ack
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.settings import TablePlan
from gaslamp.service.table_registry import JoinRequest
from gaslamp.web import guide_routes, wire, word_files
from gaslamp.web.alert_route_table import ALERT_ROUTES
from gaslamp.web.api_route import ApiRoute, Errors, Query
from gaslamp.web.club_route_table import CLUB_ROUTES
from gaslamp.web.league_route_table import LEAGUE_ROUTES
from gaslamp.web.learning_route_table import LEARNING_ROUTES
from gaslamp.web.passkey_route_table import PASSKEY_ROUTES
from gaslamp.web.player_route_table import PLAYER_ROUTES
from gaslamp.web.replay_route_table import COUNT, FIND_TABLE, LOOK_BACK, REPLAY_ROUTES, TABLE

ORDER: Errors = (
    NotNow,
    NotConfirmed,
    NotYourTurn,
    IllegalAction,
    UnclearMove,
    NothingToUndo,
    Behind,
)

LOG_AND_CHAT = (Query("log_from", COUNT), Query("chat_from", COUNT))
CLICKED = (Query("path", {"type": "string", "default": ""}),)

GAME_ROUTES = (
    ApiRoute(
        "GET", "/api/games", lambda on: on.tables.games, list[wire.GameShown], "List the games."
    ),
    ApiRoute(
        "GET",
        "/api/games/{game}/guide/{language}",
        lambda _: guide_routes.guide,
        Guide,
        "Tell how to play a game.",
        errors=(NoSuchTable,),
    ),
    ApiRoute(
        "GET",
        "/api/games/{game}/figures",
        lambda _: guide_routes.figures,
        Figures,
        "Give the guide's positions.",
        errors=(NoSuchTable,),
    ),
    ApiRoute(
        "GET",
        "/api/words/{language}",
        lambda _: word_files.all_words,
        str,
        "Give all words of a language, as Fluent writes them.",
        errors=(NoSuchTable,),
    ),
    ApiRoute(
        "GET",
        "/api/words/{language}/{part}",
        lambda _: word_files.part_of_words,
        str,
        "Give the words of a game, or those that all games share (`shared`).",
        errors=(NoSuchTable, UnknownGame),
    ),
)

TABLE_ROUTES = (
    ApiRoute(
        "GET",
        "/api/tables",
        lambda on: on.tables.lobby,
        list[wire.TableShown],
        "List the open tables.",
        errors=(DatabaseDamaged, Unavailable),
    ),
    ApiRoute(
        "POST",
        "/api/tables",
        lambda on: on.tables.make,
        TableKeys,
        "Make a table.",
        request=TablePlan,
        status=201,
        cost=10.0,
        bearer="optional",
        errors=(UnknownGame, NotNow, DatabaseDamaged, Unavailable),
    ),
    ApiRoute(
        "GET",
        TABLE,
        lambda on: on.tables.table,
        wire.TableShown,
        "Show a table.",
        errors=FIND_TABLE,
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/board",
        lambda on: on.tables.board,
        Board,
        "Give the board.",
        errors=FIND_TABLE,
    ),
    ApiRoute(
        "POST",
        f"{TABLE}/seats",
        lambda on: on.tables.join,
        wire.SeatTakenUp,
        "Take a seat.",
        request=JoinRequest,
        status=201,
        bearer="optional",
        errors=(*FIND_TABLE, SeatTaken, NotNow, Behind),
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/frame",
        lambda on: on.tables.frame,
        Frame,
        "Give the picture of now.",
        bearer="required",
        query=LOG_AND_CHAT,
        errors=FIND_TABLE,
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/log",
        lambda on: on.tables.log,
        list[LogLine],
        "Give lines of the log before an index, with the views before them.",
        cost=5.0,
        bearer="required",
        query=(Query("until", COUNT),),
        errors=FIND_TABLE,
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/hint",
        lambda on: on.tables.hint,
        list[Hint],
        "Say what the best bot would do.",
        cost=10.0,
        bearer="required",
        errors=LOOK_BACK,
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/refusal",
        lambda on: on.tables.refusal,
        wire.ClickRefusal,
        "Say why elements of the board can't be clicked in this order.",
        bearer="required",
        query=CLICKED,
        errors=FIND_TABLE,
    ),
    ApiRoute(
        "POST",
        f"{TABLE}/orders",
        lambda on: on.tables.order,
        Ack,
        "Carry out a command.",
        request=wire.Order,
        bearer="required",
        errors=(*FIND_TABLE, *ORDER),
    ),
    ApiRoute(
        "POST",
        f"{TABLE}/foresee",
        lambda on: on.tables.foresee,
        list[Foreseen],
        "List what the seat on turn could do after each of some plans, without making them.",
        request=wire.PlansToTry,
        bearer="required",
        errors=(*FIND_TABLE, NotNow, NotYourTurn, NotationError),
    ),
    ApiRoute(
        "POST",
        f"{TABLE}/rematch",
        lambda on: on.tables.rematch,
        wire.Rematch,
        "Offer a rematch, or agree to one.",
        request=wire.RematchAsked,
        status=201,
        cost=10.0,
        bearer="required",
        errors=(*FIND_TABLE, NotNow, Behind),
    ),
    ApiRoute(
        "POST",
        f"{TABLE}/rematch/decline",
        lambda on: on.tables.decline_rematch,
        wire.Rematch,
        "Decline a rematch, or withdraw your own offer.",
        bearer="required",
        errors=(*FIND_TABLE, NotNow),
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/journal",
        lambda on: on.tables.journal,
        str,
        "Give a finished game's file.",
        bearer="optional",
        errors=LOOK_BACK,
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/side",
        lambda on: on.tables.side,
        str,
        "Give one's own side as a file.",
        bearer="required",
        errors=FIND_TABLE,
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/fairness",
        lambda on: on.tables.fairness,
        wire.Fairness,
        "Give the commitments.",
        bearer="optional",
        errors=FIND_TABLE,
    ),
)

OPERATING_ROUTES = (
    ApiRoute("GET", "/openapi.json", lambda on: on.describe, dict[str, Any], "Describe the API."),
    ApiRoute(
        "GET",
        "/metrics",
        lambda on: on.metrics.answer,
        str,
        "Give the metrics to the holder of the operator's token.",
        errors=(NoSuchTable,),
    ),
    ApiRoute(
        "GET",
        "/ready",
        lambda on: on.readiness.answer,
        str,
        "Say whether the database can be read and written.",
        errors=(DatabaseDamaged, Unavailable),
    ),
    ApiRoute("GET", "/health", lambda on: on.health, str, "Say that the server runs.", cost=0.0),
)

ROUTES = (
    *GAME_ROUTES,
    *TABLE_ROUTES,
    *REPLAY_ROUTES,
    *PLAYER_ROUTES,
    *CLUB_ROUTES,
    *LEAGUE_ROUTES,
    *ALERT_ROUTES,
    *PASSKEY_ROUTES,
    *LEARNING_ROUTES,
    *OPERATING_ROUTES,
)
"""Every request, in the order in which addresses are compared."""
