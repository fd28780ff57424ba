"""Every level plays every game to its end, from sights alone."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import gaslamp
from gaslamp.bots.levels import CLUB, NOVICE, Level, LevelBot
from gaslamp.bots.search import Node
from gaslamp.core.codes import Action, as_seat, legal_actions, sight_of
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.random_source import as_random
from gaslamp.core.state import OVER, State
from gaslamp.games.registry import GAMES, find_game

QUICK = Level("quick", 24, 8, 1.0)
SHORTEST = "mr_jack_pocket"


def play(game: Game, options: Options, level: Level, seed: int) -> tuple[State, list[int]]:
    state = game.start(options)
    seats = range(len(game.seats(options)))
    bots = [
        LevelBot(game, options, as_seat(seat), seed + seat, level, timed=False) for seat in seats
    ]
    rng = as_random(seed)
    story = []
    while state.seat != OVER:
        legal = [int(action) for action in state.legal_actions()]
        action = (
            legal[rng.randrange(len(legal))] if state.seat < 0 else bots[state.seat].choose(legal)
        )
        assert action in legal
        sights = [state.sight(action, seat) for seat in seats]
        state.apply(action)
        for bot, sight in zip(bots, sights, strict=True):
            bot.see(sight, state.seat)
        story.append(action)
    return state, story


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.sampled] if name == SHORTEST else []) for name in GAMES],
)
@pytest.mark.parametrize("level", [NOVICE, QUICK], ids=lambda level: level.name)
def test_a_bot_plays_a_whole_game_in_every_seat(name: str, level: Level) -> None:
    game = find_game(name)
    state, _ = play(game, game.options(), level, 5)
    assert state.winners()


@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_seed_and_nodes_give_the_same_game(name: str) -> None:
    game = find_game(name)
    assert play(game, game.options(), QUICK, 7)[1] == play(game, game.options(), QUICK, 7)[1]


def found(*choices: tuple[int, float]) -> Node:
    """Give what a search found: how often each choice was tried, and what came of it on average."""
    node = Node()
    node.actions = vec[i64](range(len(choices)))
    node.tries = vec[i64]([tries for tries, _ in choices])
    node.gains = vec[float]([tries * mean for tries, mean in choices])
    return node


@pytest.mark.sampled
def test_who_hides_something_mixes_among_what_is_as_good_and_nobody_else_does() -> None:
    game = find_game("mr_jack")
    bot = LevelBot(game, game.options(), as_seat(0), 3, CLUB)
    alike = found((100, 0.5), (90, 0.499), (80, 0.48), (10, 0.6))
    bot.heuristics.mixes = True
    assert {bot.pick(alike, [Action(code) for code in range(9)]) for _ in range(50)} == {0, 1}
    bot.heuristics.mixes = False
    assert {bot.pick(alike, [Action(code) for code in range(9)]) for _ in range(50)} == {0}


@pytest.mark.sampled
def test_a_bot_with_no_time_left_still_chooses() -> None:
    game = gaslamp.game("scotland_yard")
    bot = LevelBot(game, game.options(), as_seat(1), 3, CLUB)
    state = game.new()
    rng = as_random(3)
    while state.seat != 1:
        action = state.random_action(rng)
        sight = sight_of(state, action, 1)
        state.apply(action)
        bot.see(sight, state.seat)
    bot.turn_left = bot.move_left = 0.0
    legal = legal_actions(state)
    assert bot.choose(legal) in legal
