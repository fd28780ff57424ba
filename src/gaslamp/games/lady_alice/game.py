"""The `Game` object of Lady Alice."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from gaslamp.core.action_table import Consequence, Presentation
from gaslamp.core.board import Board, ElementId
from gaslamp.core.codes import Action, Sight
from gaslamp.core.game import Game, Scoring
from gaslamp.core.heuristics import Heuristics
from gaslamp.core.measure import Measure
from gaslamp.core.observation import Layout
from gaslamp.core.policy import Policy
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize
from gaslamp.core.text import Text
from gaslamp.games.lady_alice import elements, measures, observation, refusals, terminal, wording
from gaslamp.games.lady_alice.action_table import ACTIONS
from gaslamp.games.lady_alice.belief import EvidenceBelief, belief_of
from gaslamp.games.lady_alice.board import SIZE
from gaslamp.games.lady_alice.claims import CLAIMS
from gaslamp.games.lady_alice.game_setup import MOST_ROUNDS, Setup, longest_game
from gaslamp.games.lady_alice.heuristics.heuristics import LadyAliceHeuristics
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.puzzles import KINDS
from gaslamp.games.lady_alice.rules.state import LadyAlice, set_table
from gaslamp.games.lady_alice.view import (
    VERSION,
    LadyAliceNotebook,
    LadyAliceView,
    notebook_of,
    view_of,
)


class LadyAliceGame(
    Game[LadyAliceOptions, LadyAlice, LadyAliceView, EvidenceBelief, LadyAliceNotebook]
):
    """Three to five children of Baker Street, each for themselves, on the trail of Stanley."""

    name = "lady_alice"
    version = VERSION
    options = LadyAliceOptions
    view_type = LadyAliceView
    notebook_type = LadyAliceNotebook
    counted = "solution"
    round_field = "round"
    actions = ACTIONS
    wording = wording
    claims = CLAIMS
    puzzles = KINDS
    size: ClassVar[int] = SIZE
    """How many clues of each category are on the desk."""
    scoring = Scoring.POINTS

    def setup(self, options: LadyAliceOptions) -> Setup:
        """Give what is constant during a game with these options."""
        return Setup(options.seats, options.round_limit, notebook=options.notebook, size=self.size)

    def set_up(self, options: LadyAliceOptions) -> LadyAlice:
        """Set the table."""
        return set_table(self.setup(options))

    def new(
        self, *, seats: int = 4, notebook: bool = True, round_limit: int = MOST_ROUNDS
    ) -> LadyAlice:
        """Set the table for what was agreed."""
        return self.start(LadyAliceOptions(seats=seats, notebook=notebook, round_limit=round_limit))

    def seats(self, options: LadyAliceOptions) -> tuple[Text, ...]:
        """Name the seats by the colours of their markers."""
        return tuple(elements.child_name(child) for child in elements.CHILDREN[: options.seats])

    def longest(self, options: LadyAliceOptions) -> int:
        """Bound the length of a game."""
        return longest_game(options.seats, options.round_limit)

    def observation(self, options: LadyAliceOptions) -> Layout:
        """Name the parts of an observation."""
        return observation.layout_of()

    def belief_layout(self, options: LadyAliceOptions) -> Layout:
        """Name the parts of a belief."""
        return observation.belief_layout_of(options.seats)

    def board(self, options: LadyAliceOptions) -> Board:
        """Lay out the desk."""
        return elements.board_of(options.seats)

    def show(self, state: LadyAlice, viewer: int) -> LadyAliceView:
        """Build a viewer's view."""
        return view_of(state, viewer)

    def belief(
        self, options: LadyAliceOptions, viewer: int, policy: Policy | None = None
    ) -> EvidenceBelief:
        """Begin a belief about the players' evidence and markers."""
        return belief_of(self.start(options), viewer, policy)

    def heuristics(self, options: LadyAliceOptions) -> Heuristics:
        """Return the heuristics for this number of players."""
        return LadyAliceHeuristics(options.seats, self.size)

    def notebook(self, belief: EvidenceBelief) -> LadyAliceNotebook:
        """Write the deduction sheet."""
        return notebook_of(belief)

    def measures(
        self, before: LadyAliceView, view: LadyAliceView, notebook: LadyAliceNotebook
    ) -> tuple[Measure, ...]:
        """Count the points of the viewer's own markers; an accusation changes none of them."""
        return () if before.phase == "accusing" else measures.measures(view, notebook)

    def known_of(self, seat: int, notebook: LadyAliceNotebook) -> Collection[ElementId]:
        """List the clues that a player can hold."""
        return list(notebook.players.get(elements.CHILDREN[seat], ()))

    def presentation(
        self, before: LadyAliceView, sight: Sight, after: LadyAliceView
    ) -> Presentation:
        """Say how a sight is shown: an accusation’s verdict is a climax."""
        return wording.presentation(before, sight) or super().presentation(before, sight, after)

    def consequence(self, view: LadyAliceView, action: Action) -> Consequence:
        """Say what a choice costs: an accusation counts once its last clue is named."""
        return wording.consequence(view, action)

    def refusal(self, view: LadyAliceView, action: int) -> Text | None:
        """Say which rule stands against it."""
        return refusals.refusal(self.size, view, action)

    def small(self) -> tuple[Game, LadyAliceOptions]:
        """Return a variant with two clues in a category, three players and three rounds."""
        from gaslamp.games.lady_alice.small import SMALL  # it is made from this game

        return SMALL, LadyAliceOptions(seats=3, round_limit=3)

    def render(
        self,
        view: LadyAliceView,
        notebook: LadyAliceNotebook | None = None,
        language: str = "en",
        size: TerminalSize = DEFAULT_SIZE,
    ) -> str:
        """Draw the desk, the players and the verdicts for a terminal."""
        return terminal.render(view, notebook, language, size)

    def legend(self, view: LadyAliceView, language: str = "en") -> str:
        """Explain the signs of the desk, and clues that are typed in another language."""
        return terminal.legend(view, language)


GAME = LadyAliceGame()
