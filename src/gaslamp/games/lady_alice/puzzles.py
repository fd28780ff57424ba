"""Lady Alice's puzzles: what follows from the verdicts, and the clue that makes one tell most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gaslamp.core.bits import count
from gaslamp.core.puzzle import (
    Proof,
    PuzzleKind,
    PuzzlePosition,
    chosen,
    level,
    names,
    only_least,
    pointed,
    second_least,
)
from gaslamp.core.text import Text
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice import phases
from gaslamp.games.lady_alice.belief.evidence_belief import EvidenceBelief, Verdict
from gaslamp.games.lady_alice.board import CATEGORIES, CATEGORY_NAMES, CLUES, category_mask
from gaslamp.games.lady_alice.elements import clue_id, the_clue
from gaslamp.games.lady_alice.rules.deal import solutions
from gaslamp.games.lady_alice.wording import say

FEWEST = 3  # answers, and solutions that a suspicion can still tell apart
MOST_SOLUTIONS = 24


class Deduced(PuzzleKind):
    """One category is settled, though cards do not show it: by which clue?"""

    name = "deduced"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Look for a category of which all solutions that fit have one clue."""
        belief = position.belief
        if not isinstance(belief, EvidenceBelief) or position.seat < 0 or not belief.verdicts:
            return None
        for category in range(CATEGORIES):
            mask = category_mask(category)
            open_to = _clues(mask & ~belief.table.covered)
            settled = {solution & mask for solution in belief.solutions}
            mine = belief.own_clue() in _clues(mask)
            if len(settled) == 1 and 0 not in settled and not mine and len(open_to) >= FEWEST:
                found = _clues(settled.pop())
                return (
                    self._proof(position, category, open_to, found[0]) if len(found) == 1 else None
                )
        return None

    def _proof(
        self, position: PuzzlePosition, category: int, open_to: list[int], clue: int
    ) -> Proof:
        others = [other for other in open_to if other != clue]
        core = _core(position.belief, others)
        needed = {other: _core(position.belief, [other]) for other in others}
        return Proof(
            answer=clue_id(clue),
            candidates=pointed(position, map(clue_id, open_to)),
            difficulty=level(len(core), 1, 2),
            figures={
                "open": len(open_to),
                "verdicts": len(position.belief.verdicts),
                "needed": len(core),
            },
            question=say(f"puzzle-deduced-{CATEGORY_NAMES[category]}"),
            given=_given(position),
            explanation=(
                say("puzzle-deduced-core", verdicts=_numbers(core), count=len(core)),
                *_together(needed),
                say("puzzle-deduced-end", clue=_name(clue)),
            ),
            against={clue_id(other): _against([other], needed[other]) for other in others},
        )


