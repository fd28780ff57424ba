"""The `Game` object of Letters from Whitechapel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gaslamp.core.action_table import Consequence, Presentation
from gaslamp.core.board import Board, ElementId
from gaslamp.core.codes import Action, Sight
from gaslamp.core.game import Game
from gaslamp.core.measure import Measure
from gaslamp.core.observation import Layout
from gaslamp.core.options import options_from
from gaslamp.core.policy import Policy
from gaslamp.core.style import Styles
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize
from gaslamp.core.text import Text
from gaslamp.games.whitechapel import elements, measures, observation, refusals, terminal, wording
from gaslamp.games.whitechapel.action_table import ACTIONS
from gaslamp.games.whitechapel.belief import JackBelief, PoliceBelief, belief_of
from gaslamp.games.whitechapel.board import BoardTables, whitechapel
from gaslamp.games.whitechapel.claims import CLAIMS
from gaslamp.games.whitechapel.game_setup import JACK, LAST_COLUMN, Setup, Variants
from gaslamp.games.whitechapel.heuristics.heuristics import WhitechapelHeuristics
from gaslamp.games.whitechapel.length import longest_game
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.puzzles import KINDS
from gaslamp.games.whitechapel.refusals import Ground
from gaslamp.games.whitechapel.rules.state import Whitechapel, set_table
from gaslamp.games.whitechapel.styles import styles
from gaslamp.games.whitechapel.view import (
    VERSION,
    WhitechapelNotebook,
    WhitechapelView,
    notebook_of,
    view_of,
)

WITHOUT_COLOURS = 2  # the version in which no patrol token had a colour


class WhitechapelGame(
    Game[
        WhitechapelOptions,
        Whitechapel,
        WhitechapelView,
        PoliceBelief | JackBelief,
        WhitechapelNotebook,
    ]
):
    """Jack the Ripper against one to five police players, four nights long."""

    name = "whitechapel"
    version = VERSION
    options = WhitechapelOptions
    view_type = WhitechapelView
    notebook_type = WhitechapelNotebook
    counted = "hideouts"
    round_field = "night"
    actions = ACTIONS
    wording = wording
    claims = CLAIMS
    puzzles = KINDS
    last_column: ClassVar[int] = LAST_COLUMN
    """The last column of the track."""

    def plan(self) -> BoardTables:
        """Take the printed board."""
        return whitechapel()

    def setup(self, options: WhitechapelOptions) -> Setup:
        """Give what is constant during a game with these options."""
        variants = Variants(options.variants)
        return Setup(self.plan(), options.owners, variants, self.last_column)

    def set_up(self, options: WhitechapelOptions) -> Whitechapel:
        """Set the table."""
        return set_table(self.setup(options))

    def new(  # noqa: PLR0913  (each is an option of the rulebook)
        self,
        *,
        seats: int = 2,
        blue: int | None = None,
        brown: int | None = None,
        green: int | None = None,
        red: int | None = None,
        yellow: int | None = None,
        time_of_crime: bool = False,
        engaged_police: bool = False,
        sprint: bool = False,
        double_clue: bool = False,
        fresh_traces: bool = False,
        preserved_scenes: bool = False,
        hard: bool = False,
        harder_first_night: bool = False,
        harder_second_night: bool = False,
    ) -> Whitechapel:
        """Set the table for what was agreed."""
        return self.start(
            WhitechapelOptions(
                seats=seats,
                blue=blue,
                brown=brown,
                green=green,
                red=red,
                yellow=yellow,
                time_of_crime=time_of_crime,
                engaged_police=engaged_police,
                sprint=sprint,
                double_clue=double_clue,
                fresh_traces=fresh_traces,
                preserved_scenes=preserved_scenes,
                hard=hard,
                harder_first_night=harder_first_night,
                harder_second_night=harder_second_night,
            )
        )

    def upgraded_options(self, version: int, values: Mapping[str, object]) -> dict[str, object]:
        """Leave the patrol tokens of a game without colours that was begun so."""
        if version != WITHOUT_COLOURS:
            return super().upgraded_options(version, values)
        leads_all = options_from(self.options, values).seats == 2  # then none ever has a colour
        return dict(values) if leads_all else {**values, "plain_patrols": True}

    def seats(self, options: WhitechapelOptions) -> tuple[Text, ...]:
        """Name the seats: Jack, then the police players."""
        if options.seats == 2:
            return (self.message("jack"), self.message("police"))
        players = (
            self.message("police-player", number=number) for number in range(1, options.seats)
        )
        return (self.message("jack"), *players)

    def sides(self, options: WhitechapelOptions) -> tuple[int, ...]:
        """Return the sides: Jack, and the police together."""
        return tuple(min(seat, 1) for seat in range(options.seats))

    def longest(self, options: WhitechapelOptions) -> int:
        """Bound the length of a game."""
        return longest_game(self.setup(options))

    def observation(self, options: WhitechapelOptions) -> Layout:
        """Name the parts of an observation."""
        return observation.layout_of()

    def belief_layout(self, options: WhitechapelOptions) -> Layout:
        """Name the parts of a belief."""
        return observation.belief_layout_of()

    def board(self, options: WhitechapelOptions) -> Board:
        """Lay out the streets."""
        return elements.board_of(self.plan().streets)

    def show(self, state: Whitechapel, viewer: int) -> WhitechapelView:
        """Build a viewer's view."""
        return view_of(state, viewer)

    def belief(
        self, options: WhitechapelOptions, viewer: int, policy: Policy | None = None
    ) -> PoliceBelief | JackBelief:
        """Begin a belief: about the patrols for Jack, about Jack as well for the others."""
        return belief_of(self.start(options), viewer, policy)

    def heuristics(self, options: WhitechapelOptions) -> WhitechapelHeuristics:
        """Give what a good player looks at."""
        return WhitechapelHeuristics(self.plan())

    def styles(self, options: WhitechapelOptions) -> Styles:
        """Give styles of both roles."""
        return styles(self.plan())

    def notebook(self, belief: PoliceBelief | JackBelief) -> WhitechapelNotebook:
        """List the possible circles, hideouts and patrols."""
        return notebook_of(belief)

    def measures(
        self, before: WhitechapelView, view: WhitechapelView, notebook: WhitechapelNotebook
    ) -> tuple[Measure, ...]:
        """Count Jack's way home, who is near him, and what the police stand beside."""
        return measures.measures(view, notebook, self.plan())

    def way(self, view: WhitechapelView, action: int) -> tuple[ElementId, ...]:
        """Lead from where Jack or the policeman on turn stands to where he goes."""
        return measures.way(view, self.path(view, action))

    def about_viewer(self, viewer: int) -> frozenset[str]:
        """Name the fields of Jack's notebook that say what the police can know of him."""
        return frozenset({"circles", "hideouts", "excluded"}) if viewer == JACK else frozenset()

    def is_already_so(self, view: WhitechapelView, action: int) -> bool:
        """Tell whether an action names who is on turn anyway, or passes for one who can't act."""
        return wording.is_already_so(view, action)

    def presentation(
        self, before: WhitechapelView, sight: Sight, after: WhitechapelView
    ) -> Presentation:
        """Say how a sight is shown: a piece that stays is trivial."""
        return wording.presentation(before, sight) or super().presentation(before, sight, after)

    def consequence(self, view: WhitechapelView, action: Action) -> Consequence:
        """Ask about a coach when it is taken; where the player gets out costs nothing more."""
        if view.phase == "coaching":
            return ""
        return super().consequence(view, action)

    def question(self, view: WhitechapelView, action: Action) -> Text:
        """Ask whether a choice is meant, by the name of its circle."""
        return wording.question(view, action)

    def refusal(self, view: WhitechapelView, action: int) -> Text | None:
        """Say why the seat on turn may not do this."""
        return refusals.refusal(Ground(self.plan(), self.last_column), view, action)

    def render(
        self,
        view: WhitechapelView,
        notebook: WhitechapelNotebook | None = None,
        language: str = "en",
        size: TerminalSize = DEFAULT_SIZE,
    ) -> str:
        """Draw the map, the policemen and Jack's log for a terminal."""
        return terminal.render(self.plan(), view, notebook, language, size)

    def legend(self, view: WhitechapelView, language: str = "en") -> str:
        """Explain the signs on the map."""
        return terminal.legend(view, language)

    def small(self) -> tuple[Game, WhitechapelOptions]:
        """Return a variant with eleven circles, three possible hideouts and short nights."""
        from gaslamp.games.whitechapel.small import SMALL  # it is made from this game

        return SMALL, WhitechapelOptions()


GAME = WhitechapelGame()
