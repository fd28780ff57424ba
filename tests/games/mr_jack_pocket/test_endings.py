"""The end: the two goals, the chase, turn 8."""

from __future__ import annotations

import pytest

from gaslamp.core.state import CHANCE, OVER, REFEREE
from gaslamp.core.view import Outcome
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.endings import ENDINGS, Ending
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.mr_jack_pocket.positions import (
    call,
    cards,
    hunt,
    legal,
    move,
    position,
    suspects,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

# Holmes at 11 o'clock sees the left column: Gull, Smith and Lane, as far as they are suspects.
TWO_LEFT = """
    gull W       (bert) S     (stealthy) E
    (smith) W    (pizer) E    (lestrade) E
    (lane) -     madame S     (goodley) E
"""
THREE_LEFT = TWO_LEFT.replace("(pizer)", "pizer")
FOUR_LEFT = THREE_LEFT.replace("(smith)", "smith")


def before_call(
    picture: str, identity: str, *, turn: int, times: int, drawn: int = 0, chase: bool = False
) -> MrJackPocket:
    """Come to a call with Jack's hourglasses and cards of our choice."""
    state = call(position(picture, identity=identity, spaces=(11, 2, 6)), turn)
    return with_fields(state, jack_times=(1 << times) - 1, jack_cards=drawn, chase=chase)


def answered(
    picture: str, identity: str, *, turn: int, times: int, drawn: int = 0, chase: bool = False
) -> MrJackPocket:
    """Let the witnesses answer."""
    state = before_call(picture, identity, turn=turn, times=times, drawn=drawn, chase=chase)
    state.apply(state.legal_actions()[0])
    return state


def assert_won(state: MrJackPocket, seat: int, ending: Ending) -> None:
    scores = [1.0 if each == seat else 0.0 for each in (JACK, INVESTIGATOR)]
    assert (state.seat, state.phase) == (OVER, phases.ENDED)
    assert (state.winners(), state.scores()) == ([seat], scores)
    assert state.ending() == ending
    assert legal(state) == []
    assert GAME.view(state, INVESTIGATOR).outcome == Outcome((seat,), ending, tuple(scores))


def assert_goes_on(state: MrJackPocket, turn: int) -> None:
    assert state.turn == turn
    assert state.seat in (CHANCE, JACK)
    assert state.winners() == []
    assert state.ending() == ""
    assert GAME.view(state, JACK).outcome is None


@pytest.mark.rule("MP-22", "MP-24")
@pytest.mark.parametrize("turn", range(1, 9))
@pytest.mark.parametrize(("identity", "times"), [("gull", 0), ("madame", 0)])
def test_the_investigator_wins_when_one_suspect_is_left(
    turn: int, identity: str, times: int
) -> None:
    state = answered(TWO_LEFT, identity, turn=turn, times=times)
    assert suspects(state) == {identity}
    assert_won(state, INVESTIGATOR, "found")


@pytest.mark.rule("MP-22")
def test_two_suspects_left_are_not_enough_for_the_investigator() -> None:
    state = answered(THREE_LEFT, "madame", turn=3, times=0)
    assert suspects(state) == {"madame", "pizer"}
    assert_goes_on(state, 4)


@pytest.mark.rule("MP-22")
def test_an_alibi_that_leaves_one_suspect_wins_only_after_the_call() -> None:
    state = hunt(position(TWO_LEFT), 3, "alibi", "watson", "exchange", "joker")
    move(state, "alibi", "draw gull")
    assert suspects(state) == {"madame"}
    assert state.seat == JACK
    move(state, "watson", "watson 1", "joker", "joker none", "exchange 0,0 0,1")
    assert state.seat == REFEREE
    state.apply(state.legal_actions()[0])
    assert_won(state, INVESTIGATOR, "found")


@pytest.mark.rule("MP-23", "MP-24")
@pytest.mark.parametrize(("times", "drawn"), [(5, ()), (4, ("pizer",)), (3, ("bert", "pizer"))])
def test_jack_wins_with_six_hourglasses(times: int, drawn: tuple[str, ...]) -> None:
    state = answered(THREE_LEFT, "madame", turn=7, times=times, drawn=cards(*drawn))
    assert state.hourglasses() == 6
    assert_won(state, JACK, "late")


@pytest.mark.rule("MP-23")
def test_jack_does_not_win_with_five_hourglasses() -> None:
    state = answered(THREE_LEFT, "madame", turn=7, times=4, drawn=cards("lestrade"))
    assert state.hourglasses() == 5
    assert_goes_on(state, 8)


@pytest.mark.rule("MP-23", "MP-24")
def test_jack_wins_with_six_hourglasses_even_if_he_is_seen() -> None:
    state = answered(FOUR_LEFT, "gull", turn=5, times=4, drawn=cards("madame"))
    assert suspects(state) == {"gull", "smith"}
    assert state.hourglasses() == 6
    assert_won(state, JACK, "late")


@pytest.mark.rule("MP-23")
def test_a_sixth_hourglass_from_a_card_wins_only_after_the_call() -> None:
    state = hunt(position(FOUR_LEFT), 6, "alibi", "watson", "exchange", "joker")
    state = with_fields(state, jack_times=0b11111)
    move(state, "alibi", "draw bert")
    assert state.hourglasses() == 6
    assert state.seat == INVESTIGATOR


@pytest.mark.rule("MP-04", "MP-23")
def test_the_hourglasses_of_jacks_identity_do_not_help_him() -> None:
    state = answered(THREE_LEFT, "madame", turn=6, times=4)
    assert state.hourglasses() == 5
    assert_goes_on(state, 7)


@pytest.mark.rule("MP-23", "MP-28")
def test_jacks_cards_are_open_when_he_has_won() -> None:
    state = answered(THREE_LEFT, "madame", turn=7, times=4, drawn=cards("pizer"))
    view = GAME.view(state, INVESTIGATOR)
    assert view.jack.cards == ("card-pizer",)
    assert (view.jack.identity, view.jack.hourglasses) == ("suspect-madame", 6)


@pytest.mark.rule("MP-25")
def test_both_goals_on_turn_8_the_investigator_wins_if_jack_is_seen() -> None:
    state = answered(TWO_LEFT, "gull", turn=8, times=6)
    assert suspects(state) == {"gull"}
    assert_won(state, INVESTIGATOR, "seen")


@pytest.mark.rule("MP-25")
def test_both_goals_on_turn_8_jack_wins_if_he_is_not_seen() -> None:
    state = answered(TWO_LEFT, "madame", turn=8, times=5)
    assert suspects(state) == {"madame"}
    assert_won(state, JACK, "unseen")


@pytest.mark.rule("MP-26")
@pytest.mark.parametrize("turn", [6, 7])
def test_both_goals_before_turn_8_the_investigator_wins_at_once_if_jack_is_seen(turn: int) -> None:
    state = answered(TWO_LEFT, "gull", turn=turn, times=4, drawn=cards("madame"))
    assert state.hourglasses() == 6
    assert_won(state, INVESTIGATOR, "seen")


@pytest.mark.rule("MP-26")
def test_both_goals_before_turn_8_a_chase_begins_if_jack_is_not_seen() -> None:
    state = answered(TWO_LEFT, "madame", turn=6, times=5)
    assert state.chase
    assert suspects(state) == {"madame"}
    assert_goes_on(state, 7)
    assert state.phase == phases.TOSSING


@pytest.mark.rule("MP-26", "MP-28")
def test_jacks_cards_are_opened_one_by_one_as_a_chase_begins() -> None:
    drawn = cards("pizer", "lestrade")
    state = answered(TWO_LEFT, "madame", turn=6, times=4, drawn=drawn)
    assert state.seat == REFEREE
    assert legal(state) == ["show lestrade"]
    assert GAME.view(state, INVESTIGATOR).jack.times == tuple(
        f"time-{turn}" for turn in (1, 2, 3, 4, 6)
    )
    assert legal(move(state, "show lestrade")) == ["show pizer"]
    move(state, "show pizer")
    assert_goes_on(state, 7)
    view = GAME.view(state, INVESTIGATOR)
    assert view.jack.cards == ("card-lestrade", "card-pizer")
    assert view.jack.hourglasses == 6


@pytest.mark.rule("MP-26", "MP-31")
@pytest.mark.parametrize("turn", [7, 8])
def test_in_a_chase_the_investigator_wins_as_soon_as_jack_is_seen(turn: int) -> None:
    state = answered(TWO_LEFT.replace("madame", "(madame)"), "gull", turn=turn, times=6, chase=True)
    assert_won(state, INVESTIGATOR, "caught")


@pytest.mark.rule("MP-26", "MP-31")
def test_in_a_chase_jack_goes_on_while_he_is_not_seen() -> None:
    state = answered(TWO_LEFT.replace("gull", "(gull)"), "madame", turn=7, times=6, chase=True)
    assert state.chase
    assert suspects(state) == {"madame"}
    assert_goes_on(state, 8)


@pytest.mark.rule("MP-26")
def test_in_a_chase_jack_wins_if_he_is_not_seen_until_the_end_of_turn_8() -> None:
    state = answered(TWO_LEFT.replace("gull", "(gull)"), "madame", turn=8, times=7, chase=True)
    assert_won(state, JACK, "escaped")


@pytest.mark.rule("MP-31")
def test_in_a_chase_the_goals_are_not_looked_at() -> None:
    alone = TWO_LEFT.replace("gull", "(gull)")
    assert_won(answered(alone, "madame", turn=7, times=0), INVESTIGATOR, "found")
    assert_goes_on(answered(alone, "madame", turn=7, times=0, chase=True), 8)


@pytest.mark.rule("MP-31")
def test_in_a_chase_jack_still_gets_tokens_and_cards_and_they_stay_hidden() -> None:
    picture = TWO_LEFT.replace("gull", "(gull)")
    state = before_call(picture, "madame", turn=7, times=5, drawn=cards("pizer"), chase=True)
    state = with_fields(state, shown_cards=cards("pizer"))
    state = hunt(state, 7, "watson", "alibi", "exchange", "joker")
    move(state, "watson", "watson 1", "alibi", "draw bert", "joker", "joker none")
    view = GAME.view(state, INVESTIGATOR)
    assert view.jack.cards == ("card-pizer", None)
    assert view.jack.hourglasses is None
    move(state, "exchange 0,1 0,2", "hidden")
    assert state.hourglasses() == 8
    assert_goes_on(state, 8)


@pytest.mark.rule("MP-27")
@pytest.mark.parametrize("identity", ["madame", "gull"])
def test_jack_wins_when_nobody_has_reached_a_goal_by_the_end_of_turn_8(identity: str) -> None:
    picture = FOUR_LEFT.replace("(lane) -", "lane S")
    state = answered(picture, identity, turn=8, times=2)
    assert len(suspects(state)) > 1
    assert state.hourglasses() < 6
    assert_won(state, JACK, "dawn")


@pytest.mark.rule("MP-24")
def test_the_investigator_wins_on_turn_8_with_one_suspect_left_though_jack_is_not_seen() -> None:
    state = answered(TWO_LEFT, "madame", turn=8, times=4)
    assert state.hourglasses() == 5
    assert_won(state, INVESTIGATOR, "found")


ALONE = TWO_LEFT.replace("gull", "(gull)")
ENDED_SO: dict[Ending, MrJackPocket] = {
    "found": answered(TWO_LEFT, "gull", turn=3, times=0),
    "seen": answered(TWO_LEFT, "gull", turn=7, times=6),
    "caught": answered(TWO_LEFT.replace("madame", "(madame)"), "gull", turn=7, times=6, chase=True),
    "late": answered(THREE_LEFT, "madame", turn=7, times=5),
    "unseen": answered(TWO_LEFT, "madame", turn=8, times=5),
    "escaped": answered(ALONE, "madame", turn=8, times=7, chase=True),
    "dawn": answered(FOUR_LEFT.replace("(lane) -", "lane S"), "gull", turn=8, times=2),
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_ending_is_reached_and_speaks_to_winner_and_loser(ending: Ending) -> None:
    state = ENDED_SO[ending]
    assert state.ending() == ending
    for seat in (JACK, INVESTIGATOR):
        has_won = seat in state.winners()
        assert GAME.view(state, seat).expected.key.endswith("-won" if has_won else "-lost")
