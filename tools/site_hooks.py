"""What MkDocs does with each page it has built: no script or style is loaded from elsewhere."""

from __future__ import annotations

import re
from typing import Protocol

SHIM = "https://unpkg.com/iframe-worker/shim"
OURS = "iframe_worker.js"
FROM_ELSEWHERE = re.compile(r"<(?:script|img|link rel=.stylesheet)\b[^>]*(?:src|href)=.https?:")


class Page(Protocol):
    """What is known of a page: its address from where the site begins."""

    url: str


def on_post_page(output: str, *, page: Page, **_: object) -> str:
    """Let a page's search run in a frame by our own script, and hold the page to our own files."""
    changed = output.replace(SHIM, "../" * page.url.count("/") + OURS)
    if found := FROM_ELSEWHERE.search(changed):
        raise ValueError(f"{page.url} loads from elsewhere: {changed[found.start() :][:200]}")
    return changed


def on_post_template(output_content: str, **_: object) -> str:
    """Do the same for a page that is none of the documentation's."""
    return output_content.replace(SHIM, OURS)
