"""A sketch: moves that are tried on a copy of what a seat knows.

What is hidden from the seat is drawn from its belief. The true position is not needed, so nothing
of it can be in a sketch.
"""

from __future__ import annotations

import msgspec
from librt.random import Random

from gaslamp.core.automatic_actions import automatic_action
from gaslamp.core.belief import Belief
from gaslamp.core.choice import Choice
from gaslamp.core.codes import Action, Seat, Sight, as_seat, sight_of
from gaslamp.core.errors import IllegalAction
from gaslamp.core.game import Game
from gaslamp.core.log import Ended, LogDescriber, LogLine, Seen
from gaslamp.core.options import Options, options_from
from gaslamp.core.state import State
from gaslamp.core.text import Text, text
from gaslamp.core.turn_names import Turn, turn_name
from gaslamp.core.view import AnyView, outcome_of
from gaslamp.games.registry import find_game

MOST_LISTED = 2_000  # worlds that are listed for an even draw
MOST_DRAWN = 200  # worlds among which one is chosen, where there are more


class Sketch(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a sketch: the seat on turn decides, even if another player holds it.

    `view` is what `viewer` would see: the seat that sketches, or another one while that is on turn.
    `log` has what was tried, as the seat that sketches would see it.
    """

    seat: Seat
    viewer: Seat
    turn: Turn
    view: AnyView
    choices: tuple[Choice, ...]
    log: tuple[LogLine, ...]


class SketchRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request for a sketch: what a seat has seen, and the actions that it tries.

    `weighed` draws what is hidden as the belief weighs it, otherwise every possibility is equally
    likely. `draw` decides the draw; the same one gives the same sketch.
    """

    game: str
    options: dict[str, bool | int | str | None]
    seat: Seat
    sights: tuple[tuple[Sight, int], ...]  # each with who is on turn after it
    weighed: bool
    draw: int
    tries: tuple[Action, ...] = ()


def make_sketch(game: Game, options: Options, request: SketchRequest) -> Sketch:
    """Draw a position that fits all that a seat has seen, and try actions in it.

    Chance and the referee act in between. `IllegalAction` for an action that is not possible there.
    """
    belief: Belief = game.belief(options, request.seat)
    for sight, turn in request.sights:
        belief.see(sight, turn)
    rng = Random(request.draw)
    teller = LogDescriber(game, options, request.seat)
    teller.state = belief.sample_world(rng) if request.weighed else even_world(belief, rng)
    teller.view = game.view(teller.state, request.seat)
    run_automatic(teller, rng)
    for action in request.tries:
        if action not in teller.state.legal_actions():
            raise IllegalAction(text("core-does-not-follow"))
        _carry_out(teller, action)
        run_automatic(teller, rng)
    state = teller.state
    viewer = as_seat(int(state.seat)) if state.seat >= 0 else request.seat
    return Sketch(
        seat=request.seat,
        viewer=viewer,
        turn=turn_name(int(state.seat)),
        view=game.view(state, viewer),
        choices=game.choices(state, viewer),
        log=tuple(teller.lines),
    )


def even_world(belief: Belief, rng: Random) -> State:
    """Draw a possible world, each equally likely, however the belief weighs them.

    Where they are too many to list, it is drawn from different ones that the belief brings up.
    """
    listed = belief.worlds(MOST_LISTED)
    if listed is not None:
        return listed[rng.randrange(len(listed))].state
    drawn = {world.key(): world for world in (belief.sample_world(rng) for _ in range(MOST_DRAWN))}
    worlds = list(drawn.values())
    return worlds[rng.randrange(len(worlds))]


def run_automatic(teller: LogDescriber, rng: Random) -> None:
    """Let chance and the referee act until a seat is on turn or the game is over."""

    def draw(state: State) -> int:
        return int(state.sample_action(rng))

    while (action := automatic_action(teller.state, draw, plays_forced=False)) is not None:
        _carry_out(teller, action)


def _carry_out(teller: LogDescriber, action: int) -> None:
    before, state = int(teller.state.seat), teller.state.clone()
    state.apply(action)
    sight = sight_of(teller.state, action, teller.viewer)
    teller.describe(Seen(before, sight, int(state.seat)), Action(action))
    outcome = outcome_of(teller.state)
    if outcome is not None:
        teller.describe(Ended(outcome), None)


def sketch_json(request: SketchRequest) -> bytes | Text:
    """Make a sketch as JSON, for a process of its own; return the reason where none can be made."""
    game: Game = find_game(request.game)
    options = options_from(game.options, request.options)
    try:
        return msgspec.json.encode(make_sketch(game, options, request))
    except IllegalAction as error:
        return error.text
