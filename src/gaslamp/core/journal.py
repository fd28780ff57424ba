"""The journal: a game as its options and the list of true actions. Everything else replays it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from librt.random import Random

from gaslamp.core.errors import IllegalAction, NothingToUndo, NotYourTurn
from gaslamp.core.game import AnyGame
from gaslamp.core.options import Options, options_from, options_of
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR, State
from gaslamp.core.text import Text, text

MOST_NAMED = 12  # a refusal names at most so many of the actions that would do


class Seen(msgspec.Struct, frozen=True):
    """One entry of a viewer's log: who acted, what was seen of it, who is on turn next."""

    actor: int
    sight: int
    turn: int
    text: Text


class Journal:
    """A game being played: the true actions, the state they lead to, what each viewer saw."""

    def __init__(self, game: AnyGame, options: Options, actions: Iterable[int] = ()) -> None:
        """Set the table, and replay the actions where some are given."""
        self.game = game
        self.options = options_from(game.options, options_of(options))
        self.state: State = game.start(self.options)
        self.actions: list[int] = []
        viewers = [*range(len(game.seats(options))), SPECTATOR]
        self.logs: dict[int, list[Seen]] = {viewer: [] for viewer in viewers}
        for action in actions:
            self.play(self.state.seat, action)

    def play(self, actor: int, action: int) -> None:
        """Check an action and carry it out; a refusal changes nothing."""
        self.check(actor, action)
        state = self.state
        seen = {}
        for viewer in self.logs:
            sight = state.sight(action, viewer)
            seen[viewer] = (sight, self.game.describe(state, sight))
        state.apply(action)
        for viewer, (sight, words) in seen.items():
            self.logs[viewer].append(Seen(actor, sight, state.seat, words))
        self.actions.append(action)

    def check(self, actor: int, action: int) -> None:
        """Refuse an action that is out of turn or against the rules."""
        if self.state.seat == OVER:
            raise NotYourTurn(text("core-game-over"))
        if actor != self.state.seat:
            raise NotYourTurn(
                text("core-not-your-turn", you=self.name(actor), turn=self.name(self.state.seat))
            )
        legal = self.state.legal_actions()
        if action not in legal:
            raise IllegalAction(self._refusal(action, list(legal)))

    def _refusal(self, action: int, legal: list[int]) -> Text:
        named = ", ".join(self.game.notation(allowed) for allowed in legal[:MOST_NAMED])
        if len(legal) > MOST_NAMED:
            named += ", …"
        if not 0 <= action < self.game.action_space:
            return text("core-no-such-action", action=action, allowed=named)
        reason = self.game.refusal(self.state, action) if self.state.seat >= 0 else None
        if reason is None:
            return text("core-illegal", action=self.game.notation(action), allowed=named)
        return text(
            "core-illegal-because",
            action=self.game.notation(action),
            reason=reason,
            allowed=named,
        )

    def name(self, actor: int) -> Text:
        """Name a seat, chance, the referee or a spectator."""
        others = {CHANCE: "chance", REFEREE: "referee", OVER: "nobody", SPECTATOR: "spectator"}
        seats = self.game.seats(self.options)
        if 0 <= actor < len(seats):
            return seats[actor]
        return text(f"core-{others.get(actor, 'nobody')}")

    def run_on(self, rng: Random) -> None:
        """Let chance and the referee act until a seat is on turn or the game is over."""
        while self.state.seat in (CHANCE, REFEREE):
            self.play(self.state.seat, self.state.random_action(rng))

    def prefix(self, length: int) -> Journal:
        """Replay the first actions into a journal of its own."""
        return Journal(self.game, self.options, self.actions[:length])

    def undo(self, seat: int) -> Journal:
        """Go back to the start of the seat's current move.

        Never across another seat's action, chance or the referee, so nothing learnt is unlearnt.
        """
        state = self.game.start(self.options)
        start = None
        for index, action in enumerate(self.actions):
            if state.seat != seat:
                start = None
            elif start is None or state.begins_move():
                start = index
            state.apply(action)
        if start is None or self.state.seat != seat or self.state.begins_move():
            raise NothingToUndo(text("core-nothing-to-undo"))
        return self.prefix(start)
