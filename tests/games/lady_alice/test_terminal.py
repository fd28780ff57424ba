"""How the desk is drawn in a terminal, in the player's language."""

from __future__ import annotations

import re

import pytest
from librt.random import Random

from gaslamp.cli.notebook_text import notebook_lines
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize, with_style, without_styles
from gaslamp.core.translation import LANGUAGES, Phrases, keys
from gaslamp.games.lady_alice.board import clue_names
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.game_setup import COLOURS
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.view import LadyAliceNotebook
from gaslamp.play.typed_words import TypedWords
from tests.games.lady_alice.playing import (
    BLUE,
    FIVE,
    RIGHT,
    THREE,
    YELLOW,
    Table,
    every_bonus,
    in_the_middle,
    last_one_in,
    out_of_rounds,
    truth,
)

HIGH = TerminalSize(79, 60)
LOW = TerminalSize(79, 19)  # what a terminal of 80x24 leaves for a drawing at least


def drawing(
    journal: Journal,
    viewer: int,
    *,
    notes: bool = True,
    language: str = "en",
    size: TerminalSize = HIGH,
) -> str:
    """Draw a viewer's side of a game, with its notebook or without."""
    view = GAME.view(truth(journal.state), viewer)
    if not notes:
        return GAME.render(view, None, language, size)
    assert isinstance(journal.options, LadyAliceOptions)
    belief = GAME.belief(journal.options, viewer)
    for entry in journal.seen(viewer):
        belief.see(entry.sight, entry.turn)
    return GAME.render(view, GAME.notebook(belief), language, size)


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
        journal.replay(GAME.parse(choice))
    return journal


def test_the_desk_is_drawn_as_four_columns_of_eight() -> None:
    lines = drawn(in_the_middle(), SPECTATOR, notes=False)
    assert squeezed(lines[:9]) == [
        "SUSPECTS PLACES TIMES OBJECTS",
        "chaille-long waterloo r2 y? 7h compass",
        "baker ░museum ░9h ░mask",
        "kingsley tower 11h spear",
        "marlow trafalgar 13h drum",
        "crowther abbey 15h statuette",
        "░speke covent-garden 17h necklace",
        "tippu-tip hyde-park 19h travel-journal",
        "tinne docks 21h sextant",
    ]
    assert lines[0].index("TIMES") == lines[1].index("7h") == lines[2].index("9h")
    assert GAME.legend(in_the_middle().view(SPECTATOR)) == " ░ false lead   ? * marker face down"
    assert GAME.legend(Table().view(SPECTATOR)) == ""


def test_the_french_desk_is_the_same_in_french_words() -> None:
    english = drawn(in_the_middle(), YELLOW, notes=False)
    french = drawn(in_the_middle(), YELLOW, notes=False, language="fr")
    assert squeezed(french[:2]) == [
        "SUSPECTS LIEUX HEURES OBJETS",
        "chaille-long waterloo r2 j1* 7h boussole",
    ]
    assert squeezed(french[2:9]) == [
        "baker ░musée ░9h ░masque",
        "kingsley tour 11h lance",
        "marlow trafalgar 13h tambour",
        "crowther abbaye 15h statuette",
        "░speke covent-garden 17h collier",
        "tippu-tip hyde-park 19h carnet-de-voyage",
        "tinne docks 21h sextant",
    ]
    assert len(french) == len(english)
    legend = GAME.legend(in_the_middle().view(YELLOW), "fr")
    assert squeezed(legend.splitlines()) == [
        "░ fausse piste ? * marqueur face cachée",
        "musée = British Museum",
    ]
    assert squeezed(french[10:]) == [
        "joueur en réserve preuve",
        "b Bleu 9 ? carnet à spirales",
        "r Rouge 8 ?",
        "j Jaune 8 (3×0 2×1 3×2) 17h",
        "▸ v Vert 9 ?",
        "",
        "Bleu soupçonne speke musée 9h masque aucun ☺",
        "Tour 1 (limite 100)",
    ]


def test_the_drawing_tells_a_player_his_own_and_the_chances() -> None:
    lines = drawn(in_the_middle(), YELLOW)
    assert squeezed(lines[1:17:5]) == [
        "chaille-long 14.3% waterloo 14.3% r2 y1*",
        "░speke · covent-garden 14.3%",
        "7h · compass 14.3%",
        "17h 100.0% necklace 14.3%",
    ]
    assert "  y  Yellow  8 (3×0 2×1 3×2)  17h" in lines
    assert "▸ g  Green   9                ?" in lines
    assert " Blue suspects  speke  museum  9h  mask  no smile" in lines
    assert " Round 1 (limit 100)" in lines


