"""Claims: tests of whether the reasons of refusals in Mr. Jack are true."""

from __future__ import annotations

from gaslamp.core.claim import Claim, RefusedAction
from gaslamp.core.text import Text
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.action_table import ACTIONS
from gaslamp.games.mr_jack.actions import CHARACTERS, GOODLEY
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK, UNLIT, points_of
from gaslamp.games.mr_jack.hexes import EXITS, LAMP_PLACES, MANHOLES, STREETS
from gaslamp.games.mr_jack.rules.state import MrJack

OWNERS = {"lamp": "smith", "barricade": "lestrade", "cover": "bert", "whistle": "goodley"}


def _state(refused: RefusedAction) -> MrJack:
    state = refused.state
    assert isinstance(state, MrJack)
    return state


def _words(refused: RefusedAction) -> list[str]:
    return ACTIONS.notation(refused.action).split()


def _named(refused: RefusedAction, arg: str = "who") -> int:
    """Find the character that the reason names."""
    who = refused.args[arg]
    assert isinstance(who, Text)
    return CHARACTERS.index(who.key.removeprefix("mr-jack-"))


def _mover(refused: RefusedAction) -> int:
    """Find the character that the reason names, whose card is being played."""
    character = _named(refused)
    assert character == _state(refused).card
    return character


def _exit(refused: RefusedAction) -> int:
    named = refused.args["exit"]
    assert isinstance(named, Text)
    return EXITS.index(named.key.removeprefix("mr-jack-exit-"))


def _street(refused: RefusedAction) -> int:
    return STREETS.index(str(refused.args["hex"]))


def _lamp(refused: RefusedAction) -> int:
    return int(_state(refused).pieces.lamps[LAMP_PLACES.index(str(refused.args["place"]))])


def _stands(refused: RefusedAction, character: int) -> int:
    return int(_state(refused).pieces.places[character])


def _reaches(refused: RefusedAction, street: int, points: int) -> bool:
    return bool(_state(refused).pieces.reach(_mover(refused), points) >> street & 1)


def _is_too_far(refused: RefusedAction) -> bool:
    points = points_of(_mover(refused))
    return refused.args["points"] == points and not _reaches(refused, _street(refused), points)


def _is_occupied(refused: RefusedAction) -> bool:
    return _stands(refused, _named(refused, "other")) == _street(refused)


def _is_on_same_hex(refused: RefusedAction) -> bool:
    return _stands(refused, _mover(refused)) == STREETS.index(_words(refused)[-1])


def _is_accused_far_away(refused: RefusedAction) -> bool:
    mover = _mover(refused)
    return not _reaches(refused, _stands(refused, _named(refused, "other")), points_of(mover))


def _is_exit_far_away(refused: RefusedAction) -> bool:
    state, points = _state(refused), points_of(_mover(refused))
    return not _reaches(refused, int(state.pieces.board.exits[_exit(refused)]), points - 1)


def _has_somewhere_to_go(refused: RefusedAction) -> bool:
    """Test whether the character can go somewhere, so that it may not stay."""
    _mover(refused)
    legal = [ACTIONS.notation(action).split()[0] for action in _state(refused).legal_actions()]
    return any(word in (*CHARACTERS, "escape", "swap") for word in legal)


def _has_other_power(refused: RefusedAction) -> bool:
    verb = _words(refused)[0]
    return CHARACTERS[_mover(refused)] != (OWNERS | {"swap": "gull"})[verb]


def _has_used_power(refused: RefusedAction) -> bool:
    state = _state(refused)
    return CHARACTERS[_mover(refused)] == OWNERS[_words(refused)[0]] and not state.to_use


def _has_barricade(refused: RefusedAction) -> bool:
    return bool(_state(refused).pieces.barricades >> _exit(refused) & 1)


def _is_covered(refused: RefusedAction) -> bool:
    return bool(_state(refused).pieces.covers >> MANHOLES.index(str(refused.args["hex"])) & 1)


def _has_manhole(refused: RefusedAction) -> bool:
    name = str(refused.args["hex"])
    manholes = _state(refused).setup.board.manholes
    return name in MANHOLES and bool(manholes >> MANHOLES.index(name) & 1)


def _is_no_closer(refused: RefusedAction) -> bool:
    pieces, goodley = _state(refused).pieces, _stands(refused, GOODLEY)
    now = pieces.distance(_stands(refused, _named(refused)), goodley)
    return bool(pieces.distance(_street(refused), goodley) >= now)


def _is_whistle_too_far(refused: RefusedAction) -> bool:
    state = _state(refused)
    way = state.pieces.distance(_stands(refused, _named(refused)), _street(refused))
    return refused.args["points"] == state.points < way


ORDER: dict[str, Claim] = {
    "choose-first": lambda r: _state(r).phase == phases.CHOOSING,
    "card-not-up": lambda r: not _state(r).cards >> _named(r) & 1,
    "card-in-play": lambda r: _named(r) == _state(r).card,
    "lantern-first": lambda r: _state(r).phase == phases.TURNING,
    "lantern-not-now": lambda r: not _state(r).to_turn,
    "whistle-first": lambda r: (
        _state(r).phase == phases.WHISTLING and r.args["points"] == _state(r).points > 0
    ),
    "has-moved": lambda r: _mover(r) >= 0 and not _state(r).to_move,
    "can-move": _has_somewhere_to_go,
    "not-the-power": _has_other_power,
    "power-used": _has_used_power,
    "swap-himself": lambda r: CHARACTERS[_mover(r)] == _words(r)[-1],
}
MOVES: dict[str, Claim] = {
    "same-hex": _is_on_same_hex,
    "too-far": _is_too_far,
    "occupied": _is_occupied,
    "jack-accuses": lambda r: _state(r).seat == JACK,
    "accuse-itself": lambda r: CHARACTERS[_mover(r)] == _words(r)[-1],
    "accuse-far": _is_accused_far_away,
    "escape-not-yours": lambda r: _state(r).seat == INVESTIGATOR,
    "escape-other": lambda r: _mover(r) != _state(r).jack,
    "escape-witness": lambda r: _state(r).witness,
    "escape-barred": _has_barricade,
    "escape-far": _is_exit_far_away,
}
POWERS: dict[str, Claim] = {
    "lamp-unlit": lambda r: _lamp(r) == UNLIT,
    "lamp-lit": lambda r: _lamp(r) != UNLIT,
    "not-barred": lambda r: not _has_barricade(r),
    "barred": _has_barricade,
    "no-manhole": lambda r: not _has_manhole(r),
    "not-covered": lambda r: _has_manhole(r) and not _is_covered(r),
    "covered": _is_covered,
    "whistle-himself": lambda r: _named(r) == GOODLEY,
    "whistled": lambda r: bool(_state(r).whistled >> _named(r) & 1),
    "not-closer": _is_no_closer,
    "whistle-far": _is_whistle_too_far,
}
CLAIMS = {f"mr-jack-{key}": claim for key, claim in (ORDER | MOVES | POWERS).items()}
