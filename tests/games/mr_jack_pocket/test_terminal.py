"""The drawing for a terminal, in the player's language."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.terminal_art import TerminalSize, without_styles
from gaslamp.core.translation import LANGUAGES, keys
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from gaslamp.games.mr_jack_pocket.view import MrJackPocketNotebook
from tests.games.mr_jack_pocket.positions import (
    WITNESS_PICTURE,
    call,
    cards,
    deal,
    hunt,
    move,
    position,
    truth,
)
from tests.games.with_fields import with_fields

DISTRICT = """\
               0                   1                   2
               H▼
      ·                 · ·═════════════════· ·                 ·
0     ║     (smith)             STEALTHY           (goodley)    ║
      ║       seen                                              ║
      ·                 · ·                 · ·                 ·
      ·                 · ·                 · ·                 ·
1            PIZER      ║       LESTRADE      ║     »MADAME«
              seen      ║                     ║
      ·                 · ·═════════════════· ·                 ·
      ·═════════════════· ·                 · ·═════════════════·
2             GULL               (lane)               BERT        ◀W
              seen                seen                seen
      ·                 · ·                 · ·                 ·
                                   T▲
"""
SMALL_DISTRICT = """\
           0   H▼         1              2             turn 4 of 8
     ·            · ·════════════· ·            ·       Holmes✓ (Alibi)
0    ║  (smith)        STEALTHY      (goodley)  ║       Watson✓ (Toby)
     ║    seen                                  ║       Rotation✓ (Exchange)
     ·            · ·            · ·            ·       Joker✓ (Rotation)
     ·            · ·            · ·            ·      Mr. Jack
1        PIZER    ║    LESTRADE    ║  »MADAME«          turns won -
          seen    ║                ║                    hourglasses 0
     ·            · ·════════════· ·            ·       alibi cards -
     ·════════════· ·            · ·════════════·      Investigator
2         GULL          (lane)          BERT      ◀W    turns won 1 2 3
          seen           seen           seen            alibi cards -
     ·            · ·            · ·            ·      alibi cards in the pile:
                          T▲                              8"""
LINES = 15  # of the district
WIDTH = 79
HIGH = TerminalSize(WIDTH, 40)
LOW = TerminalSize(WIDTH, 17)  # what a terminal of 80x24 leaves for a drawing


def test_the_witness_picture_is_drawn_with_walls_suspects_and_detectives() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(11, 4, 6)), 4)
    assert GAME.render(GAME.view(state, JACK), size=HIGH).startswith(DISTRICT)


def test_on_a_small_screen_the_district_is_narrow_and_the_table_stands_beside_it() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(11, 4, 6)), 4)
    assert GAME.render(GAME.view(state, JACK), size=LOW) == SMALL_DISTRICT


def drawn(
    state: MrJackPocket, viewer: int = SPECTATOR, language: str = "en", size: TerminalSize = HIGH
) -> list[str]:
    """Draw a viewer's side of the table."""
    return GAME.render(GAME.view(state, viewer), None, language, size).splitlines()


def notes(journal: Journal) -> MrJackPocketNotebook:
    """Write the Investigator's notebook."""
    belief = GAME.belief(MrJackPocketOptions(), INVESTIGATOR)
    for entry in journal.seen(INVESTIGATOR):
        belief.see(entry.sight, entry.turn)
    return GAME.notebook(belief)


def test_only_jack_finds_his_own_tile_marked() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(11, 4, 6)), 4)
    for size in (HIGH, LOW):
        assert "»MADAME«" in "\n".join(drawn(state, JACK, size=size))
    assert "»NAME« Mr. Jack himself" in GAME.legend(GAME.view(state, JACK))
    for viewer in (INVESTIGATOR, SPECTATOR):
        for size in (HIGH, LOW):
            assert "»" not in "\n".join(drawn(state, viewer, size=size))
        assert "»" not in GAME.legend(GAME.view(state, viewer))


def test_detectives_on_one_space_stand_side_by_side() -> None:
    state = call(position(spaces=(9, 9, 9)), 4)
    assert any("HWT▶" in line for line in drawn(state))


def test_the_tokens_lie_above_their_backs_and_the_used_ones_are_ticked() -> None:
    state = hunt(position(), 3, "holmes", "watson", "rotation", "joker")
    move(state, "rotation", "rotate 1,1 half")
    assert drawn(state)[-7:-5] == [
        "turn 3 of 8    Holmes   Watson   Rotation✓   Joker",
        "on the backs   Alibi    Toby     Exchange    Rotation",
    ]
    assert drawn(state, language="fr")[-7:-5] == [
        "tour 3 sur 8   Holmes   Watson   Rotation✓   Joker",
        "au dos         Alibi    Toby     Échange     Rotation",
    ]


