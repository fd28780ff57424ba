"""The name and origin that passkeys are made for: the server's own, as browsers know it.

With a public address, passkeys work there alone. Without one, they belong to the host name of the
page, which is one of the allowed ones. The browser's `Origin` says whether the page came by https,
also behind a proxy, and was compared with the `Host` already. An address in numbers can't have
passkeys.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.requests import Request

from gaslamp.core.text import text
from gaslamp.service.errors import NotNow
from gaslamp.service.passkey_data import Site
from gaslamp.web.hosts import is_same_origin, split_host


def is_offered_at(request: Request, public_url: str) -> bool:
    """Tell whether a page of the host that was asked can use passkeys."""
    host = request.headers.get("host", "")
    place = split_host(host)
    if place is None or _is_number(place[0]):
        return False
    return not public_url or is_same_origin(_origin(public_url), host)


def site_of(request: Request, public_url: str) -> Site:
    """Give the site of the page that asks; `NotNow` where it can't have passkeys."""
    origin = request.headers.get("origin", "")
    name = urlsplit(origin).hostname or ""
    if not name or _is_number(name):
        raise NotNow(text("web-passkey-none"))
    if public_url and origin != _origin(public_url):
        raise NotNow(text("web-passkey-elsewhere", url=public_url))
    return Site(origin, name)


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
