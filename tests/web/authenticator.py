"""An authenticator in software, which makes passkeys and signs challenges as WebAuthn says."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from gaslamp.service.push_subscription import encoded

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """Holds one passkey; what it lies about can be set by tests."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        """Work in a browser that shows pages of an origin."""
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.counter = 0
        self.counts = counts
        self.user = ""
        self.flags = PRESENT | VERIFIED

    def make(self, asked: dict[str, Any]) -> dict[str, str]:
        """Make the passkey that a server asks for."""
        self.user = asked["user"]
        point = self.key.public_key().public_numbers()
        cose = {
            1: 2,
            3: -7,
            -1: 1,
            -2: point.x.to_bytes(32, "big"),
            -3: point.y.to_bytes(32, "big"),
        }
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(asked["site"], self.flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": encoded(self.id),
            "client_data": encoded(self._client_data("webauthn.create", asked["challenge"])),
            "attestation": encoded(attestation),
        }

    def sign(self, asked: dict[str, Any]) -> dict[str, str]:
        """Sign the challenge of a server."""
        self.counter += self.counts
        data = self._data(asked["site"], self.flags)
        client_data = self._client_data("webauthn.get", asked["challenge"])
        signed = data + hashlib.sha256(client_data).digest()
        return {
            "id": encoded(self.id),
            "client_data": encoded(client_data),
            "authenticator_data": encoded(data),
            "signature": encoded(self.key.sign(signed, ec.ECDSA(SHA256()))),
            "user": self.user,
        }

    def _data(self, site: str, flags: int) -> bytes:
        mark = hashlib.sha256(site.encode()).digest()
        return mark + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()
