"""What players read: the log and the refusals."""

from __future__ import annotations

import re

import pytest

from gaslamp.core.errors import IllegalAction
from gaslamp.core.journal import Journal
from gaslamp.core.words import LANGUAGES, say
from gaslamp.games.mr_jack.actions import ACTION_SPACE, CHARACTERS, parse
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules import MrJack
from gaslamp.games.mr_jack.table import INVESTIGATOR, JACK
from tests.games.mr_jack.positions import CLEAR, legal, play, position, table

pytestmark = pytest.mark.engine


def told(state: MrJack, action: str, language: str = "en") -> str:
    return say(GAME.describe(state, parse(action)), language)


def refused(state: MrJack, action: str, language: str = "en") -> str:
    assert action not in legal(state)
    reason = GAME.refusal(state, parse(action))
    assert reason is not None
    return say(reason, language)


@pytest.mark.parametrize(
    ("card", "action", "words"),
    [
        ("holmes", "holmes g7", "Sherlock Holmes goes to g7."),
        ("holmes", "alibi bert", "Jeremy Bert has an alibi: the Investigator knows it now."),
        ("holmes", "alibi ?", "An alibi card is drawn, for the eyes of the Investigator alone."),
        ("watson", "lantern ne", "Watson turns his lantern to the north-east."),
        ("smith", "lamp b2 f9", "A lamp is carried from b2 to f9."),
        ("lestrade", "barricade ne nw", "The barricade of the north-east exit is moved to the"),
        ("bert", "cover c2 h6", "The manhole on c2 is opened, the one on h6 closed."),
        ("goodley", "whistle smith g7", "The whistle brings John Smith to g7."),
        ("gull", "swap watson", "Sir William Gull changes places with Doctor Watson."),
        ("bert", "accuse watson", "Jeremy Bert lays a hand on Doctor Watson: “You are Jack!”"),
        ("bert", "escape nw", "Jeremy Bert slips out of Whitechapel by the north-west exit."),
        ("bert", "stay", "Jeremy Bert is hemmed in and stays."),
        ("bert", "witness", "A witness! Jack can be seen: whoever is out of sight is cleared."),
        ("bert", "no witness", "No witness. Jack is out of sight: whoever can be seen is cleared."),
    ],
)
def test_the_log_tells_what_happened(card: str, action: str, words: str) -> None:
    assert told(position(card), action).startswith(words)


@pytest.mark.rule("MJ-29")
@pytest.mark.parametrize(
    ("turn", "end"),
    [(1, "is cleared. Lamp 1 goes out on f9."), (4, "Lamp 4 goes out on k6."), (5, "is cleared.")],
)
def test_the_log_tells_which_lamp_goes_out_after_the_call(turn: int, end: str) -> None:
    state = play(position("smith"), "lamp b2 f9")
    state.turn = turn
    assert told(state, "witness").endswith(end)
    assert told(state, "no witness").endswith(end)


def test_the_log_tells_of_the_cards() -> None:
    assert told(table(), "jack smith") == "Jack hides under the name of John Smith."
    assert told(table(), "jack ?").startswith("Jack draws an alibi card in secret")
    assert told(table(), "card bert") == "Jeremy Bert’s card is turned face up."
    assert told(position(), "bert") == "Jeremy Bert is played by the Investigator."
    assert told(position(seat=JACK), "bert") == "Jeremy Bert is played by Jack."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["smith", "gull", "goodley"])
def test_every_action_has_words_in_every_language(card: str, language: str) -> None:
    for action in range(ACTION_SPACE):
        words = say(GAME.describe(position(card), action), language)
        assert words[0].isupper()
        assert words.rstrip("” »")[-1] in ".!"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
@pytest.mark.parametrize("card", ["smith", "lestrade", "goodley", "gull", "bert", None])
def test_every_refusal_has_words_in_every_language(
    card: str | None, seat: int, language: str
) -> None:
    state = position(card, seat=seat, jack="smith")
    legal_now = set(state.legal_actions())
    for action in set(range(parse("jack holmes"))) - legal_now:
        reason = GAME.refusal(state, action)
        assert reason is not None
        assert not say(reason, language).startswith("mr-jack")


