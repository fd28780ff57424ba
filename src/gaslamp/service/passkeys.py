"""Passkeys: made on one device of a player, used to sign in on another. Needs the extra `passkeys`.

An authenticator signs a challenge of the server together with the origin of the page, so a
signature is good once, for some minutes, and for this site alone (WebAuthn). The authenticator has
to verify its owner, by a fingerprint, a face or a code.
"""

from __future__ import annotations

import logging
import secrets

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    RegistrationCredential,
)

from gaslamp.core.text import text
from gaslamp.service.errors import NotYours
from gaslamp.service.passkey_data import (
    MadePasskey,
    PasskeyRequest,
    SignedChallenge,
    Site,
    StoredPasskey,
)
from gaslamp.service.passkey_store import CHALLENGE_LASTS, PasskeyStore
from gaslamp.service.player_data import NewDevice, Player
from gaslamp.service.player_names import check_name
from gaslamp.service.players import MOST_DEVICES, Players, adding
from gaslamp.service.push_subscription import decoded, encoded

SIGN_IN = "sign in"
BYTES = 32  # of a challenge

log = logging.getLogger(__name__)


class Passkeys:
    """Adds passkeys to players, and lets players sign in with them."""

    def __init__(self, players: Players) -> None:
        """Sign in the players of a service."""
        self.players = players
        self.store = PasskeyStore(players)

    async def ask_to_add(self, player: Player, site: Site) -> PasskeyRequest:
        """Begin to add a passkey: the answer must come from the same device."""
        return PasskeyRequest(
            await self._challenge(adding(player.device)),
            site.name,
            CHALLENGE_LASTS,
            encoded(player.id.encode()),
            player.name,
            await self.store.credentials(player.id),
        )

    async def add(self, player: Player, site: Site, name: str, made: MadePasskey) -> None:
        """Add a passkey that an authenticator made; `NotYours` where anything is wrong with it."""
        check_name(name)
        challenge = await self._used_challenge(made.client_data, adding(player.device))
        try:
            response = AuthenticatorAttestationResponse(
                client_data_json=decoded(made.client_data),
                attestation_object=decoded(made.attestation),
            )
            verified = verify_registration_response(
                credential=RegistrationCredential(
                    id=made.id, raw_id=decoded(made.id), response=response
                ),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception as error:  # noqa: BLE001  (a library reads what strangers send)
            raise _refused(error) from None
        public_key = encoded(verified.credential_public_key)
        await self.store.add(player, name, made.id, public_key, verified.sign_count)

    async def ask_to_sign_in(self, site: Site) -> PasskeyRequest:
        """Begin to sign in: any passkey of this site may answer."""
        return PasskeyRequest(await self._challenge(SIGN_IN), site.name, CHALLENGE_LASTS)

    async def sign_in(self, site: Site, device: str, signed: SignedChallenge) -> NewDevice:
        """Add a device to the player whose passkey signed; `NotYours` where none did."""
        check_name(device)
        challenge = await self._used_challenge(signed.client_data, SIGN_IN)
        passkey = await self.store.find(signed.id)
        if passkey is None or signed.user not in ("", encoded(passkey.player.encode())):
            raise NotYours(text("service-passkey-refused"))
        counter = _verified_counter(site, challenge, passkey, signed)
        await self.store.note_use(passkey, counter)
        return await self._add_device(passkey.player, device)

    async def _add_device(self, player: str, device: str) -> NewDevice:
        """Add a device in place of the one not used for longest, where there are many already."""
        found = await self.store.player(player)
        if found is None:
            raise NotYours(text("service-passkey-refused"))
        devices = sorted(await self.players.devices(found), key=lambda one: one.seen_at)
        for extra in devices[: max(len(devices) - MOST_DEVICES + 1, 0)]:
            await self.players.revoke(found, extra.id)
        return await self.players.add_device(player, found.name, device)

    async def _challenge(self, purpose: str) -> str:
        challenge = encoded(secrets.token_bytes(BYTES))
        await self.store.add_challenge(challenge, purpose)
        return challenge

    async def _used_challenge(self, client_data: str, purpose: str) -> bytes:
        """Use up the challenge that was signed, whatever comes of it; return it."""
        try:
            data = parse_client_data_json(decoded(client_data))
        except Exception as error:  # noqa: BLE001  (a library reads what strangers send)
            raise _refused(error) from None
        if data.cross_origin:
            raise NotYours(text("service-passkey-refused"))
        await self.store.use_challenge(encoded(data.challenge), purpose)
        return data.challenge


def _verified_counter(
    site: Site, challenge: bytes, passkey: StoredPasskey, signed: SignedChallenge
) -> int:
    """Check a signature; return the authenticator's counter, which must have grown.

    A counter that has not grown is that of a copied authenticator. Those that count nothing always
    send 0.
    """
    try:
        response = AuthenticatorAssertionResponse(
            client_data_json=decoded(signed.client_data),
            authenticator_data=decoded(signed.authenticator_data),
            signature=decoded(signed.signature),
        )
        credential = AuthenticationCredential(
            id=signed.id, raw_id=decoded(signed.id), response=response
        )
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=decoded(passkey.public_key),
            credential_current_sign_count=passkey.counter,
            require_user_verification=True,
        )
    except Exception as error:  # noqa: BLE001  (a library reads what strangers send)
        raise _refused(error) from None
    return verified.new_sign_count


def _refused(error: Exception) -> NotYours:
    log.info("a passkey was refused", extra={"why": type(error).__name__})
    return NotYours(text("service-passkey-refused"))
