"""Mr. Jack Pocket as the house knows it."""

from __future__ import annotations

from gaslamp.core.belief import Belief, KnownBelief
from gaslamp.core.game import Game, Notebook, View
from gaslamp.core.text import Text, text
from gaslamp.games.mr_jack_pocket import actions
from gaslamp.games.mr_jack_pocket.actions import (
    ACTION_SPACE,
    CELLS,
    DETECTIVES,
    DRAW,
    FACES,
    HIDDEN,
    IDENTITY,
    JOKER_MOVE,
    JOKER_NONE,
    MOVE,
    PAIRS,
    ROTATE,
    ROTATION,
    SHOW,
    SIDES,
    SUSPECTS,
    SWAP,
    TILE,
    TOSS,
    TURNS,
    UNKNOWN,
    VISIBLE,
    WALL,
    face_of,
)
from gaslamp.games.mr_jack_pocket.belief import SecretBelief
from gaslamp.games.mr_jack_pocket.board import whitechapel
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules import MrJackPocket, set_table
from gaslamp.games.mr_jack_pocket.table import CHOOSING, EVERYBODY, JACK, ROTATION_TOO
from gaslamp.games.mr_jack_pocket.terminal import draw
from gaslamp.games.mr_jack_pocket.view import (
    MrJackPocketNotebook,
    MrJackPocketView,
    notebook_of,
    view_of,
)


