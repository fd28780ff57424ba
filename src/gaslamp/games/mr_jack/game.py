"""The `Game` object of Mr. Jack."""

from __future__ import annotations

from gaslamp.core.action_search import ActionSearch, AlphaBetaSearch
from gaslamp.core.board import Board, ElementId
from gaslamp.core.game import Game
from gaslamp.core.heuristics import Heuristics
from gaslamp.core.measure import Measure
from gaslamp.core.observation import Layout
from gaslamp.core.policy import Policy
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize
from gaslamp.core.text import Text
from gaslamp.games.mr_jack import elements, measures, observation, refusals, terminal, wording
from gaslamp.games.mr_jack.action_table import ACTIONS
from gaslamp.games.mr_jack.belief import JackBelief, Suspicion, belief_of
from gaslamp.games.mr_jack.board import whitechapel
from gaslamp.games.mr_jack.claims import CLAIMS
from gaslamp.games.mr_jack.game_setup import CARDS_A_TURN, JACK, TURNS, Setup
from gaslamp.games.mr_jack.heuristics.alpha_beta import AlphaBetaTree
from gaslamp.games.mr_jack.heuristics.heuristics import MrJackHeuristics
from gaslamp.games.mr_jack.options import BoardName, MrJackOptions
from gaslamp.games.mr_jack.puzzles import KINDS
from gaslamp.games.mr_jack.rules.state import MrJack, set_table
from gaslamp.games.mr_jack.view import VERSION, MrJackNotebook, MrJackView, notebook_of, view_of

# The most actions that a card can take: it is chosen, then moved, then its power used. Goodley's
# whistle may bring three characters a point each, with Watson among them, whose lantern turns.
LONGEST_CARD = {
    "holmes": 3,
    "watson": 3,
    "smith": 3,
    "lestrade": 3,
    "stealthy": 2,
    "goodley": 6,
    "gull": 3,  # an exchange with Watson turns the lantern
    "bert": 3,
}


def most_actions(turns: int) -> int:
    """Count the most actions: Jack's card, in two turns four deals and eight cards, the calls."""
    two_turns = CARDS_A_TURN + sum(LONGEST_CARD.values())
    return 1 + turns // 2 * two_turns + turns - 1


class MrJackGame(Game[MrJackOptions, MrJack, MrJackView, Suspicion | JackBelief, MrJackNotebook]):
    """Jack hides under one of eight characters; the Investigator has eight turns to find him."""

    name = "mr_jack"
    version = VERSION
    options = MrJackOptions
    view_type = MrJackView
    notebook_type = MrJackNotebook
    counted = "suspects"
    round_field = "turn_number"
    actions = ACTIONS
    wording = wording
    claims = CLAIMS
    puzzles = KINDS

    def setup(self, options: MrJackOptions) -> Setup:
        """Give what is constant during a game with these options."""
        return Setup(whitechapel(options.board))

    def set_up(self, options: MrJackOptions) -> MrJack:
        """Set the table."""
        return set_table(self.setup(options))

    def new(self, *, board: BoardName = "first") -> MrJack:
        """Set the table for what was agreed."""
        return self.start(MrJackOptions(board=board))

    def seats(self, options: MrJackOptions) -> tuple[Text, ...]:
        """Name the seats: Jack, then the Investigator."""
        return (self.message("jack"), self.message("investigator"))

    def longest(self, options: MrJackOptions) -> int:
        """Bound the length of a game."""
        return most_actions(TURNS)

    def observation(self, options: MrJackOptions) -> Layout:
        """Name the parts of an observation."""
        return observation.layout_of()

    def belief_layout(self, options: MrJackOptions) -> Layout:
        """Name the parts of a belief."""
        return observation.belief_layout_of()

    def board(self, options: MrJackOptions) -> Board:
        """Lay out Whitechapel."""
        return elements.board_of(options.board)

    def show(self, state: MrJack, viewer: int) -> MrJackView:
        """Build a viewer's view."""
        return view_of(state, viewer)

    def belief(
        self, options: MrJackOptions, viewer: int, policy: Policy | None = None
    ) -> Suspicion | JackBelief:
        """Begin a belief about Jack's identity; Jack himself knows everything."""
        return belief_of(self.start(options), viewer, policy)

    def heuristics(self, options: MrJackOptions) -> Heuristics:
        """Count whom a call leaves."""
        return MrJackHeuristics(whitechapel(options.board))

    def alpha_beta(self, options: MrJackOptions) -> ActionSearch:
        """Search the cards of a turn."""
        return AlphaBetaSearch(AlphaBetaTree(whitechapel(options.board)), JACK)

    def notebook(self, belief: Suspicion | JackBelief) -> MrJackNotebook:
        """List the suspects."""
        return notebook_of(belief)

    def measures(
        self, before: MrJackView, view: MrJackView, notebook: MrJackNotebook
    ) -> tuple[Measure, ...]:
        """Count the suspects that a call would leave."""
        return measures.measures(view, notebook)

    def way(self, view: MrJackView, action: int) -> tuple[ElementId, ...]:
        """Lead from the hex of the character on turn to the end of a walk."""
        return measures.way(view, self.path(view, action))

    def about_viewer(self, viewer: int) -> frozenset[str]:
        """Name the fields of Jack's notebook that say what the Investigator can know of him."""
        return frozenset(MrJackNotebook.__struct_fields__) if viewer == JACK else frozenset()

    def refusal(self, view: MrJackView, action: int) -> Text | None:
        """Say why the seat on turn can't do this."""
        return refusals.refusal(view, action)

    def render(
        self,
        view: MrJackView,
        notebook: MrJackNotebook | None = None,
        language: str = "en",
        size: TerminalSize = DEFAULT_SIZE,
    ) -> str:
        """Draw the board, the characters and the cards for a terminal."""
        return terminal.render(view, notebook, language, size)

    def legend(self, view: MrJackView, language: str = "en") -> str:
        """Explain the signs on the board."""
        return terminal.legend(view, language)


GAME = MrJackGame()
