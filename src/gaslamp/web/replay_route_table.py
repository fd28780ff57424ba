"""The rows of the route table that look back at games, or try what could be."""

from __future__ import annotations

from gaslamp.core.board import Board
from gaslamp.core.errors import IllegalAction, UnknownGame
from gaslamp.learn.sent_puzzles import PuzzleOffer
from gaslamp.play.sketch import Sketch
from gaslamp.service.errors import (
    DatabaseDamaged,
    NoSuchReplay,
    NoSuchTable,
    NotNow,
    Unavailable,
    UnreadableTable,
)
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.play_on import PlayOn
from gaslamp.service.replay_pages import Page
from gaslamp.service.reviews import Review
from gaslamp.web import wire
from gaslamp.web.api_route import ApiRoute, Errors, Query
from gaslamp.web.error_responses import BadRequest

FIND_TABLE: Errors = (NoSuchTable, UnreadableTable, DatabaseDamaged, Unavailable)
FIND_REPLAY: Errors = (NoSuchReplay, UnknownGame, BadRequest, Unavailable)
LOOK_BACK: Errors = (*FIND_TABLE, NotNow)

COUNT = {"type": "integer", "minimum": 0, "default": 0}
PAD = (Query("until", COUNT), Query("draw", COUNT), Query("tries", {"type": "string"}))
VIEWER = (Query("viewer", {"type": "string", "default": "all"}),)

TABLE, REPLAY = "/api/tables/{table}", "/api/replays/{replay}"

REPLAY_ROUTES = (
    ApiRoute(
        "GET",
        f"{TABLE}/pad",
        lambda on: on.pads.page,
        Sketch,
        "Try moves on a copy of what a seat knows, without anything being sent to the others.",
        cost=2.0,
        bearer="required",
        query=PAD,
        errors=(*FIND_TABLE, NotNow, IllegalAction, BadRequest),
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/replay",
        lambda on: on.replays.of_table,
        wire.Replay,
        "Look back at a finished game.",
        cost=5.0,
        bearer="optional",
        errors=LOOK_BACK,
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/replay/{{step}}",
        lambda on: on.replays.page_of_table,
        Page,
        "Look at a step of it.",
        bearer="optional",
        query=VIEWER,
        errors=(*LOOK_BACK, NoSuchReplay),
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/review",
        lambda on: on.replays.review_of_table,
        Review,
        "Review a finished game, as far as it has been computed; ask again for more.",
        cost=2.0,
        bearer="optional",
        errors=LOOK_BACK,
    ),
    ApiRoute(
        "GET",
        f"{TABLE}/puzzles",
        lambda on: on.sent_puzzles.offers_of_table,
        list[PuzzleOffer],
        "List the positions of it that can be sent as a puzzle.",
        cost=5.0,
        bearer="optional",
        errors=LOOK_BACK,
    ),
    ApiRoute(
        "POST",
        f"{TABLE}/puzzles",
        lambda on: on.sent_puzzles.send_from_table,
        wire.PuzzleSent,
        "Make a puzzle of a position of it, to be sent to a friend.",
        request=wire.PuzzleToSend,
        status=201,
        cost=10.0,
        bearer="optional",
        errors=LOOK_BACK,
    ),
    ApiRoute(
        "POST",
        f"{TABLE}/play-on",
        lambda on: on.replays.play_on_from_table,
        TableKeys,
        "Play on from a position of a finished game, against bots.",
        request=PlayOn,
        status=201,
        cost=10.0,
        bearer="optional",
        errors=LOOK_BACK,
    ),
    ApiRoute(
        "POST",
        "/api/replays",
        lambda on: on.replays.upload,
        wire.UploadedReplay,
        "Bring a file to look back at.",
        request=str,
        status=201,
        cost=10.0,
        errors=FIND_REPLAY,
    ),
    ApiRoute(
        "GET",
        REPLAY,
        lambda on: on.replays.of_file,
        wire.Replay,
        "Look back at a game brought.",
        cost=5.0,
        errors=FIND_REPLAY,
    ),
    ApiRoute(
        "GET",
        f"{REPLAY}/board",
        lambda on: on.replays.board_of_file,
        Board,
        "Give its board.",
        errors=FIND_REPLAY,
    ),
    ApiRoute(
        "GET",
        f"{REPLAY}/review",
        lambda on: on.replays.review_of_file,
        Review,
        "Review it, as far as it has been computed; ask again for more.",
        cost=2.0,
        errors=FIND_REPLAY,
    ),
    ApiRoute(
        "GET",
        f"{REPLAY}/puzzles",
        lambda on: on.sent_puzzles.offers_of_file,
        list[PuzzleOffer],
        "List the positions of it that can be sent as a puzzle.",
        cost=5.0,
        errors=FIND_REPLAY,
    ),
    ApiRoute(
        "POST",
        f"{REPLAY}/puzzles",
        lambda on: on.sent_puzzles.send_from_file,
        wire.PuzzleSent,
        "Make a puzzle of a position of it, to be sent to a friend.",
        request=wire.PuzzleToSend,
        status=201,
        cost=10.0,
        errors=(*FIND_REPLAY, NotNow),
    ),
    ApiRoute(
        "POST",
        f"{REPLAY}/play-on",
        lambda on: on.replays.play_on_from_file,
        TableKeys,
        "Play on from a position of it, against bots.",
        request=PlayOn,
        status=201,
        cost=10.0,
        errors=(*FIND_REPLAY, NotNow),
    ),
    ApiRoute(
        "GET",
        f"{REPLAY}/{{step}}",
        lambda on: on.replays.page_of_file,
        Page,
        "Look at a step of it.",
        query=VIEWER,
        errors=FIND_REPLAY,
    ),
)
