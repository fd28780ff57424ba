"""Sends alerts to devices by Web Push (RFC 8030), encrypted and signed. Needs the extra `push`.

A message is encrypted for the device (RFC 8291), so the push service can't read it, and signed with
the server's key (RFC 8292).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import urlsplit

import http_ece  # pyright: ignore[reportMissingTypeStubs]
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # pyright: ignore[reportMissingTypeStubs]

from gaslamp.service.alert_messages import Message
from gaslamp.service.alert_store import Channel
from gaslamp.service.errors import ChannelGone, SendingFailed
from gaslamp.service.public_https import PublicHttps
from gaslamp.service.push_subscription import PushKeys, encoded

KEPT_FOR = 86_400  # seconds that the push service keeps a message for a device that is off
SIGNED_FOR = 12 * 3600  # seconds; at most a day is allowed
PADDED_TO = 512  # bytes: all messages are equally long, as far as the push service can see
GONE = (404, 410)  # the subscription has ended

# Both libraries come without types.
untyped_vapid = cast("Any", Vapid02)
untyped_http_ece = cast("Any", http_ece)


class Pushed(msgspec.Struct, frozen=True):
    """What a device gets: a title, a line, and the page to open, relative to the server's."""

    title: str
    body: str
    page: str


def make_vapid_key() -> str:
    """Make a private key that signs messages: 32 bytes as base64url."""
    key = ec.generate_private_key(ec.SECP256R1())
    return encoded(key.private_numbers().private_value.to_bytes(32, "big"))


class PushSender:
    """Sends messages to the push services of the browsers."""

    def __init__(
        self,
        private_key: str,
        public_url: str,
        https: PublicHttps | None = None,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """Sign with a key; push services that have complaints find the server's address."""
        self.vapid = untyped_vapid.from_raw(private_key.encode())
        self.vapid.conf["no-strict"] = True  # any host name may be the contact
        self.contact = f"https://{urlsplit(public_url).hostname}"
        self.https = https or PublicHttps()
        self.wall = wall

    @property
    def public_key(self) -> str:
        """Give the key that browsers check the messages with."""
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return encoded(point)

    async def send(self, channel: Channel, message: Message) -> None:
        """Send a message; `ChannelGone` where the device no longer takes any."""
        keys = msgspec.json.decode(channel.keys, type=PushKeys)
        status = await self.https.post(
            channel.address, self._headers(channel.address), encrypted(keys, message)
        )
        if status in GONE:
            raise ChannelGone(f"status {status}")
        if not 200 <= status < 300:
            raise SendingFailed(f"status {status}")

    def _headers(self, endpoint: str) -> dict[str, str]:
        claims = {
            "aud": f"https://{urlsplit(endpoint).hostname}",
            "exp": int(self.wall()) + SIGNED_FOR,
            "sub": self.contact,
        }
        return {
            "Authorization": str(self.vapid.sign(claims)["Authorization"]),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "high",
        }


def encrypted(keys: PushKeys, message: Message) -> bytes:
    """Encrypt a message for a device; its length depends on nothing that it says."""
    shown = Pushed(message.subject, message.body, f"#{message.link.partition('#')[2]}")
    content = msgspec.json.encode(shown)
    padded = content.ljust(-(-len(content) // PADDED_TO) * PADDED_TO)
    sealed: bytes = untyped_http_ece.encrypt(
        padded,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=keys.public_key(),
        auth_secret=keys.secret(),
        version="aes128gcm",
    )
    return sealed
