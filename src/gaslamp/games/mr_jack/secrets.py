"""What Mr. Jack keeps from whom, phase by phase: everything else is seen by everybody."""

from __future__ import annotations

from gaslamp.core.secret import Secret
from gaslamp.games.mr_jack.table import JACK
from gaslamp.games.mr_jack.view import MrJackView


def jack(view: MrJackView) -> tuple[int, ...]:
    """Only Jack."""
    return (JACK,)


def player(view: MrJackView) -> tuple[int, ...]:
    """Only the player of Holmes."""
    return (view.order[len(view.done)],)


SECRETS = (
    Secret(
        phases=("identity",),
        action="jack *",
        seen_as="jack ?",
        known_to=jack,
        rules=("MJ-03", "MJ-35"),
    ),
    Secret(
        phases=("drawing",),
        action="alibi *",
        seen_as="alibi ?",
        known_to=player,
        rules=("MJ-14", "MJ-15", "MJ-35"),
    ),
)
