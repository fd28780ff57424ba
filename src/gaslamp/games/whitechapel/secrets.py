"""What Letters from Whitechapel keeps from whom: everything else is seen by everybody."""

from __future__ import annotations

from gaslamp.core.secret import Secret
from gaslamp.games.whitechapel.actions import COLOURS
from gaslamp.games.whitechapel.phases import Phase
from gaslamp.games.whitechapel.table import JACK
from gaslamp.games.whitechapel.view import WhitechapelView


def jack(view: WhitechapelView) -> tuple[int, ...]:
    """He alone knows."""
    return (JACK,)


def head(view: WhitechapelView) -> tuple[int, ...]:
    """Tonight's head of the investigation, and no other police player."""
    assert view.head is not None
    return (view.head,)


def _jacks(phase: Phase, action: str, seen_as: str, *rules: str) -> Secret:
    return Secret(phases=(phase,), action=action, seen_as=seen_as, known_to=jack, rules=rules)


def _heads(action: str, seen_as: str) -> Secret:
    return Secret(
        phases=("faces",), action=action, seen_as=seen_as, known_to=head, rules=("LW-07",)
    )


SECRETS = (
    _jacks("hiding", "hideout *", "hideout ?", "LW-03"),
    _jacks("marking", "woman *", "token *", "LW-06"),
    _jacks("marking", "blank *", "token *", "LW-06"),
    _heads("patrol * real", "patrol *"),
    _heads("patrol * blank", "patrol *"),
    *(_heads(f"patrol * {colour}", "patrol *") for colour in COLOURS),
    _jacks("order", "first *", "first ?", "LW-14"),
    _jacks("escape", "walk *", "walk ?", "LW-16"),
    _jacks("escape", "alley *", "alley ?", "LW-26", "LW-48"),
    _jacks("escape", "coach *", "coach ?", "LW-25", "LW-48"),
    _jacks("coaching", "coach *", "coach ?", "LW-25", "LW-48"),
)
