"""A game printed step by step with everybody's side of it: a leak shows in the diff."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gaslamp.core.journal import Journal
from gaslamp.core.options import options_of
from gaslamp.core.words import say


def playthrough(journal: Journal) -> str:
    """Print a journal: each action, what each viewer saw, may do, and sees changed."""
    return "\n".join(_Printer(journal).lines()) + "\n"


class _Printer:
    """Replays a journal and remembers what each viewer was shown last."""

    def __init__(self, journal: Journal) -> None:
        self.actions = journal.actions
        self.replay = Journal(journal.game, journal.options)
        self.shown: dict[int, dict[str, str]] = {viewer: {} for viewer in journal.logs}

    def lines(self) -> Iterator[str]:
        game, replay = self.replay.game, self.replay
        yield f"{game.name} {game.version}"
        yield from (f"{name}: {value}" for name, value in options_of(replay.options).items())
        yield from self._views()
        for number, action in enumerate(self.actions, start=1):
            yield ""
            actor = replay.state.seat
            yield f"{number}. {self._name(actor)}: {game.notation(action)}"
            yield from self._choices(actor)
            replay.play(actor, action)
            yield from self._sights()
            yield from self._views()
        if replay.state.winners():
            yield ""
            yield f"won by {', '.join(self._name(seat) for seat in replay.state.winners())}"
            yield f"scores {replay.state.scores()}"

    def _name(self, actor: int) -> str:
        return say(self.replay.name(actor))

    def _choices(self, actor: int) -> Iterator[str]:
        if actor >= 0:
            choices = self.replay.game.choices(self.replay.state, actor)
            yield f"   of {', '.join(choice.notation for choice in choices)}"

    def _sights(self) -> Iterator[str]:
        seen = {viewer: [say(log[-1].text)] for viewer, log in self.replay.logs.items()}
        for names, lines in self._grouped(seen):
            yield f"   {names} — {lines[0]}"

    def _views(self) -> Iterator[str]:
        changes = {viewer: self._changes(viewer) for viewer in self.shown}
        for names, lines in self._grouped(changes):
            if lines:
                yield f"   {names} now"
                yield from (f"      {line}" for line in lines)

    def _changes(self, viewer: int) -> list[str]:
        view = msgspec.to_builtins(self.replay.game.view(self.replay.state, viewer))
        del view["viewer"]
        fields = dict(_flat("", view))
        before = self.shown[viewer]
        self.shown[viewer] = fields
        changed = [f"{path} {value}" for path, value in fields.items() if before.get(path) != value]
        return changed + [f"{path} gone" for path in before if path not in fields]

    def _grouped(self, lines: dict[int, list[str]]) -> Iterator[tuple[str, list[str]]]:
        """Put viewers who get the same together, in seat order."""
        groups: dict[tuple[str, ...], list[int]] = {}
        for viewer, got in lines.items():
            groups.setdefault(tuple(got), []).append(viewer)
        for same, viewers in groups.items():
            yield self._names(viewers), list(same)

    def _names(self, viewers: list[int]) -> str:
        if len(viewers) == len(self.shown):
            return "everybody"
        return ", ".join(self._name(viewer) for viewer in viewers)


def _flat(path: str, value: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401  (builtins of any view)
    """Write nested fields as `detectives.1.station 94`."""
    match value:
        case dict():
            for name, inner in value.items():
                yield from _flat(f"{path}.{name}" if path else str(name), inner)
        case list() | tuple() if any(isinstance(inner, dict | list | tuple) for inner in value):
            for index, inner in enumerate(value):
                yield from _flat(f"{path}.{index}", inner)
        case list() | tuple():
            if value:
                yield path, " ".join(str(inner) for inner in value)
        case _:
            yield path, "-" if value is None else str(value)
