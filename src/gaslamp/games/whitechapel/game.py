"""Letters from Whitechapel as the house knows it."""

from __future__ import annotations

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game, Notebook, View
from gaslamp.core.text import Text, text
from gaslamp.games.whitechapel import actions
from gaslamp.games.whitechapel.actions import ACTION_SPACE
from gaslamp.games.whitechapel.belief import belief_of
from gaslamp.games.whitechapel.board import Board, whitechapel
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.rules import Whitechapel, set_table
from gaslamp.games.whitechapel.table import Setup, Variants


class WhitechapelGame(Game[WhitechapelOptions, Whitechapel]):
    """Jack the Ripper against one to five police players, four nights long."""

    name = "whitechapel"
    version = 1
    options = WhitechapelOptions
    action_space = ACTION_SPACE
    longest = 8000

    def board(self) -> Board:
        """Take the printed board."""
        return whitechapel()

    def start(self, options: WhitechapelOptions) -> Whitechapel:
        """Set the table."""
        return set_table(Setup(self.board(), options.owners, Variants(options.variants)))

    def seats(self, options: WhitechapelOptions) -> tuple[Text, ...]:
        """Jack, then the police players."""
        if options.seats == 2:
            return (text("whitechapel-jack"), text("whitechapel-police"))
        players = (text("whitechapel-police-player", number=n) for n in range(1, options.seats))
        return (text("whitechapel-jack"), *players)

    def belief(self, options: WhitechapelOptions, viewer: int) -> Belief:
        """Jack wonders about the patrols, everybody else about him."""
        return belief_of(self.start(options), viewer)

    def view(self, state: Whitechapel, viewer: int) -> View:
        return View(viewer=viewer, turn=state.seat)

    def notebook(self, belief: Belief) -> Notebook:
        return Notebook()

    def notation(self, action: int) -> str:
        """Write an action as people type it."""
        return actions.notation(action)

    def parse(self, notation: str) -> int:
        """Read an action as people type it."""
        return actions.parse(notation)

    def describe(self, state: Whitechapel, sight: int) -> Text:
        return text("x")


GAME = WhitechapelGame()
