"""The rows of the route table that are about invitations."""

from __future__ import annotations

from gaslamp.service.errors import (
    NoSuchTable,
    NotNow,
    UnreadableTable,
)
from gaslamp.service.invitations import Companion, MutedPlayer
from gaslamp.web.api_route import STORED, ApiRoute
from gaslamp.web.invitation_routes import InvitationDeclined, InvitedBySeat
from gaslamp.web.player_routes import Done

INVITATION_ROUTES = (
    ApiRoute(
        "GET",
        "/api/player/companions",
        lambda on: on.invitations.companions,
        list[Companion],
        "List the people with whom the player has finished games, who can be invited.",
        cost=2.0,
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "POST",
        "/api/tables/{table}/invite",
        lambda on: on.invitations.invite,
        Done,
        "Invite a person to a table, by a seat of a game that both have finished.",
        request=InvitedBySeat,
        cost=10.0,
        bearer="required",
        errors=(*STORED, NoSuchTable, UnreadableTable, NotNow),
    ),
    ApiRoute(
        "POST",
        "/api/tables/{table}/invitation/decline",
        lambda on: on.invitations.decline,
        Done,
        "Decline an invitation; with `mute` take no more from its sender.",
        request=InvitationDeclined,
        bearer="required",
        errors=(*STORED, NoSuchTable),
    ),
    ApiRoute(
        "GET",
        "/api/player/muted",
        lambda on: on.invitations.muted,
        list[MutedPlayer],
        "List those whose invitations the player does not want.",
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "POST",
        "/api/player/muted/{muted}/remove",
        lambda on: on.invitations.unmute,
        list[MutedPlayer],
        "Take a person's invitations again.",
        bearer="required",
        errors=STORED,
    ),
)
