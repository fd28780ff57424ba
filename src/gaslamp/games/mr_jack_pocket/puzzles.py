"""Mr. Jack Pocket's puzzles: what to ask the witnesses, and how to stay among many.

Where a token turns tiles the answer is the tile: which way it turns is found by then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gaslamp.core.belief import KnownBelief
from gaslamp.core.bits import count
from gaslamp.core.codes import Sight
from gaslamp.core.puzzle import (
    Candidate,
    Proof,
    PuzzleKind,
    PuzzlePosition,
    chosen,
    level,
    only_least,
    pointed,
    second_least,
)
from gaslamp.core.text import Text
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.belief.secret_belief import SecretBelief
from gaslamp.games.mr_jack_pocket.elements import suspect_id, tile_id
from gaslamp.games.mr_jack_pocket.game_setup import ACTIONS, JACK
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from gaslamp.games.mr_jack_pocket.wording import face_name, names, say

FEWEST, FEWEST_SUSPECTS = 3, 3  # answers, and suspects, for a question worth asking
FEW_LINES, MORE_LINES = 12, 60  # to try: by these the difficulty is graded


class Call(NamedTuple):
    """The suspects as a call for witnesses would part them: in sight, and out of sight."""

    seen: int
    unseen: int

    @property
    def worst(self) -> int:
        """Count whom the worse answer leaves."""
        return max(int(count(self.seen)), int(count(self.unseen)))


class Tried(NamedTuple):
    """An answer's best action, and what it comes to: the fewer the better."""

    action: int
    figure: int


class Question(PuzzleKind):
    """The Investigator's last action: which one leaves the fewest suspects, whatever is said?"""

    name = "question"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Try every action, and look whom the detectives see then."""
        belief = position.belief
        if not isinstance(belief, SecretBelief) or not _is_last(belief.table):
            return None
        suspects = _suspects(belief)
        tried = _try(position, lambda action: _call(_after(belief.table, action), suspects).worst)
        best = _best(tried, suspects)
        return None if best is None else self._proof(position, suspects, tried, best)

    def _proof(
        self, position: PuzzlePosition, suspects: int, tried: dict[str, Tried], best: str
    ) -> Proof:
        calls = {
            answer: _call(_after(position.belief.table, one.action), suspects)
            for answer, one in tried.items()
        }
        call = calls[best]
        return Proof(
            answer=best,
            candidates=_candidates(position, tried),
            difficulty=level(len(position.actions), FEW_LINES, MORE_LINES),
            figures=_figures(suspects, tried, len(position.actions)),
            question=_asked("puzzle-question-question", position),
            given=(say("puzzle-suspects", names=_names(suspects)),),
            explanation=(
                _told(position, tried[best].action),
                say("puzzle-question-seen", names=_names(call.seen), left=int(count(call.seen))),
                say(
                    "puzzle-question-unseen",
                    names=_names(call.unseen),
                    left=int(count(call.unseen)),
                ),
                say("puzzle-question-best", left=call.worst, others=_next_best(tried)),
            ),
            against={answer: _parted(one) for answer, one in calls.items() if answer != best},
        )


class Whatever(PuzzleKind):
    """Jack has the last action: what leaves the fewest suspects, whatever he does?"""

    name = "whatever"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Try every action with every answer to it."""
        belief = position.belief
        if not isinstance(belief, SecretBelief) or not _is_last_but_one(belief.table):
            return None
        suspects = _suspects(belief)
        tried = _try(position, lambda action: _worst_reply(belief.table, action, suspects).figure)
        best = _best(tried, suspects)
        return None if best is None else self._proof(position, suspects, tried, best)

    def _proof(
        self, position: PuzzlePosition, suspects: int, tried: dict[str, Tried], best: str
    ) -> Proof:
        after = _after(position.belief.table, tried[best].action)
        last = say(f"face-{codes.FACES[after.aim]}")
        ways = len(after.legal_actions())
        return Proof(
            answer=best,
            candidates=_candidates(position, tried),
            difficulty=level(len(position.actions) * ways, FEW_LINES, MORE_LINES),
            figures=_figures(suspects, tried, len(position.actions) * ways),
            question=_asked("puzzle-whatever-question", position, last=last),
            given=(say("puzzle-suspects", names=_names(suspects)),),
            explanation=(
                _told(position, tried[best].action),
                say("puzzle-whatever-best", last=last, left=tried[best].figure, ways=ways),
                say("puzzle-whatever-others", others=_next_best(tried)),
            ),
            against={
                answer: self._against(position, one.action, suspects)
                for answer, one in tried.items()
                if answer != best
            },
        )

    def _against(self, position: PuzzlePosition, action: int, suspects: int) -> Text:
        """Show what Jack could answer."""
        table = position.belief.table
        reply = _worst_reply(table, action, suspects)
        told = _described(position, _after(table, action), reply.action)
        return say("puzzle-whatever-against", told=told, left=reply.figure)


