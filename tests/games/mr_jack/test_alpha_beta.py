"""The alpha-beta search finds sure arrests, ways out and the best last card, within its limit."""

from __future__ import annotations

from collections import Counter

import pytest

from gaslamp.bots.alpha_beta import AlphaBetaBot
from gaslamp.core.action_search import AlphaBetaSearch
from gaslamp.core.codes import Action, as_seat, legal_actions
from gaslamp.core.heuristics import LOST, WINNING
from gaslamp.core.state import REFEREE
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack.board import whitechapel
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.heuristics.alpha_beta import AlphaBetaTree
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.mr_jack.positions import CLEAR, play, position
from tests.games.mr_jack.test_arrests import OPTIONS, belief_of, knowing, late_decisions, proved


def card_search() -> AlphaBetaSearch[MrJack]:
    return AlphaBetaSearch(AlphaBetaTree(whitechapel("first")), JACK)


def chosen(state: MrJack, nodes: int) -> str:
    """Let the sparring partner choose where everybody knows Jack."""
    bot = AlphaBetaBot(GAME, OPTIONS, as_seat(int(state.seat)), 1, nodes=nodes)
    bot.belief = belief_of(state)
    return GAME.notation(bot.choose([Action(int(action)) for action in state.legal_actions()]))


def test_a_sure_arrest_is_made_and_avoided() -> None:
    compared: Counter[tuple[int, int]] = Counter()
    for state in late_decisions(range(12)):
        proofs = proved(state)
        best = max(proofs.values())
        if min(proofs.values()) == best:
            continue
        taken = proofs[chosen(state, 30_000)]
        assert taken == best, (state.text(), proofs)
        compared[int(state.seat), best] += 1
    assert compared[INVESTIGATOR, WINNING] >= 10
    assert sum(compared[JACK, best] for best in range(LOST, WINNING)) >= 10


def test_jack_takes_an_open_way_out() -> None:
    at = CLEAR | {"gull": "b1"}
    state = position(at=at, jack="gull", seat=JACK, turn=3, played=1, witness=False, barricades=())
    assert proved(state)[chosen(state, 1)] == WINNING
    assert chosen(play(state, "gull"), 1).startswith("escape")


def test_before_a_call_the_last_card_leaves_the_fewest_suspects() -> None:
    """Of two suspects in the dark, the Investigator brings one into sight."""
    state = play(position(at=CLEAR, jack="gull", turn=1, played=3, lamps={}), "lestrade")
    two = knowing(state, INVESTIGATOR, codes.LESTRADE, codes.GULL)
    actions = [int(action) for action in state.legal_actions()]
    values = card_search().values(two, actions, 30_000)
    can_split = [can_show_one(state, action) for action in actions]
    assert 0 < sum(can_split) < len(actions)
    least = min(value for value, can in zip(values, can_split, strict=True) if can)
    assert least > max(value for value, can in zip(values, can_split, strict=True) if not can)


def can_show_one(state: MrJack, action: int) -> bool:
    """Tell whether a card that goes on with an action can show just one of Lestrade and Gull."""
    after = state.clone()
    after.apply(action)
    if after.seat == INVESTIGATOR:
        return any(can_show_one(after, int(other)) for other in after.legal_actions())
    seen = int(after.pieces.visible())
    return after.seat == REFEREE and (seen >> codes.LESTRADE & 1) != (seen >> codes.GULL & 1)


@pytest.mark.parametrize("nodes", [1, 2_000, 60_000])
def test_deeper_searches_stop_at_the_limit(nodes: int) -> None:
    search = card_search()
    for state in list(late_decisions(range(3)))[::4]:
        actions = legal_actions(state)
        search.values(belief_of(state), actions, 1)
        first_depth = search.tree.nodes
        search.values(belief_of(state), actions, nodes)
        assert search.depth >= 1
        assert search.tree.nodes < max(first_depth, nodes) + 2_000
