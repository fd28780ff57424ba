"""What is said: the log, what is expected, and what players without notes must remember."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gaslamp.core.log import full_log
from gaslamp.core.state import CHANCE, REFEREE, SPECTATOR
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.lady_alice.board import clue_names
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.phases import PHASES
from tests.games.lady_alice.playing import (
    BLUE,
    FIVE,
    GREEN,
    RED,
    RIGHT,
    THREE,
    YELLOW,
    Table,
    in_the_middle,
)

SUSPICION = "suspect kingsley abbey 9h mask"


def told(table: Table, viewer: int, language: str = "en") -> list[str]:
    """Put a viewer's log into words."""
    return [translate(line, language) for line in table.journal.log_texts(viewer)]


def test_the_log_reads_like_the_rulebook() -> None:
    table = Table().play("suspect kingsley waterloo 7h compass", "mark waterloo 2")
    table.play("mark waterloo 0", "accuse tinne docks 21h drum")
    assert told(table, RED) == [
        "Blue gets a piece of evidence.",
        "Your piece of evidence: Waterloo Station.",
        "Yellow gets a piece of evidence.",
        "Green gets a piece of evidence.",
        "Blue starts with the spiral notebook.",
        "Blue suspects Mary Kingsley…",
        "… of having been at Waterloo Station…",
        "… at about 7:00…",
        "… holding the compass.",
        "Verdict: 3 smiles.",
        "You place a marker on Waterloo Station.",
        "Your marker is worth 2.",
        "Yellow places a marker on Waterloo Station.",
        "Yellow’s marker is face down.",
        "Your marker underneath is turned over: 2.",
        "Green accuses Alexine Tinné…",
        "… of having been at St Katharine Docks…",
        "… at about 21:00…",
        "… holding the drum.",
        "Verdict: no smile. Green is out, and all these clues are false leads.",
    ]


def test_the_log_is_french_too() -> None:
    table = Table(THREE).play("suspect kingsley abbey 7h compass")
    table.play("accuse kingsley waterloo 17h blank")
    said = told(table, SPECTATOR, "fr")
    assert said[-2] == "Verdict : 3 sourires. Rouge a raison : l’énigme est résolue !"
    assert said[-3] == "… objet : carte noire."
    assert said[4:9] == [
        "Bleu soupçonne Mary Kingsley…",
        "… lieu : l’abbaye de Westminster…",
        "… vers 7 heures…",
        "… avec la boussole.",
        "Verdict : un seul sourire.",
    ]


@pytest.mark.rule("LA-40")
@pytest.mark.parametrize("place", range(4))
def test_a_blank_is_told_by_its_category(place: int) -> None:
    table = Table(THREE).play(SUSPICION)
    clues = ["speke", "abbey", "9h", "mask"]
    clues[place] = "blank"
    table.play(f"accuse {' '.join(clues)}")
    assert (
        told(table, BLUE)[-5:-1][place]
        == (
            "Red accuses, with no suspect…",
            "… place left blank…",
            "… time left blank…",
            "… object left blank.",
        )[place]
    )


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        (f"suspect {RIGHT}", "Verdict: 4 smiles. Blue has found the solution!"),
        ("suspect speke museum 7h drum", "Verdict: no smile. All four clues are false leads."),
        ("suspect kingsley museum 7h drum", "Verdict: one smile."),
        ("suspect kingsley waterloo 17h drum", "Verdict: 3 smiles."),
    ],
)
def test_a_suspicions_verdict_is_told_with_its_smiles(line: str, verdict: str) -> None:
    assert verdict in told(Table().play(line), YELLOW)


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        (f"accuse {RIGHT}", "Verdict: 4 smiles. Red is right: the case is solved!"),
        ("accuse kingsley museum 7h drum", "Verdict: only one smile. Red is out."),
        ("accuse kingsley waterloo 17h drum", "Verdict: only 3 smiles. Red is out."),
    ],
)
def test_an_accusation_is_told_as_right_or_wrong(line: str, verdict: str) -> None:
    assert verdict in told(Table().play(SUSPICION, line), YELLOW)


def test_the_pair_that_shares_a_category_is_told_only_when_the_journal_is_open() -> None:
    table = Table(FIVE).play(f"suspect {RIGHT}")
    assert told(table, BLUE)[0] == "Holmes takes two clues from one of the categories."
    first = full_log(GAME, table.options, table.journal.actions)[0]
    assert translate(first) == "Blue and White hold the two clues of one category."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_has_one_name_on_the_desk_and_perhaps_another_in_a_sentence(language: str) -> None:
    for clue in clue_names():
        table = Table(f"{clue} {' '.join(other_categories(clue))}")
        line = told(table, BLUE, language)[0]
        label = next(e.label for e in GAME.board(table.options).elements if e.name == clue)
        assert translate(label, language) in line


