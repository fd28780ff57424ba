"""A game in progress: people at some seats, bots at the others, chance in between."""

from __future__ import annotations

from librt.random import Random

from gaslamp.bots.bot import Bot
from gaslamp.bots.registry import MakeBot
from gaslamp.core.belief import Belief
from gaslamp.core.game import Choice, Notebook, View
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER

SEEDS = 2**62


class Table:
    """Holds the true journal and gives each viewer its own side of it."""

    def __init__(self, journal: Journal, people: frozenset[int], bot: MakeBot, seed: int) -> None:
        """Seat the people, and bots everywhere else; the seed decides every draw."""
        self.journal = journal
        self.game = journal.game
        self.options = journal.options
        self.people = people
        self.bot = bot
        streams = Random(seed)
        seats = range(len(self.game.seats(self.options)))
        self.chance = Random(streams.randrange(SEEDS))
        self.whims = [Random(streams.randrange(SEEDS)) for _ in seats]
        self._sit_down()

    def _sit_down(self) -> None:
        """Start every memory afresh: it is filled again from the journal."""
        self.bots: dict[int, Bot] = {
            seat: self.bot(self.game, self.options, seat, whim)
            for seat, whim in enumerate(self.whims)
            if seat not in self.people
        }
        self.told = 0
        self.beliefs: dict[int, tuple[Belief, int]] = {}

    @property
    def seat(self) -> int:
        """Who is on turn."""
        return int(self.journal.state.seat)

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.seat == OVER

    def advance(self) -> None:
        """Let chance, the referee and the bots act until a person is on turn, or to the end."""
        self.journal.run_on(self.chance)
        while self.seat in self.bots:
            self._tell_bots()
            action = self.bots[self.seat].choose(list(self.journal.state.legal_actions()))
            self.journal.play(self.seat, action)
            self.journal.run_on(self.chance)

    def _tell_bots(self) -> None:
        for seat, bot in self.bots.items():
            for seen in self.journal.logs[seat][self.told :]:
                bot.see(seen.sight, seen.turn)
        self.told = len(self.journal.actions)

    def play(self, seat: int, action: int) -> None:
        """Carry out a person's action; a refusal changes nothing."""
        self.journal.play(seat, action)

    def play_all(self, seat: int, actions: tuple[int, ...]) -> None:
        """Carry out a person's whole move; if any part of it is refused, nothing changes."""
        if len(actions) > 1:
            rehearsal = self.journal.prefix(len(self.journal.actions))
            for action in actions:
                rehearsal.play(seat, action)
        for action in actions:
            self.play(seat, action)

    def undo(self, seat: int) -> None:
        """Take back the person's current move; a refusal changes nothing."""
        self.journal = self.journal.undo(seat)
        self._sit_down()

    def view(self, viewer: int) -> View:
        """Give what a viewer may see."""
        return self.game.view(self.journal.state, viewer)

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """List what a seat may do now."""
        return self.game.choices(self.journal.state, seat)

    def notebook(self, viewer: int) -> Notebook:
        """Give what a viewer can deduce from its log."""
        belief, read = self.beliefs.get(viewer) or (self.game.belief(self.options, viewer), 0)
        log = self.journal.logs[viewer]
        for seen in log[read:]:
            belief.see(seen.sight, seen.turn)
        self.beliefs[viewer] = (belief, len(log))
        return self.game.notebook(belief)