def test_two_columns_stand_beneath_two_where_four_need_too_much_room() -> None:
    lines = drawn(in_the_middle(), YELLOW, language="fr")
    assert squeezed(lines[:2]) == ["SUSPECTS LIEUX", "chaille-long 14,3 % waterloo 14,3 % r2 j1*"]
    assert squeezed(lines[9:12]) == ["", "HEURES OBJETS", "7h · boussole 14,3 %"]


def test_four_columns_stand_abreast_where_there_is_room() -> None:
    lines = drawn(Table(), BLUE)
    assert squeezed(lines[:2]) == [
        "SUSPECTS PLACES TIMES OBJECTS",
        "chaille-long · waterloo 12.5% 7h 12.5% compass 12.5%",
    ]


@pytest.mark.rule("LA-05")
def test_the_drawing_weighs_the_categories_that_can_be_odd() -> None:
    missing = " Missing category: places 33.3%, times 33.3%, objects 33.3%"
    assert missing in drawn(Table(THREE), BLUE)
    double = " Catégorie double : suspects 40,0 %, lieux 20,0 %, heures 20,0 %, objets 20,0 %"
    assert double in drawn(Table(FIVE), BLUE, language="fr")


def test_chances_are_rounded_as_in_a_written_notebook() -> None:
    table = Table(FIVE).play("suspect kingsley abbey 9h mask")
    for language in LANGUAGES:
        written = "\n".join(notebook_lines(GAME, table.options, table.notebook(BLUE), language))
        shares = set(re.findall(r"[\d.,]+ ?%", "\n".join(drawn(table, BLUE, language=language))))
        assert len(shares) > 4
        assert {share for share in shares if share not in written} == set()


def test_the_smallest_chance_is_not_written_as_none() -> None:
    notes = LadyAliceNotebook(solution={"clue-speke": 0.0004, "clue-baker": 0.9996})
    lines = squeezed(GAME.render(Table().view(BLUE), notes).splitlines())
    assert lines[2].startswith("baker 100.0%")
    assert lines[6].startswith("speke <0.1%")


def test_verdicts_stand_beneath_each_other() -> None:
    table = Table(THREE).play("suspect kingsley abbey 9h mask", "accuse speke blank 17h compass")
    assert drawn(table, BLUE)[-3:] == [
        " Blue suspects  kingsley  abbey  9h   mask     ☺",
        " Red accuses    speke     –      17h  compass  ☺",
        " Round 1 (limit 100)",
    ]
    assert drawn(table, BLUE, language="fr")[-2].startswith(" Rouge accuse ")


def test_the_drawing_of_a_finished_game_adds_up_the_points() -> None:
    table = in_the_middle().play(f"accuse {RIGHT}")
    assert drawn(table, BLUE)[-5:] == [
        "",
        " Blue     0",
        " Red      2 = 2 on waterloo",
        " Yellow   1 = 1 on waterloo",
        " Green    3 = 3 for the accusation",
    ]
    assert drawn(table, BLUE, language="fr")[-1] == " Vert    3 = 3 pour l’accusation"


@pytest.mark.rule("LA-24")
def test_a_finished_game_shows_every_value_and_nothing_face_down() -> None:
    lines = drawn(in_the_middle().play(f"accuse {RIGHT}"), BLUE, notes=False)
    assert "waterloo r2 y1 7h" in squeezed(lines)[1]
    assert not any("*" in line or "?" in line for line in lines)
    assert "face down" not in GAME.legend(in_the_middle().play(f"accuse {RIGHT}").view(BLUE))


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
        " Blue suspects  kingsley  museum  9h  mask  ☺",
        " being stated   speke     museum  –   –",
        " Round 2 (limit 100)",
    ]
    table.play("suspect 11h", "suspect drum")
    table.type("mark tower")
    assert " A marker goes on the Tower of London." in drawn(table, BLUE)
    french = drawn(table, BLUE, language="fr")
    assert " Un marqueur est posé sur la Tour de Londres." in french


@pytest.mark.rule("LA-05", "LA-08")
def test_without_notes_the_last_verdict_and_the_last_suspicion_are_shown() -> None:
    table = Table(notebook=False).play("suspect kingsley waterloo 9h mask").all_pass()
    table.play("suspect kingsley museum 9h mask", "accuse kingsley waterloo 17h drum")
    assert drawn(table, BLUE)[-3:] == [
        " last suspicion  kingsley  museum    9h   mask",
        " Yellow accuses  kingsley  waterloo  17h  drum  ☺☺☺",
        " Round 2 (limit 100)",
    ]


