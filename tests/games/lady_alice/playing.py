"""A table where tests say who holds what and type the moves."""

from __future__ import annotations

from gaslamp.core.board import name_of
from gaslamp.core.journal import Journal
from gaslamp.core.state import REFEREE, State
from gaslamp.games.lady_alice.board import SIZE, clue_names
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.game_setup import COLOURS
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.rules.state import LadyAlice
from gaslamp.games.lady_alice.view import LadyAliceNotebook, LadyAliceView, Zone
from tests.games.with_fields import with_fields

FOUR = "kingsley waterloo 17h compass"
FIVE = "kingsley waterloo 17h compass speke"  # blue and white share the suspects
THREE = "kingsley waterloo 17h"  # no object
RIGHT = FOUR  # the solution, but for three players, who leave out the compass

BLUE, RED, YELLOW, GREEN, WHITE = range(5)


class Table:
    """A game in progress; the referee answers by himself."""

    def __init__(
        self,
        evidence: str = FOUR,
        *,
        first: str = "blue",
        round_limit: int = 100,
        notebook: bool = True,
    ) -> None:
        """Deal the evidence, seat by seat, and give somebody the notebook."""
        clues = evidence.split()
        options = LadyAliceOptions(seats=len(clues), round_limit=round_limit, notebook=notebook)
        self.journal = Journal(GAME, options)
        if len(clues) == 5:
            self.act(f"twins {twins(clues)}")
        for clue in clues:
            self.act(f"evidence {clue}")
        self.act(f"first {first}")

    @property
    def state(self) -> LadyAlice:
        """The truth."""
        return truth(self.journal.state)

    def act(self, notation: str) -> None:
        """Play one action for whoever is on turn, chance and the referee too."""
        self._carry_out(GAME.parse(notation))

    def _carry_out(self, action: int) -> None:
        if self.state.seat >= 0:
            self.journal.play(int(self.state.seat), action)
        else:
            self.journal.replay(action)

    def type(self, line: str) -> None:
        """Play a line, without the referee."""
        for action in GAME.parse_line(line):
            self._carry_out(action)

    def play(self, *lines: str) -> Table:
        """Play lines for whoever is on turn; the referee answers after each."""
        for line in lines:
            self.type(line)
            while self.state.seat == REFEREE:
                self._carry_out(int(self.state.legal_actions()[0]))
        return self

    def all_pass(self) -> Table:
        """End the deductions."""
        number = self.state.round
        while self.state.seat >= 0 and self.state.round == number:
            self.play("pass")
        return self

    def put(self, **fields: int) -> Table:
        """Change the position by the names of its fields."""
        self.journal.state = with_fields(self.state, **fields)
        return self

    def cover(self, names: str) -> Table:
        """Put visiting cards on clues."""
        cards = sum(1 << clue_names().index(name) for name in names.split())
        return self.put(covered=self.state.covered | cards)

    def legal(self) -> list[str]:
        """List what may be done, as people type it."""
        return [GAME.notation(action) for action in self.state.legal_actions()]

    def legal_verbs(self) -> set[str]:
        """List the kinds of what may be done."""
        return {notation.split()[0] for notation in self.legal()}

    def view(self, viewer: int) -> LadyAliceView:
        """What a viewer sees."""
        return GAME.view(self.state, viewer)

    def notebook(self, viewer: int) -> LadyAliceNotebook:
        """What a viewer can deduce."""
        belief = GAME.belief(self.options, viewer)
        for entry in self.journal.seen(viewer):
            belief.see(entry.sight, entry.turn)
        return GAME.notebook(belief)

    @property
    def options(self) -> LadyAliceOptions:
        """What was agreed."""
        assert isinstance(self.journal.options, LadyAliceOptions)
        return self.journal.options

    def zone(self, clue: str, viewer: int) -> Zone:
        """A clue's zone as a viewer sees it."""
        return self.view(viewer).desk[clue_names().index(clue)]

    def owners(self, clue: str) -> list[int]:
        """Whose markers lie on a clue, from the oldest on."""
        return [COLOURS.index(name_of(marker.child)) for marker in self.zone(clue, BLUE).markers]

    def covered(self) -> set[str]:
        """The clues under visiting cards."""
        return {name_of(zone.clue) for zone in self.view(BLUE).desk if zone.covered}

    def last_notation(self, viewer: int) -> str:
        """What a viewer saw last."""
        return GAME.notation(self.journal.seen(viewer)[-1].sight)

    def points(self, seat: int) -> int:
        """A player's points."""
        return int(self.state.scores()[seat])


def truth(state: State) -> LadyAlice:
    """Take a state as one of this game's."""
    assert isinstance(state, LadyAlice)
    return state


def twins(clues: list[str]) -> str:
    """Find the two seats that share a category."""
    categories = [clue_names().index(clue) // SIZE for clue in clues]
    for one in range(5):
        for other in range(one + 1, 5):
            if categories[one] == categories[other]:
                return f"{COLOURS[one]} {COLOURS[other]}"
    raise ValueError(clues)


def ids(names: str) -> tuple[str, ...]:
    """Give clues by their ids."""
    return tuple(f"clue-{name}" for name in names.split())


def in_the_middle() -> Table:
    """Red and yellow have placed on Waterloo; green is to act."""
    table = Table().play("suspect speke museum 9h mask", "mark waterloo 2")
    return table.play("mark waterloo 1")


def every_bonus() -> Table:
    """Red has a marker on each clue of five, and solves the case by a suspicion."""
    table = Table(FIVE).play("suspect tinne abbey 9h mask")
    for mark in ("kingsley 2", "waterloo 2", "17h 2", "compass 1", "speke 1"):
        while table.state.seat != RED:
            table.play("pass")
        table.play(f"mark {mark}")
    return table.all_pass().play(f"suspect {RIGHT}")


def last_one_in() -> Table:
    """Red and yellow accuse wrongly; blue is left."""
    table = Table(THREE).play("suspect kingsley abbey 9h mask")
    return table.play("accuse speke abbey 9h blank", "accuse speke abbey 9h blank")


def out_of_rounds() -> Table:
    """The only round is over."""
    return Table(round_limit=1).play("suspect kingsley abbey 9h mask").all_pass()


def tied() -> Table:
    """Red has a marker's point, yellow the suspicion's."""
    table = Table().play("suspect kingsley abbey 9h mask", "mark waterloo 1").all_pass()
    return table.play("suspect kingsley abbey 9h drum").all_pass().play(f"suspect {RIGHT}")
