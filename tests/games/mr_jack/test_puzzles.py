"""Mr. Jack's puzzles against a judge that knows no belief but the generic one."""

from __future__ import annotations

from gaslamp.core.state import SPECTATOR, State
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack.rules.state import MrJack
from gaslamp.learn.puzzle_proofs import ProvedPuzzle
from tests.learn.puzzling import every_world, of_kind, pursuit, split

GAME = "mr_jack"


def identity(world: State) -> int:
    assert isinstance(world, MrJack)
    return int(world.jack)


def check(puzzle: ProvedPuzzle, found: dict[str, int], *, most: bool = False) -> None:
    """Compare what each candidate comes to with what the proof says."""
    figures = sorted(found.values(), reverse=most)
    assert set(found) == {one.answer for one in puzzle.proof.candidates}
    assert [one for one in found if found[one] == figures[0]] == [puzzle.proof.answer]
    assert puzzle.proof.figures["left"] == figures[0]
    assert puzzle.proof.figures["next_best"] == figures[1]


def is_choice(action: int) -> bool:
    return not codes.ACCUSE <= action < codes.ESCAPE


def test_no_other_question_leaves_so_few() -> None:
    for puzzle in of_kind(GAME, "question"):
        worlds, position = every_world(puzzle), puzzle.position
        found = {
            position.game.notation(action): len(split(worlds, action, position.seat, identity)[0])
            for action in filter(is_choice, position.actions)
        }
        check(puzzle, found)


def test_nothing_else_leaves_so_many_for_jack_to_hide_among() -> None:
    for puzzle in of_kind(GAME, "shadow"):
        journal, position, _ = puzzle
        worlds = pursuit(puzzle).worlds(100_000) or []
        found = {}
        for action in position.actions:
            groups = split(worlds, action, SPECTATOR, identity)
            found[position.game.notation(action)] = max(
                len(group) for group in groups if identity(journal.state) in group
            )
        check(puzzle, found, most=True)


def can_accuse(state: State, card: int, jack: int) -> bool:
    """Try everything that can be done with a card, moves and directions of the lantern too."""
    waiting, known = [state], {state.key()}
    while waiting:
        before = waiting.pop()
        actions = [int(action) for action in before.legal_actions()]
        if codes.ACCUSE + jack in actions:
            return True
        for action in filter(is_choice, actions):
            after = before.clone()
            after.apply(action)
            assert isinstance(after, MrJack)
            if after.card == card and after.key() not in known:
                known.add(after.key())
                waiting.append(after)
    return False


def test_one_can_be_jack_and_one_card_gets_to_him() -> None:
    for puzzle in of_kind(GAME, "arrest"):
        position = puzzle.position
        possible = {identity(world.state) for world in every_world(puzzle)}
        assert len(possible) == 1
        reaching = []
        for card in position.actions:
            after = puzzle.journal.state.clone()
            after.apply(card)
            if can_accuse(after, card, min(possible)):
                reaching.append(position.game.notation(card))
        assert reaching == [puzzle.proof.answer]