def other_categories(clue: str) -> list[str]:
    """Choose a clue from each of the other categories."""
    category = clue_names().index(clue) // 8
    return [clue_names()[8 * other + 3] for other in range(4) if other != category]


def without_notes(evidence: str = "kingsley waterloo 17h compass") -> Table:
    return Table(evidence, notebook=False)


@pytest.mark.rule("LA-05")
def test_without_notes_only_the_last_verdict_says_how_many_smiled() -> None:
    table = without_notes().play("suspect kingsley waterloo 9h mask")
    verdict = table.view(RED).verdict
    assert verdict is not None
    assert verdict.smiles == 2
    table.all_pass().play("suspect kingsley museum 11h drum")
    verdict = table.view(RED).verdict
    assert verdict is not None
    assert verdict.smiles == 1
    for viewer in table.journal.logs:
        for language in LANGUAGES:
            lines = told(table, viewer, language)
            assert not any(sign.isdigit() for line in verdicts(lines) for sign in line)
            assert len(set(verdicts(lines))) == 1


def verdicts(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("Verdict")]


@pytest.mark.rule("LA-05")
def test_without_notes_a_wrong_accusation_is_told_without_its_smiles() -> None:
    table = without_notes().play(SUSPICION, "accuse kingsley waterloo 17h drum")
    assert verdicts(told(table, BLUE)) == [
        "Verdict: there were smiles. Remember how many.",
        "Verdict: too few smiles; remember how many. Red is out.",
    ]
    assert verdicts(told(table, BLUE, "fr")) == [
        "Verdict : il y a des sourires. Retenez combien.",
        "Verdict : trop peu de sourires ; retenez combien. Rouge est hors jeu.",
    ]
    verdict = table.view(BLUE).verdict
    assert verdict is not None
    assert (verdict.kind, verdict.smiles) == ("accusation", 3)


@pytest.mark.rule("LA-05", "LA-12")
def test_without_notes_the_log_tells_what_the_visiting_cards_and_the_end_tell() -> None:
    table = without_notes().play("suspect speke museum 7h drum").all_pass()
    table.play(f"suspect {RIGHT}")
    assert verdicts(told(table, YELLOW)) == [
        "Verdict: no smile. All four clues are false leads.",
        "Verdict: 4 smiles. Red has found the solution!",
    ]


@pytest.mark.rule("LA-05")
def test_without_notes_nothing_that_is_shown_names_an_earlier_verdict() -> None:
    """Two games that differ in an earlier verdict look the same once there is a later one."""
    shown = []
    for evidence in ("kingsley waterloo 17h compass", "kingsley abbey 17h compass"):
        table = without_notes(evidence)
        table.play("suspect kingsley waterloo 9h mask").all_pass()
        table.play("suspect marlow museum 17h drum")
        assert not any(
            translate(line).startswith("Red’s") for line in table.journal.log_texts(BLUE)
        )
        shown.append((table.view(BLUE), table.journal.log_texts(BLUE), table.notebook(BLUE)))
    assert shown[0] == shown[1]


def dealt(seats: int, *lines: str) -> Table:
    table = Table(" ".join(FIVE.split()[:seats]))
    return table.play(*lines)


def typed(table: Table, line: str) -> Table:
    table.type(line)
    return table


def spent() -> Table:
    """Red has no marker left."""
    table = Table().play(SUSPICION)
    for clue, value in zip(clue_names(), (0, 0, 0, 1, 1, 1, 2, 2, 2), strict=False):
        table.play(f"mark {clue} {value}", "pass", "pass", "pass")
    return table


