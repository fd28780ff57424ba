"""Lady Alice as the house knows it."""

from __future__ import annotations

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game, Notebook, Scoring, View
from gaslamp.core.text import Text, text
from gaslamp.games.lady_alice import actions
from gaslamp.games.lady_alice.actions import ACTION_SPACE, VALUE, VALUE_HIDDEN, clue_of
from gaslamp.games.lady_alice.belief import EvidenceBelief
from gaslamp.games.lady_alice.clues import NO_CLUE, clue_names
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.rules import LadyAlice, set_table
from gaslamp.games.lady_alice.table import COLOURS, MOST_ROUNDS, MOST_SEATS, Setup, longest_game
from gaslamp.games.lady_alice.telling import describe, refusal
from gaslamp.games.lady_alice.terminal import draw
from gaslamp.games.lady_alice.view import (
    LadyAliceNotebook,
    LadyAliceView,
    notebook_of,
    view_of,
)


class LadyAliceGame(Game[LadyAliceOptions, LadyAlice]):
    """Three to five children of Baker Street, each for themselves, on the trail of Stanley."""

    name = "lady_alice"
    version = 1
    options = LadyAliceOptions
    action_space = ACTION_SPACE
    longest = longest_game(MOST_SEATS, MOST_ROUNDS)
    scoring = Scoring.POINTS

    def start(self, options: LadyAliceOptions) -> LadyAlice:
        """Set the table."""
        return set_table(Setup(options.seats, options.round_limit, notebook=options.notebook))

    def seats(self, options: LadyAliceOptions) -> tuple[Text, ...]:
        """Players are known by the colours of their markers."""
        return tuple(text(f"lady-alice-{colour}") for colour in COLOURS[: options.seats])

    def view(self, state: LadyAlice, viewer: int) -> LadyAliceView:
        """Build a viewer's view."""
        return view_of(state, viewer)

    def belief(self, options: LadyAliceOptions, viewer: int) -> Belief:
        """Everybody wonders who holds what."""
        return EvidenceBelief(self.start(options), viewer)

    def notebook(self, belief: Belief) -> LadyAliceNotebook:
        """Write the deduction sheet."""
        assert isinstance(belief, EvidenceBelief)
        return notebook_of(belief)

    def notation(self, action: int) -> str:
        """Write an action as people type it."""
        return actions.notation(action)

    def parse(self, notation: str) -> int:
        """Read an action as people type it."""
        return actions.parse(notation)

    def parse_line(self, line: str) -> tuple[int, ...]:
        """Read a whole suspicion, accusation or marker."""
        return actions.parse_line(line)

    def target(self, action: int) -> str:
        """A clue is chosen by clicking on its zone, a value by clicking on a marker."""
        clue = clue_of(action)
        if clue != NO_CLUE:
            return f"clue-{clue_names()[clue]}"
        return f"marker-{action - VALUE}" if VALUE <= action < VALUE_HIDDEN else ""

    def describe(self, state: LadyAlice, sight: int) -> Text:
        """Say what a sight shows."""
        return describe(state, sight)

    def refusal(self, state: LadyAlice, action: int) -> Text | None:
        """Say which rule stands against it."""
        return refusal(state, action)

    def draw(self, view: View, notebook: Notebook | None = None, language: str = "en") -> str:
        """Draw the desk, the players and the verdicts for a terminal."""
        assert isinstance(view, LadyAliceView)
        assert notebook is None or isinstance(notebook, LadyAliceNotebook)
        return draw(view, notebook, language)


GAME = LadyAliceGame()
