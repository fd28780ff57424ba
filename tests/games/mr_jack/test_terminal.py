"""Whitechapel in a terminal, in the player's language."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.terminal_art import TerminalSize, split_by_style, without_styles
from gaslamp.core.translation import LANGUAGES, keys
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules.state import MrJack
from gaslamp.games.mr_jack.view import MrJackNotebook
from tests.games.mr_jack.positions import CLEAR, play, position, table
from tests.games.with_fields import with_fields

BOARD = 17  # lines
WIDTH = 79
HIGH = TerminalSize(WIDTH, 40)
LOW = TerminalSize(WIDTH, 17)  # what a terminal of 80x24 leaves for a drawing
DEAL = ("jack gull", "card smith", "card bert", "card holmes", "card watson")


def drawn(
    state: MrJack, viewer: int = INVESTIGATOR, language: str = "en", size: TerminalSize = HIGH
) -> list[str]:
    """Draw a viewer's side of the table."""
    return GAME.render(GAME.view(state, viewer), None, language, size).splitlines()


def first_notes() -> MrJackNotebook:
    """What the Investigator knows when Jack has drawn his card."""
    belief = GAME.belief(MrJackOptions(), INVESTIGATOR)
    belief.see(GAME.parse("jack ?"), -1)
    return GAME.notebook(belief)


def test_the_board_shows_streets_lamps_manholes_and_exits() -> None:
    lines = drawn(play(table(), *DEAL))
    assert lines[0].split() == ["<nw>", "f10o", "#ne#"]
    assert lines[5].split() == ["a5o", "c6*", "e7", "JS*", "i9*", "k10*", "m11*"]
    assert lines[10].split() == ["b3*", "###", "f5(+)", "h6o", "###", "###"]
    assert lines[12].split()[0] == "b2(1)"
    assert lines[BOARD] == ""


def test_the_board_follows_the_table() -> None:
    state = position("goodley", CLEAR, covers=["f10", "c2"], barricades=["nw", "se"], lamps={})
    lines = drawn(with_fields(state, innocent=0b1))
    assert lines[0].split() == ["#nw#", "f10x", "<ne>"]
    assert "f9( )" in lines[2]
    assert "sh" in lines[15]


def test_the_people_are_listed_with_their_chances_of_being_jack() -> None:
    state = play(table(), *DEAL)
    lines = GAME.render(GAME.view(state, INVESTIGATOR), first_notes(), size=HIGH).splitlines()
    assert " SG goodley   m10   suspect  -         12.5%" in lines
    assert " SH holmes    g5    suspect  visible   12.5%  card" in lines
    french = GAME.render(GAME.view(state, INVESTIGATOR), first_notes(), "fr", HIGH).splitlines()
    assert " SG goodley   m10   suspect    -        12,5 %" in french
    assert " SH holmes    g5    suspect    visible  12,5 %  carte" in french


def test_a_manhole_under_a_pawn_is_told_beside_its_name() -> None:
    state = position(at=CLEAR | {"bert": "f10", "smith": "c2"}, covers=["c2", "l12"])
    lines = drawn(state)
    assert any(line.startswith(" JB bert      f10o  ") for line in lines)
    assert any(line.startswith(" JS smith     c2x   ") for line in lines)


def test_only_jack_reads_who_he_is_until_the_end() -> None:
    state = play(table(), *DEAL)
    assert " WG gull      e9    suspect  -                Jack!" in drawn(state, JACK)
    for viewer in (INVESTIGATOR, SPECTATOR):
        assert "Jack!" not in "\n".join(drawn(state, viewer))


def test_the_alibis_that_the_viewer_knows_are_marked() -> None:
    state = play(position("holmes", CLEAR), "holmes f3", "alibi bert")
    assert any(line.endswith("alibi") for line in drawn(state, INVESTIGATOR))
    assert not any(line.endswith("alibi") for line in drawn(state, JACK))


def test_the_table_is_told_line_by_line() -> None:
    lines = drawn(play(table(), *DEAL))
    assert lines[-5:] == [
        "turn          1 of 8, witness: Jack can’t leave this turn",
        "cards         holmes watson smith bert",
        "next turn     lestrade stealthy goodley gull",
        "lantern       ne (north-east)",
        "alibi cards   Jack 0, the Investigator 0",
    ]
    assert drawn(play(table(), *DEAL), language="fr")[-5:] == [
        "tour           1 sur 8, témoin : Jack ne peut pas sortir ce tour-ci",
        "cartes         holmes watson smith bert",
        "tour suivant   lestrade stealthy goodley gull",
        "lanterne       ne (nord-est)",
        "cartes alibi   Jack 0, l’enquêteur 0",
    ]


def test_when_jack_may_leave_it_is_said() -> None:
    state = position(witness=False, seat=JACK)
    assert "turn          2 of 8, no witness: Jack may leave this turn" in drawn(state)
    assert "next turn     all eight, reshuffled" in drawn(state)


@pytest.mark.rule("MJ-05")
@pytest.mark.parametrize("played", [(), DEAL[:1], DEAL[:3]])
def test_before_the_cards_are_dealt_none_are_drawn_as_the_next_turns(
    played: tuple[str, ...],
) -> None:
    assert "next turn     -" in drawn(play(table(), *played))


