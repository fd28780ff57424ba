"""Editing and completing the line that is being typed, where the system can."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import Any

readline: Any = None  # Windows edits lines itself
with suppress(ImportError):
    readline = import_module("readline")

GNU = ("tab: complete", "set show-all-if-ambiguous on", "set enable-bracketed-paste off")
EDITLINE = ("bind ^I rl_complete",)


class LineEditor:
    """Completes a move by Tab, recalls earlier lines, and forgets them when asked."""

    def __init__(self) -> None:
        """Take over the keyboard's line editing."""
        self.offered: list[str] = []
        if readline is not None:
            readline.set_completer(self.complete)
            readline.set_completer_delims("")
            for setting in EDITLINE if "libedit" in (readline.__doc__ or "") else GNU:
                readline.parse_and_bind(setting)

    def complete(self, typed: str, number: int) -> str | None:
        """Give the first, second, ... of the offered lines that go on from what is typed."""
        fitting = [line for line in self.offered if line.startswith(typed.lower())]
        return fitting[number] if number < len(fitting) else None

    def forget(self) -> None:
        """Forget every line typed so far: another person may sit down now."""
        if readline is not None:
            readline.clear_history()
