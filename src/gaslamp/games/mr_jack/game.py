"""Mr. Jack as the house knows it."""

from __future__ import annotations

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game, Notebook, View
from gaslamp.core.text import Text, text
from gaslamp.games.mr_jack import actions
from gaslamp.games.mr_jack.actions import ACTION_SPACE
from gaslamp.games.mr_jack.belief import JackBelief, SuspectBelief
from gaslamp.games.mr_jack.board import whitechapel
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.refusals import refusal_of
from gaslamp.games.mr_jack.rules import MrJack, set_table
from gaslamp.games.mr_jack.table import JACK, Setup
from gaslamp.games.mr_jack.telling import target_of, telling_of
from gaslamp.games.mr_jack.terminal import draw
from gaslamp.games.mr_jack.view import MrJackNotebook, MrJackView, notebook_of, view_of


class MrJackGame(Game[MrJackOptions, MrJack]):
    """Jack hides under one of eight characters; the Investigator has eight turns to find him."""

    name = "mr_jack"
    version = 1
    options = MrJackOptions
    action_space = ACTION_SPACE
    longest = 128

    def start(self, options: MrJackOptions) -> MrJack:
        """Set the table."""
        return set_table(Setup(whitechapel(options.board)))

    def seats(self, options: MrJackOptions) -> tuple[Text, ...]:
        """Jack, then the Investigator."""
        return (text("mr-jack-jack"), text("mr-jack-investigator"))

    def view(self, state: MrJack, viewer: int) -> MrJackView:
        """Build a viewer's view."""
        return view_of(state, viewer)

    def belief(self, options: MrJackOptions, viewer: int) -> Belief:
        """Everybody but Jack wonders who he is."""
        start = self.start(options)
        return JackBelief(start) if viewer == JACK else SuspectBelief(start)

    def notebook(self, belief: Belief) -> MrJackNotebook:
        """List the suspects."""
        assert isinstance(belief, SuspectBelief | JackBelief)
        return notebook_of(belief)

    def notation(self, action: int) -> str:
        """Write an action as people type it."""
        return actions.notation(action)

    def parse(self, notation: str) -> int:
        """Read an action as people type it."""
        return actions.parse(notation)

    def target(self, action: int) -> str:
        """A card, a hex, a character, a lamp place, an exit or a lantern's direction."""
        return target_of(action)

    def describe(self, state: MrJack, sight: int) -> Text:
        """Say what a sight shows."""
        return telling_of(state, sight)

    def refusal(self, state: MrJack, action: int) -> Text | None:
        """Say why the seat on turn can't do this."""
        return refusal_of(state, action)

    def draw(self, view: View, notebook: Notebook | None = None, language: str = "en") -> str:
        """Draw the board, the characters and the cards for a terminal."""
        assert isinstance(view, MrJackView)
        assert notebook is None or isinstance(notebook, MrJackNotebook)
        return draw(view, notebook, language)


GAME = MrJackGame()
