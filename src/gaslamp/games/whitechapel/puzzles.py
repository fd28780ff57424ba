"""Whitechapel's puzzles: where Jack must be, what to ask, and how he comes home unseen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gaslamp.core.belief import ImpossibleSight
from gaslamp.core.board import name_of
from gaslamp.core.puzzle import (
    Proof,
    PuzzleKind,
    PuzzlePosition,
    chosen,
    level,
    only_least,
    pointed,
    second_least,
)
from gaslamp.core.state import REFEREE
from gaslamp.core.text import Text
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import CIRCLES, POLICEMEN
from gaslamp.games.whitechapel.belief import JackBelief, PoliceBelief
from gaslamp.games.whitechapel.board import BoardTables
from gaslamp.games.whitechapel.elements import circle_id, policeman_id, policeman_name
from gaslamp.games.whitechapel.game_setup import TIMES
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.games.whitechapel.wording import say

FEWEST, MOST = 3, 14  # answers
COUNTABLE = 20  # circles that a person can still go through one by one
TELLING = 2  # circles that a question worth asking strikes out, with either answer


class Move(NamedTuple):
    """A move of Jack's as the police know it: how he went, and the column that he wrote last."""

    means: str
    column: str


class Where(PuzzleKind):
    """All that was found tonight leaves one circle for one of Jack's moves: which?"""

    name = "where"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Follow all paths that fit, and look for a move that all of them share."""
        belief = position.belief
        if not isinstance(belief, PoliceBelief) or not _is_hunting(belief.table):
            return None
        if not belief.trail.is_out or not belief.is_exact() or _is_double_event(position):
            return None
        layers = _layers(belief)
        marked = {int(name_of(clue.circle)) for clue in position.view.clues}
        for move in range(1, len(layers)):
            ends = _ends(belief.table.board, layers[move - 1], _moves(position)[move - 1].means)
            hidden = len(layers[move]) == 1 and not layers[move] & marked
            if hidden and FEWEST <= len(ends) <= MOST:
                return self._proof(position, layers, ends, move)
        return None

    def _proof(
        self, position: PuzzlePosition, layers: list[set[int]], ends: set[int], move: int
    ) -> Proof:
        circle = min(layers[move])
        why = {other: _why_not(position, layers, move, other) for other in sorted(ends - {circle})}
        column = _moves(position)[move - 1].column
        return Proof(
            answer=circle_id(circle),
            candidates=pointed(position, map(circle_id, sorted(ends))),
            difficulty=level(len(ends), 5, 8),
            figures={
                "moves": len(layers) - 1,
                "move": move,
                "starts": len(layers[move - 1]),
                "ends": len(ends),
            },
            question=say("puzzle-where-question", column=column),
            given=(say("puzzle-where-given", circles=_list(layers[move - 1])),),
            since=_last_murder(position),
            explanation=(
                *_together(why),
                say("puzzle-where-end", circle=circle, column=column),
            ),
            against={circle_id(other): reason for other, reason in why.items()},
        )


class Question(PuzzleKind):
    """A policeman asks about one circle: about which, so that the fewest are left for Jack?"""

    name = "question"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Compare both answers to every question."""
        belief = position.belief
        if not isinstance(belief, PoliceBelief) or belief.table.phase != phases.ACTING:
            return None
        questions = [action for action in position.actions if codes.kind_of(action) == codes.CLUE]
        possible = _possible(belief)
        if not 2 <= len(possible) <= COUNTABLE or len(questions) < FEWEST or not belief.is_exact():
            return None
        left = {action: _answers(belief, action) for action in questions}
        worst = {action: max(yes, no) for action, (yes, no) in left.items()}
        best = only_least(worst)
        if best is None or 1 < worst[best] > len(possible) - TELLING:
            return None
        return self._proof(position, possible, left, best)

    def _proof(
        self,
        position: PuzzlePosition,
        possible: list[int],
        left: dict[int, tuple[int, int]],
        best: int,
    ) -> Proof:
        worst = {action: max(yes, no) for action, (yes, no) in left.items()}
        return Proof(
            answer=position.game.notation(best),
            candidates=chosen(position, left),
            difficulty=level(len(possible), 4, 15),
            figures={
                "possible": len(possible),
                "left": worst[best],
                "next_best": second_least(worst),
            },
            question=say("puzzle-question-question", who=policeman_name(position.view.on_turn)),
            given=(say("puzzle-question-given", circles=_list(possible), count=len(possible)),),
            since=_last_murder(position),
            explanation=(
                say("puzzle-question-best", circle=codes.circle_of(best)),
                _left("yes", left[best][0]),
                _left("no", left[best][1]),
                say("puzzle-question-others", others=second_least(worst)),
            ),
            against={
                position.game.notation(action): say(
                    "puzzle-question-against",
                    circle=codes.circle_of(action),
                    yes=yes,
                    no=no,
                )
                for action, (yes, no) in left.items()
                if action != best
            },
        )


