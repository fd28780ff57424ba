"""The arena's sparring partner: what it finds, what it knows, and how long it looks."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from gaslamp.bots.alpha_beta import AlphaBetaBot, NoAlphaBeta
from gaslamp.bots.bot_spec import make_from_spec
from gaslamp.bots.exact_choices import best_proved
from gaslamp.bots.hint import hints
from gaslamp.bots.levels import CLUB, NOVICE, LevelBot
from gaslamp.bots.registry import UnknownBot, find_bot
from gaslamp.core.action_search import ActionSearch, AlphaBetaSearch
from gaslamp.core.belief import Belief
from gaslamp.core.codes import Action, Sight, as_seat, legal_actions
from gaslamp.core.game import Game
from gaslamp.core.heuristics import SAFE, WINNING
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket.board import whitechapel
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import JACK
from gaslamp.games.mr_jack_pocket.heuristics.alpha_beta import AlphaBetaTree, all_tosses
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from gaslamp.games.registry import find_game
from gaslamp.play import Table
from tests.bots.pocket_turns import OPTIONS, decisions, lines
from tests.bots.test_fairness import chosen, some_twins

ENTRY = "alphabeta:nodes=2000"
FEW_LINES = 5_000  # within which the search reaches the call


def pocket_search() -> AlphaBetaSearch[MrJackPocket]:
    return AlphaBetaSearch(AlphaBetaTree(whitechapel()), JACK)


def played(game: Game, seed: int) -> Journal:
    make = make_from_spec(ENTRY)
    bots = {seat: make(game, game.options(), as_seat(seat), seed + seat) for seat in (0, 1)}
    table = Table(Journal(game, game.options()), bots, seeded(seed))
    table.advance()
    return table.journal


@pytest.mark.parametrize("name", ["mr_jack_pocket", "mr_jack"])
def test_the_same_seed_and_nodes_play_the_same_game(name: str) -> None:
    first, again = played(find_game(name), 4), played(find_game(name), 4)
    assert first.state.seat == OVER
    assert first.actions == again.actions


def test_a_proved_win_is_taken_and_jack_takes_what_is_safe() -> None:
    heuristics = GAME.heuristics(OPTIONS)
    compared = {WINNING: 0, SAFE: 0}
    for state, belief, seen in decisions(range(60)):
        proofs = heuristics.proofs(belief, state.legal_actions())
        best = max(proofs)
        known = state.seat == JACK or (best == WINNING and state.jack_cards == 0)
        is_drawn = state.left >> codes.ALIBI & 1  # cards count by their average
        if min(proofs) == best or not known or is_drawn or lines(state) > FEW_LINES:
            continue
        bot = AlphaBetaBot(GAME, OPTIONS, as_seat(int(state.seat)), 1, nodes=20_000)
        for sight, turn in seen:
            bot.see(Sight(sight), turn)
        actions = [int(action) for action in state.legal_actions()]
        assert proofs[actions.index(bot.choose([Action(one) for one in actions]))] == best, (
            state.text()
        )
        compared[best] += 1
    assert compared[WINNING] >= 10
    assert compared[SAFE] >= 30


@pytest.mark.parametrize("name", ["mr_jack_pocket", "mr_jack"])
def test_the_choice_depends_on_what_the_seat_knows_alone(name: str) -> None:
    game, make, compared = find_game(name), make_from_spec(ENTRY), 0
    for pair in some_twins(game):
        seat = as_seat(pair.seat)
        one, other = (
            chosen(game, story, seat, lambda _: make(game, game.options(), seat, 7))  # noqa: B023  (called at once)
            for story in (pair.truth, pair.other)
        )
        assert one == other
        compared += 1
    assert compared >= 3


def test_the_search_ends_soon_after_so_many_positions() -> None:
    search = pocket_search()
    for state, belief, _ in decisions(range(6)):
        search.values(belief, legal_actions(state), 2_000)
        assert search.depth >= 1
        assert search.tree.nodes < 4_000


def test_four_tokens_fall_in_sixteen_ways() -> None:
    tosses = all_tosses()
    assert len(tosses) == len(set(tosses)) == 16
    assert all(int(toss).bit_count() == 4 for toss in tosses)


def test_other_games_are_refused() -> None:
    game = find_game("scotland_yard")
    with pytest.raises(NoAlphaBeta, match="Scotland Yard"):
        make_from_spec("alphabeta")(game, game.options(), as_seat(0), 1)


def test_it_plays_in_the_arena_and_at_no_table() -> None:
    with pytest.raises(UnknownBot):
        find_bot("alphabeta")


class Favourite(ActionSearch):
    """Finds one action best, its neighbour nearly as good, and all others worse."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.asked: list[int] = []

    def values(
        self, belief: Belief, actions: Sequence[int], nodes: int, margin: float = 0.0
    ) -> Sequence[float]:
        self.asked.append(nodes)
        worth = {self.place: 0.5, self.place + 1: 0.5 - margin / 2}
        return [worth.get(place, 0.5 - 2 * margin) for place in range(len(actions))]


