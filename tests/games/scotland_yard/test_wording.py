"""What is said in Scotland Yard: the log, what is expected, how it ended, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.random import Random

from gaslamp.core.codes import sight_of
from gaslamp.core.errors import NotationError, OptionsError
from gaslamp.core.game import viewers
from gaslamp.core.journal import Journal
from gaslamp.core.log import full_log
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.text import Text
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.engine import is_compiled
from gaslamp.games.scotland_yard.actions import ACTION_SPACE
from gaslamp.games.scotland_yard.endings import ENDINGS
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.game_setup import ROUNDS
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.phases import PHASES, Phase
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.scotland_yard.positions import (
    EVERY_OPTIONS,
    FAR,
    agree,
    change,
    chase,
    end_round,
    give,
    move,
    position,
    strand,
)

# Said elsewhere than in the log: each has tests of its own.
ELSEWHERE = (
    "measure",  # in reviews
    *("about", "option-", "notebook-", "draw-", "typed-", "kind-", "tiny-", "reason-"),
    *("lesson-", "puzzle-", "scenario-", "left"),
)


def told(state: ScotlandYard, written: str, viewer: int = SPECTATOR) -> tuple[str, str]:
    """Carry out an action; say it in English and in French."""
    action = GAME.parse(written)
    assert action in state.legal_actions()
    before, sight = GAME.view(state, viewer), sight_of(state, action, viewer)
    state.apply(action)
    words = GAME.describe(before, sight, GAME.view(state, viewer))
    return translate(words), translate(words, "fr")


def asked(state: ScotlandYard, viewer: int) -> tuple[str, str]:
    """Say what is expected, in English and in French."""
    words = GAME.view(state, viewer).expected
    return translate(words), translate(words, "fr")


def agreed() -> ScotlandYard:
    return position(104, 74, *FAR[:2], voluntary_reveal=True)


def in_phase(phase: Phase) -> ScotlandYard:
    """Come to a phase of the game."""
    states: dict[Phase, ScotlandYard] = {
        "dealing": GAME.start(agree()),
        "turn": agreed(),
        "first": move(agreed(), "double"),
        "second": move(agreed(), "double", "taxi 86"),
        "sighting": move(agreed(), "taxi 86", "show"),
        "offer": move(agreed(), "taxi 86"),
        "taking": move(agreed(), "taxi 86", "show", "at 86", "take nothing"),
        "chase": move(agreed(), "taxi 86", "hide", "taxi 92"),
    }
    return states[phase]


AWAITED: dict[Phase, tuple[str, str]] = {
    "dealing": ("The start cards are dealt.", "On distribue les cartes de départ."),
    "turn": ("Mister X’s turn.", "C’est au tour de Mister X."),
    "first": (
        "Mister X makes the first move of a double move.",
        "Mister X fait le premier trajet d’un coup double.",
    ),
    "second": (
        "Mister X makes the second move of a double move.",
        "Mister X fait le second trajet d’un coup double.",
    ),
    "sighting": ("Mister X must appear.", "Mister X doit apparaître."),
    "offer": (
        "Mister X decides whether to show himself.",
        "Mister X décide s’il se montre.",
    ),
    "taking": (
        "Mister X takes a ticket from Detective 2.",
        "Mister X prend un ticket au détective 2.",
    ),
    "chase": ("Detective 2’s turn.", "C’est au tour du détective 2."),
}
EXPECTED: dict[Phase, tuple[str, str]] = {
    "turn": (
        "Your move, Mister X: choose a station, or play a double-move card first.",
        "À vous, Mister X : choisissez une station, ou jouez d’abord une carte « coup double ».",
    ),
    "first": (
        "Double move: make your first move.",
        "Coup double : faites votre premier trajet.",
    ),
    "second": (
        "Double move: make your second move.",
        "Coup double : faites votre second trajet.",
    ),
    "offer": (
        "Show yourself, and take a ticket from each detective?",
        "Vous montrer, et prendre un ticket à chaque détective ?",
    ),
    "taking": (
        "Take a ticket from Detective 2, or nothing.",
        "Prenez un ticket au détective 2, ou rien.",
    ),
    "chase": (
        "Your move: choose a station for Detective 2.",
        "À vous : choisissez une station pour le détective 2.",
    ),
}


def test_every_phase_before_the_end_is_looked_at() -> None:
    assert (*AWAITED, "ended") == PHASES


@pytest.mark.parametrize("phase", AWAITED)
def test_who_waits_is_told_for_whom_and_who_acts_what_to_do(phase: Phase) -> None:
    state = in_phase(phase)
    assert PHASES[state.phase] == phase
    for viewer in (0, 1, SPECTATOR):
        assert asked(state, viewer) == (EXPECTED if viewer == state.seat else AWAITED)[phase]


@pytest.mark.rule("SY-17")
def test_mister_x_is_not_asked_for_a_card_that_he_does_not_have() -> None:
    state = position(104, 74, *FAR[:2])
    give(state, 0, taxi=4, bus=3, underground=3, black=3)
    assert asked(state, 0) == (
        "Your move, Mister X: choose a station.",
        "À vous, Mister X : choisissez une station.",
    )


def ended(ending: str) -> ScotlandYard:
    """Come to an end."""
    if ending == "caught":
        return move(chase(74, 92, *FAR[:2]), "taxi 74")
    if ending == "surrounded":
        return move(chase(2, 11, 33, 3), "taxi 10", "taxi 20", "taxi 4")
    state = position(104, 74, *FAR[:2])
    if ending == "stranded":
        strand(state, 1, 2, 3)
    else:
        change(state, round=ROUNDS)
    return end_round(move(state, "taxi 86"))


ENDED = {
    "caught": (
        "Detective 1 caught Mister X at station 74 in round 1.",
        "Mister X est pris à la station 74 au tour 1 par le détective 1.",
    ),
    "surrounded": (
        "Mister X was surrounded at station 2 in round 2: he had no move left.",
        "Mister X est cerné à la station 2 au tour 2 : il ne pouvait plus se déplacer.",
    ),
    "stranded": (
        "Mister X got away from station 86: in round 1 no detective could move any more.",
        (
            "Mister X s’échappe de la station 86 : au tour 1, plus aucun détective ne pouvait "
            "se déplacer."
        ),
    ),
    "away": (
        "Mister X got away: after 22 rounds nobody had caught him. He was at station 86.",
        (
            "Mister X s’échappe : après 22 tours, personne ne l’avait pris. Il était à la "
            "station 86."
        ),
    ),
}


@pytest.mark.rule("SY-20", "SY-21", "SY-22")
@pytest.mark.parametrize("ending", ENDINGS)
def test_everybody_is_told_how_it_ended_and_why(ending: str) -> None:
    state = ended(ending)
    assert state.ending() == ending
    for viewer in (0, 1, SPECTATOR):
        view = GAME.view(state, viewer)
        assert view.outcome is not None
        assert view.outcome.ending == ending
    assert asked(state, SPECTATOR) == ENDED[ending]
    has_won = 0 in state.winners()
    assert GAME.view(state, 0).expected.key.endswith("-won" if has_won else "-lost")


@pytest.mark.parametrize(
    ("written", "english", "french"),
    [
        ("taxi 86", "Mister X takes a taxi.", "Mister X prend un taxi."),
        (
            "black 86",
            "Mister X uses a black ticket.",
            "Mister X utilise un ticket noir.",
        ),
        (
            "double",
            "Mister X plays a double-move card.",
            "Mister X joue une carte « coup double ».",
        ),
    ],
)
def test_what_mister_x_does_is_told_without_his_station(
    written: str, english: str, french: str
) -> None:
    assert told(agreed(), written) == (english, french)


def test_mister_x_himself_is_told_where_he_went() -> None:
    assert told(agreed(), "taxi 86", 0) == (
        "You take a taxi to 86.",
        "Vous prenez un taxi pour la station 86.",
    )


@pytest.mark.rule("SY-15", "SY-24")
def test_a_sighting_and_what_he_takes_for_it_are_told() -> None:
    state = move(agreed(), "taxi 86", "show")
    assert told(state, "at 86") == (
        "Mister X appears at 86!",
        "Mister X apparaît à la station 86 !",
    )
    assert told(state, "take bus") == (
        "Mister X takes a bus ticket from Detective 1.",
        "Mister X prend un ticket de bus au détective 1.",
    )


@pytest.mark.rule("SY-05")
def test_start_cards_are_told_his_to_himself_alone() -> None:
    state = GAME.start(agree())
    assert told(state.clone(), "deal 103", 0)[1] == "Vous partez de la station 103."
    assert told(state, "deal 103")[1] == "Mister X tire une carte de départ."
    assert told(state, "deal 112") == (
        "Detective 1 starts at 112.",
        "Le détective 1 part de la station 112.",
    )


@pytest.mark.rule("SY-14")
def test_a_detective_who_stays_is_named() -> None:
    assert told(chase(104, 2, 10, 20), "stay") == (
        "Detective 1 can’t move.",
        "Le détective 1 ne peut pas se déplacer.",
    )


def said_in_random_games() -> Iterator[Text]:
    for seed, options in enumerate(EVERY_OPTIONS):
        rng = Random(seed)
        journal = Journal(GAME, options)
        yield from GAME.seats(options)
        yield from (element.label for element in GAME.board(options).elements)
        while journal.state.seat != OVER:
            for viewer in viewers(options.seats):
                view = journal.view(viewer)
                yield view.expected
                for choice in journal.choices(viewer, view):
                    said = (choice.label, choice.question, choice.warning)
                    yield from (text for text in said if text is not None)
            journal.replay(journal.state.random_action(rng))
        for viewer in viewers(options.seats):
            for line in journal.log_lines(viewer):
                yield from (text for text in (line.text, line.headline) if text is not None)
        yield from full_log(GAME, options, journal.actions)


def refused_positions() -> Iterator[ScotlandYard]:
    """Positions in which each kind of refusal has its place."""
    state = position(74, 92, 117, 3, counted_tickets=True)
    yield state
    for tickets in ({"taxi": 1}, {"taxi": 1, "double": 1}, {"bus": 1, "underground": 1}):
        poor = state.clone()
        give(poor, 0, **tickets)
        yield poor
    narrow = position(111, 74, *FAR[:2], counted_tickets=True)
    give(narrow, 0, taxi=1, underground=1, double=1)
    yield move(narrow, "double")
    hunt = chase(104, 74, 92, 2)
    yield hunt
    for tickets in ({"taxi": 1}, {"bus": 1, "underground": 1}):
        poor = hunt.clone()
        give(poor, 1, **tickets)
        yield poor


def refused() -> Iterator[Text]:
    for state in refused_positions():
        legal = set(state.legal_actions())
        view = GAME.view(state, int(state.seat))
        for action in range(ACTION_SPACE):
            reason = None if action in legal else GAME.refusal(view, action)
            if reason is not None:
                yield reason
    with pytest.raises(OptionsError) as caught:
        ScotlandYardOptions(seats=4, detectives=5)
    yield caught.value.text
    with pytest.raises(NotationError) as misread:
        GAME.parse("taxi 200")
    yield from pieces(misread.value.text)


def pieces(message: Text) -> Iterator[Text]:
    yield message
    for value in message.args.values():
        if isinstance(value, Text):
            yield from pieces(value)


def said_in_every_phase() -> Iterator[Text]:
    yield GAME.title()
    for phase in AWAITED:
        yield GAME.view(in_phase(phase), SPECTATOR).expected
    for ending in ENDINGS:
        for viewer in (0, 1, SPECTATOR):
            yield GAME.view(ended(ending), viewer).expected


@pytest.mark.parametrize("language", LANGUAGES if is_compiled() else LANGUAGES[:1])
def test_every_word_is_said_and_nothing_is_said_without_words(language: str) -> None:
    every = [*said_in_random_games(), *refused(), *said_in_every_phase()]
    said = {repr(text): text for text in every}
    for text in said.values():
        assert translate(text, language)
    used = {piece.key for text in said.values() for piece in pieces(text)}
    explained = tuple(f"scotland-yard-{page}" for page in ELSEWHERE)
    mine = {key for key in keys(language) if key.startswith("scotland-yard-")}
    assert used - {"core-bad-notation"} == {key for key in mine if not key.startswith(explained)}
