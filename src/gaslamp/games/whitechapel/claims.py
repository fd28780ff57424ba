"""Claims: tests of whether the reasons of refusals in Letters from Whitechapel are true."""

from __future__ import annotations

from gaslamp.core.claim import Claim, RefusedAction
from gaslamp.core.text import Text
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import COLOURS
from gaslamp.games.whitechapel.crossing_names import crossing_named
from gaslamp.games.whitechapel.game_setup import (
    BLANKS,
    COLUMN_I,
    COLUMN_V,
    DECOYS,
    DOUBLE_EVENT,
    IS_COLOUR,
    IS_DECOY,
)
from gaslamp.games.whitechapel.rules import hunt
from gaslamp.games.whitechapel.rules.state import Whitechapel


def _state(refused: RefusedAction) -> Whitechapel:
    state = refused.state
    assert isinstance(state, Whitechapel)
    return state


def _number(refused: RefusedAction, name: str) -> int:
    value = refused.args[name]
    if isinstance(value, Text):
        return crossing_named(value)
    assert isinstance(value, int)
    return value


def _who(refused: RefusedAction) -> int:
    """Find the policeman that the reason names."""
    who = refused.args["who"]
    assert isinstance(who, Text)
    return [f"whitechapel-{colour}" for colour in COLOURS].index(who.key)


def _circle(refused: RefusedAction, name: str = "circle") -> int:
    """Give a circle of the reason, which must be on this board."""
    circle = _number(refused, name)
    assert circle in _state(refused).board.streets.circles, f"no circle {circle} here"
    return circle


def _crossing(refused: RefusedAction, name: str = "crossing") -> int:
    """Give a crossing of the reason, which must be on this board."""
    crossing = _number(refused, name)
    assert crossing in _state(refused).board.streets.crossings, f"no crossing {crossing} here"
    return crossing


def _is_next(refused: RefusedAction) -> bool:
    start, end = _circle(refused, "start"), _circle(refused, "end")
    return end in _state(refused).board.streets.ways(start)


def _all_ways_are_barred(refused: RefusedAction) -> bool:
    state = _state(refused)
    ways = state.board.streets.ways(_circle(refused, "start"))[_circle(refused, "end")]
    return all(any(state.guarded[crossing] for crossing in way) for way in ways)


def _is_too_far(refused: RefusedAction) -> bool:
    state = _state(refused)
    sprints = state.variants.sprint and state.phase == phases.MOVING
    reached = {_crossing(refused, "start")}
    for _ in range(3 if sprints else 2):
        reached |= {end for place in reached for end in state.board.streets.steps(place)}
    return _crossing(refused, "end") not in reached


def _touches(refused: RefusedAction, circle: int, crossing: int) -> bool:
    return circle in _state(refused).board.streets.touched(crossing)


def _is_beside_police(refused: RefusedAction) -> bool:
    state = _state(refused)
    return any(_touches(refused, _circle(refused), at) for at in state.patrols if at)


def _is_beside_woman(refused: RefusedAction) -> bool:
    return any(_touches(refused, at, _crossing(refused)) for at in _state(refused).women)


def _has_patrol_face_down(refused: RefusedAction) -> bool:
    state, crossing = _state(refused), _number(refused, "crossing")
    return any(
        place == crossing and not shown
        for place, shown in zip(state.patrols, state.shown, strict=True)
    )


def _faces(refused: RefusedAction) -> list[int]:
    state = _state(refused)
    return [int(face) for face in state.faces[: state.at]]


def _is_on_turn(refused: RefusedAction) -> bool:
    state = _state(refused)
    return state.phase in (phases.MOVING, phases.ACTING) and state.at == _who(refused)


def _names_others(refused: RefusedAction) -> bool:
    number = (refused.action - codes.GO) // codes.CROSSING_CODES
    return _is_on_turn(refused) and number != _who(refused)


def _may_not_wait(refused: RefusedAction) -> bool:
    state = _state(refused)
    return state.marker == (COLUMN_I if state.variants.time_of_crime else COLUMN_V)


def _is_known_clue(refused: RefusedAction) -> bool:
    state = _state(refused)
    most = 2 if state.variants.double_clue else 1
    return not state.variants.fresh_traces and state.markers[_circle(refused)] >= most


def _was_asked(refused: RefusedAction) -> bool:
    state, circle = _state(refused), _circle(refused)
    place = state.board.streets.touched(state.police[state.at]).index(circle)
    return bool(state.asked >> place & 1)


