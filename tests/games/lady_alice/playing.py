"""A table where tests say who holds what and type the moves."""

from __future__ import annotations

from gaslamp.core.journal import Journal
from gaslamp.core.state import REFEREE
from gaslamp.games.lady_alice.clues import SIZE, clue_names
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.rules import LadyAlice
from gaslamp.games.lady_alice.table import COLOURS
from gaslamp.games.lady_alice.view import LadyAliceView, Zone

FOUR = "kingsley waterloo 17h compass"
FIVE = "kingsley waterloo 17h compass speke"  # blue and white share the suspects
THREE = "kingsley waterloo 17h"  # no object

BLUE, RED, YELLOW, GREEN, WHITE = range(5)


class Table:
    """A game in progress; the referee answers by himself."""

    def __init__(
        self, evidence: str = FOUR, *, first: str = "blue", round_limit: int = 100
    ) -> None:
        """Deal the evidence, seat by seat, and give somebody the notebook."""
        clues = evidence.split()
        options = LadyAliceOptions(seats=len(clues), round_limit=round_limit)
        self.journal = Journal(GAME, options)
        if len(clues) == 5:
            self.act(f"twins {twins(clues)}")
        for clue in clues:
            self.act(f"evidence {clue}")
        self.act(f"first {first}")

    @property
    def state(self) -> LadyAlice:
        """The truth."""
        state = self.journal.state
        assert isinstance(state, LadyAlice)
        return state

    def act(self, notation: str) -> None:
        """Play one action for whoever is on turn."""
        self.journal.play(self.state.seat, GAME.parse(notation))

    def type(self, line: str) -> None:
        """Play a line, without the referee."""
        for action in GAME.parse_line(line):
            self.journal.play(self.state.seat, action)

    def play(self, *lines: str) -> Table:
        """Play lines for whoever is on turn; the referee answers after each."""
        for line in lines:
            self.type(line)
            while self.state.seat == REFEREE:
                self.journal.play(REFEREE, self.state.legal_actions()[0])
        return self

    def all_pass(self) -> Table:
        """End the deductions."""
        number = self.state.round
        while self.state.seat >= 0 and self.state.round == number:
            self.play("pass")
        return self

    def legal(self) -> list[str]:
        """List what may be done, as people type it."""
        return [GAME.notation(action) for action in self.state.legal_actions()]

    def legal_verbs(self) -> set[str]:
        """List the kinds of what may be done."""
        return {notation.split()[0] for notation in self.legal()}

    def view(self, viewer: int) -> LadyAliceView:
        """What a viewer sees."""
        return GAME.view(self.state, viewer)

    def zone(self, clue: str, viewer: int) -> Zone:
        """A clue's zone as a viewer sees it."""
        return self.view(viewer).desk[clue_names().index(clue)]

    def covered(self) -> set[str]:
        """The clues under visiting cards."""
        return {zone.clue for zone in self.view(BLUE).desk if zone.covered}

    def last_notation(self, viewer: int) -> str:
        """What a viewer saw last."""
        return GAME.notation(self.journal.logs[viewer][-1].sight)

    def points(self, seat: int) -> int:
        """A player's points."""
        return int(self.state.scores()[seat])


def twins(clues: list[str]) -> str:
    """Find the two seats that share a category."""
    categories = [clue_names().index(clue) // SIZE for clue in clues]
    for one in range(5):
        for other in range(one + 1, 5):
            if categories[one] == categories[other]:
                return f"{COLOURS[one]} {COLOURS[other]}"
    raise ValueError(clues)


def in_the_middle() -> Table:
    """Red and yellow have placed on Waterloo; green is to act."""
    table = Table().play("suspect speke museum 9h mask", "mark waterloo 2")
    return table.play("mark waterloo 1")
