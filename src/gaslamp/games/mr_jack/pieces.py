"""The pieces on the board: where they stand, what they light, where they can go."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.mr_jack.actions import (
    BARRICADE,
    COVER,
    EIGHT,
    EXIT_COUNT,
    GOODLEY,
    LAMP,
    LESTRADE,
    MANHOLE_COUNT,
    SMITH,
    STEALTHY,
    STREET_COUNT,
    WATSON,
)
from gaslamp.games.mr_jack.board import RADII, Board
from gaslamp.games.mr_jack.masks import bit
from gaslamp.games.mr_jack.table import UNLIT, Setup


class Pieces:
    """Characters, lantern, lamps, covers and barricades.

    Sets of characters, streets and exits are bit masks.
    """

    def __init__(self, board: Board) -> None:
        """Make an empty board; `set_pieces` puts the pieces on it."""
        self.board = board
        self.places = vec[i64]()  # streets, by character
        self.lamps = vec[i64]()  # the lamp on each lamp place
        self.lantern: i64 = 0  # a direction
        self.covers: i64 = 0  # covered manholes
        self.barricades: i64 = 0  # barred exits

    def clone(self) -> Pieces:
        """Copy the pieces; the board is the same."""
        copy = Pieces(self.board)
        copy.places = self.places[:]
        copy.lamps = self.lamps[:]
        copy.lantern = self.lantern
        copy.covers = self.covers
        copy.barricades = self.barricades
        return copy

    def key(self) -> list[int]:
        """Say where everything is."""
        return [self.lantern, self.covers, self.barricades, *self.places, *self.lamps]

    def occupied(self) -> i64:
        """Give the streets where somebody stands."""
        mask: i64 = 0
        for street in self.places:
            mask |= bit(street)
        return mask

    def reach(self, character: i64, points: i64) -> i64:
        """Give the streets that a character reaches, its own among them (MJ-11, MJ-12)."""
        opened = self.board.manholes & ~self.covers
        start = self.places[character]
        return self.board.reach(start, points, opened, crosses_all=character == STEALTHY)

    def open_exits(self, reached: i64) -> i64:
        """Give the exits without barricade whose only hex is among those reached (MJ-30)."""
        found: i64 = 0
        way_out: i64 = 0
        while way_out < EXIT_COUNT:
            if reached & bit(self.board.exits[way_out]) and not self.barricades & bit(way_out):
                found |= bit(way_out)
            way_out += 1
        return found

    def light(self) -> i64:
        """Give the streets beside a lit lamp or in the lantern's beam."""
        board = self.board
        lit = board.beams[self.places[WATSON] * 6 + self.lantern]
        place: i64 = 0
        while place < EIGHT:
            if self.lamps[place] != UNLIT:
                lit |= board.lamp_light[place]
            place += 1
        return lit

    def visible(self) -> i64:
        """Give the characters who stand in the light or beside another (MJ-26)."""
        light = self.light()
        occupied = self.occupied()
        seen: i64 = 0
        character: i64 = 0
        while character < EIGHT:
            street = self.places[character]
            if light & bit(street) or self.board.beside[street] & occupied:
                seen |= bit(character)
            character += 1
        return seen

    def whistle_ends(self, character: i64, points: i64) -> i64:
        """Give the free streets to which a whistle brings a character (MJ-22).

        They are closer to Goodley, along the streets, than where the character stands; getting
        there costs the street distance (MJ-23).
        """
        board = self.board
        start = self.places[character]
        caller = self.places[GOODLEY]
        away = self.distance(start, caller)
        closer = board.walks[caller * RADII + away - 1] if away else 0
        return board.walks[start * RADII + points] & closer & ~self.occupied()

    def distance(self, start: i64, end: i64) -> i64:
        """Count the steps from one street to another, along the streets."""
        return self.board.distance[start * STREET_COUNT + end]

    def swap(self, one: i64, other: i64) -> None:
        """Let two characters change places."""
        left = self.places[one]
        self.places[one] = self.places[other]
        self.places[other] = left

    def add_uses(self, actions: vec[i64], character: i64) -> vec[i64]:
        """Add what Smith, Lestrade or Bert may do with the lamps, barricades or covers."""
        if character == SMITH:
            return self._add_lamps(actions)
        if character == LESTRADE:
            return self._add_barricades(actions)
        return self._add_covers(actions)

    def use(self, action: i64) -> None:
        """Move a lamp, a barricade or a cover."""
        if action < BARRICADE:
            pair = action - LAMP
            self._move_lamp(pair // EIGHT, pair % EIGHT)
        elif action < COVER:
            pair = action - BARRICADE
            self.barricades ^= bit(pair // EXIT_COUNT) | bit(pair % EXIT_COUNT)
        else:
            pair = action - COVER
            self.covers ^= self._manhole(pair // MANHOLE_COUNT)
            self.covers ^= self._manhole(pair % MANHOLE_COUNT)

    def _add_lamps(self, actions: vec[i64]) -> vec[i64]:
        """A lit lamp goes to an unlit lamp place (MJ-18)."""
        lit: i64 = 0
        while lit < EIGHT:
            unlit: i64 = 0
            while self.lamps[lit] != UNLIT and unlit < EIGHT:
                if self.lamps[unlit] == UNLIT:
                    actions = append(actions, LAMP + lit * EIGHT + unlit)
                unlit += 1
            lit += 1
        return actions

    def _move_lamp(self, lit: i64, unlit: i64) -> None:
        """Carry a lamp, with its number, to another place."""
        self.lamps[unlit] = self.lamps[lit]
        self.lamps[lit] = UNLIT

    def put_out(self, number: i64) -> None:
        """Take the lamp with this number away, wherever it is (MJ-29)."""
        place: i64 = 0
        while place < EIGHT:
            if self.lamps[place] == number:
                self.lamps[place] = UNLIT
            place += 1

    def _add_barricades(self, actions: vec[i64]) -> vec[i64]:
        """A barricade goes to an exit that has none (MJ-19)."""
        here: i64 = 0
        while here < EXIT_COUNT:
            there: i64 = 0
            while self.barricades & bit(here) and there < EXIT_COUNT:
                if not self.barricades & bit(there):
                    actions = append(actions, BARRICADE + here * EXIT_COUNT + there)
                there += 1
            here += 1
        return actions

    def _add_covers(self, actions: vec[i64]) -> vec[i64]:
        """A cover goes to an uncovered manhole (MJ-25), under somebody's feet too (MJ-13)."""
        here: i64 = 0
        while here < MANHOLE_COUNT:
            there: i64 = 0
            while self.covers & self._manhole(here) and there < MANHOLE_COUNT:
                if self.board.manholes & ~self.covers & self._manhole(there):
                    actions = append(actions, COVER + here * MANHOLE_COUNT + there)
                there += 1
            here += 1
        return actions

    def _manhole(self, number: i64) -> i64:
        return bit(self.board.street_of_manhole[number])


def set_pieces(setup: Setup) -> Pieces:
    """Put the pieces where they start (MJ-02)."""
    pieces = Pieces(setup.board)
    pieces.places = setup.places[:]
    pieces.lamps = setup.lamps[:]
    pieces.lantern = setup.lantern
    pieces.covers = setup.covers
    pieces.barricades = setup.barricades
    return pieces
