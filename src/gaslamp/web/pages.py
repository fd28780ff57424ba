"""The pages: the built client where there is one, else a plain table that needs no build."""

from __future__ import annotations

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HERE = Path(__file__).parent
FOLDERS = (HERE / "client", HERE / "page")  # the first that has a page is served
FOREVER = "public, max-age=31536000, immutable"  # its name holds its content's fingerprint
ASK_AGAIN = "no-cache"


def folder_of(folders: tuple[Path, ...] = FOLDERS) -> Path:
    """Find the pages that are served."""
    return next((folder for folder in folders if (folder / "index.html").is_file()), folders[-1])


class Pages:
    """Serves a folder of pages, small on the wire, and says how long each file may be kept."""

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
