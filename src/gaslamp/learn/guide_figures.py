"""The figures of a guide: its positions replayed, each as one viewer sees it."""

from __future__ import annotations

import functools
from typing import Literal

import msgspec

from gaslamp.core.board import Board, ElementId
from gaslamp.core.codes import ViewerId
from gaslamp.core.journal import Journal
from gaslamp.core.options import Options, options_from
from gaslamp.core.turn_names import Viewer, number_of
from gaslamp.core.view import AnyNotebook, AnyView
from gaslamp.games.registry import find_game
from gaslamp.learn.guide import FigurePlan, GuidePlan, read_guide_plan
from gaslamp.play.deduction import Deduction


class Figure(msgspec.Struct, frozen=True):
    """A position as its viewer sees it, with its notebook where the figure is about that.

    `points` are the elements that the caption speaks of; a `close` figure draws what is around
    them. `shows` says whether the board is drawn or what lies beside it.
    """

    name: str
    viewer: Viewer
    view: AnyView
    notebook: AnyNotebook | None
    points: tuple[ElementId, ...]
    shows: Literal["board", "side"]
    close: bool


class Figures(msgspec.Struct, frozen=True):
    """The figures of a guide; all are played on one board."""

    game: str
    board: Board
    figures: tuple[Figure, ...]


@functools.cache
def figures_of(game: str) -> Figures:
    """Replay every figure of a game's guide."""
    found, plan = find_game(game), read_guide_plan(game)
    options: Options = options_from(found.options, plan.options)
    figures = tuple(_figure(journal_of(game, figure.name), figure) for figure in plan.figures)
    return Figures(game, found.board(options), figures)


def journal_of(game: str, name: str) -> Journal:
    """Play the moves of a figure, from the start."""
    found, plan = find_game(game), read_guide_plan(game)
    journal = Journal(found, options_from(found.options, plan.options))
    for move in story_of(plan, name):
        journal.replay(found.parse(move))
    return journal


def story_of(plan: GuidePlan, name: str) -> list[str]:
    """Write out the moves that lead to a figure, those of the figures before it first."""
    figure = next(one for one in plan.figures if one.name == name)
    before = story_of(plan, figure.after) if figure.after else []
    return before + [move.strip() for move in figure.story.split(";") if move.strip()]


def _figure(journal: Journal, figure: FigurePlan) -> Figure:
    viewer = ViewerId(number_of(figure.viewer))
    notebook = None
    if figure.notebook:
        notebook = Deduction(journal.game, journal.options, viewer).notebook(journal)
    return Figure(
        name=figure.name,
        viewer=figure.viewer,
        view=journal.view(viewer),
        notebook=notebook,
        points=figure.points,
        shows=figure.shows,
        close=figure.close,
    )
