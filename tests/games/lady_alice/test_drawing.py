"""How the desk is drawn in a terminal, in the player's language."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.words import LANGUAGES, Phrases, keys
from gaslamp.games.lady_alice.belief import EvidenceBelief
from gaslamp.games.lady_alice.clues import clue_names
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.rules import LadyAlice, set_table
from gaslamp.games.lady_alice.table import COLOURS
from gaslamp.games.lady_alice.terminal import WIDTH
from tests.games.lady_alice.playing import BLUE, FIVE, RED, THREE, YELLOW, Table, in_the_middle

RIGHT = "kingsley waterloo 17h compass"


def drawing(journal: Journal, viewer: int, *, notes: bool = True, language: str = "en") -> str:
    state = journal.state
    assert isinstance(state, LadyAlice)
    view = GAME.view(state, viewer)
    if not notes:
        return GAME.draw(view, None, language)
    belief = EvidenceBelief(set_table(state.setup), viewer)
    for entry in journal.logs[viewer]:
        belief.see(entry.sight, entry.turn)
    return GAME.draw(view, GAME.notebook(belief), language)


def drawn(table: Table, viewer: int, *, notes: bool = True, language: str = "en") -> list[str]:
    """Draw a viewer's side of a game, line by line."""
    return drawing(table.journal, viewer, notes=notes, language=language).splitlines()


def squeezed(lines: list[str]) -> list[str]:
    return [" ".join(line.split()) for line in lines]


def crowded(seed: int, seats: int) -> Journal:
    """Play at random until the game is over or many markers lie on the desk."""
    rng = Random(seed)
    journal = Journal(GAME, LadyAliceOptions(seats=seats))
    while journal.state.seat != OVER and len(journal.actions) < 150:
        choices = [GAME.notation(action) for action in journal.state.legal_actions()]
        marks = [choice for choice in choices if choice.startswith("mark")]
        choice = (marks or choices)[rng.randrange(len(marks or choices))]
        journal.play(journal.state.seat, GAME.parse(choice))
    return journal


def test_the_desk_is_drawn_as_four_columns_of_eight() -> None:
    lines = drawn(in_the_middle(), SPECTATOR, notes=False)
    assert squeezed(lines[:9]) == [
        "SUSPECT PLACE TIME OBJECT",
        "chaille-long waterloo r2 y? 7h compass",
        "baker ░museum ░9h ░mask",
        "kingsley tower 11h spear",
        "marlow trafalgar 13h drum",
        "crowther abbey 15h statuette",
        "░speke covent-garden 17h necklace",
        "tippu-tip hyde-park 19h travel-journal",
        "tinne docks 21h sextant",
    ]
    assert lines[0].index("TIME") == lines[1].index("7h") == lines[2].index("9h")
    assert lines[10] == " ░ false lead   ? * marker face down"


def test_the_french_desk_is_the_same_in_french_words() -> None:
    english = drawn(in_the_middle(), YELLOW, notes=False)
    french = drawn(in_the_middle(), YELLOW, notes=False, language="fr")
    assert squeezed(french[:2]) == [
        "SUSPECT LIEU HEURE OBJET",
        "chaille-long waterloo r2 j1* 7h compass",
    ]
    assert squeezed(french[2:9]) == squeezed(english[2:9])
    assert squeezed(french[10:]) == [
        "░ fausse piste ? * marqueur face cachée",
        "tower = Tour de Londres, abbey = abbaye de Westminster, compass = boussole,",
        "mask = masque sculpté, spear = lance, drum = tambour,",
        "necklace = collier de perles, travel-journal = carnet de voyage",
        "",
        "joueur en réserve preuve",
        "b Bleu 9 ? carnet à spirales",
        "r Rouge 8 ?",
        "j Jaune 8 (3×0 2×1 3×2) 17h",
        "▸ v Vert 9 ?",
        "",
        "derniers soupçons speke museum 9h mask aucun ☺",
        "Tour 1, sur 100 au plus",
    ]


def test_the_drawing_tells_a_player_his_own_and_the_chances() -> None:
    lines = drawn(in_the_middle(), YELLOW)
    assert squeezed(lines[1:7:5]) == [
        "chaille-long 14% waterloo 14% r2 y1* 7h · compass 14%",
        "░speke · covent-garden 14% 17h 100% necklace 14%",
    ]
    assert "  y  Yellow  8 (3×0 2×1 3×2)  17h" in lines
    assert "▸ g  Green   9                ?" in lines
    assert " Blue suspects  speke  museum  9h  mask  no smile" in lines
    assert " Round 1 of 100 at most" in lines


def test_two_columns_stand_beneath_two_where_four_need_too_much_room() -> None:
    lines = drawn(in_the_middle(), YELLOW, language="fr")
    assert squeezed(lines[:2]) == ["SUSPECT LIEU", "chaille-long 14 % waterloo 14 % r2 j1*"]
    assert squeezed(lines[9:12]) == ["", "HEURE OBJET", "7h · compass 14 %"]


