"""The allowed host names, and the check of origins."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
WILDCARDS = ("", "0.0.0.0", "::")  # noqa: S104  (recognised here, not listened on)
DEFAULT_PORTS = {"http": 80, "https": 443}

HostAndPort = tuple[str, int | None]


def split_host(written: str) -> HostAndPort | None:
    """Read `name` or `name:port`; none where it is neither."""
    try:
        parts = urlsplit(f"//{written}")
        port = parts.port
    except ValueError:
        return None
    if parts.netloc != written or "@" in written or not parts.hostname:
        return None
    return parts.hostname, port


def is_same_origin(origin: str, host: str) -> bool:
    """Tell whether a page of an origin was served by a host: the same name and port."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if parts.scheme not in DEFAULT_PORTS or f"{parts.scheme}://{parts.netloc}" != origin:
        return False
    page, own = split_host(parts.netloc), split_host(host)
    if page is None or own is None:
        return False
    usual = DEFAULT_PORTS[parts.scheme]
    return (page[0], page[1] or usual) == (own[0], own[1] or usual)


class AllowedHosts:
    """The host names under which the server is reached, on any port.

    Another site can point a host name of its own at this server (DNS rebinding), and its requests
    then look like those of our own pages. Such a name is refused. IP addresses can't be rebound, so
    they are always allowed.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        """Allow `localhost` and the names given, with a port or without."""
        places = [split_host(name) for name in names]
        self.names = frozenset((*LOCAL_NAMES, *(place[0] for place in places if place)))

    def allow(self, host: str) -> bool:
        """Tell whether a `Host` header names this server."""
        place = split_host(host)
        return place is not None and (place[0] in self.names or _is_number(place[0]))


def hosts_at(address: str, names: Iterable[str] = ()) -> AllowedHosts:
    """Allow the address that is listened on and other names; on all addresses, the machine's."""
    if address not in WILDCARDS:
        return AllowedHosts((address, *names))
    machine = socket.gethostname()
    short = machine.partition(".")[0]
    return AllowedHosts((machine, short, f"{short}.local", *names))


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
