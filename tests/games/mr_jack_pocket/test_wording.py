"""What is said: the log, what is expected of each side of the screen, in both languages."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.codes import sight_of
from gaslamp.core.journal import Journal
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.engine import is_compiled
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.phases import PHASES, Phase
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.follow import follow
from tests.games.mr_jack_pocket.positions import (
    SET_UP_PICTURE,
    call,
    cards,
    deal,
    hunt,
    move,
    position,
    truth,
)
from tests.games.with_fields import with_fields

FACES = ("holmes", "watson", "rotation", "joker")
TWO_LEFT = """
    gull W       (bert) S     (stealthy) E
    (smith) W    (pizer) E    (lestrade) E
    (lane) -     madame S     (goodley) E
"""


def told(state: MrJackPocket, written: str, viewer: int = INVESTIGATOR) -> tuple[str, str]:
    """Carry out an action; say it in English and in French."""
    action = GAME.parse(written)
    assert action in state.legal_actions()
    before, sight = GAME.view(state, viewer), sight_of(state, action, viewer)
    state.apply(action)
    words = GAME.describe(before, sight, GAME.view(state, viewer))
    return translate(words), translate(words, "fr")


def asked(state: MrJackPocket, viewer: int) -> tuple[str, str]:
    """Say what is expected, in English and in French."""
    words = GAME.view(state, viewer).expected
    return translate(words), translate(words, "fr")


def in_phase(phase: Phase) -> MrJackPocket:
    """Come to a phase in which nobody, or the Investigator, is on turn."""
    aiming = move(hunt(position(), 1, *FACES), "rotation")
    drawing = move(hunt(position(), 1, "alibi", "watson", "exchange", "joker"), "alibi")
    states: dict[Phase, MrJackPocket] = {
        "laying": GAME.new(),
        "facing": move(GAME.new(), "tile gull", "tile bert"),
        "dealing": truth(deal().prefix(15)),
        "tossing": truth(deal()),
        "choosing": hunt(position(), 1, *FACES),
        "aiming": aiming,
        "drawing": drawing,
        "calling": call(position(), 1),
        "showing": with_fields(
            call(position(), 6), chase=True, jack_cards=cards("gull"), phase=phases.SHOWING
        ),
    }
    return states[phase]


AWAITED: dict[Phase, tuple[str, str]] = {
    "laying": ("The street tiles are laid.", "On pose les quartiers."),
    "facing": ("The street tiles are laid.", "On pose les quartiers."),
    "dealing": (
        "Mr. Jack draws his identity.",
        "Mr. Jack pioche son identité.",
    ),
    "tossing": ("The action tokens are tossed.", "On lance les jetons Action."),
    "choosing": (
        "Waiting for the Investigator to take a token.",
        "On attend l’Enquêteur : un jeton à prendre.",
    ),
    "aiming": (
        "Waiting for the Investigator to use the Rotation token.",
        "On attend l’Enquêteur : jeton Rotation.",
    ),
    "drawing": (
        "An alibi card for the Investigator.",
        "Une carte Alibi pour l’Enquêteur.",
    ),
    "calling": (
        "Call for witnesses: is Mr. Jack in sight?",
        "Appel à témoin : Mr. Jack est-il visible ?",
    ),
    "showing": (
        "A chase begins: Mr. Jack shows his alibi cards.",
        "La poursuite commence : Mr. Jack montre ses cartes Alibi.",
    ),
}


def test_every_phase_before_the_end_is_looked_at() -> None:
    assert (*AWAITED, "ended") == PHASES


@pytest.mark.parametrize("viewer", [JACK, SPECTATOR])
@pytest.mark.parametrize("phase", AWAITED)
def test_who_is_not_on_turn_is_told_whom_it_waits_for(phase: Phase, viewer: int) -> None:
    state = in_phase(phase)
    assert PHASES[state.phase] == phase
    assert asked(state, viewer) == AWAITED[phase]


@pytest.mark.parametrize("phase", AWAITED)
def test_nobody_is_asked_for_what_chance_and_the_referee_do(phase: Phase) -> None:
    state = in_phase(phase)
    if state.seat in (CHANCE, REFEREE):
        assert asked(state, INVESTIGATOR) == AWAITED[phase]
    else:
        assert asked(state, INVESTIGATOR) != AWAITED[phase]


@pytest.mark.rule("MP-07")
def test_who_plays_two_actions_in_a_row_is_told_so() -> None:
    state = hunt(position(), 1, *FACES)
    assert asked(state, INVESTIGATOR) == ("Your turn: take a token.", "À vous : prenez un jeton.")
    move(state, "holmes", "holmes 1")
    assert asked(state, JACK) == (
        "Your turn: take a token; you will take another right after.",
        "À vous : prenez un jeton ; vous en prendrez un autre aussitôt après.",
    )
    move(state, "watson", "watson 1")
    assert asked(state, JACK) == ("Your turn: take a token.", "À vous : prenez un jeton.")


@pytest.mark.parametrize(
    ("turn", "faces", "english", "french"),
    [
        (
            1,
            "watson toby exchange joker",
            "Move Watson one or two spaces clockwise.",
            "Avancez Watson d’une ou deux cases dans le sens horaire.",
        ),
        (
            1,
            "joker toby exchange watson",
            "Joker: move one detective one space clockwise.",
            "Joker : avancez un détective d’une case dans le sens horaire.",
        ),
        (
            2,
            "joker toby exchange watson",
            "Joker: move one detective one space clockwise, or none.",
            "Joker : avancez un détective d’une case dans le sens horaire, ou aucun.",
        ),
        (
            1,
            "rotation holmes toby joker",
            "Give a tile a quarter or half turn. No tile turns twice in the same turn.",
            (
                "Faites pivoter un quartier d’un quart de tour ou d’un demi-tour. Aucun ne "
                "pivote deux fois dans le même tour."
            ),
        ),
        (
            1,
            "exchange holmes toby joker",
            "Choose two tiles to swap.",
            "Choisissez deux quartiers à échanger.",
        ),
    ],
)
def test_who_holds_a_token_is_told_what_it_is_for(
    turn: int, faces: str, english: str, french: str
) -> None:
    up = faces.split()
    state = move(hunt(position(), turn, *up), up[0])
    assert asked(state, int(state.seat)) == (english, french)


@pytest.mark.rule("MP-20")
def test_a_call_that_nobody_answers_names_everybody_it_clears() -> None:
    english, french = told(call(position(spaces=(11, 2, 6)), 1), "hidden")
    assert english == (
        "Mr. Jack is out of sight and gets an hourglass. Cleared: William Gull, John Smith "
        "and Joseph Lane; 6 suspects are left."
    )
    assert french == (
        "Mr. Jack est invisible et gagne un sablier. On innocente William Gull, John Smith "
        "et Joseph Lane ; il reste 6 suspects."
    )


@pytest.mark.rule("MP-19")
def test_a_call_that_is_answered_names_everybody_it_clears() -> None:
    picture = SET_UP_PICTURE
    for name in ("bert", "stealthy", "pizer", "lestrade"):
        picture = picture.replace(name, f"({name})")
    english, french = told(
        call(position(picture, identity="gull", spaces=(11, 2, 6)), 1), "visible"
    )
    assert english == (
        "Mr. Jack is in sight! Cleared: Madame and Sergeant Goodley; 3 suspects are left."
    )
    assert french == (
        "Mr. Jack est visible ! On innocente Madame et Goodley ; il reste 3 suspects."
    )


@pytest.mark.rule("MP-19", "MP-20")
def test_a_call_says_when_it_clears_one_suspect_or_nobody() -> None:
    english, french = told(
        call(position(TWO_LEFT, identity="gull", spaces=(11, 2, 6)), 1), "visible"
    )
    assert english == "Mr. Jack is in sight! Cleared: Madame; one suspect is left."
    assert french == "Mr. Jack est visible ! On innocente Madame ; il reste un suspect."
    english, french = told(call(position(), 1), "hidden")
    assert english.endswith("Nobody is cleared; 9 suspects are left.")
    assert french.endswith("Personne n’est innocenté ; il reste 9 suspects.")


@pytest.mark.rule("MP-26")
def test_the_call_that_begins_a_chase_says_so() -> None:
    before = call(position(TWO_LEFT, spaces=(11, 2, 6)), 6)
    english, french = told(with_fields(before, jack_times=0b11111), "hidden")
    assert english.endswith(
        "one suspect is left. Mr. Jack has six hourglasses too: a chase begins."
    )
    assert french.endswith(
        "il reste un suspect. Mr. Jack a aussi six sabliers : une poursuite commence."
    )


@pytest.mark.rule("MP-13")
def test_a_card_of_the_investigator_says_whom_it_clears() -> None:
    state = move(hunt(position(), 1, "alibi", "watson", "exchange", "joker"), "alibi")
    assert told(state, "draw gull", JACK) == (
        "The Investigator draws William Gull’s alibi: cleared.",
        "L’Enquêteur pioche l’alibi de William Gull : ce suspect est innocenté.",
    )
    state = move(hunt(position(TWO_LEFT), 1, "alibi", "watson", "exchange", "joker"), "alibi")
    assert told(state, "draw bert") == (
        "You draw Jeremy Bert’s alibi; Jeremy Bert was cleared already.",
        "Vous piochez l’alibi de Jeremy Bert : ce suspect était déjà innocenté.",
    )


@pytest.mark.rule("MP-14", "MP-28")
def test_a_card_of_jack_is_named_to_him_alone() -> None:
    state = move(hunt(position(), 2, "alibi", "watson", "exchange", "joker"), "alibi")
    assert told(state.clone(), "draw gull", JACK) == (
        "You draw William Gull’s alibi: one hourglass for you.",
        "Vous piochez l’alibi de William Gull : un sablier pour vous.",
    )
    for viewer in (INVESTIGATOR, SPECTATOR):
        assert told(state.clone(), "draw gull", viewer) == (
            "Mr. Jack draws an alibi card and keeps it hidden.",
            "Mr. Jack pioche une carte Alibi et la garde face cachée.",
        )


@pytest.mark.rule("MP-28")
def test_a_card_that_is_opened_says_its_hourglasses() -> None:
    state = in_phase("showing")
    assert told(state, "show gull", SPECTATOR) == (
        "Mr. Jack shows William Gull’s alibi: one hourglass.",
        "Mr. Jack montre l’alibi de William Gull : un sablier.",
    )


@pytest.mark.parametrize(
    ("faces", "written", "english", "french"),
    [
        (
            FACES,
            "holmes",
            "The Investigator takes the Holmes token.",
            "L’Enquêteur prend le jeton Holmes.",
        ),
        (
            FACES,
            "holmes 2",
            "Holmes moves 2 spaces, to 12 o’clock.",
            "Holmes avance de 2 cases, jusqu’à 12 h.",
        ),
        (
            FACES,
            "joker toby",
            "Toby moves one space, to 7 o’clock.",
            "Toby avance d’une case, jusqu’à 7 h.",
        ),
        (
            FACES,
            "rotate 0,1 left",
            "Jeremy Bert’s tile (top middle) turns a quarter to the left.",
            "Quartier en haut au milieu (Jeremy Bert) : un quart de tour à gauche.",
        ),
        (
            ("holmes", "watson", "exchange", "joker"),
            "exchange 0,0 0,1",
            "William Gull’s and Jeremy Bert’s tiles swap places.",
            "Les quartiers de William Gull et de Jeremy Bert échangent leurs places.",
        ),
    ],
)
def test_an_action_is_told_with_what_it_changes(
    faces: tuple[str, ...], written: str, english: str, french: str
) -> None:
    state = hunt(position(), 1, *faces)
    *before, last = GAME.parse_line(written)
    move(state, *(GAME.notation(action) for action in before))
    assert told(state, GAME.notation(last), SPECTATOR) == (english, french)


@pytest.mark.rule("MP-10")
def test_jack_leaving_everybody_in_place_is_told() -> None:
    state = move(hunt(position(), 2, *FACES), "joker")
    assert told(state, "joker none") == (
        "No detective moves.",
        "Aucun détective ne bouge.",
    )


@pytest.mark.parametrize(
    ("before", "written", "english"),
    [
        ((), "tile gull", "William Gull’s tile: top left."),
        (
            ("tile gull", "tile bert"),
            "wall south",
            "The top middle tile: wall to the south.",
        ),
    ],
)
def test_the_set_up_is_told(before: tuple[str, ...], written: str, english: str) -> None:
    assert told(move(GAME.new(), *before), written)[0] == english


@pytest.mark.rule("MP-03")
def test_jacks_identity_is_told_to_him_alone() -> None:
    state = truth(deal().prefix(15))
    assert told(state.clone(), "identity gull", JACK)[0] == (
        "You are Mr. Jack, hiding as William Gull."
    )
    assert told(state, "identity gull")[0] == "Mr. Jack draws his identity in secret."


@pytest.mark.parametrize("language", LANGUAGES if is_compiled() else LANGUAGES[:1])
def test_random_games_say_every_word_of_the_log_and_nothing_without_words(language: str) -> None:
    spoken: set[str] = set()
    for seed in range(40):
        rng = Random(seed)
        journal = Journal(GAME, MrJackPocketOptions())
        while journal.state.seat != OVER:
            spoken.add(journal.view(INVESTIGATOR).expected.key)
            spoken.add(journal.view(JACK).expected.key)
            journal.replay(journal.state.random_action(rng))
        for viewer in (JACK, INVESTIGATOR):
            for words in journal.log_texts(viewer):
                spoken.add(words.key)
                assert "mr-jack-pocket" not in translate(words, language)
    starts = tuple(f"mr-jack-pocket-{start}-" for start in ("expected", "awaited", "rotate"))
    owned = {key for key in keys(language) if key.startswith(starts)}
    assert owned - {"mr-jack-pocket-awaited-showing"} <= spoken


def test_all_the_ways_in_which_tiles_turn_and_walls_stand_have_words() -> None:
    for language in LANGUAGES:
        for turn in codes.TURNS:
            assert f"mr-jack-pocket-log-rotate-{turn}" in keys(language)
            assert f"mr-jack-pocket-label-{turn}" in keys(language)
        for side in codes.SIDES:
            assert f"mr-jack-pocket-side-{side}" in keys(language)


@pytest.mark.rule("MP-07")
def test_a_log_tells_a_whole_turn() -> None:
    journal = follow(
        deal("gull"),
        *("toss holmes", "toss watson", "toss rotation", "toss joker", "holmes", "holmes 2"),
        *("watson", "watson 1", "joker", "joker none", "rotate 0,1 half", "hidden"),
    )
    assert [translate(words) for words in journal.log_texts(INVESTIGATOR, since=16)] == [
        "A token falls: Holmes.",
        "A token falls: Watson.",
        "A token falls: Rotation.",
        "A token falls: Joker.",
        "You take the Holmes token.",
        "Holmes moves 2 spaces, to 12 o’clock.",
        "Mr. Jack takes the Watson token.",
        "Watson moves one space, to 3 o’clock.",
        "Mr. Jack takes the Joker token.",
        "No detective moves.",
        "Jeremy Bert’s tile (top middle) turns halfway round.",
        ("Mr. Jack is out of sight and gets an hourglass. Nobody is cleared; 9 suspects are left."),
    ]
