"""What is extended of uvicorn is not documented by it, so a new version must be looked at.

Where one of these fails, compare `web/connection_limits.py` and `web/socket_protocol.py` with
the new classes, then change the range in pyproject.toml.
"""

from __future__ import annotations

import inspect
from importlib.metadata import version

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gaslamp.web.connection_limits import LimitedHttp
from gaslamp.web.socket_protocol import SocketProtocol

KNOWN = "0.54."
HTTP = (
    "connection_made(self, transport)",
    "connection_lost(self, exc)",
    "handle_websocket_upgrade(self)",
    "data_received(self, data)",
    "on_message_begin(self)",
    "on_url(self, url)",
    "on_header(self, name, value)",
    "on_headers_complete(self)",
    "on_message_complete(self)",
    "send_400_response(self, msg)",
)
SOCKETS = (
    "connection_made(self, transport)",
    "pause_writing(self)",
    "resume_writing(self)",
    "start_keepalive(self)",
)


def signatures(kind: type, names: list[str]) -> list[str]:
    """Write the methods of a class with their parameters, without types."""
    return [
        f"{name}({', '.join(inspect.signature(getattr(kind, name)).parameters)})" for name in names
    ]


@pytest.mark.parametrize(
    ("ours", "theirs", "methods"),
    [
        (LimitedHttp, HttpToolsProtocol, HTTP),
        (SocketProtocol, WebSocketsSansIOProtocol, SOCKETS),
    ],
)
def test_every_method_that_is_extended_is_there(
    ours: type, theirs: type, methods: tuple[str, ...]
) -> None:
    extended = [
        name
        for name, member in vars(ours).items()
        if inspect.isfunction(member) and hasattr(theirs, name) and not name.startswith("__")
    ]
    assert sorted(signatures(ours, extended)) == sorted(methods)
    assert sorted(signatures(theirs, extended)) == sorted(methods)


def test_what_the_limits_read_is_set_by_uvicorn() -> None:
    source = inspect.getsource(HttpToolsProtocol)
    for field in ("self.cycle", "self.transport", "self.client", "self.loop", "self.config"):
        assert f"{field}: " in source or f"{field} = " in source, field


def test_the_version_is_one_that_was_looked_at() -> None:
    assert version("uvicorn").startswith(KNOWN)
