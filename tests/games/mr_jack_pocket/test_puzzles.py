"""Mr. Jack Pocket's puzzles against a judge that knows no belief but the generic one."""

from __future__ import annotations

from gaslamp.core.belief import World
from gaslamp.core.state import SPECTATOR, State
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from gaslamp.learn.puzzle_proofs import ProvedPuzzle
from tests.learn.puzzling import every_world, of_kind, pursuit, split

GAME = "mr_jack_pocket"


def identity(world: State) -> int:
    assert isinstance(world, MrJackPocket)
    return int(world.identity)


def answer_of(puzzle: ProvedPuzzle, action: int) -> str:
    """Name the answer that an action belongs to: its tile, if it turns one."""
    if codes.is_rotation(action):
        return f"tile-{codes.CELLS[(action - codes.ROTATE) // 3]}"
    return str(puzzle.position.game.notation(action))


def check(puzzle: ProvedPuzzle, found: dict[int, int], *, most: bool = False) -> None:
    """Compare what each action comes to with what the proof says."""
    sign = -1 if most else 1
    best: dict[str, int] = {}
    for action, figure in found.items():
        answer = answer_of(puzzle, action)
        best[answer] = min(best.get(answer, 99), sign * figure)
    figures = sorted(best.values())
    assert [one for one in best if best[one] == figures[0]] == [puzzle.proof.answer]
    assert puzzle.proof.figures["left"] == sign * figures[0]
    assert puzzle.proof.figures["next_best"] == sign * figures[1]


def test_no_other_question_leaves_so_few() -> None:
    for puzzle in of_kind(GAME, "question"):
        worlds = every_world(puzzle)
        found = {
            action: len(split(worlds, action, puzzle.position.seat, identity)[0])
            for action in puzzle.position.actions
        }
        check(puzzle, found)


def after(worlds: list[World], action: int) -> list[World]:
    """Play an action that everybody sees in every world."""
    played = []
    for world in worlds:
        state = world.state.clone()
        state.apply(action)
        played.append(World(state, world.weight))
    return played


def test_nothing_else_leaves_so_few_whatever_jack_does() -> None:
    for puzzle in of_kind(GAME, "whatever"):
        worlds = every_world(puzzle)
        found = {}
        for action in puzzle.position.actions:
            played = after(worlds, action)
            replies = played[0].state.legal_actions()
            found[action] = max(
                len(split(played, reply, puzzle.position.seat, identity)[0]) for reply in replies
            )
        check(puzzle, found)


def test_nothing_else_leaves_so_many_for_jack_to_hide_among() -> None:
    for puzzle in of_kind(GAME, "shadow"):
        journal, position, _ = puzzle
        worlds = pursuit(puzzle).worlds(100_000) or []
        found = {}
        for action in position.actions:
            groups = split(worlds, action, SPECTATOR, identity)
            his = [group for group in groups if identity(journal.state) in group]
            found[action] = max(map(len, his))
        check(puzzle, found, most=True)