def test_a_level_chooses_among_what_the_search_finds_nearly_best() -> None:
    level = replace(CLUB, nodes=8, positions=30)
    chosen_at: set[int] = set()
    for state, _, seen in decisions(range(4)):
        actions = [Action(int(action)) for action in state.legal_actions()]
        bot = LevelBot(GAME, OPTIONS, as_seat(int(state.seat)), 1, level, timed=False)
        for sight, turn in seen:
            bot.see(Sight(sight), turn)
        proved = best_proved(bot.heuristics, bot.belief, actions)
        if len(proved) < 4:
            continue
        for place in (0, len(proved) - 2):
            bot.alpha_beta = search = Favourite(place)
            choice = bot.choose(actions)
            assert choice in proved[place : place + 2]
            assert search.asked == [8 * 30]
            chosen_at.add(proved.index(choice) - place)
    assert chosen_at == {0, 1}


def test_a_level_without_search_and_a_game_without_alpha_beta_ask_for_no_values() -> None:
    assert LevelBot(GAME, OPTIONS, as_seat(0), 1, NOVICE).alpha_beta is None
    other = find_game("scotland_yard")
    assert LevelBot(other, other.options(), as_seat(0), 1, CLUB).alpha_beta is None


def test_within_the_margin_values_are_as_exact_as_the_best() -> None:
    compared = 0
    for _, belief, actions in ((s, b, legal_actions(s)) for s, b, _ in decisions(range(12))):
        if len(actions) > 8:
            continue
        plain, exact = pocket_search(), pocket_search()
        some = plain.values(belief, actions, 3_000, 0.05)
        every = exact.values(belief, actions, 3_000, 2.0)  # refutes nothing
        if plain.depth != exact.depth:
            continue
        for one, other in zip(some, every, strict=True):
            if other >= max(every) - 0.05:
                assert one == pytest.approx(other)
                compared += 1
    assert compared >= 20


def test_hints_name_only_what_the_alpha_beta_search_finds_nearly_best() -> None:
    narrowed = 0
    for state, belief, seen in decisions(range(6)):
        actions = [Action(int(action)) for action in state.legal_actions()]
        level = replace(CLUB, nodes=8)
        proved = best_proved(GAME.heuristics(OPTIONS), belief, actions)
        bot = LevelBot(GAME, OPTIONS, as_seat(int(state.seat)), 1, level, timed=False)
        for sight, turn in seen:
            bot.see(Sight(sight), turn)
        good = bot.sensible(actions)
        sights = [(Sight(sight), turn) for sight, turn in seen]
        seat = as_seat(int(state.seat))
        named = hints(GAME, OPTIONS, seat, sights, actions, level=level, timed=False)
        assert named
        assert {one.action for one in named} <= set(good)
        narrowed += len(good) < len(proved)
    assert narrowed >= 10
