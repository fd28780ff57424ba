"""What Mr. Jack Pocket keeps from whom, phase by phase: everything else is seen by everybody."""

from __future__ import annotations

from gaslamp.core.secret import Secret
from gaslamp.games.mr_jack_pocket.table import JACK
from gaslamp.games.mr_jack_pocket.view import MrJackPocketView


def jack(view: MrJackPocketView) -> tuple[int, ...]:
    """He alone knows."""
    return (JACK,)


def jack_draws(view: MrJackPocketView) -> bool:
    """The alibi card that is drawn now is his."""
    return view.order[view.played] == JACK


SECRETS = (
    Secret(
        phases=("dealing",),
        action="identity *",
        seen_as="identity ?",
        known_to=jack,
        rules=("MP-03", "MP-28"),
    ),
    Secret(
        phases=("drawing",),
        action="draw *",
        seen_as="draw ?",
        known_to=jack,
        when=jack_draws,
        rules=("MP-14", "MP-28"),
    ),
)
