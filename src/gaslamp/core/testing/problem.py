"""What the kit says when a game breaks the contract."""

from __future__ import annotations

from typing import NoReturn


class Problem(AssertionError):
    """A broken promise of the contract, by the name of the check that found it."""

    def __init__(self, check: str, detail: str) -> None:
        """Name the check and say what was found."""
        super().__init__(f"{check}: {detail}")
        self.check = check


def demand(holds: bool, check: str, detail: str) -> None:
    """Raise `Problem` unless something holds."""
    if not holds:
        fail(check, detail)


def fail(check: str, detail: str) -> NoReturn:
    """Report a broken promise."""
    raise Problem(check, detail)
