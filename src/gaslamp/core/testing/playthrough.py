"""A game printed step by step with everybody's side of it: a leak shows in the diff."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from gaslamp.core.journal import Journal, JournalEvent, UndoEvent
from gaslamp.core.options import options_of
from gaslamp.core.translation import translate

EVERYTHING = 1 << 30
MOST_CHOICES = 24  # are named; the others are counted


def playthrough(journal: Journal, *, full: int = EVERYTHING) -> str:
    """Print a journal: each action, and what each viewer sees of it.

    The first events, as many as `full` says, are printed in full: with what the seat on turn may
    do, and what each viewer sees changed.
    """
    return "\n".join(_Printer(journal, full=full).lines()) + "\n"


class _Printer:
    """Replays a journal and remembers what each viewer was shown last."""

    def __init__(self, journal: Journal, *, full: int) -> None:
        self.events = journal.events
        self.full = full
        self.replay = Journal(journal.game, journal.options)
        self.shown: dict[int, dict[str, str]] = {viewer: {} for viewer in journal.logs}

    def lines(self) -> Iterator[str]:
        game, replay = self.replay.game, self.replay
        yield f"{game.name} {game.version}"
        yield from (f"{name}: {value}" for name, value in options_of(replay.options).items())
        yield from self._views()
        for number, event in enumerate(self.events, start=1):
            yield ""
            yield f"{number}. {self._name(int(replay.state.seat))}: {self._written(event)}"
            yield from self._choices()
            told = {viewer: len(log) for viewer, log in replay.logs.items()}
            replay.replay(event)
            yield from self._told(told)
            yield from self._views()
        yield from self._outcome()

    def _name(self, actor: int) -> str:
        return translate(self.replay.name(actor))

    def _written(self, event: JournalEvent) -> str:
        if isinstance(event, UndoEvent):
            return f"takes back {event.count}"
        return self.replay.game.notation(event)

    def _choices(self) -> Iterator[str]:
        seat = int(self.replay.state.seat)
        if self.replay.version < self.full and seat >= 0:
            choices = self.replay.choices(seat)
            named = ", ".join(choice.notation for choice in choices[:MOST_CHOICES])
            more = len(choices) - MOST_CHOICES
            yield f"   of {named}{f' and {more} more' if more > 0 else ''}"

    def _told(self, before: dict[int, int]) -> Iterator[str]:
        told = {
            viewer: [translate(line) for line in self.replay.log_texts(viewer, since)]
            for viewer, since in before.items()
        }
        for names, lines in self._grouped(told):
            yield from (f"   {names} — {line}" for line in lines)

    def _views(self) -> Iterator[str]:
        if self.replay.version > self.full or not self.full:
            return
        changes = {viewer: self._changes(viewer) for viewer in self.shown}
        for names, lines in self._grouped(changes):
            if lines:
                yield f"   {names} now"
                yield from (f"      {line}" for line in lines)

    def _changes(self, viewer: int) -> list[str]:
        view = self.replay.view(viewer)
        expected = translate(view.expected)
        fields = dict(_flat("", msgspec.to_builtins(view)))
        fields = {path: value for path, value in fields.items() if not _is_heading(path)}
        fields["expected"] = expected
        before = self.shown[viewer]
        self.shown[viewer] = fields
        changed = [f"{path} {value}" for path, value in fields.items() if before.get(path) != value]
        return changed + [f"{path} gone" for path in before if path not in fields]

    def _outcome(self) -> Iterator[str]:
        outcome = self.replay.view(0).outcome
        if outcome is not None:
            yield ""
            yield f"won by {', '.join(self._name(seat) for seat in outcome.winners)}"
            yield f"by {outcome.ending}, scores {list(outcome.scores)}"

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


def _is_heading(path: str) -> bool:
    """Tell whether a field is the same in every view, or is printed in words."""
    return path in ("game", "version", "viewer") or path.startswith("expected.")


def _flat(path: str, value: object) -> Iterator[tuple[str, str]]:
    """Write nested fields as `detectives.1.station station-94`."""
    match value:
        case dict():
            for name, inner in cast("dict[object, object]", value).items():
                yield from _flat(f"{path}.{name}" if path else str(name), inner)
        case list() | tuple():
            items = cast("Sequence[object]", value)
            if any(isinstance(inner, dict | list | tuple) for inner in items):
                for index, inner in enumerate(items):
                    yield from _flat(f"{path}.{index}", inner)
            elif items:
                yield path, " ".join(str(inner) for inner in items)
        case _:
            yield path, "-" if value is None else str(value)
