"""Headers that keep a page to itself, and a door that lets in only pages of our own."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
ENCRYPTED_ONLY = "max-age=31536000; includeSubDomains"  # once somebody came by https
FORBIDDEN = 403


class OwnPagesOnly:
    """Adds the headers, and closes the door to requests that come from other sites' pages."""

    def __init__(self, app: ASGIApp, origins: frozenset[str] = frozenset()) -> None:
        """Stand before an application; `origins` are let in besides its own."""
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or close the door."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(MutableHeaders(scope=message), scope)
            await send(message)

        answer = send if scope["type"] == "websocket" else with_headers
        if self._is_own(Headers(scope=scope)):
            await self.app(scope, receive, answer)
        else:
            await _close(scope, answer)

    def _is_own(self, headers: Headers) -> bool:
        """A browser always says where a page comes from; other programs need not."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return urlsplit(origin).netloc == headers.get("host", "")


def _add_headers(headers: MutableHeaders, scope: Scope) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope.get("scheme") == "https":
        headers.setdefault("Strict-Transport-Security", ENCRYPTED_ONLY)
    if str(scope["path"]).startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")


async def _close(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "http.response.start", "status": FORBIDDEN, "headers": []})
    await send({"type": "http.response.body", "body": b""})