def test_no_cards_follow_the_last_turn() -> None:
    state = position(seat=JACK, turn=8)
    assert "next turn     -" in drawn(state)


@pytest.mark.parametrize(
    ("card", "played", "asked"),
    [
        ("goodley", (), "Sergeant Goodley has to move and use the power."),
        ("goodley", ("whistle smith j10",), "Sergeant Goodley whistles: 2 steps left."),
        ("goodley", ("goodley m9",), "Sergeant Goodley still has to use the power."),
        ("smith", ("lamp b2 f9",), "John Smith still has to move."),
        ("gull", (), "Sir William Gull still has to move or swap."),
        ("watson", ("watson a2",), "Doctor Watson: turn Watson’s lantern."),
    ],
)
def test_what_the_card_in_play_asks_for_is_said(
    card: str, played: tuple[str, ...], asked: str
) -> None:
    assert drawn(play(position(card, CLEAR), *played))[-1] == asked


def test_nothing_is_asked_for_when_the_game_is_over() -> None:
    state = play(position("bert", CLEAR | {"bert": "e8"}), "accuse lestrade")
    assert state.seat == OVER
    assert drawn(state)[-1].startswith("alibi cards")


def test_the_board_is_the_same_in_french_and_the_words_are_french() -> None:
    state = play(position("goodley", CLEAR), "whistle smith j10")
    english, french = drawn(state), drawn(state, language="fr")
    assert french[:BOARD] == english[:BOARD]
    assert len(french) == len(english)
    assert french[-1] == "Goodley siffle : il reste 2 pas."
    people = slice(BOARD + 1, BOARD + 9)
    for line, other in zip(english[people], french[people], strict=True):
        assert line[:20] == other[:20]
        assert "suspect" in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_fits_a_terminal_and_says_every_word_it_has(
    language: str, said: set[str]
) -> None:
    for seed in range(6):
        rng = Random(seed)
        state = table()
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            for viewer in (JACK, INVESTIGATOR):
                for size in (HIGH, LOW):
                    lines = drawn(state, viewer, language, size)
                    assert max(len(line) for line in lines) <= WIDTH
                    assert len(lines) <= size.rows
    GAME.render(GAME.view(table(), INVESTIGATOR), first_notes(), language, HIGH)
    explained = GAME.legend(GAME.view(table(), INVESTIGATOR), language).splitlines()
    assert max(len(line) for line in explained) <= WIDTH
    mine = {key for key in keys(language) if key.startswith("mr-jack-draw-")}
    assert {key for key in said if key.startswith("mr-jack-draw-")} == mine


def test_the_signs_are_explained_apart() -> None:
    view = GAME.view(table(), INVESTIGATOR)
    explained = GAME.legend(view).splitlines()
    assert explained[0] == "SH suspect, sh cleared; * visible, or a street that is lit"
    assert len(explained) == 4
    assert not set(explained) & set(GAME.render(view).splitlines())


def test_on_a_wide_screen_the_people_stand_beside_the_board() -> None:
    view = GAME.view(play(table(), *DEAL), INVESTIGATOR)
    wide = GAME.render(view, size=TerminalSize(columns=150)).splitlines()
    assert len(wide) == BOARD
    assert wide[0].startswith("      <nw>")
    assert wide[0].endswith(" SH holmes    g5    suspect  visible          card")
    assert max(len(line) for line in wide) <= 150


def test_what_is_lit_is_yellow_where_there_are_colours() -> None:
    view = GAME.view(table(), INVESTIGATOR)
    coloured = GAME.render(view, size=TerminalSize(colour=True))
    assert without_styles(coloured) == GAME.render(view)
    yellow = {words for words, style in split_by_style(coloured) if style == "yellow"}
    assert {"SH*", "b7*", "c2x*"} <= yellow
    assert all(words.endswith("*") for words in yellow)


def test_on_a_small_screen_the_people_and_the_table_stand_shortly_beside_the_board() -> None:
    state = play(table(), *DEAL)
    lines = drawn(state, JACK, size=LOW)
    assert len(lines) == BOARD
    assert lines[0].split() == ["<nw>", "f10o", "#ne#", "SH", "holmes", "g5*"]
    assert lines[5].split()[:7] == ["a5o", "c6*", "e7", "JS*", "i9*", "k10*", "m11*"]
    assert "WG gull     e9    Jack!" in lines[6]
    panel = " ".join(word for line in lines[9:] for word in line[53:].split())
    assert panel.split("turn")[1] == (
        " 1 of 8, witness cards: holmes watson smith bert"
        " next: lestrade stealthy goodley gull lantern ne; alibis: Jack 0, Inv. 0"
    )


def test_on_a_small_screen_the_notebook_says_how_likely_each_one_is() -> None:
    view = GAME.view(play(table(), *DEAL), INVESTIGATOR)
    lines = GAME.render(view, first_notes(), size=LOW).splitlines()
    assert lines[0].endswith(" SH holmes   g5*   12.5%")
    assert sum("12.5%" in line for line in lines) == 8


def test_colours_are_marks_that_take_no_room() -> None:
    view = GAME.view(play(table(), *DEAL, "smith"), INVESTIGATOR)
    for size in (HIGH, LOW):
        coloured = GAME.render(view, size=size._replace(colour=True))
        assert without_styles(coloured) == GAME.render(view, size=size)
        assert coloured != without_styles(coloured)