def test_the_drawing_weighs_the_odd_category() -> None:
    missing = " Missing category: suspect 0%, place 33%, time 33%, object 33%"
    assert missing in drawn(Table(THREE), BLUE)
    double = " Catégorie double : suspect 40 %, lieu 20 %, heure 20 %, objet 20 %"
    assert double in drawn(Table(FIVE), BLUE, language="fr")


def test_verdicts_stand_beneath_each_other() -> None:
    table = Table(THREE).play("suspect kingsley abbey 9h mask", "accuse speke blank 17h compass")
    assert drawn(table, BLUE)[-3:] == [
        " Blue suspects  kingsley  abbey  9h   mask     ☺",
        " Red accuses    speke     –      17h  compass  ☺",
        " Round 1 of 100 at most",
    ]
    assert drawn(table, BLUE, language="fr")[-2].startswith(" Rouge accuse ")


def test_the_drawing_of_a_finished_game_adds_up_the_points() -> None:
    table = in_the_middle().play(f"accuse {RIGHT}")
    assert drawn(table, BLUE)[-6:] == [
        "",
        " Blue     0",
        " Red      2 = 2 on waterloo",
        " Yellow   1 = 1 on waterloo",
        " Green    3 = 3 for the accusation",
        " The accusation was right. Won by Green.",
    ]
    assert drawn(table, BLUE, language="fr")[-2:] == [
        " Vert    3 = 3 pour l’accusation",
        " L’accusation était juste. Victoire : Vert.",
    ]


def every_bonus() -> Table:
    """Red has a marker on each clue of five, and solves the case by a suspicion."""
    table = Table(FIVE).play("suspect tinne abbey 9h mask")
    for mark in ("kingsley 2", "waterloo 2", "17h 2", "compass 1", "speke 1"):
        while table.state.seat != RED:
            table.play("pass")
        table.play(f"mark {mark}")
    return table.all_pass().play(f"suspect {RIGHT}")


def test_many_points_are_added_up_in_several_lines() -> None:
    lines = drawn(every_bonus(), BLUE)
    row = next(number for number, line in enumerate(lines) if line.startswith(" Red     13"))
    assert lines[row - 1 : row + 3] == [
        " Blue     0",
        " Red     13 = 2 on kingsley + 2 on waterloo + 2 on 17h + 1 on compass +",
        "              1 on speke + 2 for every clue + 2 for the double category +",
        "              1 for the suspicion",
    ]


def test_the_drawing_shows_what_is_being_stated_and_marked() -> None:
    table = Table().play("suspect kingsley museum 9h mask").all_pass()
    table.type("suspect speke museum")
    assert drawn(table, BLUE, notes=False)[-3:] == [
        " last suspicion  kingsley  museum  9h  mask  ☺",
        " being stated    speke     museum  –   –",
        " Round 2 of 100 at most",
    ]
    table.play("suspect 11h", "suspect drum")
    table.type("mark tower")
    assert " A marker goes on the Tower of London." in drawn(table, BLUE)
    french = drawn(table, BLUE, language="fr")
    assert " Un marqueur se pose. Indice : Tour de Londres." in french


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_drawing_fits_an_ordinary_terminal(seats: int) -> None:
    for seed in range(3):
        journal = crowded(seed, seats)
        for language in LANGUAGES:
            for notes in (False, True):
                lines = drawing(journal, BLUE, notes=notes, language=language).splitlines()
                assert max(len(line) for line in lines) <= WIDTH
                shown = {word.lstrip("░") for line in lines for word in line.split()}
                assert set(clue_names()) <= shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_has_a_letter_of_its_own(language: str) -> None:
    words = Phrases("lady-alice-draw-letter", language)
    assert len({words(colour) for colour in COLOURS}) == len(COLOURS)


def last_one_in() -> Table:
    table = Table(THREE).play("suspect kingsley abbey 9h mask")
    return table.play("accuse speke abbey 9h blank", "accuse speke abbey 9h blank")


def out_of_rounds() -> Table:
    return Table(round_limit=1).play("suspect kingsley abbey 9h mask").all_pass()


def being_marked() -> Table:
    table = in_the_middle().play("pass")
    table.type("mark docks")
    return table


def being_stated() -> Table:
    table = in_the_middle()
    table.type("accuse speke")
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_drawing_is_used(language: str, said: set[str]) -> None:
    solved = in_the_middle().play(f"accuse {RIGHT}")
    for table in (solved, every_bonus(), last_one_in(), out_of_rounds()):
        drawn(table, BLUE, language=language)
    for table in (Table(FIVE), being_stated(), being_marked()):
        drawn(table, BLUE, language=language)
        drawn(table, BLUE, notes=False, language=language)
    mine = {key for key in keys(language) if key.startswith("lady-alice-draw-")}
    assert {key for key in said if key.startswith("lady-alice-draw-")} == mine
    assert said <= keys(language)
