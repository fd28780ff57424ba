"""Claims: tests of whether the reasons of refusals in Lady Alice are true."""

from __future__ import annotations

from gaslamp.core.claim import Claim, RefusedAction
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice import phases
from gaslamp.games.lady_alice.board import CATEGORIES, CATEGORY_NAMES, SIZE
from gaslamp.games.lady_alice.elements import clue_id, the_clue
from gaslamp.games.lady_alice.rules.state import LadyAlice

THREE_PLAYERS = 3


def _state(refused: RefusedAction) -> LadyAlice:
    state = refused.state
    assert isinstance(state, LadyAlice)
    return state


def _is_phase(*wanted: int) -> Claim:
    return lambda refused: _state(refused).phase in wanted


def _asks_for(category: str) -> Claim:
    """Make a test of whether a clue of this category comes next, and another was named."""
    number = CATEGORY_NAMES.index(category)

    def claim(refused: RefusedAction) -> bool:
        named = codes.clue_of(refused.action) // SIZE
        return _state(refused).category == number and named != number

    return claim


def _picks(refused: RefusedAction) -> int:
    return int(_state(refused).picks) | 1 << codes.clue_of(refused.action)


def _is_all_covered(refused: RefusedAction) -> bool:
    """Test whether all clues that were named, or could follow, lie under visiting cards."""
    state, picks = _state(refused), _picks(refused)
    later = range((state.category + 1) * SIZE, CATEGORIES * SIZE)
    still_open = [c for c in later if c % SIZE < state.setup.size and not state.covered >> c & 1]
    return not picks & ~state.covered and not still_open


def _is_repeated(refused: RefusedAction) -> bool:
    """Test whether only the last suspicion can come of these clues."""
    state, picks = _state(refused), _picks(refused)
    named = (1 << (state.category + 1) * SIZE) - 1
    return int(state.suspicion) & named == picks


def _names(refused: RefusedAction) -> int:
    """Give the clue that was tried, which the reason must name."""
    clue = codes.clue_of(refused.action)
    assert refused.args["clue"] == the_clue(clue_id(clue))
    return clue


def _is_full(refused: RefusedAction) -> bool:
    state = _state(refused)
    height = int(state.desk.heights[_names(refused)])
    return height == refused.args["room"] == int(state.seats)


def _has_no_marker(refused: RefusedAction) -> bool:
    state, value = _state(refused), refused.args["value"]
    assert isinstance(value, int)
    return state.desk.left(state.player, value) == 0


def _has_blank(refused: RefusedAction) -> bool:
    state = _state(refused)
    return state.seats == THREE_PLAYERS and int(state.picks).bit_count() < state.category


def _needs_blank(refused: RefusedAction) -> bool:
    state = _state(refused)
    return state.may_leave_blank() and state.category == CATEGORIES - 1


BY_KEY: dict[str, Claim] = {
    "not-yours": lambda r: r.action not in range(codes.VALUE_HIDDEN),
    "suspect-first": _is_phase(phases.SUSPICION),
    **{f"pick-{category}": _asks_for(category) for category in CATEGORY_NAMES},
    "all-covered": _is_all_covered,
    "repeated": _is_repeated,
    "no-zone": lambda r: codes.clue_of(r.action) % SIZE >= _state(r).setup.size,
    "not-suspicion": lambda r: _state(r).phase != phases.SUSPICION,
    "no-markers": lambda r: _state(r).desk.all_left(_state(r).player) == 0,
    "covered": lambda r: bool(_state(r).covered >> _names(r) & 1),
    "full": _is_full,
    "mark-first": _is_phase(phases.DEDUCTION),
    "finish-accusation": _is_phase(phases.ACCUSING),
    "no-blank": lambda r: _state(r).seats > THREE_PLAYERS,
    "one-blank": _has_blank,
    "blank-missing": _needs_blank,
    "no-such-marker": _has_no_marker,
    "value-first": _is_phase(phases.VALUING),
}
CLAIMS = {f"lady-alice-{key}": claim for key, claim in BY_KEY.items()}
