"""The pieces on the board: where they stand, what they light, where they can go."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import add_members, bit, count, nth, sample_member
from gaslamp.core.fields import FieldVisitor
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack.actions import EIGHT, GOODLEY, LESTRADE, SMITH, STEALTHY, WATSON
from gaslamp.games.mr_jack.board import CROSSING, RADII, WALKING, BoardTables
from gaslamp.games.mr_jack.game_setup import (
    ALL_EXITS,
    ALL_LAMPS,
    UNLIT,
    Setup,
)


class Pieces:
    """Characters, lantern, lamps, covers and barricades.

    Sets of characters, streets, lamp places, manholes and exits are bits.
    """

    def __init__(self, board: BoardTables) -> None:
        """Make an empty board; `set_out` puts the pieces on it."""
        self.board = board
        self.places = vec[i64]()  # streets, by character
        self.lamps = vec[i64]()  # the lamp on each lamp place
        self.lantern: i64 = 0  # a direction
        self.covers: i64 = 0  # covered manholes
        self.barricades: i64 = 0  # barred exits
        self.occupied: i64 = 0  # occupied streets

    def fields(self, visitor: FieldVisitor) -> None:
        """Say where everything is."""
        self.places = visitor.numbers("places", self.places)
        self.lamps = visitor.numbers("lamps", self.lamps)
        self.lantern = visitor.number("lantern", self.lantern)
        self.covers = visitor.number("covers", self.covers)
        self.barricades = visitor.number("barricades", self.barricades)

    def derived(self, visitor: FieldVisitor) -> None:
        """Say what follows from where everything is."""
        self.occupied = visitor.number("occupied", self.occupied)

    def derive(self) -> None:
        """Mark the occupied streets."""
        self.occupied = 0
        for street in self.places:
            self.occupied |= bit(street)

    def set_out(self, setup: Setup) -> None:
        """Put the pieces where they start (MJ-02)."""
        self.places = setup.places[:]
        self.lamps = setup.lamps[:]
        self.lantern = setup.lantern
        self.covers = setup.covers
        self.barricades = setup.barricades
        self.derive()

    def move(self, character: i64, street: i64) -> None:
        """Put a character on a free street."""
        self.occupied ^= bit(self.places[character]) ^ bit(street)
        self.places[character] = street

    def swap(self, one: i64, other: i64) -> None:
        """Let two characters change places."""
        left = self.places[one]
        self.places[one] = self.places[other]
        self.places[other] = left

    def who_stands_on(self, street: i64) -> i64:
        """Find the character on an occupied street."""
        character: i64 = 0
        while self.places[character] != street:
            character += 1
        return character

    def reach(self, character: i64, points: i64) -> i64:
        """Give the streets that a character reaches, its own among them (MJ-11, MJ-12)."""
        gait = CROSSING if character == STEALTHY else WALKING
        return self.board.reach(self.places[character], points, self.covers, gait)

    def open_exits(self, reached: i64) -> i64:
        """Give the exits without barricade whose only hex is among those reached (MJ-30)."""
        found: i64 = 0
        way_out: i64 = 0
        while way_out < codes.EXIT_COUNT:
            if reached & bit(self.board.exits[way_out]):
                found |= bit(way_out)
            way_out += 1
        return found & ~self.barricades

    def lit_lamps(self) -> i64:
        """Give the lamp places where a lamp burns."""
        lit: i64 = 0
        place: i64 = 0
        while place < EIGHT:
            if self.lamps[place] != UNLIT:
                lit |= bit(place)
            place += 1
        return lit

    def light(self) -> i64:
        """Give the streets beside a lit lamp or in the lantern's beam."""
        lit = self.board.beams[self.places[WATSON] * codes.DIRECTION_COUNT + self.lantern]
        place: i64 = 0
        while place < EIGHT:
            if self.lamps[place] != UNLIT:
                lit |= self.board.lamp_light[place]
            place += 1
        return lit

    def visible(self) -> i64:
        """Give the characters who stand in the light or beside another (MJ-26)."""
        light = self.light()
        seen: i64 = 0
        character: i64 = 0
        while character < EIGHT:
            street = self.places[character]
            if light & bit(street) or self.board.beside[street] & self.occupied:
                seen |= bit(character)
            character += 1
        return seen

    def add_whistles(self, actions: vec[i64], points: i64, whistled: i64) -> vec[i64]:
        """Add what the whistle may do with the points left."""
        character: i64 = 0
        while character < EIGHT:
            code = codes.WHISTLE + character * codes.STREET_COUNT
            ends = self._whistle_ends(character, points, whistled)
            actions = add_members(actions, ends, code)
            character += 1
        return actions

    def count_whistles(self, points: i64, whistled: i64) -> i64:
        """Count it."""
        found: i64 = 0
        character: i64 = 0
        while character < EIGHT:
            found += count(self._whistle_ends(character, points, whistled))
            character += 1
        return found

    def sample_whistle(self, points: i64, whistled: i64, rng: Random) -> i64:
        """Draw one of the things it may do."""
        left: i64 = rng.randrange(self.count_whistles(points, whistled))
        character: i64 = 0
        ends = self._whistle_ends(character, points, whistled)
        while left >= count(ends):
            left -= count(ends)
            character += 1
            ends = self._whistle_ends(character, points, whistled)
        return codes.WHISTLE + character * codes.STREET_COUNT + nth(ends, left)

    def _whistle_ends(self, character: i64, points: i64, whistled: i64) -> i64:
        """Give the free streets to which a whistle brings a character: others, once each (MJ-22).

        They are closer to Goodley, along the streets, than where the character stands; getting
        there costs the street distance (MJ-23).
        """
        if character == GOODLEY or whistled & bit(character):
            return 0
        start = self.places[character]
        caller = self.places[GOODLEY]
        closer = self.board.within[caller * RADII + self.distance(start, caller) - 1]
        return self.board.within[start * RADII + points] & closer & ~self.occupied

    def distance(self, start: i64, end: i64) -> i64:
        """Count the steps from one street to another, along the streets."""
        return self.board.distance[start * codes.STREET_COUNT + end]

    def put_out(self, number: i64) -> None:
        """Take the lamp with this number away, wherever it is (MJ-29)."""
        place: i64 = 0
        while place < EIGHT:
            if self.lamps[place] == number:
                self.lamps[place] = UNLIT
            place += 1

    # Smith, Lestrade and Bert each take something from one place to another.

    def taken_from(self, character: i64) -> i64:
        """Give the places with a lamp, a barricade or a cover to be moved."""
        if character == SMITH:
            return self.lit_lamps()
        return self.barricades if character == LESTRADE else self.covers

    def brought_to(self, character: i64) -> i64:
        """Give the dark lamp places, free exits or open manholes (MJ-18, MJ-19, MJ-25)."""
        if character == SMITH:
            return ALL_LAMPS & ~self.lit_lamps()
        if character == LESTRADE:
            return ALL_EXITS & ~self.barricades
        return self.board.manholes & ~self.covers

    def add_uses(self, actions: vec[i64], character: i64) -> vec[i64]:
        """Add each way of moving a lamp, barricade or cover, also below a character (MJ-13)."""
        here = self.taken_from(character)
        there = self.brought_to(character)
        code = first_use(character)
        while here:
            if here & 1:
                actions = add_members(actions, there, code)
            code += places_for(character)
            here >>= 1
        return actions

    def count_uses(self, character: i64) -> i64:
        """Count them."""
        return count(self.taken_from(character)) * count(self.brought_to(character))

    def sample_use(self, character: i64, rng: Random) -> i64:
        """Draw one of them."""
        here = sample_member(self.taken_from(character), rng)
        there = sample_member(self.brought_to(character), rng)
        return first_use(character) + here * places_for(character) + there

    def use(self, character: i64, action: i64) -> None:
        """Move a lamp, a barricade or a cover."""
        pair = action - first_use(character)
        here = pair // places_for(character)
        there = pair % places_for(character)
        if character == SMITH:
            self.lamps[there] = self.lamps[here]
            self.lamps[here] = UNLIT
        elif character == LESTRADE:
            self.barricades ^= bit(here) | bit(there)
        else:
            self.covers ^= bit(here) | bit(there)


def first_use(character: i64) -> i64:
    """Give the first code of what Smith, Lestrade or Bert does."""
    if character == SMITH:
        return codes.LAMP
    return codes.BARRICADE if character == LESTRADE else codes.COVER


def places_for(character: i64) -> i64:
    """Count the places where their things can be."""
    if character == SMITH:
        return EIGHT
    return codes.EXIT_COUNT if character == LESTRADE else codes.MANHOLE_COUNT