def typed_names(language: str) -> set[str]:
    """Name the clues as they are typed in a language."""
    words = TypedWords(GAME, language)
    return {words.write(clue) for clue in clue_names()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_can_be_typed_as_the_desk_names_it(language: str) -> None:
    words = TypedWords(GAME, language)
    for clue in clue_names():
        assert GAME.parse(f"mark {words.write(clue)}") == GAME.parse(f"mark {clue}")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_drawing_fits_an_ordinary_terminal(seats: int) -> None:
    for seed in range(3):
        journal = crowded(seed, seats)
        for language in LANGUAGES:
            for notes in (False, True):
                lines = drawing(journal, BLUE, notes=notes, language=language).splitlines()
                assert max(len(line) for line in lines) <= DEFAULT_SIZE.columns
                shown = {word.lstrip("░") for line in lines for word in line.split()}
                assert typed_names(language) <= shown


def test_markers_have_their_players_colours_where_a_terminal_has_colours() -> None:
    view = in_the_middle().view(YELLOW)
    coloured = GAME.render(view, size=TerminalSize(colour=True))
    assert with_style("r2", "red") in coloured
    assert with_style("y1*", "yellow") in coloured
    assert without_styles(coloured) == GAME.render(view)


def test_a_wide_terminal_has_room_for_four_columns() -> None:
    journal = crowded(1, 5)
    view = GAME.view(truth(journal.state), BLUE)
    assert "PLACES" in GAME.render(view, size=TerminalSize(columns=200)).splitlines()[0]
    assert "TIMES" in GAME.render(view, size=TerminalSize(columns=200)).splitlines()[0]
    assert "TIMES" not in GAME.render(view, size=HIGH).splitlines()[0]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_on_a_small_screen_the_desk_is_drawn_closely_and_everything_fits(seats: int) -> None:
    for seed in range(3):
        journal = crowded(seed, seats)
        for language in LANGUAGES:
            for notes in (False, True):
                lines = drawing(
                    journal, BLUE, notes=notes, language=language, size=LOW
                ).splitlines()
                assert max(len(line) for line in lines) <= LOW.columns
                assert len(lines) <= LOW.rows
                shown = {word.strip("░…") for line in lines[:9] for word in line.split()}
                for clue in typed_names(language):
                    assert any(word and clue.startswith(word) for word in shown)


def test_on_a_small_screen_markers_close_up_and_the_last_verdict_stays() -> None:
    lines = drawing(in_the_middle().journal, YELLOW, size=LOW).splitlines()
    assert squeezed(lines[:2]) == [
        "SUSPECTS PLACES TIMES OBJECTS",
        "chaille-long 14.3 waterloo 14.3 r2y1* 7h · compass 14.3",
    ]
    assert lines[9:] == [
        "  b  Blue    9                ?         spiral notebook",
        "  r  Red     8                ?",
        "  y  Yellow  8 (3×0 2×1 3×2)  17h",
        "▸ g  Green   9                ?",
        " Blue suspects  speke  museum  9h  mask  no smile",
        " Round 1 (limit 100)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_has_a_letter_of_its_own(language: str) -> None:
    words = Phrases("lady-alice-draw-letter", language)
    assert len({words(colour) for colour in COLOURS}) == len(COLOURS)


def being_marked() -> Table:
    table = in_the_middle().play("pass")
    table.type("mark docks")
    return table


def overtaken() -> Table:
    return Table(notebook=False).play("suspect speke abbey 9h mask", "accuse tinne abbey 9h mask")


def being_stated() -> Table:
    table = in_the_middle()
    table.type("accuse speke")
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_drawing_is_used(language: str, said: set[str]) -> None:
    solved = in_the_middle().play(f"accuse {RIGHT}")
    for table in (solved, every_bonus(), last_one_in(), out_of_rounds()):
        drawn(table, BLUE, language=language)
    for table in (Table(FIVE), Table(THREE), overtaken(), being_stated(), being_marked()):
        drawn(table, BLUE, language=language)
        drawn(table, BLUE, notes=False, language=language)
        GAME.legend(table.view(BLUE), language)
    mine = {key for key in keys(language) if key.startswith("lady-alice-draw-")}
    assert {key for key in said if key.startswith("lady-alice-draw-")} == mine
    assert said <= keys(language)
