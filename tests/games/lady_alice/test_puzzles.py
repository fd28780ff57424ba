"""Lady Alice's puzzles against every solution there is, and against the generic belief."""

from __future__ import annotations

from collections import Counter
from itertools import product

from gaslamp.core.belief import WorldsBelief
from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER, State
from gaslamp.games.lady_alice.board import clue_names
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.puzzles import _left_by_smiles
from gaslamp.games.lady_alice.rules.state import LadyAlice
from gaslamp.learn.puzzle_proofs import ProvedPuzzle, position_of
from tests.learn.puzzling import of_kind, split

Verdict = tuple[set[str], int]
Solution = tuple[str, ...]


def verdicts(puzzle: ProvedPuzzle) -> list[Verdict]:
    """Read the verdicts from the story: clues as they were stated, then the smiles."""
    found: list[Verdict] = []
    stated: set[str] = set()
    for action in puzzle.journal.actions:
        verb, _, rest = puzzle.position.game.notation(action).partition(" ")
        if verb in ("suspect", "accuse"):
            stated.add(rest)
        elif verb == "smiles":
            found.append((stated, int(rest)))
            stated = set()
    return found


def own_clue(puzzle: ProvedPuzzle) -> str:
    player = puzzle.position.view.players[puzzle.position.seat]
    return str(player.evidence).removeprefix("clue-")


def every_solution(puzzle: ProvedPuzzle) -> list[Solution]:
    """List a clue of each category, as the verdicts and the own evidence allow."""
    names = clue_names()
    categories = [names[start : start + 8] for start in range(0, 32, 8)]
    told, own = verdicts(puzzle), own_clue(puzzle)
    return [
        solution
        for solution in product(*categories)
        if own in solution and all(len(stated & {*solution}) == n for stated, n in told)
    ]


def test_every_solution_that_fits_has_the_clue_that_was_deduced() -> None:
    for puzzle in of_kind("lady_alice", "deduced"):
        answers = {one.answer.removeprefix("clue-") for one in puzzle.proof.candidates}
        found = {clue for solution in every_solution(puzzle) for clue in solution}
        assert found & answers == {puzzle.proof.answer.removeprefix("clue-")}


def test_the_verdicts_that_are_named_are_enough_and_none_can_be_spared() -> None:
    for puzzle in of_kind("lady_alice", "deduced"):
        names, told, own = clue_names(), verdicts(puzzle), own_clue(puzzle)
        named = str(puzzle.proof.explanation[0].args["verdicts"]).split(", ")
        core = [told[int(number) - 1] for number in named]
        categories = [names[start : start + 8] for start in range(0, 32, 8)]
        answers = {one.answer.removeprefix("clue-") for one in puzzle.proof.candidates}

        def left(kept: list[Verdict], own: str = own) -> set[str]:
            return {
                clue
                for solution in product(*categories)  # noqa: B023  (called at once)
                if own in solution and all(len(stated & {*solution}) == n for stated, n in kept)
                for clue in solution
            } & answers  # noqa: B023

        assert left(core) == {puzzle.proof.answer.removeprefix("clue-")}
        for spared in range(len(core)):
            assert len(left(core[:spared] + core[spared + 1 :])) > 1


def test_no_other_clue_lets_the_verdict_leave_so_few() -> None:
    for puzzle in of_kind("lady_alice", "settle"):
        stated = {
            str(clue).removeprefix("clue-")
            for clue in puzzle.position.view.stating
            if clue is not None
        }
        worst: dict[str, int] = {}
        for one in puzzle.proof.candidates:
            whole = stated | {one.answer.removeprefix("suspect ")}
            smiles = Counter(len(whole & {*solution}) for solution in every_solution(puzzle))
            worst[one.answer] = max(smiles.values())
        figures = sorted(worst.values())
        assert [one for one in worst if worst[one] == figures[0]] == [puzzle.proof.answer]
        assert puzzle.proof.figures["left"] == figures[0]
        assert puzzle.proof.figures["next_best"] == figures[1]


def solution_of(world: State) -> int:
    assert isinstance(world, LadyAlice)
    return int(world.solution())


def test_on_a_small_desk_the_smiles_part_the_solutions_as_the_generic_belief_says() -> None:
    game, options = GAME.small()
    compared = 0
    for seed in range(6):
        journal = Journal(game, options)
        draw = seeded(seed)
        beliefs = {seat: WorldsBelief(game.start(options), seat) for seat in range(4)}
        known: Counter[int] = Counter()
        while journal.state.seat != OVER and len(journal.actions) < 24:
            seat = int(journal.state.seat)
            if seat in beliefs and journal.view(seat).phase == "suspicion":  # type: ignore[attr-defined]
                seen = journal.seen(seat)
                for entry in seen[known[seat] :]:
                    beliefs[seat].see(entry.sight, entry.turn)
                known[seat] = len(seen)
                if journal.state.category == 3:  # type: ignore[attr-defined]
                    worlds = beliefs[seat].worlds(10**6) or []
                    position = position_of(journal, as_seat(seat))
                    for action in position.actions:
                        groups = split(worlds, action, seat, solution_of)
                        counted = _left_by_smiles(position.belief, action)
                        assert sorted(map(len, groups)) == sorted(counted.values())
                        compared += 1
            legal = journal.state.legal_actions()
            journal.replay(int(legal[draw(len(legal))]))
    assert compared
