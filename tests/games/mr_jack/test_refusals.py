"""Why something may not be done, told from what the seat on turn sees."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import IllegalAction
from gaslamp.core.journal import Journal
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.follow import follow
from tests.games.mr_jack.positions import CLEAR, legal, play, position
from tests.games.with_fields import with_fields


def refused(state: MrJack, action: str, language: str = "en") -> str:
    assert action not in legal(state)
    reason = GAME.refusal(GAME.view(state, int(state.seat)), GAME.parse(action))
    assert reason is not None
    return translate(reason, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
@pytest.mark.parametrize("card", ["smith", "lestrade", "goodley", "gull", "bert", None])
def test_every_refusal_has_words_in_every_language(
    card: str | None, seat: int, language: str
) -> None:
    state = position(card, seat=seat, jack="smith")
    legal_now = set(state.legal_actions())
    for action in set(range(GAME.parse("jack holmes"))) - legal_now:
        reason = GAME.refusal(GAME.view(state, seat), action)
        assert reason is not None
        assert not translate(reason, language).startswith("mr-jack")


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("holmes g7", "choose one of the cards first"),
        ("bert", "Jeremy Bert’s card is not on the table this turn"),
    ],
)
def test_a_refused_choice_is_explained(action: str, words: str) -> None:
    state = with_fields(position(), cards=0b1111)
    assert refused(state, action) == words


@pytest.mark.parametrize(
    ("card", "action", "words"),
    [
        ("holmes", "bert", "Sherlock Holmes’s card is being played"),
        ("holmes", "bert e6", "Sherlock Holmes’s card is being played"),
        ("holmes", "holmes g3", "Sherlock Holmes stands there and must end the move elsewhere"),
        ("holmes", "holmes b7", "b7 is too far for Sherlock Holmes, who moves up to 3 hexes"),
        ("holmes", "holmes i4", "Miss Stealthy stands on i4"),
        ("holmes", "stay", "Sherlock Holmes can still move"),
        ("holmes", "accuse holmes", "Sherlock Holmes is moving and can’t be accused"),
        ("holmes", "accuse smith", "John Smith is out of Sherlock Holmes’s reach"),
        ("holmes", "escape nw", "only Jack leaves Whitechapel"),
        ("holmes", "lamp b2 f9", "Sherlock Holmes does not have that power"),
        ("holmes", "swap bert", "Sherlock Holmes does not have that power"),
        ("holmes", "lantern n", "the lantern turns only after Watson has moved"),
        ("smith", "lamp f9 h4", "no gas lamp is lit on f9"),
        ("smith", "lamp b2 c7", "the gas lamp on c7 is lit already"),
        ("lestrade", "barricade nw se", "there is no barricade at the north-west exit"),
        ("lestrade", "barricade ne sw", "there is a barricade at the south-west exit already"),
        ("bert", "cover b6 a5", "there is no manhole on b6"),
        ("bert", "cover c2 b6", "there is no manhole on b6"),
        ("bert", "cover a5 h6", "the manhole on a5 is open"),
        ("bert", "cover c2 l12", "the manhole on l12 is covered already"),
        (
            "goodley",
            "whistle goodley m9",
            "Sergeant Goodley blows the whistle and can’t call himself",
        ),
        (
            "goodley",
            "whistle smith h10",
            "h10 is no closer to Goodley than where John Smith stands",
        ),
        ("goodley", "whistle gull e7", "Sir William Gull is too far from e7 for the 3 steps left"),
        ("gull", "swap gull", "Sir William Gull can’t swap places with himself"),
    ],
)
def test_a_refused_play_is_explained(card: str, action: str, words: str) -> None:
    assert refused(position(card, CLEAR), action) == words


@pytest.mark.parametrize(
    ("card", "played", "action", "words"),
    [
        ("smith", "smith i9", "smith i8", "John Smith has moved already"),
        ("smith", "lamp b2 f9", "lamp c7 b2", "John Smith’s power has been used already"),
        ("watson", "watson a2", "watson a1", "Watson has moved: turn his lantern first"),
        ("goodley", "whistle smith j10", "goodley m9", "the whistle has 2 steps left"),
        ("goodley", "whistle smith k10", "goodley m9", "the whistle has one step left"),
        ("goodley", "whistle smith j10", "whistle smith k10", "the whistle has moved John Smith"),
    ],
)
def test_what_is_done_already_is_explained(card: str, played: str, action: str, words: str) -> None:
    assert refused(play(position(card, CLEAR), played), action).startswith(words)


def test_a_whistle_to_an_occupied_hex_is_explained() -> None:
    state = position("goodley", CLEAR | {"bert": "j10"})
    assert refused(state, "whistle smith j10") == "Jeremy Bert stands on j10"


@pytest.mark.parametrize(
    ("jack", "at", "witness", "action", "words"),
    [
        ("bert", "b7", False, "escape nw", "you are not John Smith"),
        ("smith", "b7", True, "escape nw", "the card shows “witness”: Jack can’t leave this turn"),
        ("smith", "b1", False, "escape sw", "a barricade stands at the south-west exit"),
        ("smith", "e5", False, "escape nw", "the north-west exit is out of John Smith’s reach"),
        ("smith", "e8", False, "accuse lestrade", "only the Investigator accuses"),
    ],
)
def test_jack_is_told_why_he_may_not(
    jack: str, at: str, witness: bool, action: str, words: str
) -> None:
    state = position("smith", CLEAR | {"smith": at}, seat=JACK, jack=jack, witness=witness)
    assert refused(state, action) == words


def test_a_refusal_names_what_would_do_and_changes_nothing() -> None:
    deal = ("jack gull", "card bert", "card smith", "card holmes", "card gull")
    journal = follow(Journal(GAME, MrJackOptions()), *deal)
    before = journal.state.clone()
    with pytest.raises(IllegalAction, match="Possible: holmes, smith, gull, bert"):
        journal.play(INVESTIGATOR, GAME.parse("watson"))
    assert journal.state == before


@pytest.mark.parametrize("action", ["jack holmes", "card bert", "alibi ?", "witness"])
def test_what_is_nobodys_to_choose_needs_no_reason(action: str) -> None:
    assert GAME.refusal(GAME.view(position("bert"), INVESTIGATOR), GAME.parse(action)) is None


@pytest.mark.rule("MJ-11", "MJ-12", "MJ-20")
def test_what_is_in_reach_through_manholes_or_walls_is_not_called_too_far() -> None:
    at = CLEAR | {"goodley": "m9", "bert": "f7"}
    assert refused(position("goodley", at), "goodley f7") == "Jeremy Bert stands on f7"
    closed = position("goodley", at, covers=["m9", "c2"])
    assert refused(closed, "goodley f7").startswith("f7 is too far for Sergeant Goodley")
    wall = CLEAR | {"stealthy": "c6", "bert": "c4"}
    assert refused(position("stealthy", wall), "stealthy c4") == "Jeremy Bert stands on c4"
    other = position("holmes", CLEAR | {"holmes": "c6", "bert": "c4"})
    assert refused(other, "holmes c4").startswith("c4 is too far for Sherlock Holmes")
