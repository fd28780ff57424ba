"""A game as small as can be, to measure what the server adds: two players count up in turn.

`python -m benchmarks.service.counter serve ...` is the server that knows it too.
"""

from __future__ import annotations

import sys

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.cli.main import main
from gaslamp.core.action_table import ActionKind, ActionTable
from gaslamp.core.belief import Belief, WorldsBelief
from gaslamp.core.board import Board
from gaslamp.core.fields import FieldVisitor
from gaslamp.core.game import Game
from gaslamp.core.observation import Layout, layout
from gaslamp.core.observation_writer import ObservationWriter
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.state import State
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize
from gaslamp.core.text import Text, text
from gaslamp.core.view import Notebook, View, heading
from gaslamp.games.registry import add_game

NOTATION = ("add 1", "add 2")  # two, for a single one would be played without asking
LONGEST = 1_000_000
PROGRAM = (sys.executable, "-m", "benchmarks.service.counter")


class Counting(State):
    """A number, and who counts next; it never ends."""

    def __init__(self) -> None:
        """Begin at nought."""
        super().__init__()
        self.seat = 0
        self.count = 0

    def fields(self, visitor: FieldVisitor) -> None:
        """Name the number."""
        super().fields(visitor)
        self.count = visitor.number("count", self.count)

    def blank(self) -> State:
        """Make another."""
        return Counting()

    def legal_actions(self) -> vec[i64]:
        """One more, or two."""
        return vec[i64]([0, 1])

    def apply(self, action: i64) -> None:
        """Count."""
        self.count += action + 1
        self.seat = 1 - self.seat

    def sight(self, action: i64, viewer: i64) -> i64:
        """Nothing is hidden."""
        return action

    def write_observation(self, viewer: i64, out: ObservationWriter) -> None:
        """Write the number."""
        out.put(0, float(self.count))


class CounterView(View, frozen=True, kw_only=True, tag="counter"):
    """The number."""

    count: int


class CounterNotebook(Notebook, frozen=True, kw_only=True, tag="counter"):
    """There is nothing to deduce."""


def _said(words: str) -> Text:
    return text("core-allowed-words", words=words)


class Counter(Game[Options, Counting, CounterView, Belief, CounterNotebook]):
    """Two players count up in turn."""

    name = "counter"
    version = 1
    options = Options
    view_type = CounterView
    notebook_type = CounterNotebook
    actions = ActionTable(
        [ActionKind(first=code, notation=word) for code, word in enumerate(NOTATION)],
        examples=NOTATION[0],
    )

    def set_up(self, options: Options) -> Counting:
        """Begin at nought."""
        return Counting()

    def seats(self, options: Options) -> tuple[Text, ...]:
        """The first and the second."""
        return _said("first"), _said("second")

    def longest(self, options: Options) -> int:
        """Longer than anybody counts."""
        return LONGEST

    def observation(self, options: Options) -> Layout:
        """The number."""
        return layout([("count", (1,), "the number")])

    def board(self, options: Options) -> Board:
        """There is nothing to point at."""
        return Board(1.0, 1.0, ())

    def show(self, state: Counting, viewer: int) -> CounterView:
        """Show the number."""
        return CounterView(**heading(state, viewer, self.version), count=state.count)

    def belief(self, options: Options, viewer: int, policy: Policy | None = None) -> Belief:
        """Everybody knows everything."""
        return WorldsBelief(self.start(options), viewer, policy)

    def notebook(self, belief: Belief) -> CounterNotebook:
        """There is nothing to note."""
        return CounterNotebook()

    def label(self, view: CounterView, action: int) -> Text:
        """Say what a button does."""
        return _said(NOTATION[action])

    def describe(self, before: CounterView, sight: int, after: CounterView) -> Text:
        """Say what was counted."""
        return _said(NOTATION[sight])

    def headline(self, before: CounterView, sight: int, after: CounterView) -> Text | None:
        """Announce nothing."""
        return None

    def expected(self, view: CounterView) -> Text:
        """Say who counts."""
        return _said("Count on." if view.is_mine else "Wait.")

    def ended(self, view: CounterView) -> Text:
        """It never does."""
        return _said("")

    def refusal(self, view: CounterView, action: int) -> Text | None:
        """Say nothing in particular."""
        return None

    def render(
        self,
        view: CounterView,
        notebook: CounterNotebook | None = None,
        language: str = "en",
        size: TerminalSize = DEFAULT_SIZE,
    ) -> str:
        """Write the number."""
        return f"{view.count}"


COUNTER = Counter()

add_game(COUNTER)

if __name__ == "__main__":
    sys.exit(main())
