"""The rows of the route table that are about players."""

from __future__ import annotations

from gaslamp.service.errors import (
    BadName,
    DatabaseDamaged,
    NoSuchTable,
    NotNow,
    NotYours,
    SeatTaken,
    Unavailable,
    UnreadableTable,
)
from gaslamp.service.player_data import DeviceLink, NewDevice, PlayedGame, PlayerData
from gaslamp.web import player_routes
from gaslamp.web.api_route import ApiRoute, Errors
from gaslamp.web.invitation_route_table import INVITATION_ROUTES

PLAYER = "/api/player"
STORED: Errors = (DatabaseDamaged, Unavailable)

PLAYER_ROUTES = (
    ApiRoute(
        "POST",
        PLAYER,
        lambda on: on.players.create,
        NewDevice,
        "Make a player, with the key of a first device.",
        request=player_routes.NewPlayer,
        status=201,
        cost=20.0,
        errors=(*STORED, BadName),
    ),
    ApiRoute(
        "GET",
        PLAYER,
        lambda on: on.players.me,
        player_routes.PlayerShown,
        "Show the player and its devices.",
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "POST",
        f"{PLAYER}/name",
        lambda on: on.players.rename,
        player_routes.Done,
        "Give the player another name.",
        request=player_routes.Rename,
        bearer="required",
        errors=(*STORED, BadName),
    ),
    ApiRoute(
        "GET",
        f"{PLAYER}/preferences",
        lambda on: on.players.preferences,
        player_routes.Preferences,
        "Give what the client keeps for all devices.",
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "POST",
        f"{PLAYER}/preferences",
        lambda on: on.players.store_preferences,
        player_routes.Done,
        "Keep what the client wants on all devices.",
        request=player_routes.Preferences,
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "POST",
        f"{PLAYER}/links",
        lambda on: on.players.offer_link,
        DeviceLink,
        "Make a link that adds a device, once and for ten minutes.",
        status=201,
        cost=5.0,
        bearer="required",
        errors=(*STORED, NotNow),
    ),
    ApiRoute(
        "POST",
        f"{PLAYER}/devices",
        lambda on: on.players.redeem,
        NewDevice,
        "Add a device by a link.",
        request=player_routes.Redeem,
        status=201,
        cost=5.0,
        errors=(*STORED, NotYours, BadName),
    ),
    ApiRoute(
        "POST",
        f"{PLAYER}/devices/{{device}}/revoke",
        lambda on: on.players.revoke,
        player_routes.Done,
        "Take a device's key back.",
        bearer="required",
        errors=(*STORED, NotNow),
    ),
    ApiRoute(
        "POST",
        f"{PLAYER}/seats",
        lambda on: on.players.claim,
        player_routes.SeatClaimed,
        "Let a seat belong to the player.",
        request=player_routes.SeatClaim,
        bearer="required",
        errors=(*STORED, NoSuchTable, UnreadableTable, NotNow, SeatTaken),
    ),
    ApiRoute(
        "GET",
        f"{PLAYER}/games",
        lambda on: on.players.games,
        list[PlayedGame],
        "List the player's games, the newest first.",
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "GET",
        f"{PLAYER}/export",
        lambda on: on.players.export,
        PlayerData,
        "Give everything that is stored of the player.",
        cost=10.0,
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "POST",
        f"{PLAYER}/delete",
        lambda on: on.players.delete,
        player_routes.Done,
        "Delete everything that is stored of the player.",
        cost=10.0,
        bearer="required",
        errors=STORED,
    ),
    *INVITATION_ROUTES,
)
