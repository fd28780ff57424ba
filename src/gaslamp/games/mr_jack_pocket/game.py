"""The `Game` object of Mr. Jack Pocket."""

from __future__ import annotations

from gaslamp.core.action_search import ActionSearch, AlphaBetaSearch
from gaslamp.core.belief import KnownBelief
from gaslamp.core.board import Board, ElementId
from gaslamp.core.choice import Preview
from gaslamp.core.game import Game
from gaslamp.core.heuristics import Heuristics
from gaslamp.core.measure import Measure
from gaslamp.core.observation import Layout
from gaslamp.core.policy import Policy
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize
from gaslamp.core.text import Text
from gaslamp.games.mr_jack_pocket import (
    elements,
    measures,
    observation,
    preview,
    refusals,
    terminal,
    wording,
)
from gaslamp.games.mr_jack_pocket.action_table import ACTIONS
from gaslamp.games.mr_jack_pocket.belief import SecretBelief, belief_of
from gaslamp.games.mr_jack_pocket.board import whitechapel
from gaslamp.games.mr_jack_pocket.claims import CLAIMS
from gaslamp.games.mr_jack_pocket.game_setup import JACK, LAST_TURN, Setup, most_actions
from gaslamp.games.mr_jack_pocket.heuristics.alpha_beta import AlphaBetaTree
from gaslamp.games.mr_jack_pocket.heuristics.heuristics import MrJackPocketHeuristics
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.puzzles import KINDS
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from gaslamp.games.mr_jack_pocket.view import (
    VERSION,
    MrJackPocketNotebook,
    MrJackPocketView,
    notebook_of,
    view_of,
)


class MrJackPocketGame(
    Game[
        MrJackPocketOptions,
        MrJackPocket,
        MrJackPocketView,
        SecretBelief | KnownBelief,
        MrJackPocketNotebook,
    ]
):
    """Mr. Jack hides under one of nine characters; the Investigator has eight turns."""

    name = "mr_jack_pocket"
    version = VERSION
    options = MrJackPocketOptions
    view_type = MrJackPocketView
    notebook_type = MrJackPocketNotebook
    counted = "suspects"
    round_field = "turn_number"
    actions = ACTIONS
    wording = wording
    claims = CLAIMS
    puzzles = KINDS

    def setup(self, options: MrJackPocketOptions) -> Setup:
        """Give what is constant during a game."""
        return Setup(whitechapel())

    def set_up(self, options: MrJackPocketOptions) -> MrJackPocket:
        """Begin with an empty district, the detectives around it."""
        state = MrJackPocket(self.setup(options))
        state.district.set_out()
        return state

    def new(self) -> MrJackPocket:
        """Set the table: nothing is to be agreed on."""
        return self.start(MrJackPocketOptions())

    def seats(self, options: MrJackPocketOptions) -> tuple[Text, ...]:
        """Name the seats: Mr. Jack, then the Investigator."""
        return (self.message("jack"), self.message("investigator"))

    def longest(self, options: MrJackPocketOptions) -> int:
        """Bound the length of a game: all eight turns, with a chase."""
        return most_actions(LAST_TURN)

    def observation(self, options: MrJackPocketOptions) -> Layout:
        """Name the parts of an observation."""
        return observation.layout_of()

    def belief_layout(self, options: MrJackPocketOptions) -> Layout:
        """Name the parts of a belief."""
        return observation.belief_layout_of()

    def board(self, options: MrJackPocketOptions) -> Board:
        """Lay out the district."""
        return elements.board_of()

    def show(self, state: MrJackPocket, viewer: int) -> MrJackPocketView:
        """Build a viewer's view."""
        return view_of(state, viewer)

    def belief(
        self, options: MrJackPocketOptions, viewer: int, policy: Policy | None = None
    ) -> SecretBelief | KnownBelief:
        """Begin a belief about Jack's identity and cards; Jack himself knows everything."""
        return belief_of(self.start(options), viewer, policy)

    def heuristics(self, options: MrJackPocketOptions) -> Heuristics:
        """Count what a call leaves."""
        return MrJackPocketHeuristics(whitechapel())

    def alpha_beta(self, options: MrJackPocketOptions) -> ActionSearch:
        """Search to the call for witnesses and one turn beyond it."""
        return AlphaBetaSearch(AlphaBetaTree(whitechapel()), JACK)

    def notebook(self, belief: SecretBelief | KnownBelief) -> MrJackPocketNotebook:
        """List who Jack can be, his possible hourglasses and the pile."""
        return notebook_of(belief)

    def measures(
        self, before: MrJackPocketView, view: MrJackPocketView, notebook: MrJackPocketNotebook
    ) -> tuple[Measure, ...]:
        """Count the suspects that a call would leave, and hourglasses."""
        return measures.measures(view, notebook)

    def way(self, view: MrJackPocketView, action: int) -> tuple[ElementId, ...]:
        """Lead from the space of a detective to the one where his walk ends."""
        return measures.way(view, action) or self.path(view, action)

    def about_viewer(self, viewer: int) -> frozenset[str]:
        """Name the fields of Jack's notebook that say what the Investigator can know of him."""
        return frozenset({"suspects", "hourglasses"}) if viewer == JACK else frozenset()

    def preview(self, view: MrJackPocketView, action: int) -> Preview | None:
        """Say what a call after a move would tell."""
        return preview.preview(view, action)

    def refusal(self, view: MrJackPocketView, action: int) -> Text | None:
        """Say why the seat on turn may not do this."""
        return refusals.refusal(view, action)

    def render(
        self,
        view: MrJackPocketView,
        notebook: MrJackPocketNotebook | None = None,
        language: str = "en",
        size: TerminalSize = DEFAULT_SIZE,
    ) -> str:
        """Draw the district, the tokens and the cards for a terminal."""
        return terminal.render(view, notebook, language, size)

    def legend(self, view: MrJackPocketView, language: str = "en") -> str:
        """Explain the signs of a drawing."""
        return terminal.legend(view, language)


GAME = MrJackPocketGame()