@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
@pytest.mark.parametrize("card", [*CHARACTERS, None])
def test_no_french_sentence_lacks_an_elision_or_a_contraction(card: str | None, seat: int) -> None:
    state = position(card, seat=seat, jack="smith")
    illegal = set(range(parse("jack holmes"))) - set(state.legal_actions())
    refusals = [GAME.refusal(state, action) for action in illegal]
    texts = [reason for reason in refusals if reason is not None]
    if card is not None:
        texts += [GAME.describe(state, action) for action in range(ACTION_SPACE)]
    wrong = re.compile(r"\b(?:d|qu|l|n|s)[ea] [aeiouéê]|\b(?:de|à) les? ", re.IGNORECASE)
    assert [words for words in (say(one, "fr") for one in texts) if wrong.search(words)] == []


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("holmes g7", "choose one of the cards that lie face up first"),
        ("bert", "Jeremy Bert’s card does not lie face up"),
    ],
)
def test_a_refused_choice_is_explained(action: str, words: str) -> None:
    state = position()
    state.cards = 0b1111
    assert refused(state, action) == words


@pytest.mark.parametrize(
    ("card", "action", "words"),
    [
        ("holmes", "bert", "Sherlock Holmes’s card is being played"),
        ("holmes", "bert e6", "Sherlock Holmes’s card is being played"),
        ("holmes", "holmes g3", "Sherlock Holmes stands there and must end the move elsewhere"),
        ("holmes", "holmes b7", "b7 is out of Sherlock Holmes’s reach, 3 hexes at most"),
        ("holmes", "holmes i4", "Miss Stealthy stands on i4"),
        ("holmes", "stay", "Sherlock Holmes has somewhere to go"),
        ("holmes", "accuse holmes", "Sherlock Holmes moves, and can’t be the one accused"),
        ("holmes", "accuse smith", "John Smith is out of Sherlock Holmes’s reach"),
        ("holmes", "escape nw", "only Jack leaves Whitechapel"),
        ("holmes", "lamp b2 f9", "that is not the power of Sherlock Holmes"),
        ("holmes", "swap bert", "that is not the power of Sherlock Holmes"),
        ("holmes", "lantern n", "the lantern is turned only after Watson was moved"),
        ("smith", "lamp f9 h4", "no lamp burns on f9"),
        ("smith", "lamp b2 c7", "a lamp burns on c7 already"),
        ("lestrade", "barricade nw se", "there is no barricade at the north-west exit"),
        ("lestrade", "barricade ne sw", "there is a barricade at the south-west exit already"),
        ("bert", "cover b6 a5", "there is no manhole on b6"),
        ("bert", "cover c2 b6", "there is no manhole on b6"),
        ("bert", "cover a5 h6", "the manhole on a5 is open"),
        ("bert", "cover c2 l12", "the manhole on l12 is covered already"),
        ("goodley", "whistle goodley m9", "Sergeant Goodley whistles, and does not call himself"),
        (
            "goodley",
            "whistle smith h10",
            "h10 is no closer to Goodley than where John Smith stands",
        ),
        ("goodley", "whistle gull e7", "Sir William Gull is too far from e7 for 3 points"),
        ("gull", "swap gull", "Sir William Gull can’t change places with himself"),
    ],
)
def test_a_refused_play_is_explained(card: str, action: str, words: str) -> None:
    assert refused(position(card, CLEAR), action) == words


@pytest.mark.parametrize(
    ("card", "played", "action", "words"),
    [
        ("smith", "smith i9", "smith i8", "John Smith has moved already"),
        ("smith", "lamp b2 f9", "lamp c7 b2", "John Smith has used the power already"),
        ("watson", "watson a2", "watson a1", "Watson was moved, so turn his lantern first"),
        ("goodley", "whistle smith j10", "goodley m9", "the whistle has 2 points left to spend"),
        ("goodley", "whistle smith k10", "goodley m9", "the whistle has one point left to spend"),
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
        ("bert", "b7", False, "escape nw", "you do not hide under the name of John Smith"),
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
    journal = Journal(GAME, MrJackOptions(), [parse("jack gull"), parse("card bert")])
    for who in ("smith", "holmes", "gull"):
        journal.play(journal.state.seat, parse(f"card {who}"))
    key = journal.state.key()
    with pytest.raises(IllegalAction, match="Possible: holmes, smith, gull, bert"):
        journal.play(INVESTIGATOR, parse("watson"))
    assert journal.state.key() == key
