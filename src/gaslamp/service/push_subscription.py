"""A subscription to Web Push, as a device's browser made it at its maker's push service."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from gaslamp.core.text import text
from gaslamp.service.errors import NotNow
from gaslamp.service.public_https import is_https_url

LONGEST_ENDPOINT = 1000
# The push services of the browsers: Chromium's, Firefox's, Edge's, Safari's. The server connects to
# these alone, so a player can't have it call another host.
SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
POINT, SECRET = 65, 16  # bytes of the public key and of the secret

EncodedKey = Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The device's public key and the secret that its messages are encrypted with."""

    p256dh: EncodedKey
    auth: EncodedKey

    def public_key(self) -> bytes:
        """Decode the public key: a point of P-256, uncompressed."""
        return decoded(self.p256dh)

    def secret(self) -> bytes:
        """Decode the secret."""
        return decoded(self.auth)


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a device is reached, and the keys to encrypt with."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=LONGEST_ENDPOINT)]
    keys: PushKeys


def decoded(written: str) -> bytes:
    """Decode base64url with or without padding; `ValueError` where it is none."""
    return base64.urlsafe_b64decode(written.rstrip("=") + "=" * (-len(written.rstrip("=")) % 4))


def encoded(content: bytes) -> str:
    """Encode as base64url without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def check_subscription(subscription: Subscription) -> None:
    """Refuse an endpoint that is no browser's push service, and keys that are none."""
    endpoint = subscription.endpoint
    is_known = is_https_url(endpoint, LONGEST_ENDPOINT) and is_push_service(endpoint)
    if not is_known or not _has_keys(subscription.keys):
        raise NotNow(text("service-bad-subscription"))


def is_push_service(endpoint: str) -> bool:
    """Tell whether an endpoint belongs to one of the browsers' push services."""
    host = urlsplit(endpoint).hostname or ""
    return any(host == name or host.endswith(f".{name}") for name in SERVICES)


def _has_keys(keys: PushKeys) -> bool:
    try:
        point, secret = keys.public_key(), keys.secret()
    except (ValueError, binascii.Error):
        return False
    return len(point) == POINT and point[0] == 4 and len(secret) == SECRET
