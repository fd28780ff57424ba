"""Random games: no dead end, no flood of choices, always an end."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.playout import play_many
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack.actions import ACCUSE, STAY
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import JACK
from gaslamp.games.mr_jack.options import BoardName, MrJackOptions
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.mr_jack.positions import BOARDS, CLEAR, play, position, table

pytestmark = pytest.mark.engine

LONGEST = GAME.longest(MrJackOptions())


@pytest.mark.rule("MJ-37")
@pytest.mark.parametrize("board", BOARDS)
def test_a_hundred_thousand_random_games_end_without_a_dead_end(board: BoardName) -> None:
    games = 100_000 if engine.is_compiled() else 100
    assert play_many(table(board), games, 1888, LONGEST) > games * 10


@pytest.mark.rule("MJ-05", "MJ-34", "MJ-37")
@pytest.mark.parametrize("board", BOARDS)
def test_games_without_accusations_last_to_dawn_with_few_choices_each(board: BoardName) -> None:
    rng = Random(8)
    most, longest, turns = 0, 0, set()
    for _ in range(300 if engine.is_compiled() else 20):
        state, played = table(board), 0
        while state.seat != OVER:
            actions = list(state.legal_actions())
            most = max(most, len(actions))
            quiet = [action for action in actions if not ACCUSE <= action < STAY]
            state.apply(quiet[rng.randrange(len(quiet))])
            played += 1
        longest = max(longest, played)
        turns.add(int(state.turn))
    assert most <= 300
    assert 100 < longest <= LONGEST
    assert turns == {8}


DRAWN_FROM = {
    "identity": table(),
    "dealing": play(table(), "jack gull", "card bert"),
    "choosing": position(),
    "a move that may accuse": position("holmes", CLEAR | {"bert": "g5"}),
    "a move of Jack's": position("holmes", CLEAR, seat=JACK),
    "a move that may leave": position(
        "holmes", CLEAR | {"holmes": "b7"}, seat=JACK, jack="holmes", witness=False
    ),
    "an exchange": position("gull", CLEAR),
    "a lamp": position("smith", CLEAR),
    "a lamp after the move": play(position("smith", CLEAR), "smith i9"),
    "a barricade": position("lestrade", CLEAR),
    "a cover": position("bert", CLEAR),
    "a whistle": position("goodley", CLEAR),
    "a whistle after the move": play(position("goodley", CLEAR), "goodley m9"),
    "a whistle that goes on": play(position("goodley", CLEAR), "whistle smith j10"),
    "a lantern": play(position("watson", CLEAR), "watson a2"),
    "an alibi": play(position("holmes", CLEAR), "holmes g4"),
}


@pytest.mark.parametrize("state", DRAWN_FROM.values(), ids=DRAWN_FROM.keys())
def test_a_drawn_action_is_any_of_the_legal_ones_equally_likely(state: MrJack) -> None:
    legal = list(state.legal_actions())
    times = 200 if engine.is_compiled() else 60
    rng = Random(6)
    drawn = Counter(int(state.sample_action(rng)) for _ in range(times * len(legal)))
    assert sorted(drawn) == legal
    # How far chance strays: for each action about the square root of how often it should come.
    strayed = sum((drawn[action] - times) ** 2 / times for action in legal)
    assert strayed < len(legal) + 5 * (2 * len(legal)) ** 0.5


def test_the_longest_game_is_counted_card_by_card() -> None:
    assert LONGEST == GAME.longest(MrJackOptions(board="revised")) == 128
