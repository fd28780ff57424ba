"""Checks of a game against its own table of secrets: what it keeps back, and what it shows."""

from __future__ import annotations

import re

from librt.random import Random

from gaslamp.core.codes import Sight
from gaslamp.core.errors import NotationError
from gaslamp.core.secret import Secret
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.testing.action_tables import pattern_of, seen_of
from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.testing.snapshot import GameUnderTest, Snapshot
from gaslamp.core.testing.viewer_checks import some

ALTERNATIVES = 2  # other actions compared with the one that is played


class SecretsTable:
    """A game's table of secrets, ready to be asked what a viewer must see of an action."""

    def __init__(self, tested: GameUnderTest) -> None:
        """Check the table itself: phases that exist, patterns that can be written."""
        self.tested = tested
        self.met: set[str] = set()
        self.rows = [(secret, pattern_of(secret.action)) for secret in tested.game.secrets]
        phases = set(tested.phases)
        for secret, _ in self.rows:
            unknown = set(secret.phases) - phases
            demand(not unknown, "declared", f"{secret.action}: there is no phase {unknown}")
            demand(bool(secret.rules), "declared", f"{secret.action} names no rule")

    def check_sights(self, snapshot: Snapshot) -> None:
        """Check that every viewer sees of every action what the table says, no more and no less."""
        public = snapshot.view(SPECTATOR)
        rows = [row for row in self.rows if self._applies(row[0], snapshot, public)]
        for action in snapshot.legal:
            written = self.tested.game.notation(action)
            found = _first(rows, written)
            known_to = found[0].known_to(public) if found is not None else ()
            for viewer in self.tested.viewers:
                whole = found is None or viewer in known_to
                expected = written if found is None or whole else seen_of(found[0], found[1])
                self._check_sight(snapshot, action, viewer, expected)
            if found is not None:
                self.met.add(found[0].action)

    def _applies(self, secret: Secret, snapshot: Snapshot, public: object) -> bool:
        return snapshot.phase in secret.phases and (secret.when is None or secret.when(public))

    def _check_sight(self, snapshot: Snapshot, action: int, viewer: int, expected: str) -> None:
        seen = self.tested.game.notation(int(snapshot.state.sight(action, viewer)))
        if seen != expected:
            written = self.tested.game.notation(action)
            told = f"{snapshot.phase}: viewer {viewer} sees {written} as {seen}, not as {expected}"
            fail("declared", told)
        try:
            self.tested.game.parse(expected)
        except NotationError:
            fail("declared", f"{expected} is no notation")

    def check_alternatives(
        self, snapshot: Snapshot, action: int, after: Snapshot, rng: Random
    ) -> int:
        """Check that actions with one sight give a viewer the same; count the pairs."""
        pairs = 0
        state = snapshot.state
        for viewer in self.tested.viewers:
            sight = state.sight(action, viewer)
            alike = [a for a in snapshot.legal if a != action and state.sight(a, viewer) == sight]
            for other in some(alike, ALTERNATIVES, rng):
                pairs += 1
                _check_alike(after, snapshot.after(other), viewer)
        return pairs

    def check_told(self, snapshot: Snapshot, action: int, after: Snapshot, rng: Random) -> int:
        """Check that an action that a viewer sees whole changes its view; count the pairs."""
        pairs = 0
        state = snapshot.state
        whole = [v for v in self.tested.viewers if state.sight(action, v) == action]
        for other in some([a for a in snapshot.legal if a != action], 1, rng):
            elsewhere = snapshot.after(other)
            if elsewhere.state.key() == after.state.key():
                continue
            for viewer in whole:
                if state.sight(other, viewer) == other:
                    pairs += 1
                    self._check_differ(after, elsewhere, viewer, (action, other))
                    self._check_words(snapshot, viewer, (action, after), (other, elsewhere))
        return pairs

    def check_answers(
        self, snapshot: Snapshot, action: int, after: Snapshot, viewer: int, worlds: list[Snapshot]
    ) -> int:
        """Check that different answers of the referee give the viewer different views."""
        pairs = 0
        if snapshot.state.seat >= 0 or snapshot.state.sight(action, viewer) != action:
            return pairs
        for world in worlds:
            for other in world.legal[:ALTERNATIVES]:
                told = other != action and world.state.sight(other, viewer) == other
                elsewhere = world.after(other) if told else after
                if told and OVER not in (after.state.seat, elsewhere.state.seat):
                    pairs += 1
                    self._check_differ(after, elsewhere, viewer, (action, other))
        return pairs

    def _check_words(
        self,
        snapshot: Snapshot,
        viewer: int,
        one: tuple[int, Snapshot],
        other: tuple[int, Snapshot],
    ) -> None:
        game, view = self.tested.game, snapshot.view(viewer)
        told = [
            game.describe(view, Sight(action), after.view(viewer)) for action, after in (one, other)
        ]
        differ = told[0] != told[1]
        demand(differ, "untold in log", f"viewer {viewer} is told {told[0]} of two actions")

    def _check_differ(
        self, one: Snapshot, other: Snapshot, viewer: int, actions: tuple[int, int]
    ) -> None:
        names = " and ".join(self.tested.game.notation(action) for action in actions)
        for part in ("view", "observation"):
            differ = one.everything_shown(viewer)[part] != other.everything_shown(viewer)[part]
            demand(differ, f"untold in {part}", f"viewer {viewer} gets the same after {names}")


def _check_alike(one: Snapshot, other: Snapshot, viewer: int) -> None:
    if OVER in (one.state.seat, other.state.seat):
        return
    expected, got = one.everything_shown(viewer), other.everything_shown(viewer)
    for part, bytes_ in expected.items():
        if got[part] != bytes_:
            told = f"viewer {viewer} gets {bytes_!r}, after what looks alike {got[part]!r}"
            fail(f"secret in {part}", told)


def _first(
    rows: list[tuple[Secret, re.Pattern[str]]], written: str
) -> tuple[Secret, re.Match[str]] | None:
    for secret, pattern in rows:
        match = pattern.fullmatch(written)
        if match is not None:
            return secret, match
    return None
