"""The drawing for a terminal, in the player's language."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.words import LANGUAGES, keys
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules import MrJackPocket
from gaslamp.games.mr_jack_pocket.table import INVESTIGATOR, JACK
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
LINES = 15  # of the district
WIDTH = 79


def test_the_witness_picture_is_drawn_with_walls_suspects_and_detectives() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(0, 5, 7)), 4)
    assert GAME.draw(GAME.view(state, JACK)).startswith(DISTRICT)


def drawn(state: MrJackPocket, viewer: int = SPECTATOR, language: str = "en") -> list[str]:
    """Draw a viewer's side of the table."""
    return GAME.draw(GAME.view(state, viewer), language=language).splitlines()


def notes(journal: Journal) -> MrJackPocketNotebook:
    """Write the Investigator's notebook."""
    belief = GAME.belief(MrJackPocketOptions(), INVESTIGATOR)
    for entry in journal.logs[INVESTIGATOR]:
        belief.see(entry.sight, entry.turn)
    return GAME.notebook(belief)


def test_only_jack_finds_his_own_tile_marked() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(0, 5, 7)), 4)
    marked = "\n".join(drawn(state, JACK))
    assert "»MADAME«" in marked
    assert "»NAME« Mr. Jack himself" in marked
    for viewer in (INVESTIGATOR, SPECTATOR):
        assert "»" not in "\n".join(drawn(state, viewer))


def test_detectives_on_one_space_stand_side_by_side() -> None:
    state = call(position(spaces=(10, 10, 10)), 4)
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
    state = call(position(), 4)
    state.jack_cards = cards("gull")
    state.jack_times = 0b101
    state.found_cards = cards("bert", "lane")
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
    state.chase = True
    assert drawn(state)[-1].startswith("The chase is on")


def test_the_notebook_is_written_on_the_tiles() -> None:
    journal = deal("gull")
    view = GAME.view(truth(journal), INVESTIGATOR)
    assert GAME.draw(view, notes(journal)).count("  11%") == 9
    assert GAME.draw(view, notes(journal), "fr").count("  11 %") == 9


@pytest.mark.parametrize(
    ("language", "marks"), [("en", "seen turned 100%"), ("fr", "vu pivoté 100 %")]
)
def test_all_the_marks_of_a_tile_stay_between_its_walls(language: str, marks: str) -> None:
    state = hunt(position(spaces=(10, 3, 7)), 4, "holmes", "watson", "rotation", "joker")
    move(state, "rotation", "rotate 1,0 half")
    notebook = MrJackPocketNotebook(suspects={"smith": 1.0}, hourglasses={0: 1.0}, pile={})
    lines = GAME.draw(GAME.view(state, INVESTIGATOR), notebook, language).splitlines()
    assert lines[7].index("║") == lines[8].index("║")
    assert lines[8].split("║")[0].strip() == marks


def test_the_district_is_the_same_in_french_and_the_words_are_french() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(0, 5, 7)), 4)
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
                assert max(len(line) for line in drawn(state, viewer, language)) <= WIDTH
    state.chase = True
    GAME.draw(GAME.view(state, SPECTATOR), notes(deal()), language)
    mine = {key for key in keys(language) if key.startswith("mr-jack-pocket-draw-")}
    assert {key for key in said if key.startswith("mr-jack-pocket-draw-")} == mine
