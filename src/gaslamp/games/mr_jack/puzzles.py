"""Mr. Jack's puzzles: the card that arrests him, what to ask the streets, how to stay hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gaslamp.core.bits import count
from gaslamp.core.codes import Sight
from gaslamp.core.puzzle import (
    Proof,
    PuzzleKind,
    PuzzlePosition,
    chosen,
    level,
    names,
    only_least,
    second_least,
)
from gaslamp.core.text import Text
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.belief.jack_belief import JackBelief
from gaslamp.games.mr_jack.belief.suspicion import Suspicion
from gaslamp.games.mr_jack.elements import character_id, character_name
from gaslamp.games.mr_jack.game_setup import CARDS_A_TURN, INVESTIGATOR, TURNS
from gaslamp.games.mr_jack.rules.state import MrJack
from gaslamp.games.mr_jack.wording import say

FEWEST, MOST = 3, 16  # answers
FEWEST_SUSPECTS = 3


class Call(NamedTuple):
    """The suspects as a call would part them: visible, and invisible."""

    visible: int
    invisible: int

    @property
    def worst(self) -> int:
        """Count whom the worse answer leaves."""
        return max(int(count(self.visible)), int(count(self.invisible)))


class Arrest(PuzzleKind):
    """Only one can be Jack: whose card gets to him now?"""

    name = "arrest"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Play every card in every way, as far as an accusation."""
        belief = position.belief
        if not isinstance(belief, Suspicion) or belief.table.phase != phases.CHOOSING:
            return None
        if belief.table.seat != INVESTIGATOR or len(position.actions) < FEWEST:
            return None
        possible = belief.possible()
        if len(possible) != 1:
            return None
        ways = {card: _way_to(_after(belief.table, card), possible[0]) for card in position.actions}
        reaching = [card for card, way in ways.items() if way is not None]
        if len(reaching) != 1:
            return None
        return self._proof(position, possible[0], reaching[0], ways[reaching[0]] or [])

    def _proof(self, position: PuzzlePosition, jack: int, card: int, way: list[int]) -> Proof:
        suspects = [one.character for one in position.view.characters if one.suspect]
        alibis = position.view.hands[INVESTIGATOR].alibis
        powers = len(way) - 1
        who = _name(jack)
        return Proof(
            answer=position.game.notation(card),
            candidates=chosen(position, position.actions),
            difficulty=3 if powers else min(len(suspects), 2),
            figures={"suspects": len(suspects), "cards": len(position.actions), "powers": powers},
            question=say("puzzle-arrest-question"),
            given=_given(suspects, alibis),
            explanation=(
                say("puzzle-arrest-who", jack=who, alibis=len(suspects) - 1),
                *_steps(position, [card, *way[:-1]])[1:],
                say("puzzle-arrest-best", card=_name(card), jack=who, powers=powers),
                say("puzzle-arrest-others"),
            ),
            against={
                position.game.notation(other): say("puzzle-arrest-against", card=_name(other))
                for other in position.actions
                if other != card
            },
        )


