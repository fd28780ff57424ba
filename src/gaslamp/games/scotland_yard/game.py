"""The `Game` object of Scotland Yard."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path

from gaslamp.core.belief import KnownBelief
from gaslamp.core.board import Board, ElementId
from gaslamp.core.codes import Action
from gaslamp.core.game import Game
from gaslamp.core.measure import Measure
from gaslamp.core.observation import Layout
from gaslamp.core.policy import Policy
from gaslamp.core.style import Styles
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize
from gaslamp.core.text import Text
from gaslamp.games.scotland_yard import elements, measures, observation, refusals, terminal, wording
from gaslamp.games.scotland_yard.action_table import ACTIONS
from gaslamp.games.scotland_yard.belief import StationBelief, belief_of
from gaslamp.games.scotland_yard.board import BoardTables, london
from gaslamp.games.scotland_yard.claims import CLAIMS
from gaslamp.games.scotland_yard.game_setup import MISTER_X, Equipment, Setup, is_sighting_move
from gaslamp.games.scotland_yard.heuristics.heuristics import ScotlandYardHeuristics
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.puzzles import KINDS
from gaslamp.games.scotland_yard.rules.state import ScotlandYard, set_table
from gaslamp.games.scotland_yard.scenario import Scenario
from gaslamp.games.scotland_yard.styles import styles
from gaslamp.games.scotland_yard.view import (
    VERSION,
    ScotlandYardNotebook,
    ScotlandYardView,
    notebook_of,
    view_of,
)


class ScotlandYardGame(
    Game[
        ScotlandYardOptions,
        ScotlandYard,
        ScotlandYardView,
        StationBelief | KnownBelief,
        ScotlandYardNotebook,
    ]
):
    """One fugitive against three to five detectives, on a map of London or of a scenario."""

    name = "scotland_yard"
    version = VERSION
    options = ScotlandYardOptions
    view_type = ScotlandYardView
    notebook_type = ScotlandYardNotebook
    counted = "stations"
    round_field = "round"
    actions = ACTIONS
    wording = wording
    claims = CLAIMS
    puzzles = KINDS

    def __init__(self, scenario: Scenario | None = None) -> None:
        """Play the classic game, or a scenario, which gives the game its name."""
        self.scenario = scenario
        if scenario is not None:
            self.name = scenario.name
            self.variant_of = "scotland_yard"

    @functools.cached_property
    def _scenario_streets(self) -> BoardTables | None:
        return None if self.scenario is None else self.scenario.streets()

    def streets(self) -> BoardTables:
        """Give the map that is played on."""
        return self._scenario_streets or london()

    def equipment(self, options: ScotlandYardOptions) -> Equipment:
        """Give the rounds, the sightings and the tickets."""
        return Equipment() if self.scenario is None else self.scenario.equipment()

    def setup(self, options: ScotlandYardOptions) -> Setup:
        """Give what is constant during a game with these options: the same for all such games."""
        if options not in self._setups:
            self._setups[options] = self._new_setup(options)
        return self._setups[options]

    @functools.cached_property
    def _setups(self) -> dict[ScotlandYardOptions, Setup]:
        return {}

    def _new_setup(self, options: ScotlandYardOptions) -> Setup:
        return Setup(
            self.streets(),
            options.seats,
            options.pawns,
            counted=options.counted_tickets,
            voluntary=options.voluntary_reveal,
            equipment=self.equipment(options),
        )

    def set_up(self, options: ScotlandYardOptions) -> ScotlandYard:
        """Set the table."""
        return set_table(self.setup(options))

    def title(self) -> Text:
        """Name the game, and the scenario."""
        if self.scenario is None:
            return super().title()
        return self.message("scenario-title", name=self.scenario.title)

    def new(
        self,
        *,
        seats: int = 2,
        detectives: int | None = None,
        counted_tickets: bool = False,
        voluntary_reveal: bool = False,
    ) -> ScotlandYard:
        """Set the table for what was agreed."""
        return self.start(
            ScotlandYardOptions(
                seats=seats,
                detectives=detectives,
                counted_tickets=counted_tickets,
                voluntary_reveal=voluntary_reveal,
            )
        )

    def seats(self, options: ScotlandYardOptions) -> tuple[Text, ...]:
        """Name the seats: Mister X, then the detectives' players."""
        if options.seats == 2:
            return (self.message("mister-x"), self.message("detectives"))
        players = (
            self.message("detective-player", number=number) for number in range(1, options.seats)
        )
        return (self.message("mister-x"), *players)

    def sides(self, options: ScotlandYardOptions) -> tuple[int, ...]:
        """Return the sides: Mister X, and the detectives together."""
        return tuple(min(seat, 1) for seat in range(options.seats))

    def longest(self, options: ScotlandYardOptions) -> int:
        """Count a game in which nothing that can happen is left out.

        Every pawn gets a card and acts in every round. A double card is played, and adds a ride.
        Where he may show himself, Mister X is asked at the end of each turn, is shown, and takes a
        ticket of every detective; not where a sighting ends the turn. A double move can have its
        sighting after the first half, so that many turns do not end with theirs.
        """
        pawns = options.pawns + 1
        setup = self.setup(options)
        sightings = sum(is_sighting_move(setup, move) for move in range(1, setup.windows + 1))
        longest = pawns + setup.rounds * pawns + 2 * setup.doubles + sightings
        if options.voluntary_reveal:
            offers = min(setup.rounds, setup.rounds - sightings + setup.doubles)
            longest += offers * (2 + options.pawns)
        return longest

    def observation(self, options: ScotlandYardOptions) -> Layout:
        """Name the parts of an observation."""
        return observation.layout_of(self.setup(options))

    def belief_layout(self, options: ScotlandYardOptions) -> Layout:
        """Name the parts of a belief."""
        return observation.belief_layout_of()

    def board(self, options: ScotlandYardOptions) -> Board:
        """Lay out the map."""
        return elements.board_of(self.streets(), options.pawns)

    def show(self, state: ScotlandYard, viewer: int) -> ScotlandYardView:
        """Build a viewer's view."""
        return view_of(state, viewer)

    def belief(
        self, options: ScotlandYardOptions, viewer: int, policy: Policy | None = None
    ) -> StationBelief | KnownBelief:
        """Begin a belief about Mister X's station; Mister X himself knows everything."""
        return belief_of(self.start(options), viewer, policy)

    def heuristics(self, options: ScotlandYardOptions) -> ScotlandYardHeuristics:
        """Keep what everybody could know of where Mister X is."""
        return ScotlandYardHeuristics(self.streets())

    def styles(self, options: ScotlandYardOptions) -> Styles:
        """Give styles of both roles."""
        return styles(self.streets())

    def notebook(self, belief: StationBelief | KnownBelief) -> ScotlandYardNotebook:
        """List the possible stations; for Mister X, those the detectives can't exclude."""
        return notebook_of(belief)

    def measures(
        self, before: ScotlandYardView, view: ScotlandYardView, notebook: ScotlandYardNotebook
    ) -> tuple[Measure, ...]:
        """Count Mister X's ways out and who reaches him."""
        return measures.measures(before, view, notebook, self.streets())

    def way(self, view: ScotlandYardView, action: int) -> tuple[ElementId, ...]:
        """Lead from the station of the pawn on turn to the end of its ride."""
        return measures.way(view, self.path(view, action))

    def about_viewer(self, viewer: int) -> frozenset[str]:
        """Name the fields of Mister X's notebook that say where the detectives expect him."""
        return frozenset({"stations", "left"}) if viewer == MISTER_X else frozenset()

    def question(self, view: ScotlandYardView, action: Action) -> Text:
        """Ask whether a choice is meant, by the number of its station."""
        return wording.question(action)

    def refusal(self, view: ScotlandYardView, action: int) -> Text | None:
        """Say why the pawn on turn can't do this."""
        return refusals.refusal(self.streets(), view, action)

    def click_refusal(self, view: ScotlandYardView, actions: Sequence[int]) -> Text | None:
        """Say why a station can't be picked."""
        return refusals.click_refusal(self.streets(), view, actions)

    def small(self) -> tuple[Game, ScotlandYardOptions]:
        """Return a variant with three detectives, a few streets and both agreements."""
        from gaslamp.games.scotland_yard.small import SMALL  # it is made from this game

        agreed = ScotlandYardOptions(detectives=3, counted_tickets=True, voluntary_reveal=True)
        return SMALL, agreed

    def render(
        self,
        view: ScotlandYardView,
        notebook: ScotlandYardNotebook | None = None,
        language: str = "en",
        size: TerminalSize = DEFAULT_SIZE,
    ) -> str:
        """Draw the map, the pawns and the travel log for a terminal."""
        return terminal.render(self.streets(), view, notebook, language, size)

    def legend(self, view: ScotlandYardView, language: str = "en") -> str:
        """Explain the signs of a drawing."""
        return terminal.legend(view, language)


def from_file(path: str | Path) -> ScotlandYardGame:
    """Make a game of the scenario in a file."""
    return ScotlandYardGame(Scenario.from_file(path))


GAME = ScotlandYardGame()
