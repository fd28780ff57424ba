"""What Lady Alice keeps from whom, phase by phase: everything else is seen by everybody."""

from __future__ import annotations

from gaslamp.core.secret import Secret, nobody
from gaslamp.games.lady_alice.elements import seat_of
from gaslamp.games.lady_alice.view import LadyAliceView


def player(view: LadyAliceView) -> tuple[int, ...]:
    """Only the player whose evidence or marker it is."""
    return () if view.player is None else (seat_of(view.player),)


SECRETS = (
    Secret(
        phases=("pairing",),
        action="twins * *",
        seen_as="twins ?",
        known_to=nobody,
        rules=("LA-03", "LA-32"),
    ),
    Secret(
        phases=("dealing",),
        action="evidence *",
        seen_as="evidence ?",
        known_to=player,
        rules=("LA-02",),
    ),
    Secret(
        phases=("valuing",), action="value *", seen_as="value ?", known_to=player, rules=("LA-04",)
    ),
)
