"""Mr. Jack's rules: the order of play, what a card's character does, and when it is over."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.state import CHANCE, OVER, REFEREE, State
from gaslamp.games.mr_jack.actions import (
    ACCUSE,
    ALIBI,
    BERT,
    CHOOSE,
    DEAL,
    EIGHT,
    ESCAPE,
    GOODLEY,
    GULL,
    HOLMES,
    JACK_IS,
    LANTERN,
    LESTRADE,
    MOVE,
    NO_WITNESS,
    SMITH,
    STAY,
    STREET_COUNT,
    SWAP,
    UNKNOWN,
    WATSON,
    WHISTLE,
    WITNESS,
)
from gaslamp.games.mr_jack.masks import add_each_of, bit, count, each_of
from gaslamp.games.mr_jack.pieces import Pieces, set_pieces
from gaslamp.games.mr_jack.table import (
    ALL_CARDS,
    ALL_DIRECTIONS,
    CALLING,
    CARDS_A_TURN,
    CHOOSING,
    DEALING,
    DRAWING,
    ENDED,
    IDENTITY,
    INVESTIGATOR,
    JACK,
    LAST_NUMBER,
    NOBODY,
    NOWHERE,
    PLAYING,
    TURNING,
    TURNS,
    WHISTLE_POINTS,
    WHISTLING,
    Setup,
    player_of,
    points_of,
)


class MrJack(State):
    """One game: the pieces on the board, the cards, and who knows which alibi."""

    def __init__(self, pieces: Pieces) -> None:
        """Lay the cards beside the board; `set_table` deals no hands yet."""
        super().__init__()
        self.pieces = pieces
        self.phase: i64 = IDENTITY
        self.turn: i64 = 1
        self.played: i64 = 0  # cards done this turn
        self.jack: i64 = NOBODY  # the character under whom Jack hides
        self.pile: i64 = ALL_CARDS  # character cards not yet turned face up
        self.cards: i64 = 0  # face up and not chosen yet
        self.card: i64 = NOBODY  # being played
        self.to_move = False  # its character has yet to move
        self.to_use = False  # its power, before or after the move, has yet to be used
        self.to_turn = False  # Watson was moved: his lantern is to be turned
        self.points: i64 = 0  # left to the whistle
        self.whistled: i64 = 0  # characters the whistle has moved
        self.witness = True  # what the witness card shows (MJ-04)
        self.innocent: i64 = 0  # characters cleared by a call
        self.hands = vec[i64]()  # the alibi cards that each seat drew, Jack's own not among them
        self.accused: i64 = NOBODY
        self.left_by: i64 = NOWHERE  # the exit through which Jack escaped

    def clone(self) -> MrJack:
        """Copy everything that can change."""
        copy = MrJack(self.pieces.clone())
        copy.seat = self.seat
        copy.phase = self.phase
        copy.turn = self.turn
        copy.played = self.played
        copy.jack = self.jack
        copy.pile = self.pile
        copy.cards = self.cards
        copy.card = self.card
        copy.to_move = self.to_move
        copy.to_use = self.to_use
        copy.to_turn = self.to_turn
        copy.points = self.points
        copy.whistled = self.whistled
        copy.witness = self.witness
        copy.innocent = self.innocent
        copy.hands = self.hands[:]
        copy.accused = self.accused
        copy.left_by = self.left_by
        return copy

    def key(self) -> tuple[int, ...]:
        """Everything the future depends on, and what stays on show."""
        flags = self.to_move + 2 * self.to_use + 4 * self.to_turn + 8 * self.witness
        head = [self.seat, self.phase, self.turn, self.played, flags, self.points, self.whistled]
        cards = [self.jack, self.pile, self.cards, self.card, self.innocent, *self.hands]
        return (*head, *cards, *self.pieces.key(), self.accused, self.left_by)

    def legal_actions(self) -> vec[i64]:
        """List what may be done in this phase."""
        if self.phase == PLAYING:
            return self._plays()
        if self.phase == CHOOSING:
            return each_of(self.cards, CHOOSE)
        if self.phase == TURNING:
            return add_each_of(vec[i64](capacity=6), ALL_DIRECTIONS, LANTERN)
        if self.phase == WHISTLING:
            return self._add_whistles(vec[i64](capacity=32))
        if self.phase == DEALING:
            return each_of(self.pile, DEAL)
        if self.phase == IDENTITY:
            return each_of(ALL_CARDS, JACK_IS)
        if self.phase == DRAWING:
            return each_of(self.alibi_pile(), ALIBI)
        return self._answers()

    def _plays(self) -> vec[i64]:
        """Move, or use a power that comes before or after the move (MJ-07)."""
        actions = vec[i64](capacity=64)
        if self.to_move:
            actions = self._add_moves(actions)
        if not self.to_use:
            return actions
        if self.card == GOODLEY:
            return self._add_whistles(actions)
        return self.pieces.add_uses(actions, self.card)

    def _add_moves(self, actions: vec[i64]) -> vec[i64]:
        """A free street (MJ-08, MJ-10), an accusation, an exit, Gull's exchange.

        Only who has none of these but an accusation may stay (MJ-37).
        """
        occupied = self.pieces.occupied()
        reached = self.pieces.reach(self.card, points_of(self.card))
        free = reached & ~occupied
        actions = add_each_of(actions, free, MOVE + self.card * STREET_COUNT)
        if self.seat == INVESTIGATOR:
            actions = self._add_accusations(actions, reached)
        escapes = self.escapes()
        actions = add_each_of(actions, escapes, ESCAPE)
        if self.card == GULL:
            return add_each_of(actions, ALL_CARDS & ~bit(GULL), SWAP)
        return actions if free or escapes else append(actions, STAY)

    def _add_accusations(self, actions: vec[i64], reached: i64) -> vec[i64]:
        """Whoever stands in reach of the character's own move can be accused (MJ-33)."""
        character: i64 = 0
        while character < EIGHT:
            if character != self.card and reached & bit(self.pieces.places[character]):
                actions = append(actions, ACCUSE + character)
            character += 1
        return actions

    def escapes(self) -> i64:
        """Give the exits through which this move can leave: a point from their hex (MJ-32).

        Only the Jack player, with Jack's own character, while nobody was witness (MJ-30, MJ-31).
        """
        if self.seat != JACK or self.card != self.jack or self.witness:
            return 0
        return self.pieces.open_exits(self.pieces.reach(self.card, points_of(self.card) - 1))

    def _add_whistles(self, actions: vec[i64]) -> vec[i64]:
        character: i64 = 0
        while character < EIGHT:
            ends = self.whistle_ends(character)
            code = WHISTLE + character * STREET_COUNT
            actions = add_each_of(actions, ends, code)
            character += 1
        return actions

    def whistle_ends(self, character: i64) -> i64:
        """Give the streets to which the whistle brings a character: others, once each (MJ-23)."""
        if character == GOODLEY or self.whistled & bit(character):
            return 0
        return self.pieces.whistle_ends(character, self.points)

    def _can_whistle(self) -> bool:
        character: i64 = 0
        while character < EIGHT:
            if self.whistle_ends(character):
                return True
            character += 1
        return False

    def alibi_pile(self) -> i64:
        """Give the alibi cards that nobody has drawn."""
        return ALL_CARDS & ~bit(self.jack) & ~self.hands[JACK] & ~self.hands[INVESTIGATOR]

    def _answers(self) -> vec[i64]:
        """The engine answers truthfully for Jack (MJ-27)."""
        if self.phase != CALLING:
            return vec[i64]()
        seen = self.pieces.visible() & bit(self.jack)
        return vec[i64]([WITNESS if seen else NO_WITNESS])

    def apply(self, action: i64) -> None:
        """Carry out an action in its phase."""
        if self.phase in (PLAYING, WHISTLING):
            self._play(action)
        elif self.phase == CHOOSING:
            self._choose(action - CHOOSE)
        elif self.phase == TURNING:
            self.pieces.lantern = action - LANTERN
            self.to_turn = False
            self._go_on()
        elif self.phase == DEALING:
            self._deal(action - DEAL)
        elif self.phase == DRAWING:
            self.hands[self.player()] |= bit(action - ALIBI)
            self._end_card()
        elif self.phase == IDENTITY:
            self.jack = action - JACK_IS
            self.phase = DEALING
        else:
            self._end_turn(action == WITNESS)

    def player(self) -> i64:
        """Give the seat whose card is next or being played (MJ-06)."""
        return player_of(self.turn, self.played)

    def _deal(self, character: i64) -> None:
        """Four cards are turned face up, one by one (MJ-05)."""
        self.pile &= ~bit(character)
        self.cards |= bit(character)
        if count(self.cards) == CARDS_A_TURN:
            self._next_card()

    def _next_card(self) -> None:
        self.phase = CHOOSING
        self.seat = self.player()

    def _choose(self, character: i64) -> None:
        """Four powers are used before or after the move; the others come with it or after it."""
        self.card = character
        self.cards &= ~bit(character)
        self.to_move = True
        self.to_use = character in (SMITH, LESTRADE, GOODLEY, BERT)
        self.points = WHISTLE_POINTS if character == GOODLEY else 0
        self.phase = PLAYING

    def _play(self, action: i64) -> None:
        if action < ACCUSE:
            self._move(self.card, (action - MOVE) % STREET_COUNT)
        elif action < ESCAPE:
            self.accused = action - ACCUSE
        elif action < STAY:
            self.left_by = action - ESCAPE
        elif action == STAY:
            self._move(self.card, self.pieces.places[self.card])
        else:
            self._use(action)
        if self.accused != NOBODY or self.left_by != NOWHERE:
            self._end()
        else:
            self.to_move = self.to_move and STAY < action < SWAP
            self.to_use = self.to_use and action <= STAY
            self._go_on()

    def _move(self, character: i64, street: i64) -> None:
        """Whoever moves Watson in whatever way turns his lantern (MJ-16, MJ-17)."""
        self.pieces.places[character] = street
        if character == WATSON:
            self.to_turn = True

    def _use(self, action: i64) -> None:
        if action < WHISTLE:
            self.pieces.use(action)
        elif action < SWAP:
            self._whistle((action - WHISTLE) // STREET_COUNT, (action - WHISTLE) % STREET_COUNT)
        else:
            self._swap(action - SWAP)

    def _whistle(self, character: i64, street: i64) -> None:
        """A character moved by the whistle costs its distance (MJ-23)."""
        self.points -= self.pieces.distance(self.pieces.places[character], street)
        self.whistled |= bit(character)
        self._move(character, street)

    def _swap(self, other: i64) -> None:
        """Gull and another character change places (MJ-24); a swapped Watson turns (MJ-17)."""
        self.pieces.swap(GULL, other)
        self.to_turn = other == WATSON

    def _go_on(self) -> None:
        """The lantern first (MJ-40), then the whistle's points, then what the card still asks."""
        if self.to_turn:
            self.phase = TURNING
        elif self._whistle_goes_on():
            self.phase = WHISTLING
        elif self.to_move or self._must_use():
            self.phase = PLAYING
        elif self.card == HOLMES:
            self.phase = DRAWING
            self.seat = CHANCE
        else:
            self._end_card()

    def _whistle_goes_on(self) -> bool:
        """All points are spent, but those that nobody can use are lost (MJ-23)."""
        if not self.whistled or self._can_whistle():
            return self.whistled != 0
        self.points = 0
        return False

    def _must_use(self) -> bool:
        return self.to_use and (self.card != GOODLEY or self._can_whistle())

    def _end_card(self) -> None:
        """The card is done; after the fourth comes the call, but not in the last turn (MJ-39)."""
        self.card = NOBODY
        self.to_use = False
        self.points = 0
        self.whistled = 0
        self.played += 1
        if self.played < CARDS_A_TURN:
            self._next_card()
        elif self.turn < TURNS:
            self.phase = CALLING
            self.seat = REFEREE
        else:
            self._end()

    def _end_turn(self, witness: bool) -> None:
        """A witness clears the invisible, no witness the visible (MJ-28); then a lamp goes out."""
        seen = self.pieces.visible()
        self.witness = witness
        self.innocent |= ALL_CARDS & ~seen if witness else seen
        if self.turn <= LAST_NUMBER:
            self.pieces.put_out(self.turn)
        self.turn += 1
        self.played = 0
        self._turn_up_cards()

    def _turn_up_cards(self) -> None:
        """Even turns take the other four cards; before odd ones all are shuffled (MJ-05)."""
        if self.turn % 2 == 0:
            self.cards = self.pile
            self.pile = 0
            self._next_card()
        else:
            self.pile = ALL_CARDS
            self.phase = DEALING
            self.seat = CHANCE

    def _end(self) -> None:
        self.phase = ENDED
        self.seat = OVER

    def sight(self, action: i64, viewer: i64) -> i64:
        """Only its drawer sees an alibi card, Jack's own among them (MJ-03, MJ-35)."""
        if self.phase == IDENTITY and viewer != JACK:
            return JACK_IS + UNKNOWN
        if self.phase == DRAWING and viewer != self.player():
            return ALIBI + UNKNOWN
        return action

    def scores(self) -> list[float]:
        """One for the winner."""
        won = self.winners()
        return [1.0 if seat in won else 0.0 for seat in (JACK, INVESTIGATOR)]

    def winners(self) -> list[int]:
        """A right accusation wins for the Investigator, all else for Jack (MJ-30, MJ-33, MJ-34)."""
        if self.seat != OVER:
            return []
        return [INVESTIGATOR] if self.accused == self.jack else [JACK]

    def begins_move(self) -> bool:
        """A card is chosen and played as one move."""
        return not PLAYING <= self.phase <= TURNING


def set_table(setup: Setup) -> MrJack:
    """Put the pieces on the board (MJ-02); all are suspects, and no card is drawn yet."""
    state = MrJack(set_pieces(setup))
    state.hands = vec[i64]([0, 0])
    return state