class MrJackPocketGame(Game[MrJackPocketOptions, MrJackPocket]):
    """Mr. Jack hides under one of nine characters; the Investigator has eight turns."""

    name = "mr_jack_pocket"
    version = 1
    options = MrJackPocketOptions
    action_space = ACTION_SPACE
    longest = 100

    def start(self, options: MrJackPocketOptions) -> MrJackPocket:
        """Set the table."""
        return set_table(whitechapel())

    def seats(self, options: MrJackPocketOptions) -> tuple[Text, ...]:
        """Mr. Jack, then the Investigator."""
        return (text("mr-jack-pocket-jack"), text("mr-jack-pocket-investigator"))

    def view(self, state: MrJackPocket, viewer: int) -> MrJackPocketView:
        """Build a viewer's view."""
        return view_of(state, viewer)

    def belief(self, options: MrJackPocketOptions, viewer: int) -> Belief:
        """Everybody but Jack wonders who he is and what he drew."""
        start = self.start(options)
        secrets = SecretBelief(start)
        return KnownBelief(start, secrets) if viewer == JACK else secrets

    def notebook(self, belief: Belief) -> MrJackPocketNotebook:
        """List who Jack can be, his possible hourglasses and the pile."""
        assert isinstance(belief, SecretBelief | KnownBelief)
        return notebook_of(belief)

    def notation(self, action: int) -> str:
        """Write an action as people type it."""
        return actions.notation(action)

    def parse(self, notation: str) -> int:
        """Read an action as people type it."""
        return actions.parse(notation)

    def target(self, action: int) -> str:
        """Name what is clicked: a token, a detective, a tile; one after the other for two."""
        if action < MOVE:
            return f"token-{FACES[action]}"
        if action < JOKER_NONE:
            return f"detective-{DETECTIVES[_detective(action)]}"
        if ROTATE <= action < SWAP:
            cell, turn = divmod(action - ROTATE, len(TURNS))
            return f"tile-{CELLS[cell]} turn-{TURNS[turn]}"
        if SWAP <= action < DRAW:
            first, second = PAIRS[action - SWAP]
            return f"tile-{CELLS[first]} tile-{CELLS[second]}"
        return ""

    def describe(self, state: MrJackPocket, sight: int) -> Text:
        """Say what a sight shows."""
        if sight < DRAW:
            return _describe_action(state, sight)
        if sight < TILE:
            return _describe_news(state, sight)
        return _describe_set_up(state, sight)

    def refusal(self, state: MrJackPocket, action: int) -> Text | None:
        """Say why the seat on turn may not do this: the token first, then what it allows."""
        face = face_of(action)
        if face < 0:
            return _say("not-yours")
        if state.phase == CHOOSING:
            return _token_refusal(state, face)
        if action < MOVE or face != state.aim:
            return _say("in-hand", face=_face(state.aim))
        if face == ROTATION:
            return _say("rotated", cell=CELLS[(action - ROTATE) // len(TURNS)])
        return _say("joker-jack")

    def draw(self, view: View, notebook: Notebook | None = None, language: str = "en") -> str:
        """Draw the district, the tokens and the cards for a terminal."""
        assert isinstance(view, MrJackPocketView)
        assert notebook is None or isinstance(notebook, MrJackPocketNotebook)
        return draw(view, notebook, language)


def _say(key: str, **args: str | int | Text) -> Text:
    return text(f"mr-jack-pocket-{key}", **args)


def _seat(seat: int) -> Text:
    return _say("jack" if seat == JACK else "investigator")


def _face(face: int) -> Text:
    return _say(f"face-{FACES[face]}")


def _suspect(suspect: int) -> Text:
    return _say(SUSPECTS[suspect])


def _detective(action: int) -> int:
    """Give the detective whom an action moves."""
    return (action - MOVE) // 2 if action < JOKER_MOVE else action - JOKER_MOVE


def _describe_action(state: MrJackPocket, action: int) -> Text:
    if action < MOVE:
        return _say("take", who=_seat(state.seat), face=_face(action))
    if action < JOKER_NONE:
        steps = 1 + (action - MOVE) % 2 if action < JOKER_MOVE else 1
        return _say("move", detective=_say(DETECTIVES[_detective(action)]), steps=steps)
    if action == JOKER_NONE:
        return _say("joker-none")
    tiles = state.district.tiles
    if action < SWAP:
        cell, turn = divmod(action - ROTATE, len(TURNS))
        tile = _suspect(tiles[cell])
        return _say(f"rotate-{TURNS[turn]}", suspect=tile, cell=CELLS[cell])
    a, b = PAIRS[action - SWAP]
    return _say("exchange", first=_suspect(tiles[a]), second=_suspect(tiles[b]))


def _describe_news(state: MrJackPocket, sight: int) -> Text:
    """An alibi card, the witnesses' answer, a card of Jack's that is opened."""
    if sight == DRAW + UNKNOWN:
        return _say("alibi-unknown")
    if sight in (HIDDEN, VISIBLE):
        suspects, seen = state.district.suspects, state.district.tiles_seen()
        left = state.board.counts[suspects & (seen if sight == VISIBLE else EVERYBODY & ~seen)]
        key = "visible" if sight == VISIBLE else "hidden"
        return _say(key, cleared=state.board.counts[suspects] - left, left=left)
    card = sight - (SHOW if sight >= SHOW else DRAW)
    hourglasses = state.board.hourglasses[1 << card]
    if sight >= SHOW:
        return _say("show", suspect=_suspect(card), hourglasses=hourglasses)
    if state.drawer() == JACK:
        return _say("alibi-jack", suspect=_suspect(card), hourglasses=hourglasses)
    fresh = state.district.suspects >> card & 1
    return _say("alibi-cleared" if fresh else "alibi-in-vain", suspect=_suspect(card))


def _describe_set_up(state: MrJackPocket, sight: int) -> Text:
    if sight < WALL:
        return _say("tile", suspect=_suspect(sight - TILE), cell=CELLS[state.next])
    if sight < IDENTITY:
        return _say("wall", cell=CELLS[state.next], side=_say(SIDES[sight - WALL]))
    if sight == IDENTITY + UNKNOWN:
        return _say("identity-unknown")
    if sight < TOSS:
        return _say("identity", suspect=_suspect(sight - IDENTITY))
    return _say("toss", face=_face(sight - TOSS))


def _token_refusal(state: MrJackPocket, face: int) -> Text:
    """Say what is wrong with the token that an action needs, or that it must be taken first."""
    bits = 1 << face | (1 << ROTATION_TOO if face == ROTATION else 0)
    if state.left & bits:
        return _say("take-first", face=_face(face), notation=FACES[face])
    return _say("used" if state.up & bits else "not-up", face=_face(face))


GAME = MrJackPocketGame()
