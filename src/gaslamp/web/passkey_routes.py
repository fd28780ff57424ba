"""Requests about passkeys: adding and removing them, and signing in on another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.text import text
from gaslamp.service.errors import NotNow
from gaslamp.service.passkey_data import MadePasskey, Passkey, SignedChallenge
from gaslamp.service.player_data import DeviceName, Player
from gaslamp.web.passkey_site import is_offered_at, site_of
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import answered, body

if TYPE_CHECKING:
    from gaslamp.service.passkeys import Passkeys  # needs the extra `passkeys`


class PasskeysOffered(msgspec.Struct, frozen=True):
    """Whether passkeys can be used at this address."""

    offered: bool


class PasskeysShown(msgspec.Struct, frozen=True):
    """The passkeys of a player, and whether another can be added at this address."""

    offered: bool
    passkeys: tuple[Passkey, ...]


class AddPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that was made, and a name for it."""

    name: DeviceName
    made: MadePasskey


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A signed challenge, and the name of the device that it adds."""

    device: DeviceName
    signed: SignedChallenge


class PasskeyRoutes:
    """The requests about passkeys, each a method."""

    def __init__(
        self, guard: RequestGuard, passkeys: Passkeys | None, public_url: str = ""
    ) -> None:
        """Answer for the players of a registry; without `passkeys` none are offered."""
        self.guard = guard
        self.players = guard.registry.players
        self._passkeys = passkeys
        self.public_url = public_url

    async def offered(self, request: Request) -> Response:
        """Say whether passkeys can be used here."""
        return answered(PasskeysOffered(self._is_offered(request)))

    async def show(self, request: Request) -> Response:
        """List the player's passkeys."""
        return await self._shown(request, await self.guard.player(request))

    async def ask_to_add(self, request: Request) -> Response:
        """Begin to add a passkey."""
        player = await self.guard.player(request)
        site = site_of(request, self.public_url)
        return answered(await self.passkeys.ask_to_add(player, site), 201)

    async def add(self, request: Request) -> Response:
        """Add a passkey that an authenticator made."""
        player = await self.guard.player(request)
        asked = await body(request, AddPasskey)
        site = site_of(request, self.public_url)
        with self.guard.counting_guesses(request):
            await self.passkeys.add(player, site, asked.name, asked.made)
        return await self._shown(request, player, 201)

    async def remove(self, request: Request) -> Response:
        """Remove a passkey."""
        player = await self.guard.player(request)
        await self.passkeys.store.remove(player, request.path_params["passkey"])
        return await self._shown(request, player)

    async def ask_to_sign_in(self, request: Request) -> Response:
        """Begin to sign in."""
        site = site_of(request, self.public_url)
        return answered(await self.passkeys.ask_to_sign_in(site), 201)

    async def sign_in(self, request: Request) -> Response:
        """Add a device to the player whose passkey signed; the answer holds its key."""
        asked = await body(request, SignIn)
        site = site_of(request, self.public_url)
        with self.guard.counting_guesses(request):
            device = await self.passkeys.sign_in(site, asked.device, asked.signed)
        return answered(device, 201)

    @property
    def passkeys(self) -> Passkeys:
        """Give what checks passkeys; `NotNow` where the library is missing."""
        if self._passkeys is None:
            raise NotNow(text("web-passkey-none"))
        return self._passkeys

    def _is_offered(self, request: Request) -> bool:
        return self._passkeys is not None and is_offered_at(request, self.public_url)

    async def _shown(self, request: Request, player: Player, status: int = 200) -> Response:
        found = self._passkeys
        known = await found.store.passkeys(player.id) if found is not None else ()
        return answered(PasskeysShown(self._is_offered(request), known), status)