class WayHome(PuzzleKind):
    """As Jack: the one walk out of every policeman's reach from which he still comes home."""

    name = "home"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Measure every walk: who can come beside its end, and how far it is home from there."""
        belief = position.belief
        if not isinstance(belief, JackBelief) or belief.table.phase != phases.ESCAPE:
            return None
        table = belief.table
        walks = [action for action in position.actions if codes.kind_of(action) == codes.WALK]
        ends = [codes.circle_of(action) for action in walks]
        hunters = {end: _hunters(table, end) for end in ends}
        home = _distances(table.board, table.hideout)
        late = {end for end in ends if home[end] > _moves_left(table)}
        good = [end for end in ends if not hunters[end] and end not in late]
        if len(good) != 1 or not FEWEST <= len(ends) <= MOST or table.hideout in ends:
            return None
        return self._proof(position, good[0], hunters, late)

    def _proof(
        self, position: PuzzlePosition, good: int, hunters: dict[int, list[int]], late: set[int]
    ) -> Proof:
        table = position.belief.table
        watched = [end for end, near in hunters.items() if near]
        too_far = [end for end in late if not hunters[end]]
        home = _distances(table.board, table.hideout)[good]
        return Proof(
            answer=circle_id(good),
            candidates=pointed(position, map(circle_id, sorted(hunters))),
            difficulty=level(len(hunters), 5, 8),
            figures={"walks": len(hunters), "watched": len(watched), "too_far": len(too_far)},
            question=say("puzzle-home-question", hideout=table.hideout, moves=_moves_left(table)),
            given=(),
            explanation=(
                *((say("puzzle-home-watched", circles=_list(watched)),) if watched else ()),
                *((say("puzzle-home-late", circles=_list(too_far)),) if too_far else ()),
                say("puzzle-home-best", circle=good, hideout=table.hideout, distance=home),
            ),
            against={
                circle_id(end): self._against(end, near)
                for end, near in hunters.items()
                if end != good
            },
        )

    def _against(self, end: int, near: list[int]) -> Text:
        if near:
            who = policeman_name(policeman_id(near[0]))
            return say("puzzle-home-caught", circle=end, who=who)
        return say("puzzle-home-far", circle=end)


def _is_hunting(table: Whitechapel) -> bool:
    return bool(phases.NAMING <= table.phase <= phases.ACTING)


def _possible(belief: PoliceBelief) -> list[int]:
    """List the circles where Jack can be."""
    if not belief.trail.is_out:
        return []
    weights = belief.trail.circle_weights()
    return [circle for circle in range(1, CIRCLES + 1) if weights[circle] > 0.0]


def _is_double_event(position: PuzzlePosition) -> bool:
    """Tell whether two murders were tonight's: which came first is a question of its own."""
    return [column.means for column in position.view.log].count("murder") > 1


def _moves(position: PuzzlePosition) -> list[Move]:
    """List Jack's moves tonight; a coach ride is one, and its second column says where to."""
    log = [column for column in position.view.log if column.means != "murder"]
    moves: list[Move] = []
    while log:
        length = 2 if log[0].means == "coach" else 1
        moves.append(Move(log[0].means, name_of(log[length - 1].column)))
        log = log[length:]
    return moves


