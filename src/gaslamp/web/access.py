"""Access settings of the operator: host names, metrics, sockets."""

from __future__ import annotations

import msgspec

from gaslamp.web.hosts import AllowedHosts

SOCKETS_PER_ADDRESS = 100


class Access(msgspec.Struct, frozen=True, kw_only=True):
    """The allowed host names, the token for the metrics, the sockets of one address.

    Without a token there is no metrics page. With `players_page` anybody may list the players who
    agreed to be seen.
    """

    hosts: AllowedHosts = AllowedHosts()
    metrics_token: str = ""
    sockets_per_address: int = SOCKETS_PER_ADDRESS
    players_page: bool = False
