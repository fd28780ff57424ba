"""Checks of a game against its own table of secrets: what it keeps back, and what it shows."""

from __future__ import annotations

import re

from librt.random import Random

from gaslamp.core.errors import NotationError
from gaslamp.core.secret import Secret
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.testing.action_tables import pattern_of, seen_of
from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.testing.setting import Moment, Setting
from gaslamp.core.testing.watcher import some

ALTERNATIVES = 2  # other actions compared with the one that is played


class Declared:
    """A game's table of secrets, ready to be asked what a viewer must see of an action."""

    def __init__(self, setting: Setting) -> None:
        """Check the table itself: phases that exist, patterns that can be written."""
        self.setting = setting
        self.met: set[str] = set()
        self.rows = [(secret, pattern_of(secret.action)) for secret in setting.game.secrets]
        phases = set(setting.phases)
        for secret, _ in self.rows:
            unknown = set(secret.phases) - phases
            demand(not unknown, "declared", f"{secret.action}: there is no phase {unknown}")
            demand(bool(secret.rules), "declared", f"{secret.action} names no rule")

    def check_sights(self, moment: Moment) -> None:
        """Every viewer sees of every action what the table says, no more and no less."""
        public = moment.view(SPECTATOR)
        rows = [row for row in self.rows if self._applies(row[0], moment, public)]
        for action in moment.legal:
            written = self.setting.game.notation(action)
            found = _first(rows, written)
            known_to = found[0].known_to(public) if found is not None else ()
            for viewer in self.setting.viewers:
                whole = found is None or viewer in known_to
                expected = written if found is None or whole else seen_of(found[0], found[1])
                self._check_sight(moment, action, viewer, expected)
            if found is not None:
                self.met.add(found[0].action)

    def _applies(self, secret: Secret, moment: Moment, public: object) -> bool:
        return moment.phase in secret.phases and (secret.when is None or secret.when(public))

    def _check_sight(self, moment: Moment, action: int, viewer: int, expected: str) -> None:
        seen = self.setting.game.notation(int(moment.state.sight(action, viewer)))
        if seen != expected:
            written = self.setting.game.notation(action)
            told = f"{moment.phase}: viewer {viewer} sees {written} as {seen}, not as {expected}"
            fail("declared", told)
        try:
            self.setting.game.parse(expected)
        except NotationError:
            fail("declared", f"{expected} is no notation")

    def check_alternatives(self, moment: Moment, action: int, after: Moment, rng: Random) -> int:
        """Actions that look alike to a viewer leave it with the same; count the pairs."""
        pairs = 0
        state = moment.state
        for viewer in self.setting.viewers:
            sight = state.sight(action, viewer)
            alike = [a for a in moment.legal if a != action and state.sight(a, viewer) == sight]
            for other in some(alike, ALTERNATIVES, rng):
                pairs += 1
                _check_alike(after, moment.after(other), viewer)
        return pairs

    def check_told(self, moment: Moment, action: int, after: Moment, rng: Random) -> int:
        """What a viewer sees whole and changes the world changes its view; count the pairs."""
        pairs = 0
        state = moment.state
        whole = [v for v in self.setting.viewers if state.sight(action, v) == action]
        for other in some([a for a in moment.legal if a != action], 1, rng):
            elsewhere = moment.after(other)
            if elsewhere.state.key() == after.state.key():
                continue
            for viewer in whole:
                if state.sight(other, viewer) == other:
                    pairs += 1
                    self._check_differ(after, elsewhere, viewer, (action, other))
                    self._check_words(moment, viewer, (action, after), (other, elsewhere))
        return pairs

    def check_answers(
        self, moment: Moment, action: int, after: Moment, viewer: int, worlds: list[Moment]
    ) -> int:
        """Where another world would have shown the viewer something else, it gets another view."""
        pairs = 0
        if moment.state.seat >= 0 or moment.state.sight(action, viewer) != action:
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
        self, moment: Moment, viewer: int, one: tuple[int, Moment], other: tuple[int, Moment]
    ) -> None:
        game, view = self.setting.game, moment.view(viewer)
        told = [game.describe(view, action, after.view(viewer)) for action, after in (one, other)]
        differ = told[0] != told[1]
        demand(differ, "untold in log", f"viewer {viewer} is told {told[0]} of two actions")

    def _check_differ(
        self, one: Moment, other: Moment, viewer: int, actions: tuple[int, int]
    ) -> None:
        names = " and ".join(self.setting.game.notation(action) for action in actions)
        for part in ("view", "observation"):
            differ = one.face(viewer)[part] != other.face(viewer)[part]
            demand(differ, f"untold in {part}", f"viewer {viewer} gets the same after {names}")


def _check_alike(one: Moment, other: Moment, viewer: int) -> None:
    if OVER in (one.state.seat, other.state.seat):
        return
    expected, got = one.face(viewer), other.face(viewer)
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
