"""Mr. Jack's rules: the order of play, what a card's character does, and when it is over."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import add_members, bit, count, members_of
from gaslamp.core.fields import FieldVisitor
from gaslamp.core.observation_writer import ObservationWriter
from gaslamp.core.state import CHANCE, OVER, REFEREE, State
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack import endings, game_setup, observation, phases
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK, NOBODY, Setup, player_of, points_of
from gaslamp.games.mr_jack.rules import random_play
from gaslamp.games.mr_jack.rules.checks import check_table
from gaslamp.games.mr_jack.rules.pieces import Pieces


class MrJack(State):
    """One game: the pieces on the board, the cards, and who knows which alibi."""

    def __init__(self, setup: Setup) -> None:
        """Lay the cards beside an empty board; `set_table` puts the pieces on it."""
        super().__init__()
        self.setup = setup
        self.pieces = Pieces(setup.board)
        self.phase: i64 = phases.IDENTITY
        self.turn: i64 = 1
        self.played: i64 = 0  # cards done this turn
        self.jack: i64 = NOBODY  # the character under whom Jack hides
        self.pile: i64 = game_setup.ALL_CARDS  # character cards not yet turned face up
        self.cards: i64 = 0  # face up and not chosen yet
        self.card: i64 = NOBODY  # being played
        self.to_move = False  # its character has yet to move
        self.to_use = False  # its power, before or after the move, has yet to be used
        self.to_turn = False  # Watson was moved: his lantern is to be turned
        self.points: i64 = 0  # left to the whistle
        self.whistled: i64 = 0  # characters the whistle has moved
        self.witness = True  # what the witness card shows (MJ-04)
        self.cleared: i64 = 0  # characters cleared by a call
        self.hands = vec[i64]()  # the alibi cards that each seat drew, Jack's own not among them
        self.accused: i64 = NOBODY
        self.left_by: i64 = game_setup.NOWHERE  # the exit through which Jack escaped
        self.done = vec[i64]()  # the cards done this turn, in order

    def fields(self, visitor: FieldVisitor) -> None:
        """Name what can change; in which order the turn's cards were played is past."""
        super().fields(visitor)
        self.phase = visitor.number("phase", self.phase)
        self.turn = visitor.number("turn", self.turn)
        self.played = visitor.number("played", self.played)
        self.jack = visitor.number("jack", self.jack)
        self.pile = visitor.number("pile", self.pile)
        self.cards = visitor.number("cards", self.cards)
        self.card = visitor.number("card", self.card)
        self.to_move = visitor.flag("to_move", self.to_move)
        self.to_use = visitor.flag("to_use", self.to_use)
        self.to_turn = visitor.flag("to_turn", self.to_turn)
        self.points = visitor.number("points", self.points)
        self.whistled = visitor.number("whistled", self.whistled)
        self.witness = visitor.flag("witness", self.witness)
        self.cleared = visitor.number("innocent", self.cleared)
        self.hands = visitor.numbers("hands", self.hands)
        self.pieces.fields(visitor)
        self.accused = visitor.number("accused", self.accused)
        self.left_by = visitor.number("left_by", self.left_by)
        visitor.history()
        self.done = visitor.numbers("done", self.done)
        visitor.derived()
        self.pieces.derived(visitor)

    def derive(self) -> None:
        """Mark the occupied streets; raise an error for an invalid position."""
        check_table(self)
        self.pieces.derive()

    def blank(self) -> MrJack:
        """Make an empty table for the same game."""
        return MrJack(self.setup)

    def clone(self) -> MrJack:
        """Copy the state, by its own type."""
        copy = MrJack(self.setup)
        copy.copy_from(self)
        return copy

    def legal_actions(self) -> vec[i64]:
        """List what may be done in this phase."""
        if self.phase == phases.PLAYING:
            return self._plays()
        if self.phase == phases.CHOOSING:
            return members_of(self.cards, codes.CHOOSE)
        if self.phase == phases.TURNING:
            return members_of(game_setup.ALL_DIRECTIONS, codes.LANTERN)
        if self.phase == phases.WHISTLING:
            return self.pieces.add_whistles(vec[i64](capacity=32), self.points, self.whistled)
        if self.phase == phases.DEALING:
            return members_of(self.pile, codes.DEAL)
        if self.phase == phases.IDENTITY:
            return members_of(self.suspects(), codes.JACK_IS)
        if self.phase == phases.DRAWING:
            return members_of(self.alibi_pile(), codes.ALIBI)
        return vec[i64]([self.answer()]) if self.phase == phases.CALLING else vec[i64]()

    def sample_action(self, rng: Random) -> i64:
        """Draw one of them without listing all."""
        return random_play.sample_action(self, rng)

    def _plays(self) -> vec[i64]:
        """List moves, and powers that are used before or after the move (MJ-07)."""
        actions = vec[i64](capacity=64)
        if self.to_move:
            actions = self._add_moves(actions)
        if not self.to_use:
            return actions
        if self.card == codes.GOODLEY:
            return self.pieces.add_whistles(actions, self.points, self.whistled)
        return self.pieces.add_uses(actions, self.card)

    def _add_moves(self, actions: vec[i64]) -> vec[i64]:
        """Add free streets (MJ-08, MJ-10), accusations, exits, and Gull's exchange.

        Only a character that has nothing but an accusation may stay (MJ-37).
        """
        reached = self.reach()
        free = reached & ~self.pieces.occupied
        actions = add_members(actions, free, codes.MOVE + self.card * codes.STREET_COUNT)
        if self.seat == INVESTIGATOR:
            actions = self._add_accusations(actions, reached)
        escapes = self.escapes()
        actions = add_members(actions, escapes, codes.ESCAPE)
        if self.card == codes.GULL:
            return add_members(actions, game_setup.ALL_CARDS & ~bit(codes.GULL), codes.SWAP)
        return actions if free or escapes else append(actions, codes.STAY)

    def suspects(self) -> i64:
        """Give the characters that no call has cleared."""
        return game_setup.ALL_CARDS & ~self.cleared

    def reach(self) -> i64:
        """Give the streets in reach of the card's character (MJ-08)."""
        return self.pieces.reach(self.card, points_of(self.card))

    def _add_accusations(self, actions: vec[i64], reached: i64) -> vec[i64]:
        """Add an accusation of each character in reach of the own move (MJ-33)."""
        character: i64 = 0
        while character < codes.EIGHT:
            if character != self.card and reached & bit(self.pieces.places[character]):
                actions = append(actions, codes.ACCUSE + character)
            character += 1
        return actions

    def escapes(self) -> i64:
        """Give the exits through which this move can leave: a point from their hex (MJ-32).

        Only the Jack player, with Jack's own character, while nobody was witness (MJ-30, MJ-31).
        """
        if self.seat != JACK or self.card != self.jack or self.witness:
            return 0
        return self.pieces.open_exits(self.pieces.reach(self.card, points_of(self.card) - 1))

    def next_cards(self) -> i64:
        """Give the next turn's cards, once the others are dealt; none while all are shuffled."""
        return 0 if self.phase in (phases.IDENTITY, phases.DEALING) else self.pile

    def alibi_pile(self) -> i64:
        """Return the alibi cards that are not drawn yet."""
        return (
            game_setup.ALL_CARDS & ~bit(self.jack) & ~self.hands[JACK] & ~self.hands[INVESTIGATOR]
        )

    def answer(self) -> i64:
        """Return the truthful answer to the call for witnesses (MJ-27)."""
        return codes.WITNESS if self.pieces.visible() & bit(self.jack) else codes.NO_WITNESS

    def apply(self, action: i64) -> None:
        """Carry out an action in its phase."""
        if self.phase in (phases.PLAYING, phases.WHISTLING):
            self._play(action)
        elif self.phase == phases.CHOOSING:
            self._choose(action - codes.CHOOSE)
        elif self.phase == phases.TURNING:
            self.pieces.lantern = action - codes.LANTERN
            self.to_turn = False
            self._go_on()
        elif self.phase == phases.DEALING:
            self._deal(action - codes.DEAL)
        elif self.phase == phases.DRAWING:
            self.hands[self.player()] |= bit(action - codes.ALIBI)
            self._end_card()
        elif self.phase == phases.IDENTITY:
            self.jack = action - codes.JACK_IS
            self.phase = phases.DEALING
        else:
            self._clear_suspects(action == codes.WITNESS)
            self._end_turn()

    def player(self) -> i64:
        """Give the seat whose card is next or being played (MJ-06)."""
        return player_of(self.turn, self.played)

    def _deal(self, character: i64) -> None:
        """Turn a card face up; four are dealt one by one (MJ-05)."""
        self.pile &= ~bit(character)
        self.cards |= bit(character)
        if count(self.cards) == game_setup.CARDS_A_TURN:
            self._next_card()

    def _next_card(self) -> None:
        self.phase = phases.CHOOSING
        self.seat = self.player()

    def _choose(self, character: i64) -> None:
        """Take a card; only four powers may be used before the move."""
        self.card = character
        self.cards &= ~bit(character)
        self.to_move = True
        self.to_use = game_setup.is_handy(character)
        self.points = game_setup.WHISTLE_POINTS if character == codes.GOODLEY else 0
        self.phase = phases.PLAYING

    def _play(self, action: i64) -> None:
        if action < codes.ACCUSE:
            self._move(self.card, (action - codes.MOVE) % codes.STREET_COUNT)
        elif action < codes.ESCAPE:
            self.accused = action - codes.ACCUSE
        elif action < codes.STAY:
            self.left_by = action - codes.ESCAPE
        elif action == codes.STAY:
            self._move(self.card, self.pieces.places[self.card])
        else:
            self._use(action)
        if self.accused != NOBODY or self.left_by != game_setup.NOWHERE:
            self._end()
        else:
            self.to_move = self.to_move and codes.STAY < action < codes.SWAP
            self.to_use = self.to_use and action <= codes.STAY
            self._go_on()

    def _move(self, character: i64, street: i64) -> None:
        """Move a character; if Watson was moved, his lantern is turned next (MJ-16, MJ-17)."""
        self.pieces.move(character, street)
        if character == codes.WATSON:
            self.to_turn = True

    def _use(self, action: i64) -> None:
        if action < codes.WHISTLE:
            self.pieces.use(self.card, action)
        elif action < codes.SWAP:
            call = action - codes.WHISTLE
            self._whistle(call // codes.STREET_COUNT, call % codes.STREET_COUNT)
        else:
            self._swap(action - codes.SWAP)

    def _whistle(self, character: i64, street: i64) -> None:
        """Move a character by the whistle, which costs its distance (MJ-23)."""
        self.points -= self.pieces.distance(self.pieces.places[character], street)
        self.whistled |= bit(character)
        self._move(character, street)

    def _swap(self, other: i64) -> None:
        """Exchange Gull with another character (MJ-24); a swapped Watson turns (MJ-17)."""
        self.pieces.swap(codes.GULL, other)
        self.to_turn = other == codes.WATSON

    def _go_on(self) -> None:
        """Ask for the lantern (MJ-40), then the whistle's points, then what the card still asks."""
        if self.to_turn:
            self.phase = phases.TURNING
        elif self._whistle_goes_on():
            self.phase = phases.WHISTLING
        elif self.to_move or self._must_use():
            self.phase = phases.PLAYING
        elif self.card == codes.HOLMES:
            self.phase = phases.DRAWING
            self.seat = CHANCE
        else:
            self._end_card()

    def _whistle_goes_on(self) -> bool:
        """Tell whether the whistle continues; points without use are lost (MJ-23)."""
        if not self.whistled or self._can_whistle():
            return self.whistled != 0
        self.points = 0
        return False

    def _can_whistle(self) -> bool:
        return self.pieces.count_whistles(self.points, self.whistled) > 0

    def _must_use(self) -> bool:
        return self.to_use and (self.card != codes.GOODLEY or self._can_whistle())

    def _end_card(self) -> None:
        """End the card; after the fourth comes the call, but not in the last turn (MJ-39)."""
        self.done = append(self.done, self.card)
        self.card = NOBODY
        self.to_use = False
        self.points = 0
        self.whistled = 0
        self.played += 1
        if self.played < game_setup.CARDS_A_TURN:
            self._next_card()
        elif self.turn < game_setup.TURNS:
            self.phase = phases.CALLING
            self.seat = REFEREE
        else:
            self._end()

    def _clear_suspects(self, witness: bool) -> None:
        """Clear the invisible, or without a witness the visible (MJ-28)."""
        seen = self.pieces.visible()
        self.witness = witness
        self.cleared |= game_setup.ALL_CARDS & ~seen if witness else seen

    def _end_turn(self) -> None:
        """Put a lamp out, and begin the next turn."""
        if self.turn <= game_setup.LAST_NUMBER:
            self.pieces.put_out(self.turn)
        self.turn += 1
        self.played = 0
        self.done = vec[i64](capacity=game_setup.CARDS_A_TURN)
        self._turn_up_cards()

    def _turn_up_cards(self) -> None:
        """Take the other four cards in even turns; shuffle all before odd ones (MJ-05)."""
        if self.turn % 2 == 0:
            self.cards = self.pile
            self.pile = 0
            self._next_card()
        else:
            self.pile = game_setup.ALL_CARDS
            self.phase = phases.DEALING
            self.seat = CHANCE

    def _end(self) -> None:
        self.phase = phases.ENDED
        self.seat = OVER

    def sight(self, action: i64, viewer: i64) -> i64:
        """Blank an alibi card, Jack's own included, for all but its drawer (MJ-03, MJ-35)."""
        if self.phase == phases.IDENTITY and viewer != JACK:
            return codes.JACK_IS + codes.UNKNOWN
        if self.phase == phases.DRAWING and viewer != self.player():
            return codes.ALIBI + codes.UNKNOWN
        return action

    def end(self) -> i64:
        """Tell how it ended (MJ-30, MJ-33, MJ-34)."""
        if self.seat != OVER:
            return endings.GOING_ON
        if self.left_by != game_setup.NOWHERE:
            return endings.ESCAPED
        if self.accused == NOBODY:
            return endings.DAWN
        return endings.ARRESTED if self.accused == self.jack else endings.MISTAKEN

    def ending(self) -> str:
        """Name the way in which it ended."""
        return "" if self.seat != OVER else endings.ENDINGS[self.end()]

    def winners(self) -> list[int]:
        """List the winner: the Investigator by a right accusation, otherwise Jack."""
        if self.seat != OVER:
            return []
        return [INVESTIGATOR] if self.end() == endings.ARRESTED else [JACK]

    def scores(self) -> list[float]:
        """Return 1 for the winner, 0 for the other."""
        won = self.winners()
        return [1.0 if seat in won else 0.0 for seat in (JACK, INVESTIGATOR)]

    def write_observation(self, viewer: i64, out: ObservationWriter) -> None:
        """Write what a viewer may know, as `observation.layout_of` lays it out."""
        observation.write(self, viewer, out)

    def forced(self) -> bool:
        """Tell whether the action is visibly the only one; never where Jack might leave."""
        may_leave = self.seat == JACK and self.phase == phases.PLAYING and self.to_move
        return not may_leave and super().forced()

    def begins_move(self) -> bool:
        """Tell whether a move begins: a card is chosen and played as one move."""
        return not phases.PLAYING <= self.phase <= phases.TURNING


def set_table(setup: Setup) -> MrJack:
    """Put the pieces on the board (MJ-02); no card is drawn yet."""
    state = MrJack(setup)
    state.turn = setup.turn
    state.cleared = setup.cleared
    state.hands = vec[i64]([0, 0])
    state.pieces.set_out(setup)
    return state
