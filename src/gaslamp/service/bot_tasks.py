"""The tasks of a worker process: a bot's choice, a viewer's notebook, from sights alone.

A worker caches bots and beliefs. A task carries all sights, so any worker can carry it out.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections import OrderedDict
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any, cast

import msgspec

from gaslamp.bots.bot import Bot
from gaslamp.bots.hint import hints
from gaslamp.bots.registry import find_bot
from gaslamp.core.belief import Belief
from gaslamp.core.codes import Action, Seat, Sight, ViewerId
from gaslamp.core.game import Game
from gaslamp.core.options import Options, options_from
from gaslamp.games.registry import GAMES, add_game, find_game, import_game
from gaslamp.service.settings import Help

MOST_KEPT = 256  # bots and beliefs, in one process

Sights = tuple[tuple[Sight, int], ...]  # each with who is on turn after it


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at a table, and all that it has seen."""

    table: str
    game: str
    options: dict[str, bool | int | str | None]
    viewer: ViewerId
    sights: Sights


class ChoiceTask(Task, frozen=True, kw_only=True):
    """The request for a bot's move."""

    viewer: Seat
    level: str
    random_key: str
    actions: tuple[Action, ...]


class HintTask(Task, frozen=True, kw_only=True):
    """The request for a hint to a seat on turn."""

    viewer: Seat
    actions: tuple[Action, ...]


class NotebookTask(Task, frozen=True, kw_only=True):
    """The request for a viewer's notebook, at the table's help level."""

    help: Help


class EndedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over: its table, and all that each seat has seen of it."""

    table: str
    sights: tuple[Sights, ...]


class _CachedObserver:
    """A cached bot or belief, and how much of its log it has seen."""

    def __init__(self, observer: Bot | Belief) -> None:
        self.observer = observer
        self.seen: Sights = ()

    def follow(self, sights: Sights) -> None:
        for sight, turn in sights[len(self.seen) :]:
            self.observer.see(sight, turn)
        self.seen = sights

    def has_seen_part_of(self, sights: Sights) -> bool:
        return sights[: len(self.seen)] == self.seen

    def close(self) -> None:
        if isinstance(self.observer, Bot):
            self.observer.close()


_cached: OrderedDict[tuple[str, int, str], _CachedObserver] = OrderedDict()


def prepare_worker(nice: int, modules: Sequence[str], games: Sequence[str] = ()) -> None:
    """Make a new worker ready: lower its priority, and import the modules and games it needs.

    `games` are games from outside, as `module:attribute` names them.
    """
    if sys.platform != "win32":  # which has no such order
        os.nice(nice)
    for module in modules:
        import_module(module)
    for name in games:
        add_game(import_game(name))
    for game in GAMES:
        find_game(game)


def choose(task: ChoiceTask) -> int:
    """Return a bot's choice, from what its seat has seen and what it may do."""
    with _cached_observer(task, f"bot {task.level}") as cached:
        assert isinstance(cached.observer, Bot)
        return cached.observer.choose(task.actions)


def notebook(task: NotebookTask) -> bytes:
    """Return a viewer's notebook as JSON."""
    with _cached_observer(task, "notebook") as cached:
        assert isinstance(cached.observer, Belief)
        written = find_game(task.game).notebook(cached.observer)
    return msgspec.json.encode(written if task.help == "weights" else possible_only(written))


def hint(task: HintTask) -> bytes:
    """Return the best choices of a seat as JSON, the best first."""
    game = find_game(task.game)
    options = options_from(game.options, task.options)
    return msgspec.json.encode(hints(game, options, task.viewer, task.sights, task.actions))


def end_game(ended: EndedGame) -> None:
    """Show the bots of a game that are here the last sights of their seats, and close them.

    A failure harms nothing: the game is over. Beliefs stay, for notebooks are still asked for.
    """
    for key, cached in list(_cached.items()):
        table, viewer, _ = key
        if table != ended.table or not isinstance(cached.observer, Bot):
            continue
        del _cached[key]
        with suppress(Exception):
            if cached.has_seen_part_of(ended.sights[viewer]):
                cached.follow(ended.sights[viewer])
        with suppress(Exception):
            cached.close()


def possible_only(value: Any) -> Any:  # noqa: ANN401  (the builtins of any notebook)
    """Remove probabilities: a weight becomes 1 for what is possible, and 0 otherwise."""
    plain = msgspec.to_builtins(value)
    match plain:
        case dict():
            return {
                name: possible_only(part)
                for name, part in cast("dict[object, object]", plain).items()
            }
        case list() | tuple():
            return [possible_only(part) for part in cast("Sequence[object]", plain)]
        case float():
            return 1.0 if plain > 0.0 else 0.0
        case _:
            return plain


@contextmanager
def _cached_observer(task: Task, role: str) -> Generator[_CachedObserver, None, None]:
    """Find the cached observer for these sights; begin again after an undo.

    It stays cached unless it failed: a second try begins from the first sight.
    """
    key = (task.table, task.viewer, role)
    cached = _cached.pop(key, None)
    if cached is not None and not cached.has_seen_part_of(task.sights):
        cached.close()
        cached = None
    cached = cached or _CachedObserver(_begin(task))
    cached.follow(task.sights)
    yield cached
    _cached[key] = cached
    while len(_cached) > MOST_KEPT:
        _cached.popitem(last=False)[1].close()


def _begin(task: Task) -> Bot | Belief:
    game: Game = find_game(task.game)
    options: Options = options_from(game.options, task.options)
    if isinstance(task, ChoiceTask):
        random_key = int.from_bytes(hashlib.sha256(task.random_key.encode()).digest()[:7], "big")
        return find_bot(task.level)(game, options, task.viewer, random_key)
    belief: Belief = game.belief(options, task.viewer)
    return belief
