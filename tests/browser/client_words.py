"""The client's own words, so that a test presses the button whatever it is called."""

from __future__ import annotations

import functools
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

WORDS = Path(__file__).parents[2] / "frontend" / "src" / "lib" / "words"


@functools.cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    written = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(written))
    return bundle


def client_word(key: str, language: str = "en", **args: str | int) -> str:
    """Give what the client says under a key."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    words, errors = bundle.format_pattern(pattern, args)
    assert errors == []
    return str(words)
