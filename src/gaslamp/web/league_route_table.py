"""The rows of the route table that are about leagues."""

from __future__ import annotations

from gaslamp.core.errors import UnknownGame
from gaslamp.service.errors import BadName, NoSuchLeague, NotNow
from gaslamp.service.league_data import LeagueLine, LeagueMade, LeaguePlan, LeagueShown
from gaslamp.web.api_route import STORED, ApiRoute, Errors
from gaslamp.web.league_routes import LeagueLink
from gaslamp.web.player_routes import Done

LEAGUE = "/api/leagues/{league}"
FIND: Errors = (*STORED, NoSuchLeague)

LEAGUE_ROUTES = (
    ApiRoute(
        "POST",
        "/api/leagues",
        lambda on: on.leagues.create,
        LeagueMade,
        "Make a league, whose first player is its organiser.",
        request=LeaguePlan,
        status=201,
        cost=20.0,
        bearer="required",
        errors=(*STORED, UnknownGame, BadName, NotNow),
    ),
    ApiRoute(
        "GET",
        "/api/player/leagues",
        lambda on: on.leagues.mine,
        list[LeagueLine],
        "List the player's leagues, the newest first.",
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "GET",
        LEAGUE,
        lambda on: on.leagues.show,
        LeagueShown,
        "Show a league to a player of it, by a key, or to a guest, by the secret of its link.",
        cost=2.0,
        bearer="required",
        errors=FIND,
    ),
    ApiRoute(
        "POST",
        f"{LEAGUE}/join",
        lambda on: on.leagues.join,
        Done,
        "Join a league by its link, before it starts.",
        request=LeagueLink,
        cost=5.0,
        bearer="required",
        errors=(*FIND, NotNow),
    ),
    ApiRoute(
        "POST",
        f"{LEAGUE}/invite",
        lambda on: on.leagues.invite,
        LeagueMade,
        "Make a new link to a league, for its organiser; the earlier one no longer works.",
        status=201,
        cost=5.0,
        bearer="required",
        errors=(*FIND, NotNow),
    ),
    ApiRoute(
        "POST",
        f"{LEAGUE}/start",
        lambda on: on.leagues.start,
        Done,
        "Start a league, for its organiser: the first round is paired and its tables are made.",
        cost=20.0,
        bearer="required",
        errors=(*FIND, NotNow),
    ),
    ApiRoute(
        "POST",
        f"{LEAGUE}/leave",
        lambda on: on.leagues.leave,
        Done,
        "Leave a league; before the start, its organiser deletes it so.",
        cost=5.0,
        bearer="required",
        errors=(*FIND, NotNow),
    ),
)
