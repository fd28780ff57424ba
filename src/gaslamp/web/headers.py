"""Security headers, and the refusal of requests by pages of other sites."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gaslamp.core.errors import GaslampError
from gaslamp.core.text import text
from gaslamp.web.error_responses import OtherHost, OtherSite, log_refusal, refused, status_of
from gaslamp.web.hosts import AllowedHosts, is_same_origin
from gaslamp.web.wire import encoded

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
ENCRYPTED_ONLY = "max-age=31536000; includeSubDomains"  # once a request came by https


class SameOriginOnly:
    """Adds the headers; refuses requests of other origins and for other host names."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts) -> None:
        """Wrap an application that is served under some host names."""
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(MutableHeaders(scope=message), scope)
            await send(message)

        answer = send if scope["type"] == "websocket" else with_headers
        refusal = self._refusal(Headers(scope=scope))
        if refusal is None:
            await self.app(scope, receive, answer)
            return
        client = scope.get("client")
        log_refusal(refusal, client[0] if client else "-", str(scope["type"]))
        await _refuse(refusal, scope, receive, answer)

    def _refusal(self, headers: Headers) -> GaslampError | None:
        """Return the reason to refuse a request; programs need not send an `Origin`."""
        hosts, origins = headers.getlist("host"), headers.getlist("origin")
        if len(hosts) != 1 or not self.hosts.allow(hosts[0]):
            return OtherHost(text("web-other-host"))
        if all(is_same_origin(origin, hosts[0]) for origin in origins):
            return None
        return OtherSite(text("web-other-site"))


def _add_headers(headers: MutableHeaders, scope: Scope) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope.get("scheme") == "https":
        headers.setdefault("Strict-Transport-Security", ENCRYPTED_ONLY)
    if str(scope["path"]).startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")


async def _refuse(error: GaslampError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    answer = Response(encoded(refused(error)), status_of(error), media_type="application/json")
    await answer(scope, receive, send)