class Settle(PuzzleKind):
    """A suspicion lacks its last clue: which one lets the verdict tell most?"""

    name = "settle"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Count the solutions that every number of smiles would leave, with every clue."""
        belief = position.belief
        if not isinstance(belief, EvidenceBelief) or belief.table.phase != phases.SUSPICION:
            return None
        if belief.table.category != CATEGORIES - 1 or len(position.actions) < FEWEST:
            return None
        if not FEWEST <= len(belief.solutions) <= MOST_SOLUTIONS:
            return None
        left = {action: _left_by_smiles(belief, action) for action in position.actions}
        best = only_least({action: max(found.values()) for action, found in left.items()})
        return None if best is None else self._proof(position, left, best)

    def _proof(self, position: PuzzlePosition, left: dict[int, Counter[int]], best: int) -> Proof:
        worst = {action: max(found.values()) for action, found in left.items()}
        possible = len(position.belief.solutions)
        stated = names([_name(clue) for clue in _clues(position.belief.table.picks)])
        return Proof(
            answer=position.game.notation(best),
            candidates=chosen(position, left),
            difficulty=level(possible, 8, 12),
            figures={
                "possible": possible,
                "left": worst[best],
                "next_best": second_least(worst),
            },
            question=say("puzzle-settle-question", stated=stated),
            given=(*_given(position), _still_possible(position.belief)),
            explanation=(
                say("puzzle-settle-best", clue=_name(codes.clue_of(best)), possible=possible),
                *(
                    say("puzzle-settle-smiles", smiles=smiles, left=found)
                    for smiles, found in sorted(left[best].items())
                ),
                say("puzzle-settle-others", others=second_least(worst)),
            ),
            against={
                position.game.notation(action): say(
                    "puzzle-settle-against", clue=_name(codes.clue_of(action)), left=figure
                )
                for action, figure in worst.items()
                if action != best
            },
        )


def _clues(members: int) -> list[int]:
    return [clue for clue in range(CLUES) if members >> clue & 1]


def _fits(solution: int, verdict: Verdict) -> bool:
    return bool(count(solution & verdict.combination) == verdict.smiles)


def _excludes(belief: EvidenceBelief, clues: Iterable[int], numbers: Iterable[int]) -> bool:
    """Tell whether some of the verdicts, with the own evidence, exclude every one of the clues."""
    verdicts = [belief.verdicts[number] for number in numbers]
    mask = sum(1 << clue for clue in clues)
    own = 1 << belief.own_clue()
    table = belief.table
    return not any(
        solution & own and solution & mask and all(_fits(solution, one) for one in verdicts)
        for solution in solutions(int(table.seats), int(table.setup.size))
    )


def _core(belief: EvidenceBelief, clues: list[int]) -> list[int]:
    """Find verdicts, by number, none of which can be spared to exclude the clues."""
    needed = list(range(len(belief.verdicts)))
    for number in range(len(belief.verdicts)):
        fewer = [other for other in needed if other != number]
        if _excludes(belief, clues, fewer):
            needed = fewer
    return needed


def _left_by_smiles(belief: EvidenceBelief, action: int) -> Counter[int]:
    """Count the solutions for each number of smiles that a suspicion could get."""
    stated = belief.table.picks | 1 << codes.clue_of(action)
    return Counter(int(count(solution & stated)) for solution in belief.solutions)


def _name(clue: int) -> Text:
    return the_clue(clue_id(clue))


def _numbers(verdicts: list[int]) -> str:
    """Number verdicts as they are given, from 1 on."""
    return ", ".join(str(number + 1) for number in verdicts)


def _given(position: PuzzlePosition) -> tuple[Text, ...]:
    """Say what the player holds, and every verdict with its number."""
    belief = position.belief
    return (
        say("puzzle-holds", clue=_name(belief.own_clue())),
        *(
            say(
                "puzzle-verdict",
                number=number,
                clues=names([_name(clue) for clue in _clues(verdict.combination)]),
                smiles=verdict.smiles,
            )
            for number, verdict in enumerate(belief.verdicts, start=1)
        ),
    )


def _still_possible(belief: EvidenceBelief) -> Text:
    """List the clues that some solution has."""
    possible = 0
    for solution in belief.solutions:
        possible |= solution
    found = [_name(clue) for clue in _clues(possible) if clue != belief.own_clue()]
    return say("puzzle-possible", clues=names(found))


def _together(needed: dict[int, list[int]]) -> list[Text]:
    """Say once which verdicts exclude clues, of all clues that the same ones exclude."""
    struck: dict[str, list[int]] = {}
    for clue, verdicts in needed.items():
        struck.setdefault(_numbers(verdicts), []).append(clue)
    return [_against(clues, needed[clues[0]]) for clues in struck.values()]


def _against(clues: list[int], verdicts: list[int]) -> Text:
    return say(
        "puzzle-deduced-against",
        clues=names([_name(clue) for clue in clues]),
        verdicts=_numbers(verdicts),
        count=len(verdicts),
    )


KINDS = (Deduced(), Settle())
