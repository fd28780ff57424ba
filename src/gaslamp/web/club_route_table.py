"""The rows of the route table that are about players who agreed to be seen."""

from __future__ import annotations

from gaslamp.service.errors import (
    NoSuchPlayer,
    NoSuchTable,
    UnreadableTable,
)
from gaslamp.service.public_players import PublicPlayer
from gaslamp.web import club_routes
from gaslamp.web.api_route import STORED, ApiRoute, Query

FILTERS = (
    Query("game", {"type": "string", "default": ""}),
    Query("role", {"type": "string", "default": ""}),
)

CLUB_ROUTES = (
    ApiRoute(
        "GET",
        "/api/player/page",
        lambda on: on.club.mine,
        club_routes.OwnClub,
        "Show the player's own ratings, and whether others may see the page.",
        cost=2.0,
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "POST",
        "/api/player/page",
        lambda on: on.club.show,
        club_routes.OwnClub,
        "Let others see the player's page, or no longer.",
        request=club_routes.OwnPage,
        cost=2.0,
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "GET",
        "/api/players",
        lambda on: on.club.listed,
        list[PublicPlayer],
        "List the players who agreed to be seen, where the operator wants that.",
        cost=5.0,
        query=FILTERS,
        errors=(*STORED, NoSuchPlayer),
    ),
    ApiRoute(
        "GET",
        "/api/players/{player}",
        lambda on: on.club.page,
        PublicPlayer,
        "Show a player who agreed to be seen, with ratings and rated games.",
        cost=3.0,
        errors=(*STORED, NoSuchPlayer),
    ),
    ApiRoute(
        "GET",
        "/api/tables/{table}/players",
        lambda on: on.club.at_table,
        dict[int, str],
        "Give the public pages of the players at a table, by seat.",
        errors=(*STORED, NoSuchTable, UnreadableTable),
    ),
)
