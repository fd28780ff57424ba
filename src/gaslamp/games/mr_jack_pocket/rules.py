"""Mr. Jack Pocket's rules: the hunt, the call for witnesses, and when it is over."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.state import CHANCE, OVER, REFEREE, State
from gaslamp.games.mr_jack_pocket.actions import (
    ALIBI,
    DRAW,
    EXCHANGE,
    HIDDEN,
    IDENTITY,
    JOKER,
    JOKER_MOVE,
    JOKER_NONE,
    MOVE,
    ROTATE,
    ROTATION,
    SHOW,
    SWAP,
    TAKE,
    TILE,
    TOSS,
    UNKNOWN,
    VISIBLE,
    WALL,
)
from gaslamp.games.mr_jack_pocket.board import OPEN, Board
from gaslamp.games.mr_jack_pocket.district import ONE, District, empty_district
from gaslamp.games.mr_jack_pocket.table import (
    AIMING,
    ALL_FACES,
    CALLING,
    CHOOSING,
    DEALING,
    DRAWING,
    ENDED,
    ENOUGH,
    EVERYBODY,
    FACING,
    FIRST_CELLS,
    HIGH_FACES,
    INVESTIGATOR,
    JACK,
    LAST_TURN,
    LAYING,
    LOW_FACES,
    NO_WINNER,
    ROTATION_TOO,
    SECOND_CELLS,
    SHOWING,
    TOSSING,
    mover,
)


class MrJackPocket(State):
    """One game: the district, alibi cards, tokens.

    Sets of suspects, of their tiles and of their cards hold one bit for each suspect.
    """

    def __init__(self, district: District) -> None:
        """Begin before any tile is laid."""
        super().__init__()
        self.district = district
        self.board = district.board
        self.phase: i64 = LAYING
        self.next: i64 = 0  # the cell to lay, or the token to toss
        self.unlaid: i64 = EVERYBODY  # the tiles not laid yet
        self.identity: i64 = UNKNOWN
        self.jack_cards: i64 = 0  # alibi cards that Jack drew
        self.shown_cards: i64 = 0  # those of them that everybody has seen
        self.found_cards: i64 = 0  # alibi cards that the Investigator drew
        self.jack_times: i64 = 0  # the turns whose time token Jack has, turn 1 the lowest bit
        self.turn: i64 = 0
        self.played: i64 = 0  # actions in this turn
        self.up: i64 = 0  # the faces of this turn
        self.left: i64 = 0  # those not used yet
        self.aim: i64 = 0  # the face of the token in hand
        self.rotated: i64 = 0  # tiles turned in this turn
        self.chase = False
        self.winner: i64 = NO_WINNER

    def clone(self) -> MrJackPocket:
        """Copy everything that can change."""
        copy = MrJackPocket(self.district.clone())
        copy.seat = self.seat
        copy.phase = self.phase
        copy.next = self.next
        copy.unlaid = self.unlaid
        copy.identity = self.identity
        copy.jack_cards = self.jack_cards
        copy.shown_cards = self.shown_cards
        copy.found_cards = self.found_cards
        copy.jack_times = self.jack_times
        copy.turn = self.turn
        copy.played = self.played
        copy.up = self.up
        copy.left = self.left
        copy.aim = self.aim
        copy.rotated = self.rotated
        copy.chase = self.chase
        copy.winner = self.winner
        return copy

    def key(self) -> tuple[int, ...]:
        """Everything the future depends on."""
        head = [self.seat, self.phase, self.next, self.turn, self.played, self.up, self.left]
        cards = [self.identity, self.jack_cards, self.shown_cards, self.found_cards]
        marks = [self.rotated, self.aim, self.jack_times, int(self.chase), self.winner]
        district = self.district
        lies = [*district.tiles, *district.walls, *district.spaces, district.suspects]
        return (*head, *cards, *marks, *lies)

    def legal_actions(self) -> vec[i64]:
        """List what may be done in this phase."""
        if self.phase == CHOOSING:
            return self._tokens()
        if self.phase == AIMING:
            return self._targets()
        if self.phase == TOSSING:
            return vec[i64]([TOSS + LOW_FACES[self.next], TOSS + HIGH_FACES[self.next]])
        if self.phase == CALLING:
            return vec[i64]([VISIBLE if self.jack_is_visible() else HIDDEN])
        if self.phase == FACING:
            return vec[i64]([WALL, WALL + 1, WALL + 2, WALL + 3])
        if self.phase == ENDED:
            return vec[i64]()
        return self._cards()

    def _tokens(self) -> vec[i64]:
        """The faces not used yet in this turn (MP-08)."""
        actions = vec[i64](capacity=4)
        face: i64 = 0
        while face <= ALIBI:
            if self.left >> face & 1 == 1:
                actions = append(actions, TAKE + face)
            face += 1
        return actions

    def _targets(self) -> vec[i64]:
        """What the token in hand can be used for."""
        if self.aim == ROTATION:
            return self._rotations()
        if self.aim == EXCHANGE:
            return self._exchanges()
        if self.aim == JOKER:
            actions = vec[i64]([JOKER_MOVE, JOKER_MOVE + 1, JOKER_MOVE + 2])
            return append(actions, JOKER_NONE) if self.seat == JACK else actions
        return vec[i64]([MOVE + 2 * self.aim, MOVE + 2 * self.aim + 1])

    def _rotations(self) -> vec[i64]:
        """Every tile not turned yet in this turn, three ways (MP-11)."""
        actions = vec[i64](capacity=27)
        cell: i64 = 0
        while cell < 9:
            if self.rotated >> self.district.tiles[cell] & 1 == 0:
                action = ROTATE + 3 * cell
                actions = append(actions, action)
                actions = append(actions, action + 1)
                actions = append(actions, action + 2)
            cell += 1
        return actions

    def _exchanges(self) -> vec[i64]:
        """Any two tiles (MP-12)."""
        actions = vec[i64](capacity=36)
        pair: i64 = SWAP
        while pair < DRAW:
            actions = append(actions, pair)
            pair += 1
        return actions

    def _cards(self) -> vec[i64]:
        """The tiles not laid, the identities to deal, the pile to draw from, the card to show."""
        if self.phase == LAYING:
            return members(self.unlaid, TILE)
        if self.phase == DEALING:
            return members(EVERYBODY, IDENTITY)
        if self.phase == DRAWING:
            return members(self.pile(), DRAW)
        return members(lowest(self.jack_cards & ~self.shown_cards), SHOW)

    def pile(self) -> i64:
        """Give the set of cards in the pile; a shuffled pile hides which comes next (MP-03)."""
        return EVERYBODY & ~(ONE << self.identity | self.jack_cards | self.found_cards)

    def jack_is_visible(self) -> bool:
        """Tell whether a line of sight reaches his tile (MP-18)."""
        return self.district.tiles_seen() >> self.identity & 1 == 1

    def hourglasses(self) -> i64:
        """Count Jack's: his time tokens and the cards he drew, not his identity (MP-04, MP-23)."""
        board = self.board
        return board.counts[self.jack_times] + board.hourglasses[self.jack_cards]

    def apply(self, action: i64) -> None:
        """Carry out an action in its phase."""
        if self.phase == CHOOSING:
            self._take(action - TAKE)
        elif self.phase == AIMING:
            self._act(action)
            self._end_action()
        elif self.phase == TOSSING:
            self._toss(action - TOSS)
        elif self.phase == DRAWING:
            self._draw(action - DRAW)
            self._end_action()
        elif self.phase == CALLING:
            self._call(action == VISIBLE)
        elif self.phase == SHOWING:
            self.shown_cards |= ONE << (action - SHOW)
            self._show_next()
        else:
            self._set_up(action)

    def _set_up(self, action: i64) -> None:
        """A tile, its wall, Jack's card; beside a detective the wall is given (MP-01 to MP-03)."""
        if self.phase == DEALING:
            self.identity = action - IDENTITY
            self._next_turn()
        elif self.phase == FACING:
            self._lay(action - WALL)
        else:
            self.district.tiles[self.next] = action - TILE
            self.unlaid &= ~(ONE << (action - TILE))
            self.phase = FACING
            if self.board.faced[self.next] != OPEN:
                self._lay(self.board.faced[self.next])

    def _lay(self, wall: i64) -> None:
        self.district.walls[self.next] = wall
        self.next += 1
        self.phase = LAYING if self.next < 9 else DEALING

    def _next_turn(self) -> None:
        """Toss the tokens on odd turns, turn them over on even ones (MP-06)."""
        self.turn += 1
        self.played = 0
        self.rotated = 0
        self.next = 0
        if self.turn % 2 == 1:
            self.up = 0
            self.phase = TOSSING
            self.seat = CHANCE
        else:
            self._start_hunt(ALL_FACES & ~self.up)

    def _toss(self, face: i64) -> None:
        """One token shows a face; the two with Rotation keep theirs apart (MP-29)."""
        self.up |= ONE << (ROTATION_TOO if face == ROTATION and self.next == 3 else face)
        self.next += 1
        if self.next == 4:
            self._start_hunt(self.up)

    def _start_hunt(self, faces: i64) -> None:
        self.up = faces
        self.left = faces
        if faces >> ROTATION_TOO & 1 == 1 and faces >> ROTATION & 1 == 0:
            self.left = faces ^ (ONE << ROTATION_TOO | ONE << ROTATION)
        self._next_action()

    def _next_action(self) -> None:
        """Whose action it is (MP-07); the last token takes itself (MP-08)."""
        if self.played == 4:
            self.phase = CALLING
            self.seat = REFEREE
            return
        self.seat = mover(self.turn, self.played)
        self.phase = CHOOSING
        if self.played == 3:
            self._take(self._tokens()[0] - TAKE)

    def _take(self, face: i64) -> None:
        """Use a token once (MP-08); an alibi is drawn at once (MP-13, MP-14)."""
        second = face == ROTATION and self.left >> ROTATION_TOO & 1 == 1
        self.left &= ~(ONE << (ROTATION_TOO if second else face))
        self.aim = face
        if face == ALIBI:
            self.phase = DRAWING
            self.seat = CHANCE
        else:
            self.phase = AIMING

    def _act(self, action: i64) -> None:
        """Move a detective (MP-09, MP-10), turn a tile (MP-11) or exchange two (MP-12)."""
        district = self.district
        if action < JOKER_MOVE:
            district.move((action - MOVE) // 2, 1 + (action - MOVE) % 2)
        elif action < JOKER_NONE:
            district.move(action - JOKER_MOVE, 1)
        elif action >= SWAP:
            district.exchange(FIRST_CELLS[action - SWAP], SECOND_CELLS[action - SWAP])
        elif action >= ROTATE:
            cell = (action - ROTATE) // 3
            self.rotated |= ONE << district.tiles[cell]
            district.rotate(cell, 1 + (action - ROTATE) % 3)

    def drawer(self) -> i64:
        """Give the seat whose action it is, also while its card is being drawn."""
        return mover(self.turn, self.played)

    def _draw(self, card: i64) -> None:
        """The Investigator clears a suspect (MP-13); Jack keeps the card to himself (MP-14)."""
        if self.drawer() == JACK:
            self.jack_cards |= ONE << card
        else:
            self.found_cards |= ONE << card
            self.district.clear(ONE << card)

    def _end_action(self) -> None:
        self.played += 1
        self._next_action()

    def _call(self, visible: bool) -> None:
        """Clear whoever can't be Jack, all at once (MP-19 to MP-21); the token goes to one side."""
        seen = self.district.tiles_seen()
        if not visible:
            self.jack_times |= ONE << (self.turn - 1)
        self.district.clear(EVERYBODY & ~seen if visible else seen)
        self._end_turn(visible)

    def _end_turn(self, visible: bool) -> None:
        """Who has reached a goal (MP-22 to MP-27); in a chase only being seen counts (MP-31)."""
        last = self.turn == LAST_TURN
        found = self.district.suspects_left() == 1
        late = self.hourglasses() >= ENOUGH
        if self.chase or (found and late):
            if visible or last:
                self._end(INVESTIGATOR if visible else JACK)
            elif self.chase:
                self._next_turn()
            else:
                self.chase = True
                self._show_next()
        elif found or late or last:
            self._end(INVESTIGATOR if found else JACK)
        else:
            self._next_turn()

    def _show_next(self) -> None:
        """As a chase begins Jack's alibi cards are opened, one by one (MP-23, MP-28)."""
        if self.shown_cards == self.jack_cards:
            self._next_turn()
        else:
            self.phase = SHOWING
            self.seat = REFEREE

    def _end(self, winner: i64) -> None:
        self.winner = winner
        self.phase = ENDED
        self.seat = OVER

    def sight(self, action: i64, viewer: i64) -> i64:
        """Only Jack sees his identity and the alibi cards he draws (MP-03, MP-14, MP-28)."""
        if viewer == JACK:
            return action
        if self.phase == DEALING:
            return IDENTITY + UNKNOWN
        if self.phase == DRAWING and self.drawer() == JACK:
            return DRAW + UNKNOWN
        return action

    def scores(self) -> list[float]:
        """One for the winner."""
        return [1.0 if seat == self.winner else 0.0 for seat in (JACK, INVESTIGATOR)]

    def winners(self) -> list[int]:
        """The one who won."""
        return [] if self.winner == NO_WINNER else [int(self.winner)]

    def begins_move(self) -> bool:
        """A token and what it is used for are one move; the last token is not chosen."""
        return self.phase != AIMING or self.played == 3


def members(of: i64, first: i64) -> vec[i64]:
    """List one action for each member of a set of suspects, counted from `first` on."""
    actions = vec[i64](capacity=9)
    suspect: i64 = 0
    while suspect < 9:
        if of >> suspect & 1 == 1:
            actions = append(actions, first + suspect)
        suspect += 1
    return actions


def lowest(of: i64) -> i64:
    """Give the set of the lowest member alone."""
    return of & -of


def set_table(board: Board) -> MrJackPocket:
    """Begin with an empty district."""
    return MrJackPocket(empty_district(board))
