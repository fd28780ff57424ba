"""Serves the built client, or a plain page where there is none."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gaslamp.web.error_responses import TooMuch, headers_of, refused, status_of
from gaslamp.web.rate_limits import AddressLimits
from gaslamp.web.requests import answered

BUILD = re.compile(r'<meta name="gaslamp-build" content="([0-9a-f]{1,64})"')

HERE = Path(__file__).parent
FOLDERS = (HERE / "client", HERE / "page")  # the first that has a page is served
FOREVER = "public, max-age=31536000, immutable"  # its name holds its content's fingerprint
ASK_AGAIN = "no-cache"
PAGE = 0.2  # what a file costs, where a request costs 1


def client_folder(folders: tuple[Path, ...] = FOLDERS) -> Path:
    """Find the pages that are served."""
    return next((folder for folder in folders if (folder / "index.html").is_file()), folders[-1])


def build_of(folder: Path) -> str:
    """Read which build of the client a folder holds; none where it was not built."""
    found = BUILD.search((folder / "index.html").read_text(encoding="utf-8"))
    return found[1] if found else ""


class BuildHeader:
    """Adds the build of the client that is served to every answer of the API.

    A page that was opened before an upgrade compares it with its own, and asks for a reload.
    """

    def __init__(self, app: ASGIApp, build: str) -> None:
        """Wrap an application."""
        self.app = app
        self.header = (b"gaslamp-build", build.encode())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""

        async def with_build(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], self.header]
            await send(message)

        is_api = scope["type"] == "http" and str(scope["path"]).startswith("/api/")
        await self.app(scope, receive, with_build if is_api and self.header[1] else send)


class ClientFiles:
    """Serves a folder of pages, compressed, with cache headers."""

    def __init__(self, folder: Path) -> None:
        """Serve the files of a folder; its own page at its root."""
        self.files: ASGIApp = GZipMiddleware(StaticFiles(directory=folder, html=True))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a file."""
        kept = FOREVER if "/assets/" in str(scope["path"]) else ASK_AGAIN

        async def with_age(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] < 400:
                message["headers"] = [*message["headers"], (b"cache-control", kept.encode())]
            await send(message)

        await self.files(scope, receive, with_age)


class LimitedPages:
    """Pages within an address's limits; a page has dozens of files, so each costs little."""

    def __init__(self, pages: ClientFiles, limits: AddressLimits) -> None:
        """Wrap the pages."""
        self.pages = pages
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond with a file, or refuse with `Retry-After`."""
        client = scope.get("client")
        try:
            self.limits.request(client[0] if client else "-", PAGE)
        except TooMuch as error:
            refusal = answered(refused(error), status_of(error), headers_of(error))
            await refusal(scope, receive, send)
        else:
            await self.pages(scope, receive, send)
