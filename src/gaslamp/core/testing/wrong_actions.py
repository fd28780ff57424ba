"""Draws wrong tries: near the legal actions, legal elsewhere, and for every element."""

from __future__ import annotations

from collections.abc import Iterable

from librt.random import Random

from gaslamp.core.errors import NotationError
from gaslamp.core.testing.snapshot import GameUnderTest, Snapshot

EVERY_CODE = 2500  # a game with no more codes than this has all of them tried
NEAR = (-2, -1, 1, 2)


class WrongActions:
    """Learns a game's actions while it is played, and makes wrong ones of them."""

    def __init__(self, tested: GameUnderTest, rng: Random) -> None:
        """Begin without an action."""
        self.tested = tested
        self.rng = rng
        self.known: list[int] = []
        self._met: set[int] = set()
        self._frames: dict[str, None] = {}
        self._names = sorted(tested.names)
        self._wide: dict[str, list[int]] = {}

    def meet(self, actions: Iterable[int]) -> None:
        """Take note of actions that were legal somewhere."""
        for action in actions:
            if action not in self._met:
                self._met.add(action)
                self.known.append(action)
                self._frames.update(dict.fromkeys(self._framed(action)))

    def _framed(self, action: int) -> list[str]:
        """Leave out each element's name in turn: `lamp b2 f9` gives `lamp {} f9`, `lamp b2 {}`."""
        words = self.tested.game.notation(action).split()
        return [
            " ".join([*words[:place], "{}", *words[place + 1 :]])
            for place, word in enumerate(words)
            if word in self.tested.names
        ]

    def draw(self, snapshot: Snapshot, elsewhere: Iterable[int], most: int) -> list[int]:
        """Draw tries for a position; `elsewhere` are the actions legal in other worlds."""
        tries = [action for action in elsewhere if action not in snapshot.legal][:most]
        for _ in range(most):
            tries += [
                snapshot.legal[self._below(len(snapshot.legal))] + NEAR[self._below(len(NEAR))],
                self.known[self._below(len(self.known))],
                self._below(self.tested.space),
            ]
            tries += self._named()
        return [action for action in dict.fromkeys(tries) if 0 <= action < self.tested.space]

    def _below(self, count: int) -> int:
        return int(self.rng.randrange(count))

    def _named(self) -> list[int]:
        """Put a random element's name into a known action."""
        if not self._frames:
            return []
        frames = list(self._frames)
        frame = frames[self._below(len(frames))]
        return self._read(frame.format(self._names[self._below(len(self._names))]))

    def alike(self, action: int) -> int:
        """Name another element in an action or a sight; itself where it names none."""
        frames = self._framed(action)
        if not frames:
            return action
        frame = frames[self._below(len(frames))]
        return [*self._read(frame.format(self._names[self._below(len(self._names))])), action][0]

    def _read(self, written: str) -> list[int]:
        try:
            return [self.tested.game.parse(written)]
        except NotationError:
            return []

    def wide(self) -> list[int]:
        """List tries by the hundred: every code where they are few, every element otherwise."""
        if self.tested.space <= EVERY_CODE:
            return list(range(self.tested.space))
        tries = list(self.known)
        for frame in self._frames:  # one for each verb and place of the gap
            verb = frame.partition(" ")[0] + str(frame.count(" ")) + str(frame.index("{"))
            if verb not in self._wide:
                self._wide[verb] = [
                    code for name in self._names for code in self._read(frame.format(name))
                ]
        return list(dict.fromkeys([*tries, *(c for codes in self._wide.values() for c in codes)]))