def _layers(belief: PoliceBelief) -> list[set[int]]:
    """List, move by move from the murder on, the circles of all paths that fit."""
    night = belief.trail.night
    return [
        {int(circle) for circle, weight in zip(layer.circles(), later, strict=True) if weight > 0.0}
        for layer, later in zip(night.layers, night.backward_weights(), strict=True)
    ]


def _ends(board: BoardTables, starts: set[int], means: str) -> set[int]:
    """List where a move could lead, policemen left out: on foot, by alley, or by coach."""
    if means == "alley":
        return {end for start in starts for end in board.alleys.row(start)}
    if means == "walk":
        return {end for start in starts for end in board.walks.row(start)}
    return {
        end
        for start in starts
        for stop in board.coaches.row(start)
        for end in board.walks.row(stop)
        if end != start
    }


def _why_not(position: PuzzlePosition, layers: list[set[int]], move: int, circle: int) -> Text:
    """Say why a move did not lead to a circle: an answer, what came next, or the paths as such."""
    moves = _moves(position)
    when = TIMES.index(moves[move - 1].column)
    for finding in position.view.findings:
        asked = TIMES.index(name_of(finding.column))
        if (finding.circle, finding.answer) == (circle_id(circle), "no") and asked >= when:
            return say("puzzle-where-no-trace", circle=circle)
    if move < len(moves):
        after = layers[move + 1]
        if not _ends(position.belief.table.board, {circle}, moves[move].means) & after:
            return say("puzzle-where-too-far", circle=circle, next=_list(after))
    return say("puzzle-where-no-path", circle=circle, column=moves[move - 1].column)


def _together(why: dict[int, Text]) -> list[Text]:
    """Say each reason once, of all circles that it strikes out."""
    struck: dict[str, list[int]] = {}
    for circle, reason in why.items():
        struck.setdefault(reason.key, []).append(circle)
    return [
        Text(key, why[circles[0]].args | {"circle": _list(circles)})
        for key, circles in struck.items()
    ]


def _last_murder(position: PuzzlePosition) -> int:
    """Find in the log where tonight's hunt began."""
    kills = [
        place
        for place, entry in enumerate(position.seen)
        if codes.kind_of(entry.sight) == codes.KILL
    ]
    return max(kills, default=0)


def _answers(belief: PoliceBelief, question: int) -> tuple[int, int]:
    """Count the circles that yes and no would leave; 0 for an answer that can't be."""
    circle = codes.circle_of(question)
    asked = belief.clone()
    asked.see(question, REFEREE)
    return _count_after(asked, codes.YES + circle), _count_after(asked, codes.NO + circle)


def _count_after(asked: PoliceBelief, answer: int) -> int:
    """Count where Jack could be after an answer, whosever turn it is then."""
    left: set[int] = set()
    for turn in range(asked.table.setup.seats):
        after = asked.clone()
        try:
            after.see(answer, turn)
        except ImpossibleSight:
            continue
        left.update(_possible(after))
    return len(left)


def _hunters(table: Whitechapel, circle: int) -> list[int]:
    """List the policemen who can come beside a circle with their next move."""
    board = table.board
    return [
        policeman
        for policeman in range(POLICEMEN)
        if any(board.touches(circle, x) for x in board.beats.row(table.police[policeman]))
    ]


def _moves_left(table: Whitechapel) -> int:
    """Count the walks that are left tonight after the next one."""
    return int(table.setup.last_column - table.column - 1)


def _distances(board: BoardTables, home: int) -> dict[int, int]:
    """Count the walks from every circle to one, as if no policeman were in the way."""
    found = {home: 0}
    waiting = [home]
    for circle in waiting:
        for end in board.walks.row(circle):
            if end not in found:
                found[end] = found[circle] + 1
                waiting.append(end)
    return found


def _list(circles: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(circles)))


def _left(answer: str, count: int) -> Text:
    return say(f"puzzle-question-{answer}", left=count)


KINDS = (Where(), Question(), WayHome())
