"""Whitechapel's puzzles against the generic belief, and against the printed streets."""

from __future__ import annotations

from collections import Counter

from gaslamp.core.belief import World, WorldsBelief
from gaslamp.core.board import name_of
from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER, State
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.board import whitechapel
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import BY_COACH, TIMES
from gaslamp.games.whitechapel.puzzles import _answers, _is_hunting, _layers
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.learn.puzzle_proofs import ProvedPuzzle, position_of
from tests.learn.puzzling import of_kind, split

POLICE = as_seat(1)
FEW_MOVES = 3


def circle_of(world: State) -> int:
    assert isinstance(world, Whitechapel)
    return int(world.circle())


def path_of(world: State) -> list[int]:
    """Read tonight's path, a coach ride as one move."""
    assert isinstance(world, Whitechapel)
    path: list[int] = []
    rode = False
    for circle, means in zip(world.log, world.means, strict=True):
        if means and not (rode := means == BY_COACH and not rode):
            path.append(int(circle))
    return path


def tonight(puzzle: ProvedPuzzle) -> list[World]:
    """List Jack's paths since the murder by the generic belief; what came before was settled."""
    journal, position, _ = puzzle
    start = max(
        place for place, action in enumerate(journal.actions) if codes.kind_of(action) == codes.KILL
    )
    state = journal.prefix(start + 1).state
    belief = WorldsBelief(state, position.seat)
    for action in journal.actions[start + 1 :]:
        sight = state.sight(action, position.seat)
        state.apply(action)
        belief.see(sight, state.seat)
    return belief.worlds(10**6) or []


def test_every_path_of_a_short_night_has_the_circle_that_was_found() -> None:
    compared = 0
    for puzzle in of_kind("whitechapel", "where"):
        if puzzle.proof.figures["moves"] > FEW_MOVES:
            continue
        move = puzzle.proof.figures["move"]
        found = {path_of(world.state)[move] for world in tonight(puzzle)}
        assert {f"circle-{circle}" for circle in found} == {puzzle.proof.answer}
        compared += 1
    assert compared


def test_on_a_few_streets_paths_and_answers_are_those_of_the_generic_belief() -> None:
    game, options = GAME.small()
    compared: Counter[str] = Counter()
    for seed in range(8):
        journal = Journal(game, options)
        draw = seeded(seed)
        belief = WorldsBelief(game.start(options), POLICE)
        known = 0
        while journal.state.seat != OVER and len(journal.actions) < 60:
            seen = journal.seen(POLICE)
            for entry in seen[known:]:
                belief.see(entry.sight, entry.turn)
            known = len(seen)
            state = journal.state
            assert isinstance(state, Whitechapel)
            if state.seat == POLICE and _is_hunting(state) and state.night == 0:
                worlds = belief.worlds(10**6) or []
                position = position_of(journal, POLICE)
                paths = [path_of(world.state) for world in worlds]
                assert _layers(position.belief) == [
                    set(circles) for circles in zip(*paths, strict=True)
                ]
                compared["paths"] += 1
                if state.phase == phases.ACTING:
                    for action in position.actions:
                        if codes.kind_of(action) == codes.CLUE:
                            groups = split(worlds, action, POLICE, circle_of)
                            assert max(map(len, groups)) == max(_answers(position.belief, action))
                            compared["answers"] += 1
            legal = state.legal_actions()
            journal.replay(int(legal[draw(len(legal))]))
    assert compared["paths"]
    assert compared["answers"]


def test_no_policeman_reaches_the_way_home_and_every_other_walk_fails() -> None:
    streets = whitechapel().streets
    for puzzle in of_kind("whitechapel", "home"):
        view = puzzle.position.view
        posts = [int(name_of(one.crossing).removeprefix("x")) for one in view.policemen]
        reach = {*posts}
        for _ in range(2):
            reach |= {near for crossing in reach for near in streets.steps(crossing)}
        safe = [
            one.answer
            for one in puzzle.proof.candidates
            if not reach & streets.touching(int(name_of(one.answer)))
        ]
        assert puzzle.proof.answer in safe
        assert len(safe) == 1 + puzzle.proof.figures["too_far"]
        walks = {f"circle-{end}" for end in streets.ways(int(name_of(view.jack)))}
        assert {one.answer for one in puzzle.proof.candidates} <= walks


def test_the_walks_that_are_said_to_be_left_are_those_of_the_track() -> None:
    for puzzle in of_kind("whitechapel", "home"):
        written = puzzle.position.view.log[-1].column
        columns = [f"column-{time}" for time in TIMES]
        left = len(columns) - 1 - columns.index(written) - 1  # after the walk that is asked for
        assert puzzle.proof.question.args["moves"] == left