def _has_murders(refused: RefusedAction) -> bool:
    state = _state(refused)
    named = {_circle(refused, "one"), _circle(refused, "other")}
    return named == set(list(state.scenes)[-2:]) and codes.circle_of(refused.action) not in named


def _has_coach_no_way_on(refused: RefusedAction) -> bool:
    state, first = _state(refused), _circle(refused)
    return set(state.board.streets.ways(first)) <= {state.circle()}


def _is_away_from_home(refused: RefusedAction) -> bool:
    state = _state(refused)
    here, home = _circle(refused), _circle(refused, "hideout")
    return (here, home) == (state.circle(), state.hideout) and here != home


def _is_not_called(refused: RefusedAction) -> bool:
    return refused.action not in _state(refused).legal_actions()


ON_BOARD: dict[str, Claim] = {
    "no-circle": lambda r: codes.circle_of(r.action) not in _state(r).board.streets.circles,
    "no-crossing": lambda r: codes.crossing_of(r.action) not in _state(r).board.streets.crossings,
    "not-next": lambda r: not _is_next(r),
    "way-barred": lambda r: _is_next(r) and _all_ways_are_barred(r),
    "no-alley": lambda r: (
        _circle(r, "end") not in _state(r).board.streets.alleys(_circle(r, "start"))
    ),
    "too-far": _is_too_far,
    "not-beside": lambda r: not _touches(r, _circle(r), _crossing(r)),
    "beside-police": _is_beside_police,
    "beside-woman": _is_beside_woman,
    "occupied": lambda r: bool(_state(r).guarded[_crossing(r)]),
    "red-hideout": lambda r: _circle(r) in _state(r).board.streets.red,
    "not-red": lambda r: _circle(r) not in _state(r).board.streets.red,
    "not-yellow": lambda r: _crossing(r) not in _state(r).board.streets.yellow,
    "is-scene": lambda r: _circle(r) in _state(r).scenes,
    "is-woman": lambda r: _circle(r) in _state(r).women,
    "has-token": lambda r: _circle(r) in _state(r).tokens,
}
EVENING: dict[str, Claim] = {
    "token-order": lambda r: _circle(r) == _state(r).tokens[_state(r).at],
    "patrol-order": lambda r: _crossing(r) == _state(r).patrols[_state(r).at],
    "none-marked": lambda r: (
        int(_state(r).marks).bit_count() == _state(r).setup.women[_state(r).night]
    ),
    "none-blank": lambda r: _state(r).at - int(_state(r).marks).bit_count() == BLANKS,
    "none-real": lambda r: len(_faces(r)) - _faces(r).count(IS_DECOY) == len(COLOURS),
    "none-decoy": lambda r: _faces(r).count(IS_DECOY) == DECOYS,
    "laid-already": lambda r: IS_COLOUR + _who(r) in _faces(r),
    "which-policeman": lambda r: _state(r).setup.has_colours,
    "no-colours": lambda r: _state(r).setup.seats == 2,
    "plain-patrols": lambda r: not _state(r).setup.has_colours,
    "no-woman": lambda r: _number(r, "circle") not in _state(r).women,
    "no-murder": _has_murders,
    "must-kill": _may_not_wait,
    "must-kill-again": lambda r: (
        _state(r).night == DOUBLE_EVENT and _state(r).phase == phases.SECOND
    ),
    "no-woman-to-move": _is_not_called,
    "no-patrol-to-move": _is_not_called,
    "no-patrol": lambda r: not _has_patrol_face_down(r),
}
HUNT: dict[str, Claim] = {
    "no-alley-left": lambda r: _state(r).alleys == 0,
    "no-coach-left": lambda r: _state(r).coaches == 0,
    "no-two-columns": lambda r: _state(r).column + 2 > _state(r).setup.last_column,
    "coach-back": lambda r: _circle(r, "start") == _state(r).log[_state(r).column - 1],
    "coach-stuck": _has_coach_no_way_on,
    "not-home": _is_away_from_home,
    "is-through": lambda r: not hunt.waiting(_state(r)) >> _who(r) & 1,
    "is-named": _is_on_turn,
    "other-policeman": _names_others,
    "asked-already": lambda r: _state(r).asked != 0,
    "has-marker": _is_known_clue,
    "asked-this": _was_asked,
}
CLAIMS = {f"whitechapel-{key}": claim for key, claim in (ON_BOARD | EVENING | HUNT).items()}
