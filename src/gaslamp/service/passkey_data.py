"""What a browser and the server tell each other about passkeys (WebAuthn), and what is stored."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

Encoded: TypeAlias = Annotated[str, Meta(max_length=8192, pattern=r"^[A-Za-z0-9_-]*$")]
CredentialId: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")
]


class Site(msgspec.Struct, frozen=True):
    """Where a passkey is used: the origin of the pages, and the name that it is made for."""

    origin: str
    name: str


class PasskeyRequest(msgspec.Struct, frozen=True):
    """What a browser asks an authenticator for; `user` and `known` when one is to be made."""

    challenge: str
    site: str
    timeout: int
    user: str = ""
    user_name: str = ""
    known: tuple[str, ...] = ()


class MadePasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that an authenticator made: base64url, as WebAuthn names the parts."""

    id: CredentialId
    client_data: Encoded
    attestation: Encoded


class SignedChallenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge that was signed with a passkey: base64url, as WebAuthn names the parts."""

    id: CredentialId
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded
    user: Encoded = ""


class Passkey(msgspec.Struct, frozen=True):
    """A passkey as its player sees it."""

    id: str
    name: str
    made_at: int
    used_at: int


class StoredPasskey(msgspec.Struct, frozen=True):
    """A passkey with what is needed to check its signatures."""

    id: str
    player: str
    public_key: str
    counter: int
