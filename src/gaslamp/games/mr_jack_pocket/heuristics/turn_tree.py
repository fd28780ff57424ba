"""The rest of a turn as a tree: each token's uses, done and taken back on a scratch board."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket.board import CELLS, OPEN, BoardTables
from gaslamp.games.mr_jack_pocket.game_setup import ENOUGH, JACK, LAST_TURN, ROTATION_TOO
from gaslamp.games.mr_jack_pocket.heuristics.scratch_board import ScratchBoard
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket

# What a call for witnesses leads to, the better for Jack the higher.
FOUND: Final = 0
GOES_ON: Final = 1
ESCAPED: Final = 2

# Whose alibi card was drawn in the tree: a card's number if the Investigator drew it.
JACK_DREW: Final = CELLS
NOT_DRAWN: Final = CELLS + 1


class TurnTree(ScratchBoard):
    """A position within a turn, with the tokens that are left; alibi cards can be drawn too."""

    def __init__(self, board: BoardTables) -> None:
        """Make room."""
        super().__init__(board)
        self.turn: i64 = 0
        self.chase = False
        self.drawn: i64 = NOT_DRAWN

    def start_at(self, world: MrJackPocket) -> None:
        """Copy what everybody sees of a position."""
        self.lay(world.district)
        self.turn = world.turn
        self.chase = world.chase
        self.drawn = NOT_DRAWN

    def uses(self, face: i64, seat: i64) -> vec[i64]:
        """List what a seat can do with a token."""
        if face == codes.ROTATION:
            return self.rotations()
        return other_uses(self.board, face, seat)

    def rotations(self) -> vec[i64]:
        """List the turns of tiles not turned yet; those of the crossing differ in nothing."""
        found = vec[i64](capacity=27)
        cell: i64 = 0
        while cell < CELLS:
            if self.rotated >> self.tiles[cell] & 1 == 0:
                first = codes.ROTATE + 3 * cell
                found = append(found, first)
                if self.walls[cell] != OPEN:
                    found = append(found, first + 1)
                    found = append(found, first + 2)
            cell += 1
        return found

    def clear(self, card: i64) -> i64:
        """Let the Investigator draw an alibi card; return what `restore` needs."""
        self.drawn = card
        if self.suspects >> card & 1 == 0:
            return -1
        self.suspects &= ~bit(card)
        if card != codes.LANE:
            return CELLS
        cell: i64 = 0
        while self.tiles[cell] != card:
            cell += 1
        before = cell * 5 + self.walls[cell]
        self.walls[cell] = OPEN
        return CELLS + 1 + before

    def restore(self, card: i64, noted: i64) -> None:
        """Take back the drawing of a card."""
        self.drawn = NOT_DRAWN
        if noted < 0:
            return
        self.suspects |= bit(card)
        if noted > CELLS:
            before = noted - CELLS - 1
            self.walls[before // 5] = before % 5

    def outcome(self, identity: i64, seen: i64, hourglasses: i64) -> i64:
        """Say what the call leads to for a Jack with this identity (MP-22 to MP-27, MP-31)."""
        visible = seen >> identity & 1 == 1
        if self.chase:
            if visible:
                return FOUND
            return ESCAPED if self.turn == LAST_TURN else GOES_ON
        alike = seen & self.suspects if visible else self.suspects & ~seen
        found = self.board.counts[alike] == 1
        late = (hourglasses if visible else hourglasses + 1) >= ENOUGH
        if found and (visible or not late):
            return FOUND
        if self.turn == LAST_TURN:
            return ESCAPED
        return ESCAPED if late and not found else GOES_ON


def other_uses(board: BoardTables, face: i64, seat: i64) -> vec[i64]:
    """List what a seat can do with a token that is no Rotation; nothing with an alibi."""
    if face == codes.EXCHANGE:
        return board.exchanges
    if face == codes.JOKER:
        moves = vec[i64]([codes.JOKER_MOVE, codes.JOKER_MOVE + 1, codes.JOKER_MOVE + 2])
        return append(moves, codes.JOKER_NONE) if seat == JACK else moves
    if face == codes.ALIBI:
        return vec[i64]()
    return vec[i64]([codes.MOVE + 2 * face, codes.MOVE + 2 * face + 1])


def tokens_after(left: i64, face: i64) -> i64:
    """Give the set of faces left once a token is taken; of two Rotations one stays."""
    if face == codes.ROTATION and left >> ROTATION_TOO & 1 == 1:
        return left & ~bit(ROTATION_TOO)
    return left & ~bit(face)
