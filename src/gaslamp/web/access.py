"""Who may reach the server, and with how much: what an operator decides."""

from __future__ import annotations

import msgspec

from gaslamp.web.hosts import AllowedHosts

SOCKETS_PER_ADDRESS = 100


class Access(msgspec.Struct, frozen=True, kw_only=True):
    """The names that are answered to, who reads the metrics, the sockets of one address.

    Without a token the metrics are closed.
    """

    hosts: AllowedHosts = AllowedHosts()
    metrics_token: str = ""
    sockets_per_address: int = SOCKETS_PER_ADDRESS
