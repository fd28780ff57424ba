"""Letters from Whitechapel as the house knows it."""

from __future__ import annotations

from gaslamp.core.belief import Belief
from gaslamp.core.game import Game, Notebook, View
from gaslamp.core.text import Text, text
from gaslamp.games.whitechapel import actions, logbook, refusals
from gaslamp.games.whitechapel.actions import (
    ACTION_SPACE,
    COACH,
    COLOURS,
    HEAD,
    NEXT,
    PATROL,
    STEP,
    circle_of,
    crossing_of,
)
from gaslamp.games.whitechapel.belief import JackBelief, PoliceBelief, belief_of
from gaslamp.games.whitechapel.board import Board, whitechapel
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.rules import Whitechapel, set_table
from gaslamp.games.whitechapel.table import Setup, Variants
from gaslamp.games.whitechapel.terminal import draw
from gaslamp.games.whitechapel.view import (
    WhitechapelNotebook,
    WhitechapelView,
    notebook_of,
    view_of,
)


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

    def view(self, state: Whitechapel, viewer: int) -> WhitechapelView:
        """Build a viewer's view."""
        return view_of(state, viewer)

    def belief(self, options: WhitechapelOptions, viewer: int) -> Belief:
        """Jack wonders about the patrols, everybody else about him too."""
        return belief_of(self.start(options), viewer)

    def notebook(self, belief: Belief) -> WhitechapelNotebook:
        """List the possible circles, hideouts and patrols."""
        assert isinstance(belief, PoliceBelief | JackBelief)
        return notebook_of(belief)

    def notation(self, action: int) -> str:
        """Write an action as people type it."""
        return actions.notation(action)

    def parse(self, notation: str) -> int:
        """Read an action as people type it."""
        return actions.parse(notation)

    def target(self, action: int) -> str:
        """Click on a circle, a crossing or a policeman; on a coach ride's second circle."""
        if action >= COACH:
            return f"circle-{(action - COACH) % STEP}"
        if action >= NEXT:
            return f"policeman-{COLOURS[action - NEXT]}" if action < HEAD else ""
        if action >= PATROL:
            return f"crossing-{crossing_of(action)}"
        return f"circle-{circle_of(action)}"

    def describe(self, state: Whitechapel, sight: int) -> Text:
        """Say what a sight shows."""
        return logbook.describe(state, sight)

    def refusal(self, state: Whitechapel, action: int) -> Text | None:
        """Say why the seat on turn may not do this."""
        return refusals.refusal(state, action)

    def draw(self, view: View, notebook: Notebook | None = None, language: str = "en") -> str:
        """Draw the map, the policemen and Jack's log for a terminal."""
        assert isinstance(view, WhitechapelView)
        assert notebook is None or isinstance(notebook, WhitechapelNotebook)
        return draw(view, notebook, language)


GAME = WhitechapelGame()
