"""Mr. Jack Pocket's rules: the hunt, the call for witnesses, and when it is over."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, lowest, members_of
from gaslamp.core.fields import FieldVisitor
from gaslamp.core.observation_writer import ObservationWriter
from gaslamp.core.state import CHANCE, OVER, REFEREE, State
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import endings, observation, phases
from gaslamp.games.mr_jack_pocket.board import CELLS, OPEN
from gaslamp.games.mr_jack_pocket.game_setup import (
    ACTIONS,
    ALL_FACES,
    ENOUGH,
    EVERYBODY,
    INVESTIGATOR,
    JACK,
    LAST_TURN,
    ROTATION_TOO,
    SINGLE_FACES,
    Setup,
    mover,
)
from gaslamp.games.mr_jack_pocket.rules.checks import check_table
from gaslamp.games.mr_jack_pocket.rules.district import District


class MrJackPocket(State):
    """One game: the district, alibi cards, tokens.

    Sets of suspects, of their tiles and of their cards hold one bit for each suspect.
    """

    def __init__(self, setup: Setup) -> None:
        """Make an empty table, without the detectives around the district."""
        super().__init__()
        self.setup = setup
        self.board = setup.board
        self.district = District(setup.board)
        self.phase: i64 = phases.LAYING
        self.next: i64 = 0  # the cell to lay, or the token to toss
        self.unlaid: i64 = EVERYBODY  # the tiles not laid yet
        self.identity: i64 = codes.UNKNOWN
        self.jack_cards: i64 = 0  # alibi cards that Jack drew
        self.shown_cards: i64 = 0  # those of them that everybody has seen
        self.found_cards: i64 = 0  # alibi cards that the Investigator drew
        self.jack_times: i64 = 0  # the turns whose time token Jack has, turn 1 the lowest bit
        self.turn: i64 = 0
        self.played: i64 = 0  # actions in this turn
        self.up: i64 = 0  # the faces of this turn
        self.left: i64 = 0  # those not used yet
        self.jack_took: i64 = 0  # those that Jack used
        self.aim: i64 = 0  # the face of the token in hand
        self.chase = False
        self.end: i64 = endings.GOING_ON

    def fields(self, visitor: FieldVisitor) -> None:
        """Name what can change; who used which token is past, the tiles left are derived."""
        super().fields(visitor)
        self.phase = visitor.number("phase", self.phase)
        self.next = visitor.number("next", self.next)
        self.turn = visitor.number("turn", self.turn)
        self.played = visitor.number("played", self.played)
        self.up = visitor.number("up", self.up)
        self.left = visitor.number("left", self.left)
        self.aim = visitor.number("aim", self.aim)
        self.identity = visitor.number("identity", self.identity)
        self.jack_cards = visitor.number("jack_cards", self.jack_cards)
        self.shown_cards = visitor.number("shown_cards", self.shown_cards)
        self.found_cards = visitor.number("found_cards", self.found_cards)
        self.jack_times = visitor.number("jack_times", self.jack_times)
        self.chase = visitor.flag("chase", self.chase)
        self.end = visitor.number("end", self.end)
        self.district.fields(visitor)
        visitor.history()
        self.jack_took = visitor.number("jack_took", self.jack_took)
        visitor.derived()
        self.unlaid = visitor.number("unlaid", self.unlaid)

    def derive(self) -> None:
        """Find the tiles that are not laid yet; refuse what is no table of this game."""
        check_table(self)
        self.unlaid = EVERYBODY
        for tile in self.district.tiles:
            if tile != codes.UNKNOWN:
                self.unlaid &= ~bit(tile)

    def blank(self) -> MrJackPocket:
        """Make an empty table for the same game."""
        return MrJackPocket(self.setup)

    def clone(self) -> MrJackPocket:
        """Copy the state, by its own type."""
        copy = MrJackPocket(self.setup)
        copy.copy_from(self)
        return copy

    def legal_actions(self) -> vec[i64]:
        """List what may be done in this phase."""
        if self.phase == phases.CHOOSING:
            return members_of(self.left & SINGLE_FACES, codes.TAKE)
        if self.phase == phases.AIMING:
            return self._targets()
        if self.phase == phases.TOSSING:
            return self.board.tosses[2 * self.next : 2 * self.next + 2]
        if self.phase == phases.CALLING:
            return vec[i64]([self._answer()])
        if self.phase == phases.FACING:
            return members_of(15, codes.WALL)
        if self.phase == phases.ENDED:
            return vec[i64]()
        return self._cards()

    def _targets(self) -> vec[i64]:
        """List what the token in hand can be used for."""
        if self.aim == codes.ROTATION:
            return self.district.rotations()
        if self.aim == codes.EXCHANGE:
            return self.board.exchanges[:]
        if self.aim == codes.JOKER:
            moves = vec[i64]([codes.JOKER_MOVE, codes.JOKER_MOVE + 1, codes.JOKER_MOVE + 2])
            return append(moves, codes.JOKER_NONE) if self.seat == JACK else moves
        return vec[i64]([codes.MOVE + 2 * self.aim, codes.MOVE + 2 * self.aim + 1])

    def _cards(self) -> vec[i64]:
        """List the tiles, identities or alibi cards that chance can draw, or the card to show."""
        if self.phase == phases.LAYING:
            return members_of(self.unlaid, codes.TILE)
        if self.phase == phases.DEALING:
            return members_of(EVERYBODY & ~self.setup.cleared, codes.IDENTITY)
        if self.phase == phases.DRAWING:
            return members_of(self.pile(), codes.DRAW)
        return members_of(lowest(self.jack_cards & ~self.shown_cards), codes.SHOW)

    def sample_action(self, rng: Random) -> i64:
        """Draw a member of a set by its number: no need to list them."""
        if self.phase == phases.AIMING:
            return self._sample_target(rng)
        if self.phase == phases.CHOOSING:
            return codes.TAKE + self._sample_member(self.left & SINGLE_FACES, rng)
        if self.phase == phases.TOSSING:
            return self.board.tosses[2 * self.next + rng.randrange(2)]
        if self.phase == phases.LAYING:
            return codes.TILE + self._sample_member(self.unlaid, rng)
        if self.phase == phases.CALLING:
            return self._answer()
        if self.phase == phases.FACING:
            return codes.WALL + rng.randrange(4)
        if self.phase == phases.DRAWING:
            return codes.DRAW + self._sample_member(self.pile(), rng)
        return super().sample_action(rng)

    def _sample_member(self, members: i64, rng: Random) -> i64:
        return self.board.member(members, rng.randrange(self.board.counts[members]))

    def _sample_target(self, rng: Random) -> i64:
        """Draw what the token in hand is used for."""
        if self.aim <= codes.TOBY:
            return codes.MOVE + 2 * self.aim + rng.randrange(2)
        if self.aim == codes.EXCHANGE:
            return rng.randrange(codes.SWAP, codes.DRAW)
        if self.aim == codes.JOKER:
            return codes.JOKER_MOVE + rng.randrange(4 if self.seat == JACK else 3)
        return self.district.sample_rotation(rng)

    def pile(self) -> i64:
        """Give the set of cards in the pile; a shuffled pile hides which comes next (MP-03)."""
        return EVERYBODY & ~(bit(self.identity) | self.jack_cards | self.found_cards)

    def _answer(self) -> i64:
        return codes.VISIBLE if self.jack_is_visible() else codes.HIDDEN

    def jack_is_visible(self) -> bool:
        """Tell whether a line of sight reaches his tile (MP-18)."""
        return self.district.tiles_seen() >> self.identity & 1 == 1

    def hourglasses(self) -> i64:
        """Count Jack's: his time tokens and the cards he drew, not his identity (MP-04, MP-23)."""
        board = self.board
        return board.counts[self.jack_times] + board.hourglasses[self.jack_cards]

    def apply(self, action: i64) -> None:
        """Carry out an action in its phase."""
        if self.phase == phases.CHOOSING:
            self._take(action - codes.TAKE)
        elif self.phase == phases.AIMING:
            self._act(action)
            self._end_action()
        elif self.phase == phases.TOSSING:
            self._toss(action - codes.TOSS)
        elif self.phase == phases.DRAWING:
            self._draw(action - codes.DRAW)
            self._end_action()
        elif self.phase == phases.CALLING:
            self._call(action == codes.VISIBLE)
        elif self.phase == phases.SHOWING:
            self.shown_cards |= bit(action - codes.SHOW)
            self._show_next()
        else:
            self._set_up(action)

    def _set_up(self, action: i64) -> None:
        """Draw a tile, its wall where no detective is beside it, Jack's card (MP-01 to MP-03)."""
        if self.phase == phases.DEALING:
            self.identity = action - codes.IDENTITY
            self._begin()
        elif self.phase == phases.FACING:
            self._lay(action - codes.WALL)
        else:
            self.district.tiles[self.next] = action - codes.TILE
            self.unlaid &= ~bit(action - codes.TILE)
            self.phase = phases.FACING
            if self.board.faced[self.next] != OPEN:
                self._lay(self.board.faced[self.next])

    def _lay(self, wall: i64) -> None:
        self.district.walls[self.next] = wall
        self.next += 1
        self.phase = phases.LAYING if self.next < CELLS else phases.DEALING

    def _begin(self) -> None:
        """Put on the table what turns before the first one have left: nothing in a whole game."""
        self.turn = self.setup.past
        self.jack_times = self.setup.jack_times
        self.district.clear(self.setup.cleared)
        self._next_turn()

    def _next_turn(self) -> None:
        """Toss the tokens on odd turns, turn them over on even ones (MP-06)."""
        self.turn += 1
        self.played = 0
        self.district.rotated = 0
        self.next = 0
        if self.turn % 2 == 1:
            self.up = 0
            self.phase = phases.TOSSING
            self.seat = CHANCE
        else:
            self._start_hunt(ALL_FACES & ~self.up)

    def _toss(self, face: i64) -> None:
        """Show a token's face; the two with Rotation are kept apart (MP-29)."""
        self.up |= bit(ROTATION_TOO if face == codes.ROTATION and self.next == 3 else face)
        self.next += 1
        if self.next == ACTIONS:
            self._start_hunt(self.up)

    def _start_hunt(self, faces: i64) -> None:
        self.up = faces
        self.left = faces
        self.jack_took = 0
        if faces >> ROTATION_TOO & 1 == 1 and faces >> codes.ROTATION & 1 == 0:
            self.left = faces ^ (bit(ROTATION_TOO) | bit(codes.ROTATION))
        self._next_action()

    def _next_action(self) -> None:
        """Go to the next action (MP-07); the last token is taken automatically (MP-08)."""
        if self.played == ACTIONS:
            self.phase = phases.CALLING
            self.seat = REFEREE
            return
        self.seat = mover(self.turn, self.played)
        self.phase = phases.CHOOSING
        if self.played == ACTIONS - 1:
            self._take(self.board.member(self.left, 0))

    def _take(self, face: i64) -> None:
        """Use a token once (MP-08); an alibi is drawn at once (MP-13, MP-14)."""
        second = face == codes.ROTATION and self.left >> ROTATION_TOO & 1 == 1
        taken = bit(ROTATION_TOO if second else face)
        self.left &= ~taken
        if self.seat == JACK:
            self.jack_took |= taken
        self.aim = face
        if face == codes.ALIBI:
            self.phase = phases.DRAWING
            self.seat = CHANCE
        else:
            self.phase = phases.AIMING

    def _act(self, action: i64) -> None:
        """Move a detective (MP-09, MP-10), turn a tile (MP-11) or exchange two (MP-12)."""
        district = self.district
        if action < codes.JOKER_NONE:
            district.move(codes.detective_of(action), codes.steps_of(action))
        elif action >= codes.SWAP:
            pair = action - codes.SWAP
            district.exchange(self.board.first_cells[pair], self.board.second_cells[pair])
        elif action >= codes.ROTATE:
            rotation = action - codes.ROTATE
            district.rotate(rotation // 3, 1 + rotation % 3)

    def drawer(self) -> i64:
        """Give the seat whose action it is, also while its card is being drawn."""
        return mover(self.turn, self.played)

    def _draw(self, card: i64) -> None:
        """Draw an alibi card: it clears a suspect (MP-13), but Jack hides his (MP-14)."""
        if self.drawer() == JACK:
            self.jack_cards |= bit(card)
        else:
            self.found_cards |= bit(card)
            self.district.clear(bit(card))

    def _end_action(self) -> None:
        self.played += 1
        self._next_action()

    def _call(self, visible: bool) -> None:
        """Clear all suspects who can't be Jack (MP-19 to MP-21), and give the time token."""
        seen = self.district.tiles_seen()
        if not visible:
            self.jack_times |= bit(self.turn - 1)
        self.district.clear(EVERYBODY & ~seen if visible else seen)
        self._end_turn(visible)

    def _end_turn(self, visible: bool) -> None:
        """Find which sides have reached a goal (MP-22 to MP-27)."""
        found = self.district.suspects_left() == 1
        late = self.hourglasses() >= ENOUGH
        if self.chase:
            self._chase_on(visible)
        elif found and late:
            self._meet_both_goals(visible)
        elif found or late:
            self._end(endings.FOUND if found else endings.LATE)
        elif self.turn == LAST_TURN:
            self._end(endings.DAWN)
        else:
            self._next_turn()

    def _meet_both_goals(self, visible: bool) -> None:
        """End the turn in which both goals are met: Jack loses, wins, or is chased (MP-25, 26)."""
        if visible:
            self._end(endings.SEEN)
        elif self.turn == LAST_TURN:
            self._end(endings.UNSEEN)
        else:
            self.chase = True
            self._show_next()

    def _chase_on(self, visible: bool) -> None:
        """End a turn of the chase, in which only being seen counts (MP-26, MP-31)."""
        if visible:
            self._end(endings.CAUGHT)
        elif self.turn == LAST_TURN:
            self._end(endings.ESCAPED)
        else:
            self._next_turn()

    def _show_next(self) -> None:
        """Ask the referee for Jack's next alibi card as a chase begins (MP-23, MP-28)."""
        if self.shown_cards == self.jack_cards:
            self._next_turn()
        else:
            self.phase = phases.SHOWING
            self.seat = REFEREE

    def _end(self, ending: i64) -> None:
        self.end = ending
        self.phase = phases.ENDED
        self.seat = OVER

    def sight(self, action: i64, viewer: i64) -> i64:
        """Blank Jack's identity and his alibi cards for the others (MP-03, MP-14, MP-28)."""
        if viewer == JACK:
            return action
        if self.phase == phases.DEALING:
            return codes.IDENTITY + codes.UNKNOWN
        if self.phase == phases.DRAWING and self.drawer() == JACK:
            return codes.DRAW + codes.UNKNOWN
        return action

    def scores(self) -> list[float]:
        """Return 1 for the winner, 0 for the other."""
        return [1.0 if seat in self.winners() else 0.0 for seat in (JACK, INVESTIGATOR)]

    def winners(self) -> list[int]:
        """List the winner."""
        if self.end == endings.GOING_ON:
            return []
        return [JACK if endings.is_jacks(self.end) else INVESTIGATOR]

    def ending(self) -> str:
        """Name the way in which it ended."""
        return "" if self.end == endings.GOING_ON else endings.ENDINGS[self.end]

    def write_observation(self, viewer: i64, out: ObservationWriter) -> None:
        """Write what a viewer may know, as `observation.layout_of` lays it out."""
        observation.write(self, viewer, out)

    def begins_move(self) -> bool:
        """Tell whether a move begins: a token and its use are one; the last is not chosen."""
        return self.phase != phases.AIMING or self.played == ACTIONS - 1
