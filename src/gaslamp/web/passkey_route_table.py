"""The rows of the route table that are about passkeys."""

from __future__ import annotations

from gaslamp.service.errors import BadName, NotNow, NotYours
from gaslamp.service.passkey_data import PasskeyRequest
from gaslamp.service.player_data import NewDevice
from gaslamp.web import passkey_routes
from gaslamp.web.api_route import STORED, ApiRoute

OWN = "/api/player/passkeys"
ANY = "/api/passkeys"

PASSKEY_ROUTES = (
    ApiRoute(
        "GET",
        ANY,
        lambda on: on.passkeys.offered,
        passkey_routes.PasskeysOffered,
        "Say whether passkeys can be used at this address.",
    ),
    ApiRoute(
        "POST",
        f"{ANY}/request",
        lambda on: on.passkeys.ask_to_sign_in,
        PasskeyRequest,
        "Begin to sign in with a passkey.",
        status=201,
        cost=5.0,
        errors=(*STORED, NotNow),
    ),
    ApiRoute(
        "POST",
        f"{ANY}/devices",
        lambda on: on.passkeys.sign_in,
        NewDevice,
        "Add a device by a passkey.",
        request=passkey_routes.SignIn,
        status=201,
        cost=5.0,
        errors=(*STORED, NotNow, NotYours, BadName),
    ),
    ApiRoute(
        "GET",
        OWN,
        lambda on: on.passkeys.show,
        passkey_routes.PasskeysShown,
        "List the player's passkeys.",
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "POST",
        f"{OWN}/request",
        lambda on: on.passkeys.ask_to_add,
        PasskeyRequest,
        "Begin to add a passkey.",
        status=201,
        cost=5.0,
        bearer="required",
        errors=(*STORED, NotNow),
    ),
    ApiRoute(
        "POST",
        OWN,
        lambda on: on.passkeys.add,
        passkey_routes.PasskeysShown,
        "Add a passkey.",
        request=passkey_routes.AddPasskey,
        status=201,
        cost=5.0,
        bearer="required",
        errors=(*STORED, NotNow, BadName),
    ),
    ApiRoute(
        "POST",
        f"{OWN}/{{passkey}}/remove",
        lambda on: on.passkeys.remove,
        passkey_routes.PasskeysShown,
        "Remove a passkey.",
        bearer="required",
        errors=(*STORED, NotNow),
    ),
)
