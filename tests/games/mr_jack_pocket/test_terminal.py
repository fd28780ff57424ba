"""The drawing for a terminal."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.table import INVESTIGATOR, JACK
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
              0                 1                 2
              H▼
      ·               · ·═══════════════· ·               ·
0     ║    (smith)           STEALTHY         (goodley)   ║
      ║      seen                                         ║
      ·               · ·               · ·               ·
      ·               · ·               · ·               ·
1           PIZER     ║      LESTRADE     ║    »MADAME«
             seen     ║                   ║
      ·               · ·═══════════════· ·               ·
      ·═══════════════· ·               · ·═══════════════·
2            GULL             (lane)             BERT       ◀W
             seen              seen              seen
      ·               · ·               · ·               ·
                                T▲
"""


def test_the_witness_picture_is_drawn_with_walls_suspects_and_detectives() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(0, 5, 7)), 4)
    assert GAME.draw(GAME.view(state, JACK)).startswith(DISTRICT)


def test_only_jack_finds_his_own_tile_marked() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(0, 5, 7)), 4)
    assert "»MADAME«" in GAME.draw(GAME.view(state, JACK))
    for viewer in (INVESTIGATOR, SPECTATOR):
        drawn = GAME.draw(GAME.view(state, viewer))
        assert "»" not in drawn
        assert "Mr. Jack: ?" in drawn


def test_detectives_on_one_space_stand_side_by_side() -> None:
    drawn = GAME.draw(GAME.view(call(position(spaces=(10, 10, 10)), 4), SPECTATOR))
    assert "HWT▶" in drawn


def test_the_tokens_and_their_use_are_listed() -> None:
    state = hunt(position(), 3, "holmes", "watson", "rotation", "joker")
    move(state, "rotation", "rotate 1,1 half")
    drawn = GAME.draw(GAME.view(state, SPECTATOR))
    assert "turn 3 of 8: holmes, watson, rotation (used), joker" in drawn
    assert "on the tokens' backs: alibi, toby, exchange, rotation" in drawn
    assert "turned" in drawn


def test_cards_and_time_are_listed_as_far_as_they_are_known() -> None:
    state = call(position(), 4)
    state.jack_cards = cards("gull")
    state.jack_times = 0b101
    state.found_cards = cards("bert")
    assert "hourglasses 3   time 1 3   cards gull" in GAME.draw(GAME.view(state, JACK))
    drawn = GAME.draw(GAME.view(state, INVESTIGATOR))
    assert "hourglasses 2 and cards   time 1 3   cards ?" in drawn
    assert "Investigator: time 2   cards bert   pile 6" in drawn


def test_a_chase_is_announced() -> None:
    state = call(position(), 7)
    assert "chase" not in GAME.draw(GAME.view(state, JACK))
    state.chase = True
    assert "The chase is on" in GAME.draw(GAME.view(state, JACK))


def test_the_notebook_is_written_below_and_on_the_tiles() -> None:
    journal = deal("gull")
    belief = GAME.belief(MrJackPocketOptions(), INVESTIGATOR)
    for entry in journal.logs[INVESTIGATOR]:
        belief.see(entry.sight, entry.turn)
    drawn = GAME.draw(GAME.view(truth(journal), INVESTIGATOR), GAME.notebook(belief))
    assert "notebook: Mr. Jack is lestrade 11%, goodley 11%" in drawn
    assert "his hourglasses: 0 to 0" in drawn
    assert "in the pile: lestrade 89%" in drawn
    assert drawn.count("  11%") == 9


@pytest.mark.parametrize("seed", range(10))
def test_every_position_can_be_drawn_for_everybody(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(MrJackPocketOptions())
    while state.seat != OVER:
        for viewer in (JACK, INVESTIGATOR, SPECTATOR):
            lines = GAME.draw(GAME.view(state, viewer)).splitlines()
            assert max(len(line) for line in lines) <= 100
        state.apply(state.random_action(rng))
