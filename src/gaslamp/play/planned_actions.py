"""Several actions of one seat at once: carried out until they tell it something, or only tried out.

Both follow the game on a copy of its state, so nothing here changes a journal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from gaslamp.core.choice import Choice
from gaslamp.core.codes import Action, Seat, sight_of
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.state import REFEREE, State
from gaslamp.core.view import View
from gaslamp.play.move_parser import Actions

REVELATIONS = ("reveal", "climax")  # the ways in which something is shown that ends a plan


class Foreseen(msgspec.Struct, frozen=True):
    """What a seat could do after some actions of its own, and how many of them could be tried."""

    tried: int
    choices: tuple[Choice, ...]


def parse_plan(game: Game, lines: Iterable[str]) -> Actions:
    """Read one action per line; `NotationError` names the first line that is none."""
    return tuple(game.parse(line) for line in lines)


def actions_until_revelation(journal: Journal, seat: Seat, plan: Sequence[int]) -> Actions:
    """Give the first actions of a plan, up to the one after which the seat should think again.

    A plan ends with an action that tells the seat something its game presents as found out or
    decided, with the end of the seat's turn, with a draw of chance, and before an action that is no
    longer legal. Lines that are already so are left out. The first action must be legal: a plan
    that can't begin is refused with the reason.
    """
    trial = _DryRun(journal, seat)
    done: list[Action] = []
    for action in plan:
        if trial.is_already_so(action):
            continue
        if not done:
            journal.check(seat, action)
        if trial.has_ended or action not in trial.state.legal_actions():
            break
        trial.act(action)
        done.append(Action(action))
    if not done:
        journal.check(seat, plan[-1])  # refuses: all of it is so already
    return tuple(done)


def with_implied(journal: Journal, seat: Seat, actions: Actions) -> Actions:
    """Add what is left of a half-made move where that is one implied action, as declared.

    The others see none of the move before it is complete, so they can't tell whether its last
    action was made by the player or for it.
    """
    state = journal.state.clone()
    for action in actions:
        if state.seat != seat or action not in state.legal_actions():
            return actions
        state.apply(action)
    if state.seat != seat or state.begins_move():
        return actions
    left = state.legal_actions()
    is_implied = len(left) == 1 and journal.game.actions.rows[int(left[0])].kind.implied
    return (*actions, Action(int(left[0]))) if is_implied else actions


def foresee(journal: Journal, seat: Seat, plan: Sequence[int]) -> Foreseen:
    """List what a seat could do after some actions of its own, without making them.

    Only actions are tried whose result the seat knows beforehand, as the game declares; the trial
    ends before the first other one, and where the turn passes. It is made on the true state, which
    tells nothing: what a seat may do follows from what it has seen.
    """
    journal.check_turn(seat)
    game, state = journal.game, journal.state.clone()
    tried = 0
    for action in plan:
        if state.seat != seat:
            break
        if action in state.legal_actions():
            if not game.actions.is_foreseeable(Action(action)):
                break
            state.apply(action)
        elif not game.is_already_so(game.view(state, seat), action):
            break
        tried += 1
    return Foreseen(tried, game.choices(state, seat))


class _DryRun:
    """Carries out a seat's actions on a copy, with what the referee and force add to them."""

    def __init__(self, journal: Journal, seat: Seat) -> None:
        self.game = journal.game
        self.seat = seat
        self.state: State = journal.state.clone()
        self.is_half_made = journal.pending > 0
        self.was_told = False
        self.forced: list[int] = []  # the seat's own actions that were done for it

    @property
    def has_ended(self) -> bool:
        """Tell whether the seat was told something, or is not on turn any more."""
        return self.was_told or self.state.seat != self.seat

    def is_already_so(self, action: int) -> bool:
        """Tell whether an action was done for the seat, or would only say what is so."""
        if action in self.forced:
            self.forced.remove(action)
            return True
        return self.state.seat == self.seat and self.game.is_already_so(self._view(), action)

    def act(self, action: int) -> None:
        """Carry out the seat's action, then what follows without a decision."""
        self._apply(action)
        self._let_referee_act()
        while self.state.forced() and not self.is_half_made:
            only = int(self.state.legal_actions()[0])
            if self.state.seat == self.seat:
                self.forced.append(only)
            self._apply(only)
            self._let_referee_act()

    def _let_referee_act(self) -> None:
        while self.state.seat == REFEREE:
            self._apply(int(self.state.legal_actions()[0]))

    def _apply(self, action: int) -> None:
        state, actor, before = self.state, int(self.state.seat), self._view()
        sight = sight_of(state, action, self.seat)
        state.apply(action)
        self.is_half_made = actor >= 0 and state.seat == actor and not state.begins_move()
        shown = self.game.presentation(before, sight, self._view())
        self.was_told = self.was_told or shown in REVELATIONS

    def _view(self) -> View:
        view: View = self.game.view(self.state, self.seat)
        return view