class Shadow(PuzzleKind):
    """Jack's last action: which one leaves the most suspects after the call?"""

    name = "shadow"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Try every action, and let the witnesses answer truly."""
        belief = position.belief
        if not isinstance(belief, KnownBelief) or not isinstance(belief.table, MrJackPocket):
            return None
        if not _is_last(belief.table):
            return None
        table = belief.table
        assert isinstance(belief.spectator_belief, SecretBelief)
        suspects = _suspects(belief.spectator_belief)
        tried = _try(position, lambda action: -int(count(_left(_after(table, action), suspects))))
        best = _best(tried, suspects)
        return None if best is None else self._proof(position, suspects, tried, best)

    def _proof(
        self, position: PuzzlePosition, suspects: int, tried: dict[str, Tried], best: str
    ) -> Proof:
        table = position.belief.table
        ends = {answer: _after(table, one.action) for answer, one in tried.items()}
        figures = _figures(suspects, tried, len(position.actions))
        return Proof(
            answer=best,
            candidates=_candidates(position, tried),
            difficulty=level(len(position.actions), FEW_LINES, MORE_LINES),
            figures=figures | {"left": -tried[best].figure, "next_best": -_next_best(tried)},
            question=_asked("puzzle-shadow-question", position),
            given=(say("puzzle-open", names=_names(suspects)),),
            explanation=(
                _told(position, tried[best].action),
                say(
                    "puzzle-shadow-best",
                    seen=int(ends[best].jack_is_visible()),
                    names=_names(_left(ends[best], suspects)),
                    left=-tried[best].figure,
                ),
                say("puzzle-shadow-others", others=-_next_best(tried)),
            ),
            against={
                answer: say(
                    "puzzle-shadow-against",
                    seen=int(ends[answer].jack_is_visible()),
                    left=-one.figure,
                )
                for answer, one in tried.items()
                if answer != best
            },
        )


def _is_last(table: MrJackPocket) -> bool:
    """Tell whether the action to be chosen now is the turn's last, outside a chase."""
    return table.phase == phases.AIMING and table.played == ACTIONS - 1 and not table.chase


def _is_last_but_one(table: MrJackPocket) -> bool:
    """Tell whether one more action follows, of Jack's, with a token that is not the alibi."""
    aiming = table.phase == phases.AIMING and table.played == ACTIONS - 2 and not table.chase
    return aiming and table.left & 1 << codes.ALIBI == 0


def _try(position: PuzzlePosition, figure: Callable[[int], int]) -> dict[str, Tried]:
    """Rate every answer by the best of its actions."""
    tried: dict[str, Tried] = {}
    for action in position.actions:
        one = Tried(action, figure(action))
        answer = _answer(position, action)
        if answer not in tried or one.figure < tried[answer].figure:
            tried[answer] = one
    return tried


def _answer(position: PuzzlePosition, action: int) -> str:
    """Write an action as an answer: a tile that is turned is pointed at, others are written."""
    if codes.is_rotation(action):
        return tile_id((action - codes.ROTATE) // len(codes.TURNS))
    return str(position.game.notation(action))


def _candidates(position: PuzzlePosition, tried: dict[str, Tried]) -> tuple[Candidate, ...]:
    if codes.is_rotation(position.actions[0]):
        return pointed(position, tried)
    return chosen(position, [one.action for one in tried.values()])


def _best(tried: dict[str, Tried], suspects: int) -> str | None:
    """Find the one best answer to a question that is worth asking."""
    if len(tried) < FEWEST or count(suspects) < FEWEST_SUSPECTS:
        return None
    return only_least({answer: one.figure for answer, one in tried.items()})


def _next_best(tried: dict[str, Tried]) -> int:
    return second_least({answer: one.figure for answer, one in tried.items()})


def _figures(suspects: int, tried: dict[str, Tried], lines: int) -> dict[str, int]:
    return {
        "suspects": int(count(suspects)),
        "lines": lines,
        "left": min(one.figure for one in tried.values()),
        "next_best": _next_best(tried),
    }


def _suspects(belief: SecretBelief) -> int:
    """Return the possible Jacks, a bit for each."""
    return sum(1 << identity for identity in belief.identities())


def _after(table: MrJackPocket, action: int) -> MrJackPocket:
    after = table.clone()
    after.apply(action)
    return after


def _call(table: MrJackPocket, suspects: int) -> Call:
    seen = table.district.tiles_seen()
    return Call(suspects & seen, suspects & ~seen)


def _worst_reply(table: MrJackPocket, action: int, suspects: int) -> Tried:
    """Find Jack's answer to an action that can leave the most suspects."""
    after = _after(table, action)
    assert after.seat == JACK
    replies = [int(reply) for reply in after.legal_actions()]
    worst = {reply: _call(_after(after, reply), suspects).worst for reply in replies}
    reply = max(replies, key=worst.__getitem__)
    return Tried(reply, worst[reply])


def _left(table: MrJackPocket, suspects: int) -> int:
    """Give whom the true answer leaves."""
    call = _call(table, suspects)
    return call.seen if table.jack_is_visible() else call.unseen


def _told(position: PuzzlePosition, action: int) -> Text:
    return _described(position, position.belief.table, action)


def _described(position: PuzzlePosition, table: MrJackPocket, action: int) -> Text:
    """Say what an action does on a table, as the log would."""
    before, after = (
        position.game.view(one, position.seat) for one in (table, _after(table, action))
    )
    told: Text = position.game.describe(before, Sight(action), after)
    return told


def _asked(key: str, position: PuzzlePosition, **args: Text) -> Text:
    """Ask what is done with the token in hand, or which tile it turns."""
    turns = int(codes.is_rotation(position.actions[0]))
    return say(key, token=face_name(position.view.in_hand), turns=turns, **args)


def _names(suspects: int) -> Text:
    ids = [suspect_id(who) for who in range(codes.UNKNOWN) if suspects >> who & 1]
    return names(ids) if ids else say("puzzle-nobody")


def _parted(call: Call) -> Text:
    return say(
        "puzzle-question-against",
        seen=_names(call.seen),
        unseen=_names(call.unseen),
        left=call.worst,
    )


KINDS = (Question(), Whatever(), Shadow())
