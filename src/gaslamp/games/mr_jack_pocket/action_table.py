"""Every kind of action in Mr. Jack Pocket: how it is written, what is clicked, who sees it."""

from __future__ import annotations

from gaslamp.core.action_table import ActionKind, ActionTable, Argument
from gaslamp.core.codes import Action
from gaslamp.core.secret import UNSEEN, Secret
from gaslamp.core.text import text
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket.game_setup import JACK
from gaslamp.games.mr_jack_pocket.view import MrJackPocketView

# What a refusal quotes: a few tokens, a few moves, and what each token is used for.
SOME_TOKENS = "holmes, exchange, alibi"
SOME_MOVES = "holmes 2, joker toby, rotate 1,2 half, exchange 0,0 2,1"
TOKEN_MOVES = {
    **{name: f"{name} 1, {name} 2" for name in codes.DETECTIVES},
    "joker": "joker holmes, joker watson, joker toby, joker none",
}
TILE_MOVES = {
    "rotation": "rotate 1,2 right, rotate 1,2 half, rotate 1,2 left",
    "exchange": "exchange 0,0 2,1",
}
HINTS = {
    **{
        token: text("mr-jack-pocket-try-token", token=token, moves=moves)
        for token, moves in TOKEN_MOVES.items()
    },
    **{
        word: text("mr-jack-pocket-try-tiles", token=token, moves=TILE_MOVES[token])
        for word, token in (
            ("rotate", "rotation"),
            ("rotation", "rotation"),
            ("exchange", "exchange"),
        )
    },
}

TOKEN = Argument(name="token", words=codes.FACES, element="token")
FACE = Argument(name="face", words=codes.FACES)
DETECTIVE = Argument(name="detective", words=codes.DETECTIVES, element="detective")
STEPS = Argument(name="steps", words=("1", "2"), verbs=("one", "two"))
TILE = Argument(name="tile", words=codes.CELLS, element="tile")
TURN = Argument(name="turn", words=codes.TURNS)
TILES = Argument(
    name="tiles",
    words=tuple(f"{codes.CELLS[a]} {codes.CELLS[b]}" for a, b in codes.PAIRS),
    element="tile",
    spellings={
        f"{codes.CELLS[b]} {codes.CELLS[a]}": pair for pair, (a, b) in enumerate(codes.PAIRS)
    },
)
SUSPECT = Argument(name="suspect", words=codes.SUSPECTS)
CARD = Argument(name="card", words=(*codes.SUSPECTS, UNSEEN))
SIDE = Argument(name="side", words=codes.SIDES)


def jack(view: MrJackPocketView) -> tuple[int, ...]:
    """Return Jack, who alone knows."""
    return (JACK,)


def jack_draws(view: MrJackPocketView) -> bool:
    """Tell whether the alibi card that is drawn now is Jack's."""
    return view.order[view.played] == JACK


def parse_line(written: str) -> tuple[Action, ...]:
    """Read a whole move: what a token is used for takes it too, as in `holmes 2`."""
    action = ACTIONS.parse(written)
    if not codes.MOVE <= action < codes.DRAW:
        return (action,)
    return Action(codes.TAKE + codes.face_of(action)), action


ACTIONS = ActionTable(
    [
        ActionKind(first=codes.TAKE, notation="{token}", arguments=(TOKEN,), verb="take"),
        ActionKind(
            first=codes.MOVE,
            notation="{detective} {steps}",
            arguments=(DETECTIVE, STEPS),
            verb="{steps}",
            presentation="move",
        ),
        ActionKind(
            first=codes.JOKER_MOVE,
            notation="joker {detective}",
            arguments=(DETECTIVE,),
            verb="one",
            presentation="move",
        ),
        ActionKind(first=codes.JOKER_NONE, notation="joker none"),
        ActionKind(
            first=codes.ROTATE,
            notation="rotate {tile} {turn}",
            arguments=(TILE, TURN),
            verb="{turn}",
            presentation="move",
        ),
        ActionKind(
            first=codes.SWAP,
            notation="exchange {tiles}",
            arguments=(TILES,),
            verb="swap",
            presentation="move",
        ),
        ActionKind(
            first=codes.DRAW,
            notation="draw {card}",
            arguments=(CARD,),
            secrets=(
                Secret(
                    phases=("drawing",),
                    seen_as="draw ?",
                    known_to=jack,
                    when=jack_draws,
                    rules=("MP-14", "MP-28"),
                ),
            ),
            presentation="reveal",
        ),
        ActionKind(first=codes.HIDDEN, notation="hidden", presentation="climax"),
        ActionKind(first=codes.VISIBLE, notation="visible", presentation="climax"),
        ActionKind(
            first=codes.SHOW, notation="show {suspect}", arguments=(SUSPECT,), presentation="reveal"
        ),
        ActionKind(
            first=codes.TILE,
            notation="tile {suspect}",
            arguments=(SUSPECT,),
            presentation="trivial",
        ),
        ActionKind(
            first=codes.WALL, notation="wall {side}", arguments=(SIDE,), presentation="trivial"
        ),
        ActionKind(
            first=codes.IDENTITY,
            notation="identity {card}",
            arguments=(CARD,),
            secrets=(
                Secret(
                    phases=("dealing",),
                    seen_as="identity ?",
                    known_to=jack,
                    rules=("MP-03", "MP-28"),
                ),
            ),
        ),
        ActionKind(first=codes.TOSS, notation="toss {face}", arguments=(FACE,)),
    ],
    examples=text("mr-jack-pocket-try", tokens=SOME_TOKENS, moves=SOME_MOVES),
    hints=HINTS,
    parse_line=parse_line,
)
