"""A running game in one process: people at some seats, programs at the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gaslamp.core.choice import Choice
from gaslamp.core.codes import Seat, ViewerId, as_seat, legal_actions
from gaslamp.core.game import Game
from gaslamp.core.journal import ChanceChooser, Journal
from gaslamp.core.options import Options
from gaslamp.core.state import OVER
from gaslamp.core.text import Text
from gaslamp.core.view import Notebook, View
from gaslamp.play.deduction import Deduction
from gaslamp.play.move_parser import Actions, read_move
from gaslamp.play.player import AutomaticPlayer
from gaslamp.play.typed_words import TypedWords


class Table:
    """Holds the journal and gives each viewer its own view, log and notebook."""

    def __init__(
        self, journal: Journal, players: Mapping[int, AutomaticPlayer], choose: ChanceChooser
    ) -> None:
        """Seat the players; the other seats are people. `choose` decides every draw of chance."""
        self.journal = journal
        self.players = dict(players)
        self.choose = choose
        self.shown_until = dict.fromkeys(self.players, 0)
        self.deductions: dict[int, Deduction] = {}

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.journal.game

    @property
    def options(self) -> Options:
        """What was agreed."""
        return self.journal.options

    @property
    def seats(self) -> range:
        """The seats' numbers."""
        return range(len(self.game.seats(self.options)))

    @property
    def people(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(self.seats) - frozenset(self.players)

    @property
    def seat(self) -> int:
        """Who is on turn."""
        return int(self.journal.state.seat)

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.seat == OVER

    def advance(self) -> None:
        """Play on until a person has to decide, or to the end.

        Chance and the referee act, what is forced is done, and players choose.
        """
        self.journal.advance(self.choose, plays_forced=True)
        while self.seat in self.players:
            self._play_for(as_seat(self.seat))
            self.journal.advance(self.choose, plays_forced=True)

    def _play_for(self, seat: Seat) -> None:
        player = self.players[seat]
        log = self.journal.seen(seat)
        for entry in log[self.shown_until[seat] :]:
            player.see(entry.sight, entry.turn)
        self.shown_until[seat] = len(log)
        self.journal.play(seat, player.choose(legal_actions(self.journal.state)))

    def play(self, seat: int, *actions: int) -> None:
        """Carry out a person's action, or a whole move; a refusal of any part changes nothing."""
        if len(actions) > 1:
            trial = Journal(self.game, self.options, self.journal.events)
            for action in actions:
                trial.play(seat, action)
        for action in actions:
            self.journal.play(seat, action)

    def parse_move(self, seat: int, line: str, *words: TypedWords) -> Actions:
        """Read what a seat typed as a move that it may make now, or refuse it with the reason."""
        return read_move(self.journal, as_seat(seat), line, words)

    def undo(self, seat: int) -> None:
        """Take back the person's current move; a refusal changes nothing."""
        self.journal.undo(seat)

    def view(self, viewer: int) -> View:
        """Return what a viewer is shown."""
        return self.journal.view(viewer)

    def choices(self, seat: int, view: View | None = None) -> tuple[Choice, ...]:
        """List what a seat may do now."""
        return self.journal.choices(seat, view)

    def log_texts(self, viewer: int, since: int = 0) -> Sequence[Text]:
        """Return a viewer's log in words, from an index on."""
        return self.journal.log_texts(viewer, since)

    def notebook(self, viewer: int) -> Notebook:
        """Return what a viewer can deduce from its log."""
        if viewer not in self.deductions:
            self.deductions[viewer] = Deduction(self.game, self.options, ViewerId(viewer))
        return self.deductions[viewer].notebook(self.journal)