class Question(PuzzleKind):
    """The turn's last choice: which one leaves the fewest suspects, whatever the streets say?"""

    name = "question"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Try every choice, and look who is visible then."""
        belief = position.belief
        if not isinstance(belief, Suspicion):
            return None
        actions = _last_choices(belief.table, position.actions)
        suspects = _set(belief.possible())
        if not FEWEST <= len(actions) <= MOST or count(suspects) < FEWEST_SUSPECTS:
            return None
        calls = {action: _call(_after(belief.table, action), suspects) for action in actions}
        best = only_least({action: call.worst for action, call in calls.items()})
        return None if best is None else self._proof(position, suspects, calls, best)

    def _proof(
        self, position: PuzzlePosition, suspects: int, calls: dict[int, Call], best: int
    ) -> Proof:
        next_best = second_least({action: call.worst for action, call in calls.items()})
        call = calls[best]
        on_board = [one.character for one in position.view.characters if one.suspect]
        return Proof(
            answer=position.game.notation(best),
            candidates=chosen(position, calls),
            difficulty=level(len(calls), 6, 12),
            figures={
                "suspects": int(count(suspects)),
                "choices": len(calls),
                "left": call.worst,
                "next_best": next_best,
            },
            question=say("puzzle-question-question", who=character_name(position.view.card)),
            given=_given(on_board, position.view.hands[INVESTIGATOR].alibis),
            explanation=(
                _told(position, position.belief.table, best),
                say(
                    "puzzle-question-witness",
                    names=_names(call.visible),
                    left=int(count(call.visible)),
                ),
                say(
                    "puzzle-question-none",
                    names=_names(call.invisible),
                    left=int(count(call.invisible)),
                ),
                say("puzzle-question-best", left=call.worst, others=next_best),
            ),
            against={
                position.game.notation(action): say(
                    "puzzle-question-against",
                    visible=_names(other.visible),
                    invisible=_names(other.invisible),
                    left=other.worst,
                )
                for action, other in calls.items()
                if action != best
            },
        )


class Shadow(PuzzleKind):
    """Jack's last choice of the turn: which one leaves the most suspects after the call?"""

    name = "shadow"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Try every choice, and answer the call truly."""
        belief = position.belief
        if not isinstance(belief, JackBelief):
            return None
        table = belief.own.table
        actions = _last_choices(table, position.actions)
        suspects = _set(belief.spectator_belief.possible())
        if not FEWEST <= len(actions) <= MOST or count(suspects) < FEWEST_SUSPECTS:
            return None
        jack = belief.own.possible()[0]
        left = {action: _left(_after(table, action), jack, suspects) for action in actions}
        best = only_least({action: -int(count(kept)) for action, kept in left.items()})
        return None if best is None else self._proof(position, suspects, left, best)

    def _proof(
        self, position: PuzzlePosition, suspects: int, left: dict[int, int], best: int
    ) -> Proof:
        counts = sorted((int(count(kept)) for kept in left.values()), reverse=True)
        table, jack = position.belief.own.table, position.belief.own.possible()[0]
        seen = {action: int(_is_visible(_after(table, action), jack)) for action in left}
        return Proof(
            answer=position.game.notation(best),
            candidates=chosen(position, left),
            difficulty=level(len(left), 6, 12),
            figures={
                "suspects": int(count(suspects)),
                "choices": len(left),
                "left": counts[0],
                "next_best": counts[1],
            },
            question=say(
                "puzzle-shadow-question", who=character_name(position.view.card), jack=_name(jack)
            ),
            given=(say("puzzle-suspects", names=_names(suspects)),),
            explanation=(
                _told(position, table, best),
                say(
                    "puzzle-shadow-best",
                    seen=seen[best],
                    names=_names(left[best]),
                    left=counts[0],
                ),
                say("puzzle-shadow-others", others=counts[1]),
            ),
            against={
                position.game.notation(action): say(
                    "puzzle-shadow-against", seen=seen[action], left=int(count(kept))
                )
                for action, kept in left.items()
                if action != best
            },
        )


def _after(table: MrJack, action: int) -> MrJack:
    after = table.clone()
    after.apply(action)
    return after


def _way_to(table: MrJack, jack: int) -> list[int] | None:
    """Find what to do with the card being played until Jack is accused: powers, then that."""
    accusation = codes.ACCUSE + jack
    legal = [int(action) for action in table.legal_actions()]
    if accusation in legal:
        return [accusation]
    if table.phase == phases.TURNING:  # where the lantern points is all the same here
        legal = legal[:1]
    for action in legal:
        if codes.STAY < action < codes.SWAP or action >= codes.LANTERN:
            after = _after(table, action)
            way = _way_to(after, jack) if after.card == table.card else None
            if way is not None:
                return [action, *way]
    return None


def _last_choices(table: MrJack, actions: Iterable[int]) -> list[int]:
    """List the choices, accusations apart, if the call follows upon each; otherwise none.

    Holmes's card ends with a draw, and who can leave by an exit has nothing to think about.
    """
    if table.played != CARDS_A_TURN - 1 or table.turn == TURNS or table.card == codes.HOLMES:
        return []
    open_to = [action for action in actions if not codes.ACCUSE <= action < codes.ESCAPE]
    ends = all(_after(table, action).phase == phases.CALLING for action in open_to)
    return open_to if ends else []


def _call(table: MrJack, suspects: int) -> Call:
    visible = table.pieces.visible()
    return Call(suspects & visible, suspects & ~visible)


def _is_visible(table: MrJack, jack: int) -> bool:
    return bool(table.pieces.visible() >> jack & 1)


def _left(table: MrJack, jack: int, suspects: int) -> int:
    """Give whom the true answer leaves."""
    call = _call(table, suspects)
    return call.visible if _is_visible(table, jack) else call.invisible


def _set(characters: Iterable[int]) -> int:
    return sum(1 << character for character in characters)


def _told(position: PuzzlePosition, table: MrJack, action: int) -> Text:
    """Say what a choice does, as the log would."""
    before, after = (
        position.game.view(one, position.seat) for one in (table, _after(table, action))
    )
    told: Text = position.game.describe(before, Sight(action), after)
    return told


def _steps(position: PuzzlePosition, actions: Iterable[int]) -> list[Text]:
    """Say what several actions in a row do."""
    table: MrJack = position.belief.table
    told: list[Text] = []
    for action in actions:
        told.append(_told(position, table, action))
        table = _after(table, action)
    return told


def _name(character: int) -> Text:
    return character_name(character_id(codes.CHARACTERS[character]))


def _names(suspects: int) -> Text:
    found = [_name(who) for who in range(codes.EIGHT) if suspects >> who & 1]
    return names(found) if found else say("puzzle-nobody")


def _given(suspects: list[str], alibis: tuple[str, ...] | None) -> tuple[Text, ...]:
    """Say who is suspect on the board, and whose alibis the Investigator holds."""
    on_board = say("puzzle-suspects", names=names([character_name(one) for one in suspects]))
    if not alibis:
        return (on_board,)
    held = names([character_name(one) for one in alibis])
    return on_board, say("puzzle-alibis", names=held)


KINDS = (Arrest(), Question(), Shadow())
