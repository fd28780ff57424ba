"""The rules that a game's ledger numbers."""

from __future__ import annotations

import functools
import re
from importlib import resources

RULE = re.compile(r"^- \*\*([A-Z]{2,}-\d{2,})\*\*", re.MULTILINE)


@functools.cache
def rule_ids(game: str) -> tuple[str, ...]:
    """List the ids of a game's rules, in the ledger's order."""
    ledger = resources.files("gaslamp").joinpath("ledgers", f"{game}.md")
    return tuple(RULE.findall(ledger.read_text(encoding="utf-8")))
