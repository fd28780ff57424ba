"""ASCII replacements for characters that a terminal lacks; each is as wide."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

LOOKALIKES: Final = "lookalikes"
"""The name by which a file asks for them: `file.reconfigure(errors=LOOKALIKES)`."""

SIGNS: Final = dict(
    zip(
        "①②③④⑤ᵇᵘ▸✓†■□░☺∞×·…–—─═║┬▼▲◀▶“”„«»‘’\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}",
        'ABCDEbu>v+#o:)*x..---=|+v^<>"""<>\'\'  ',
        strict=True,
    )
)


def lookalike(sign: str) -> str:
    """Give a sign that every terminal has: the letter without its accent, or a question mark."""
    if sign in SIGNS:
        return SIGNS[sign]
    letter = unicodedata.normalize("NFD", sign)[0]
    return letter if letter.isascii() else "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(map(lookalike, signs)), error.end


codecs.register_error(LOOKALIKES, _replace)