ASKED: list[tuple[Callable[[], Table], int, str, str]] = [
    (
        Table,
        BLUE,
        "You hold the spiral notebook: whom do you suspect?",
        "Vous tenez le carnet à spirales : qui soupçonnez-vous ?",
    ),
    (
        lambda: typed(Table(), "suspect speke"),
        BLUE,
        "Your suspicion: name a place.",
        "Vos soupçons : nommez un lieu.",
    ),
    (
        lambda: typed(Table(), "suspect speke abbey"),
        BLUE,
        "Your suspicion: name a time.",
        "Vos soupçons : nommez une heure.",
    ),
    (
        lambda: typed(Table(), "suspect speke abbey 9h"),
        BLUE,
        "Your suspicion: name an object.",
        "Vos soupçons : nommez un objet.",
    ),
    (
        in_the_middle,
        GREEN,
        "Your turn: place a marker, pass or accuse.",
        "À vous : posez un marqueur, passez ou accusez.",
    ),
    (
        spent,
        RED,
        "Your turn: you have no markers left. Pass or accuse.",
        "À vous : vous n’avez plus de marqueurs. Passez ou accusez.",
    ),
    (
        lambda: typed(in_the_middle(), "mark tower"),
        GREEN,
        "Choose the value of your marker on the Tower of London.",
        "Choisissez la valeur de votre marqueur sur la Tour de Londres.",
    ),
    (
        lambda: typed(in_the_middle(), "accuse speke"),
        GREEN,
        "Your accusation: name a place.",
        "Votre accusation : nommez un lieu.",
    ),
    (
        lambda: typed(in_the_middle(), "accuse speke abbey"),
        GREEN,
        "Your accusation: name a time.",
        "Votre accusation : nommez une heure.",
    ),
    (
        lambda: typed(in_the_middle(), "accuse speke abbey 9h"),
        GREEN,
        "Your accusation: name an object.",
        "Votre accusation : nommez un objet.",
    ),
    (
        lambda: typed(dealt(3, SUSPICION), "accuse speke"),
        RED,
        "Your accusation: name a place, or leave it blank.",
        "Votre accusation : nommez un lieu, ou jouez la carte noire.",
    ),
    (
        lambda: typed(dealt(3, SUSPICION), "accuse speke abbey"),
        RED,
        "Your accusation: name a time, or leave it blank.",
        "Votre accusation : nommez une heure, ou jouez la carte noire.",
    ),
    (
        lambda: typed(dealt(3, SUSPICION), "accuse speke abbey 9h"),
        RED,
        "Your accusation: one category must stay blank, so leave the object out.",
        "Votre accusation : il faut une carte noire, et il ne reste que l’objet.",
    ),
    (
        lambda: typed(dealt(3, SUSPICION), "accuse blank"),
        RED,
        "Your accusation: name a place.",
        "Votre accusation : nommez un lieu.",
    ),
]


@pytest.mark.parametrize(("make", "seat", "english", "french"), ASKED)
def test_the_seat_on_turn_is_told_what_to_do(
    make: Callable[[], Table], seat: int, english: str, french: str
) -> None:
    table = make()
    assert table.state.seat == seat
    expected = table.view(seat).expected
    assert (translate(expected), translate(expected, "fr")) == (english, french)


WAITED: list[tuple[Callable[[], Table], int, str, str]] = [
    (
        Table,
        BLUE,
        "Waiting for Blue’s suspicion.",
        "On attend les soupçons de Bleu.",
    ),
    (
        lambda: typed(Table(), SUSPICION),
        REFEREE,
        "Holmes’s verdict: how many smiles?",
        "Le verdict de Holmes : combien de sourires ?",
    ),
    (
        in_the_middle,
        GREEN,
        "Waiting for Green to place a marker, pass or accuse.",
        "On attend Vert : marqueur, passe ou accusation.",
    ),
    (
        lambda: typed(in_the_middle(), "mark compass"),
        GREEN,
        "Green chooses a marker for the compass.",
        "Vert choisit un marqueur pour la boussole.",
    ),
    (
        lambda: typed(in_the_middle(), "mark waterloo 0"),
        REFEREE,
        "The marker underneath on Waterloo Station is turned over.",
        "Le marqueur de dessous, sur Waterloo Station, est retourné.",
    ),
    (
        lambda: typed(in_the_middle(), "accuse speke"),
        GREEN,
        "Green makes an accusation.",
        "Vert porte une accusation.",
    ),
    (
        lambda: typed(in_the_middle(), "accuse speke abbey 9h mask"),
        REFEREE,
        "Holmes’s verdict: is Green right?",
        "Le verdict de Holmes : l’accusation de Vert est-elle fondée ?",
    ),
]


@pytest.mark.parametrize(("make", "turn", "english", "french"), WAITED)
def test_the_others_are_told_whom_they_wait_for(
    make: Callable[[], Table], turn: int, english: str, french: str
) -> None:
    table = make()
    assert table.state.seat == turn
    for viewer in (SPECTATOR, YELLOW):
        expected = table.view(viewer).expected
        assert (translate(expected), translate(expected, "fr")) == (english, french)


def test_chance_is_waited_for_in_the_set_up() -> None:
    state = GAME.start(LadyAliceOptions(seats=5))
    said = []
    for line in ("twins blue white", *(f"evidence {clue}" for clue in FIVE.split()), "first blue"):
        assert state.seat == CHANCE
        said.append(translate(GAME.view(state, BLUE).expected))
        state.apply(GAME.parse(line))
    assert said[:2] == ["Holmes chooses his clues.", "The evidence is dealt."]
    assert said[-1] == "The spiral notebook goes to the first player."


def test_every_phase_but_the_end_is_waited_for_or_asked_for() -> None:
    met = {GAME.view(GAME.start(LadyAliceOptions(seats=seats)), 0).phase for seats in (4, 5)}
    met |= {make().view(BLUE).phase for make, *_ in (*ASKED, *WAITED)}
    assert met | {"starting", "ended"} == set(PHASES)
