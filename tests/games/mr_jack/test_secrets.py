"""Who knows what: identity, alibi cards, and what nobody may guess from the choices."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.mr_jack.actions import CHARACTERS, ESCAPE, STAY
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.mr_jack.positions import CLEAR, legal, play, position

pytestmark = pytest.mark.engine


def drawn_by(seat: int) -> MrJack:
    return play(position("holmes", CLEAR, seat=seat, jack="gull"), "holmes f3", "alibi bert")


@pytest.mark.rule("MJ-14", "MJ-35")
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
def test_only_the_player_of_holmes_sees_the_card(seat: int) -> None:
    state = play(position("holmes", CLEAR, seat=seat), "holmes f3")
    card = GAME.parse("alibi bert")
    assert state.sight(card, seat) == card
    assert state.sight(card, 1 - seat) == GAME.parse("alibi ?")
    assert state.sight(card, SPECTATOR) == GAME.parse("alibi ?")


@pytest.mark.rule("MJ-15", "MJ-35")
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
def test_how_many_cards_a_side_drew_is_public_and_which_is_not(seat: int) -> None:
    state = drawn_by(seat)
    for viewer in (JACK, INVESTIGATOR, SPECTATOR):
        hands = GAME.view(state, viewer).hands
        assert [hand.drawn for hand in hands] == [int(seat == JACK), int(seat == INVESTIGATOR)]
    assert GAME.view(state, seat).hands[seat].alibis == ("character-bert",)
    assert GAME.view(state, 1 - seat).hands[seat].alibis is None
    assert GAME.view(state, SPECTATOR).hands[seat].alibis is None


@pytest.mark.rule("MJ-35")
def test_only_jack_sees_who_he_is_before_the_end() -> None:
    state = position("bert", CLEAR | {"bert": "e7", "smith": "e8"}, jack="smith")
    assert GAME.view(state, JACK).jack == "character-smith"
    assert GAME.view(state, INVESTIGATOR).jack is None
    assert GAME.view(state, SPECTATOR).jack is None


@pytest.mark.rule("MJ-35")
def test_at_the_end_all_cards_are_open() -> None:
    state = drawn_by(JACK)
    play(state, "bert", "accuse lestrade")
    view = GAME.view(state, INVESTIGATOR)
    assert view.turn == "over"
    assert view.jack == "character-gull"
    assert view.hands[JACK].alibis == ("character-bert",)


@pytest.mark.rule("MJ-31", "MJ-35")
@pytest.mark.parametrize("who", CHARACTERS)
def test_the_investigators_choices_are_the_same_whoever_jack_is(who: str) -> None:
    choices = {
        jack: legal(position(who, CLEAR | {who: "b7"}, jack=jack, witness=False))
        for jack in CHARACTERS
    }
    assert len({frozenset(actions) for actions in choices.values()}) == 1


@pytest.mark.rule("MJ-31")
def test_only_jacks_own_card_offers_an_escape() -> None:
    offered = [
        who
        for who in CHARACTERS
        for jack in CHARACTERS
        if legal(position(who, CLEAR | {who: "b7"}, seat=JACK, jack=jack, witness=False), "escape")
        and who != jack
    ]
    assert offered == []


@pytest.mark.rule("MJ-35")
def test_the_investigators_refusals_do_not_tell_who_jack_is() -> None:
    for action in range(ESCAPE, STAY):
        reasons = set()
        for jack in CHARACTERS:
            state = position("bert", CLEAR | {"bert": "b7"}, jack=jack)
            reason = GAME.refusal(GAME.view(state, INVESTIGATOR), action)
            reasons.add(msgspec.json.encode(reason))
        assert len(reasons) == 1


@pytest.mark.rule("MJ-15")
def test_the_alibi_pile_never_runs_out() -> None:
    rng = Random(4)
    fewest = 7
    for seed in range(200):
        state = GAME.start(MrJackOptions(board="revised" if seed % 2 else "first"))
        for _ in range(GAME.longest(MrJackOptions())):
            if state.seat == OVER:
                break
            action = state.random_action(rng)
            while state.seat == INVESTIGATOR and "accuse" in GAME.notation(action):
                action = state.random_action(rng)
            if "alibi" in GAME.notation(action):
                fewest = min(fewest, len(state.legal_actions()))
            state.apply(action)
    assert fewest == 4


@pytest.mark.rule("MJ-03", "MJ-14", "MJ-35")
def test_the_table_of_secrets_names_both_and_who_knows_them() -> None:
    identity, alibi = GAME.secrets
    start = GAME.view(GAME.new(), SPECTATOR)
    assert (identity.action, identity.seen_as) == ("jack *", "jack ?")
    assert tuple(identity.known_to(start)) == (JACK,)
    assert (alibi.action, alibi.seen_as) == ("alibi *", "alibi ?")
    for seat in (JACK, INVESTIGATOR):
        drawing = play(position("holmes", CLEAR, seat=seat), "holmes f3")
        assert tuple(alibi.known_to(GAME.view(drawing, SPECTATOR))) == (seat,)


@pytest.mark.rule("MJ-31", "MJ-35")
@pytest.mark.parametrize("who", ["smith", "bert"])
def test_what_others_see_of_jacks_turn_is_the_same_whoever_he_is(who: str) -> None:
    for viewer in (INVESTIGATOR, SPECTATOR):
        seen = set()
        for jack in CHARACTERS:
            at = CLEAR | {who: "b7"}
            state = position(who, at, seat=JACK, jack=jack, witness=False)
            seen.add((msgspec.json.encode(GAME.view(state, viewer)), state.forced()))
        assert len(seen) == 1