def test_a_turned_tile_is_marked() -> None:
    state = hunt(position(), 3, "holmes", "watson", "rotation", "joker")
    before, after = drawn(state), drawn(move(state, "rotation", "rotate 1,1 half"))
    assert "turned" not in before[8]
    assert "turned" in after[8]


def test_cards_and_time_are_listed_as_far_as_they_are_known() -> None:
    state = with_fields(
        call(position(), 4),
        jack_cards=cards("gull"),
        jack_times=0b101,
        found_cards=cards("bert", "lane"),
    )
    assert drawn(state, JACK)[-4:] == [
        "               turns won   hourglasses   alibi cards",
        "Mr. Jack       1 3         3             Gull",
        "Investigator   2                         Bert Lane",
        "alibi cards in the pile: 5",
    ]
    assert drawn(state, INVESTIGATOR)[-3] == "Mr. Jack       1 3         2 + ?         ?"
    assert drawn(state, INVESTIGATOR, "fr")[-4:] == [
        "            tours gagnés   sabliers   cartes Alibi",
        "Mr. Jack    1 3            2 + ?      ?",
        "Enquêteur   2                         Bert Lane",
        "cartes Alibi dans la pioche : 5",
    ]


def test_a_chase_is_announced() -> None:
    state = call(position(), 7)
    assert "chase" not in "\n".join(drawn(state))
    assert drawn(with_fields(state, chase=True))[-1].startswith("The chase is on")


def test_the_notebook_is_written_on_the_tiles() -> None:
    journal = deal("gull")
    view = GAME.view(truth(journal), INVESTIGATOR)
    for size in (HIGH, LOW):
        assert GAME.render(view, notes(journal), size=size).count("  11.1%") == 9
        assert GAME.render(view, notes(journal), "fr", size).count("  11,1 %") == 9


@pytest.mark.parametrize(
    ("language", "share", "marks", "size"),
    [
        ("en", 0.5, "seen 50.0% turned", HIGH),
        ("fr", 0.5, "vu 50,0 % pivoté", HIGH),
        ("en", 0.5, "seen 50.0%", LOW),
        ("fr", 1.0, "vu 100,0 %", LOW),
    ],
)
def test_all_the_marks_of_a_tile_stay_between_its_walls(
    language: str, share: float, marks: str, size: TerminalSize
) -> None:
    state = hunt(position(spaces=(9, 2, 6)), 4, "holmes", "watson", "rotation", "joker")
    move(state, "rotation", "rotate 1,0 half")
    notebook = MrJackPocketNotebook(
        suspects={"suspect-smith": share}, hourglasses={0: 1.0}, pile={}
    )
    lines = GAME.render(GAME.view(state, INVESTIGATOR), notebook, language, size).splitlines()
    name, below = (7, 8) if size == HIGH else (6, 7)
    assert lines[name].index("║") == lines[below].index("║")
    assert lines[below].split("║")[0].strip() == marks


def test_the_district_is_the_same_in_french_and_the_words_are_french() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(11, 4, 6)), 4)
    english, french = drawn(state), drawn(state, language="fr")
    assert len(french) == len(english)
    for line, other in zip(english[:LINES], french[:LINES], strict=True):
        assert line.replace("seen", "    ").split() == other.replace("vu", "  ").split()
    assert any(" vu " in line for line in french[:LINES])
    assert not set(english[LINES + 1 :]) & set(french[LINES + 1 :]) - {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_fits_a_terminal_and_says_every_word_it_has(
    language: str, said: set[str]
) -> None:
    for seed in range(6):
        rng = Random(seed)
        state = GAME.start(MrJackPocketOptions())
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            for viewer in (JACK, INVESTIGATOR, SPECTATOR):
                for size in (HIGH, LOW):
                    lines = drawn(state, viewer, language, size)
                    assert max(len(line) for line in lines) <= WIDTH
                    assert len(lines) <= size.rows
    chased = with_fields(state, chase=True)
    GAME.render(GAME.view(chased, SPECTATOR), notes(deal()), language)
    assert len(drawn(chased, language=language, size=LOW)) <= LOW.rows
    for line in GAME.legend(GAME.view(chased, JACK), language).splitlines():
        assert len(line) <= WIDTH
    mine = {key for key in keys(language) if key.startswith("mr-jack-pocket-draw-")}
    assert {key for key in said if key.startswith("mr-jack-pocket-draw-")} == mine


def test_colours_are_marks_that_take_no_room() -> None:
    view = GAME.view(call(position(WITNESS_PICTURE, spaces=(11, 4, 6)), 4), JACK)
    for size in (HIGH, LOW):
        coloured = GAME.render(view, size=size._replace(colour=True))
        assert without_styles(coloured) == GAME.render(view, size=size)
        assert coloured != without_styles(coloured)
