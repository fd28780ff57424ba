"""What players read: the log, what is expected of them, how it ended."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gaslamp.core.codes import Action, Sight
from gaslamp.core.journal import Journal
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import Text
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.mr_jack.actions import ACTION_SPACE, CHARACTERS
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.phases import PHASES
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.follow import follow
from tests.games.mr_jack.positions import CLEAR, VIEWERS, calling, play, position, table
from tests.games.with_fields import with_fields

DEAL = ("jack gull", "card smith", "card bert", "card holmes", "card watson")


def told(state: MrJack, action: str, language: str = "en", viewer: int = SPECTATOR) -> str:
    """Say what an action looks like that changes nothing else to be told."""
    view = GAME.view(state, viewer)
    return translate(GAME.describe(view, Sight(GAME.parse(action)), view), language)


def told_of_call(state: MrJack, language: str = "en") -> str:
    """Let the referee answer the call, and say what everybody is told."""
    before = GAME.view(state, SPECTATOR)
    answer = Sight(int(state.legal_actions()[0]))
    state.apply(answer)
    return translate(GAME.describe(before, answer, GAME.view(state, SPECTATOR)), language)


def expected(state: MrJack, viewer: int, language: str = "en") -> str:
    return translate(GAME.view(state, viewer).expected, language)


@pytest.mark.parametrize(
    ("card", "action", "words"),
    [
        ("holmes", "holmes g7", "Sherlock Holmes moves to g7."),
        ("holmes", "alibi bert", "The Investigator draws Jeremy Bert’s alibi."),
        ("holmes", "alibi ?", "The Investigator looks at an alibi card."),
        ("watson", "lantern ne", "Watson turns his lantern north-east."),
        ("smith", "lamp b2 f9", "A gas lamp moves from b2 to f9."),
        (
            "lestrade",
            "barricade ne nw",
            "The police barricade moves from the north-east exit to the north-west exit.",
        ),
        ("bert", "cover c2 h6", "The manhole on c2 opens; the one on h6 closes."),
        ("goodley", "whistle smith g7", "The whistle brings John Smith to g7."),
        ("gull", "swap watson", "Sir William Gull swaps places with Doctor Watson."),
        ("bert", "accuse watson", "Jeremy Bert accuses Doctor Watson!"),
        (
            "bert",
            "escape nw",
            "Jeremy Bert leaves by the north-west exit: it was Jack!",
        ),
        ("bert", "stay", "Jeremy Bert can’t move and stays."),
    ],
)
def test_the_log_tells_what_happened(card: str, action: str, words: str) -> None:
    assert told(position(card), action) == words


def test_the_log_tells_of_the_cards() -> None:
    assert told(table(), "jack smith") == "Jack is John Smith."
    assert told(table(), "jack ?").startswith("Jack draws his alibi card in secret")
    assert told(table(), "card bert") == "Jeremy Bert’s card is turned up."
    assert told(position(), "bert") == "The Investigator plays Jeremy Bert."
    assert told(position(seat=JACK), "bert") == "Jack plays Jeremy Bert."


@pytest.mark.rule("MJ-28")
def test_the_call_names_whom_a_witness_clears() -> None:
    assert told_of_call(calling(jack="holmes", turn=5)) == (
        "Witness! Jack is visible. Cleared: Doctor Watson, Miss Stealthy, Sergeant Goodley "
        "and Sir William Gull."
    )
    assert told_of_call(calling(jack="holmes", turn=5), "fr") == (
        "Témoin ! Jack est visible. On innocente John Watson, Miss Stealthy, Goodley et "
        "Sir William Gull."
    )


@pytest.mark.rule("MJ-28")
def test_the_call_names_whom_no_witness_clears_and_nobody_twice() -> None:
    state = with_fields(calling(jack="gull", turn=5), innocent=0b1000_0100)  # Smith and Bert
    assert told_of_call(state) == (
        "No witness: Jack is invisible. Cleared: Sherlock Holmes and Inspector Lestrade."
    )
    alone = with_fields(calling(jack="gull", turn=5), innocent=0b1000_1100)
    assert told_of_call(alone).endswith("Cleared: Sherlock Holmes.")


@pytest.mark.rule("MJ-28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_that_clears_nobody_says_so(language: str) -> None:
    state = with_fields(calling(jack="gull", turn=5), innocent=0b1000_1101)
    said = told_of_call(state, language)
    assert said.endswith(("Nobody is cleared.", "Personne n’est innocenté."))


@pytest.mark.rule("MJ-29")
@pytest.mark.parametrize(
    ("turn", "end"),
    [
        (1, ". Gas lamp 1 on f9 goes out."),
        (4, ". Gas lamp 4 on k6 goes out."),
        (5, "Sergeant Goodley."),
    ],
)
def test_the_log_tells_which_lamp_goes_out_after_the_call(turn: int, end: str) -> None:
    lamps = [0, 3, 1, 5, 5, 0, 4, 2]  # lamp 1 was carried from b2 to f9
    assert told_of_call(with_fields(calling(turn=turn), lamps=lamps)).endswith(end)


def test_a_game_is_told_to_each_viewer_from_its_own_side() -> None:
    journal = follow(Journal(GAME, MrJackOptions()), *DEAL, "holmes", "holmes g4", "alibi bert")
    said = {viewer: [translate(line) for line in journal.log_texts(viewer)] for viewer in VIEWERS}
    assert said[JACK][0] == "You are Jack, hiding as Sir William Gull."
    assert said[INVESTIGATOR][0].startswith("Jack draws his alibi card in secret")
    assert said[INVESTIGATOR][-1] == "You draw Jeremy Bert’s alibi: Jeremy Bert is not Jack."
    assert said[JACK][-1] == "The Investigator looks at an alibi card."
    assert said[SPECTATOR][1:] == said[JACK][1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["smith", "gull", "goodley"])
def test_every_action_has_words_in_every_language(card: str, language: str) -> None:
    view = GAME.view(position(card), SPECTATOR)
    for action in range(ACTION_SPACE):
        words = translate(GAME.describe(view, Sight(action), view), language)
        assert words[0].isupper()
        assert words.rstrip("” »")[-1] in ".!"


# Every phase, with what the seat on turn is asked and what the others wait for.
ASKED = [
    ("identity", table(), None, "Jack draws his alibi card."),
    ("dealing", play(table(), "jack gull"), None, "Four character cards are turned up."),
    (
        "choosing",
        position(),
        "Your turn: choose one of the cards.",
        "Waiting for the Investigator to choose a card.",
    ),
    (
        "playing",
        position("holmes", seat=JACK),
        "Move Sherlock Holmes up to 3 hexes; then he looks at an alibi card.",
        "Jack is playing Sherlock Holmes.",
    ),
    (
        "whistling",
        play(position("goodley", CLEAR), "whistle smith j10"),
        "The whistle has 2 steps left: bring another character closer to Sergeant Goodley.",
        "The Investigator blows Sergeant Goodley’s whistle.",
    ),
    (
        "turning",
        play(position("watson", CLEAR), "watson a2"),
        "Watson has moved: turn his lantern in one of the six directions.",
        "The Investigator turns Watson’s lantern.",
    ),
    (
        "drawing",
        play(position("holmes", CLEAR), "holmes f3"),
        None,
        "The Investigator looks at an alibi card.",
    ),
    ("calling", calling(), None, "Call for witnesses: is Jack visible?"),
]


@pytest.mark.parametrize(("phase", "state", "own", "others"), ASKED, ids=[one[0] for one in ASKED])
def test_every_phase_says_what_is_asked_and_who_is_awaited(
    phase: str, state: MrJack, own: str | None, others: str
) -> None:
    for viewer in VIEWERS:
        assert GAME.view(state, viewer).phase == phase
        asked = own if own is not None and viewer == state.seat else others
        assert expected(state, viewer) == asked


def test_every_phase_is_asked_about() -> None:
    assert {phase for phase, *_ in ASKED} | {"ended"} == set(PHASES)


@pytest.mark.parametrize(("phase", "state", "own", "others"), ASKED, ids=[one[0] for one in ASKED])
def test_what_is_asked_is_a_french_sentence_too(
    phase: str, state: MrJack, own: str | None, others: str
) -> None:
    for viewer in VIEWERS:
        french = expected(state, viewer, "fr")
        assert french[0].isupper()
        assert french[-1] in ".?"
        assert french != expected(state, viewer)
    mine = expected(state, INVESTIGATOR if state.seat == INVESTIGATOR else JACK, "fr")
    assert (mine != expected(state, SPECTATOR, "fr")) == (own is not None)


@pytest.mark.parametrize(
    ("card", "played", "words"),
    [
        ("watson", (), "Move Doctor Watson up to 3 hexes; then turn his lantern."),
        (
            "smith",
            (),
            (
                "Move John Smith up to 3 hexes. Before or after, move a lit gas lamp to "
                "another lamp space."
            ),
        ),
        ("smith", ("smith i9",), "Now move a lit gas lamp to another lamp space."),
        ("smith", ("lamp b2 f9",), "Now move John Smith up to 3 hexes."),
        (
            "lestrade",
            (),
            (
                "Move Inspector Lestrade up to 3 hexes. Before or after, move a barricade to "
                "another exit."
            ),
        ),
        (
            "lestrade",
            ("lestrade e8",),
            "Now move a barricade to another exit.",
        ),
        ("stealthy", (), "Move Miss Stealthy up to 4 hexes; she can walk through anything."),
        (
            "goodley",
            ("goodley m9",),
            "Now blow the whistle: bring others closer to Sergeant Goodley.",
        ),
        (
            "gull",
            (),
            "Move Sir William Gull up to 3 hexes, or swap him with another character.",
        ),
        ("bert", ("bert e6",), "Now open one manhole and close another."),
    ],
)
def test_a_card_asks_for_what_is_left_of_it(card: str, played: tuple[str, ...], words: str) -> None:
    assert expected(play(position(card, CLEAR), *played), INVESTIGATOR) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CHARACTERS)
def test_every_card_says_how_it_begins(card: str, language: str) -> None:
    said = expected(position(card, CLEAR), INVESTIGATOR, language)
    assert said.startswith(("Move ", "Déplacez "))


ENDED = [
    (
        "arrested",
        play(position("bert", CLEAR | {"smith": "e8"}, jack="smith"), "accuse smith"),
        "Jeremy Bert arrested John Smith on e8 in turn 1: it was Jack, and the Investigator wins.",
        "Jeremy Bert a arrêté John Smith en e8 au tour 1 : c’était bien Jack, l’enquêteur gagne.",
    ),
    (
        "mistaken",
        play(position("bert", CLEAR | {"smith": "e8"}, jack="gull"), "accuse smith"),
        "Jeremy Bert arrested John Smith on e8 in turn 1, but Jack was Sir William Gull: "
        "Jack wins.",
        "Jeremy Bert a arrêté John Smith en e8 au tour 1, "
        "mais Jack avait les traits de Sir William Gull : Jack gagne.",
    ),
    (
        "escaped",
        play(
            position("smith", CLEAR | {"smith": "b7"}, seat=JACK, jack="smith", witness=False),
            "escape nw",
        ),
        "Jack was John Smith and left Whitechapel by the north-west exit in turn 2: Jack wins.",
        "Jack, sous les traits de John Smith, a quitté Whitechapel par la sortie nord-ouest "
        "au tour 2 : Jack gagne.",
    ),
    (
        "dawn",
        play(position("stealthy", CLEAR, seat=JACK, turn=8, played=3), "stealthy i5"),
        "Dawn came after turn 8 and nobody had arrested Jack, who was Sir William Gull on d3: "
        "Jack wins.",
        "L’aube s’est levée après le tour 8 sans que personne ait arrêté Jack, "
        "en d3 sous les traits de Sir William Gull : Jack gagne.",
    ),
]


@pytest.mark.rule("MJ-30", "MJ-33", "MJ-34")
@pytest.mark.parametrize(
    ("ending", "state", "english", "french"), ENDED, ids=[one[0] for one in ENDED]
)
def test_every_ending_is_told_with_who_and_where(
    ending: str, state: MrJack, english: str, french: str
) -> None:
    assert state.ending() == ending
    assert expected(state, SPECTATOR) == english
    assert expected(state, SPECTATOR, "fr") == french
    for seat in (0, 1):
        has_won = seat in state.winners()
        assert GAME.view(state, seat).expected.key.endswith("-won" if has_won else "-lost")


def said_in(state: MrJack, card: str | None) -> Iterator[Text]:
    """Collect all that may be said in a position."""
    view = GAME.view(state, int(state.seat))
    legal = set(state.legal_actions())
    for action in range(GAME.parse("jack holmes")):
        reason = None if action in legal else GAME.refusal(view, action)
        if reason is not None:
            yield reason
    if card is not None:
        for action in range(ACTION_SPACE):
            yield GAME.describe(view, Sight(action), view)
        for action in legal:
            yield GAME.label(view, Action(action))
    for viewer in VIEWERS:
        yield GAME.view(state, viewer).expected


@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
@pytest.mark.parametrize("card", [*CHARACTERS, None])
def test_no_french_sentence_lacks_an_elision_or_a_contraction(card: str | None, seat: int) -> None:
    texts = list(said_in(position(card, seat=seat, jack="smith"), card))
    texts += [GAME.view(state, SPECTATOR).expected for _, state, *_ in ENDED]
    wrong = re.compile(r"\b(?:d|qu|l|n|s)[ea] [aeiouéê]|\b(?:de|à) les? ", re.IGNORECASE)
    said = {translate(one, "fr") for one in texts}
    assert [words for words in said if wrong.search(words)] == []
