"""A scratch board: pieces are moved and put back to see what a call would tell."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, count
from gaslamp.core.weights import zero_weights, zeros
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack.actions import EIGHT, GULL, STEALTHY, WATSON
from gaslamp.games.mr_jack.board import CROSSING, RADII, WALKING, BoardTables
from gaslamp.games.mr_jack.game_setup import ALL_CARDS, TURNS, UNLIT, points_of
from gaslamp.games.mr_jack.heuristics.win_chances import LEAVES_FIRST, LEAVES_LATER, after_call
from gaslamp.games.mr_jack.rules.pieces import first_use, places_for
from gaslamp.games.mr_jack.rules.state import MrJack

COUNTS: Final = 9  # from no suspect to eight


class ScratchBoard:
    """A copy of the board to try moves on; all values are the Investigator's chance to win."""

    def __init__(self, board: BoardTables) -> None:
        """Make room."""
        self.board = board
        self.places = zeros(EIGHT)
        self.occupied: i64 = 0
        self.lit: i64 = 0  # lamp places
        self.lamp_light: i64 = 0  # streets
        self.lantern: i64 = 0
        self.covers: i64 = 0
        self.barricades: i64 = 0
        self.near_exits: i64 = 0  # streets from which a walker can leave with one card
        self.near_for_stealthy: i64 = 0
        self.suspects: i64 = ALL_CARDS
        self.suspicion = zero_weights(EIGHT)  # by character, as the one sees it whose choice it is
        self.if_seen = zero_weights(COUNTS)  # by the suspects left after the call
        self.if_unseen = zero_weights(COUNTS)
        self.leaves = zero_weights(EIGHT)  # how likely one near an exit leaves in the next turn
        self.stays = zero_weights(EIGHT)  # and how likely each does not, from where it stands
        self.seen: i64 = 0

    def look_at(self, world: MrJack) -> None:
        """Copy what stands on the board."""
        pieces = world.pieces
        self.lit = 0
        place: i64 = 0
        while place < EIGHT:
            self.places[place] = pieces.places[place]
            if pieces.lamps[place] != UNLIT:
                self.lit |= bit(place)
            place += 1
        self.occupied = pieces.occupied
        self.lantern = pieces.lantern
        self.covers = pieces.covers
        self.barricades = pieces.barricades
        self.light_lamps()
        self.find_ways_out()

    def weigh(self, world: MrJack, suspicion: vec[float], suspects: i64) -> None:
        """Update with how likely each character is Jack, and work out what a call would mean."""
        self.suspects = suspects
        number: i64 = 0
        while number < COUNTS:
            left = float(number)
            self.if_seen[number] = after_call(world.turn, left, visible=True)
            self.if_unseen[number] = after_call(world.turn, left, visible=False)
            number += 1
        character: i64 = 0
        while character < EIGHT:
            self.suspicion[character] = suspicion[character]
            self.leaves[character] = leaves(world, character, world.turn + 1)
            self.stays[character] = self.stay_of(character)
            character += 1

    def light_lamps(self) -> None:
        """Find the streets beside a lit lamp."""
        lit = self.lit
        self.lamp_light = 0
        place: i64 = 0
        while lit:
            if lit & 1:
                self.lamp_light |= self.board.lamp_light[place]
            lit >>= 1
            place += 1

    def find_ways_out(self) -> None:
        """Find the streets from which one card is enough to leave: ways lead both ways."""
        board = self.board
        self.near_exits = 0
        self.near_for_stealthy = 0
        way_out: i64 = 0
        while way_out < codes.EXIT_COUNT:
            if self.barricades & bit(way_out) == 0:
                street = board.exits[way_out]
                self.near_exits |= board.reach(street, 2, self.covers, WALKING)
                self.near_for_stealthy |= board.reach(street, 3, self.covers, CROSSING)
            way_out += 1

    def near(self, character: i64) -> i64:
        """Give the streets from which one card is enough for a character to leave."""
        return self.near_for_stealthy if character == STEALTHY else self.near_exits

    def is_near_exit(self, character: i64) -> bool:
        """Tell whether a character stands on one of them."""
        return self.near(character) & bit(self.places[character]) != 0

    def stay_of(self, character: i64) -> float:
        """Return the chance that a Jack who is out of sight does not leave in the next turn."""
        return 1.0 - self.leaves[character] if self.is_near_exit(character) else 1.0

    def reach(self, character: i64) -> i64:
        """Give the streets in a character's reach, its own among them."""
        gait = CROSSING if character == STEALTHY else WALKING
        start = self.places[character]
        return self.board.reach(start, points_of(character), self.covers, gait)

    def whistle_ends(self, character: i64, points: i64) -> i64:
        """Give the free streets to which the whistle brings a character."""
        start = self.places[character]
        caller = self.places[codes.GOODLEY]
        away = self.board.distance[start * codes.STREET_COUNT + caller]
        closer = self.board.within[caller * RADII + away - 1]
        return self.board.within[start * RADII + points] & closer & ~self.occupied

    # Doing and undoing.

    def move(self, character: i64, street: i64) -> None:
        """Put a character on a free street."""
        self.occupied ^= bit(self.places[character]) ^ bit(street)
        self.places[character] = street
        self.stays[character] = self.stay_of(character)

    def swap(self, other: i64) -> None:
        """Let Gull and another change places."""
        street = self.places[GULL]
        self.places[GULL] = self.places[other]
        self.places[other] = street
        self.stays[GULL] = self.stay_of(GULL)
        self.stays[other] = self.stay_of(other)

    def carry(self, character: i64, here: i64, there: i64) -> None:
        """Bring a lamp, a barricade or a cover from one place to another, or back."""
        both = bit(here) | bit(there)
        if character == codes.SMITH:
            self.lit ^= both
            self.light_lamps()
            return
        if character == codes.LESTRADE:
            self.barricades ^= both
        else:
            self.covers ^= both
        self.find_ways_out()
        other: i64 = 0
        while other < EIGHT:
            self.stays[other] = self.stay_of(other)
            other += 1

    def do(self, card: i64, action: i64) -> i64:
        """Carry out a part of a card in thought; give what is needed to undo it."""
        if action < codes.ACCUSE:
            before = self.places[card]
            self.move(card, (action - codes.MOVE) % codes.STREET_COUNT)
            return before
        if action <= codes.STAY:
            return 0
        if action < codes.WHISTLE:
            self.carry_by(card, action)
            return 0
        if action < codes.SWAP:
            called = (action - codes.WHISTLE) // codes.STREET_COUNT
            before = self.places[called]
            self.move(called, (action - codes.WHISTLE) % codes.STREET_COUNT)
            return before
        if action < codes.LANTERN:
            self.swap(action - codes.SWAP)
            return 0
        before = self.lantern
        self.lantern = action - codes.LANTERN
        return before

    def undo(self, card: i64, action: i64, before: i64) -> None:
        """Take it back."""
        if action < codes.ACCUSE:
            self.move(card, before)
        elif action <= codes.STAY:
            return
        elif action < codes.WHISTLE:
            self.carry_by(card, action)
        elif action < codes.SWAP:
            self.move((action - codes.WHISTLE) // codes.STREET_COUNT, before)
        elif action < codes.LANTERN:
            self.swap(action - codes.SWAP)
        else:
            self.lantern = before

    def carry_by(self, card: i64, action: i64) -> None:
        """Do what Smith, Lestrade or Bert does, or the reverse: both are the same."""
        pair = action - first_use(card)
        self.carry(card, pair // places_for(card), pair % places_for(card))

    # What a call would reveal.

    def light(self) -> i64:
        """Give the streets beside a lit lamp or in the lantern's beam."""
        beam = self.places[WATSON] * codes.DIRECTION_COUNT + self.lantern
        return self.lamp_light | self.board.beams[beam]

    def look(self) -> None:
        """Find who stands in the light or beside another."""
        beside = self.board.beside
        light = self.light()
        occupied = self.occupied
        seen: i64 = 0
        character: i64 = 0
        while character < EIGHT:
            street = self.places[character]
            if light & bit(street) or beside[street] & occupied:
                seen |= bit(character)
            character += 1
        self.seen = seen

    def around_others(self, character: i64) -> i64:
        """Return the streets beside the other characters."""
        around: i64 = 0
        other: i64 = 0
        while other < EIGHT:
            if other != character:
                around |= self.board.beside[self.places[other]]
            other += 1
        return around

    def beside(self, street: i64) -> i64:
        """Give the characters who stand beside a street."""
        near = self.board.beside[street]
        found: i64 = 0
        character: i64 = 0
        while character < EIGHT:
            if near & bit(self.places[character]):
                found |= bit(character)
            character += 1
        return found

    def chance_for(self, jack: i64) -> float:
        """Return the chance after a call if this is Jack, with those in sight whom `look` found."""
        seen = self.seen & self.suspects
        if seen & bit(jack):
            return self.if_seen[count(seen)]
        return self.if_unseen[count(self.suspects & ~seen)] * self.stays[jack]

    def mean_chance(self) -> float:
        """Return the mean chance after a call, for a player who does not know who Jack is."""
        seen = self.seen & self.suspects
        in_sight = 0.0
        out_of_sight = 0.0
        character: i64 = 0
        while character < EIGHT:
            if seen & 1:
                in_sight += self.suspicion[character]
            else:
                out_of_sight += self.suspicion[character] * self.stays[character]
            seen >>= 1
            character += 1
        seen = self.seen & self.suspects
        yes = self.if_seen[count(seen)]
        return in_sight * yes + out_of_sight * self.if_unseen[count(self.suspects & ~seen)]


def leaves(world: MrJack, character: i64, turn: i64) -> float:
    """Return the chance that a Jack near an exit leaves in a turn that begins without a witness.

    On even turns the cards are known, and he chooses first.
    """
    if turn > TURNS:
        return 0.0
    if turn % 2 == 1:
        return LEAVES_LATER
    cards = world.pile if world.turn < turn else world.cards
    return LEAVES_FIRST if cards & bit(character) else 0.0
