"""Checks of a game's journal: saved and loaded, taken back, told to everybody."""

from __future__ import annotations

from librt.random import Random

from gaslamp.core.errors import NothingToUndo
from gaslamp.core.journal import Journal, UndoEvent
from gaslamp.core.journal_file import dumps, loads
from gaslamp.core.log import Ended, TakenBack
from gaslamp.core.state import OVER
from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.testing.snapshot import GameUnderTest

UNDONE = 3  # one half-made move in three is taken back


def check_journal(tested: GameUnderTest, journal: Journal, rng: Random) -> None:
    """Check that saving, loading, replaying, undo and redo give the same game."""
    _check_saved(tested, journal)
    half = journal.prefix(len(journal.actions) // 2)
    replayed = half.logs[0] == journal.logs[0][: len(half.logs[0])]
    demand(replayed, "journal", "a replay looks different")
    hesitant = UndoingPlayer(tested, rng)
    for action in journal.actions:
        hesitant.play(action)
    redone = hesitant.journal
    demand(redone.state == journal.state, "undo", "another end after taking back and redoing")
    for viewer in tested.viewers:
        same = redone.seen(viewer) == journal.seen(viewer)
        demand(same, "undo", f"viewer {viewer} saw something else after taking back and redoing")
    _check_saved(tested, redone)


def _check_saved(tested: GameUnderTest, journal: Journal) -> None:
    written = dumps(journal)
    read = loads(written, lambda _: tested.game)
    demand(read.events == journal.events, "journal", "other events after saving and loading")
    demand(read.state == journal.state, "journal", "another end after loading")
    demand(read.logs == journal.logs, "journal", "other logs after loading")
    demand(dumps(read) == written, "journal", "saved differently the second time")


def check_told(tested: GameUnderTest, journal: Journal) -> None:
    """Check that every entry of every log has words; a finished game's log says how it ended."""
    for viewer, log in journal.logs.items():
        told = journal.log_texts(viewer)
        demand(len(told) == len(log), "log", f"{len(told)} lines for {len(log)} entries")
        for line in journal.log_lines(viewer):
            tested.words.exist(line.text, "log")
            if line.headline is not None:
                tested.words.exist(line.headline, "headline")
        if journal.state.seat == OVER and log:
            demand(isinstance(log[-1], Ended), "log", f"viewer {viewer} is not told of the end")
            demand(told[-1] == journal.view(viewer).expected, "log", "another end than the view's")


class UndoingPlayer:
    """Plays a game again, and takes half-made moves back now and then."""

    def __init__(self, tested: GameUnderTest, rng: Random) -> None:
        """Begin at the set-up."""
        self.tested = tested
        self.rng = rng
        self.journal = Journal(tested.game, tested.options)

    def play(self, action: int) -> None:
        """Play an action; where the move is only half made, perhaps take it back and redo it."""
        journal = self.journal
        actor = int(journal.state.seat)
        before = {viewer: len(log) for viewer, log in journal.logs.items()}
        journal.replay(action)
        if not journal.pending:
            return
        self._check_withheld(actor, before)
        if self.rng.randrange(UNDONE) == 0:
            self._undo(actor)

    def _check_withheld(self, actor: int, before: dict[int, int]) -> None:
        journal = self.journal
        for viewer, log in journal.logs.items():
            news = len(log) - before[viewer]
            expected = 1 if viewer == actor else 0
            demand(news == expected, "half-made", f"viewer {viewer} gets {news} entries")
            if viewer != actor:
                settled = self.tested.game.view(journal.public_state, viewer)
                demand(journal.view(viewer) == settled, "half-made", f"shown to viewer {viewer}")

    def _undo(self, actor: int) -> None:
        journal = self.journal
        undone = journal.actions[len(journal.actions) - journal.pending :]
        before, settled = dict.fromkeys(journal.logs, 0), journal.public_state.clone()
        for viewer in journal.logs:
            before[viewer] = len(journal.logs[viewer])
            if viewer != actor:
                self._check_not_theirs(viewer)
        news = journal.undo(actor)
        demand(journal.state == settled, "undo", "not back at the start of the move")
        demand(journal.events[-1] == UndoEvent(len(undone)), "undo", "not among the events")
        for viewer, entries in news.items():
            expected = [TakenBack(actor, len(undone))] if viewer == actor else []
            demand(list(entries) == expected, "undo", f"viewer {viewer} is told {entries}")
        for action in undone:
            journal.replay(action)

    def _check_not_theirs(self, viewer: int) -> None:
        try:
            self.journal.undo(viewer)
        except NothingToUndo:
            return
        fail("undo", f"viewer {viewer} took back another's move")
