"""The set-up: the clues, the deal, the stocks, the first player."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.board import name_of
from gaslamp.core.errors import OptionsError
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.options import options_from
from gaslamp.core.state import CHANCE, SPECTATOR
from gaslamp.games.lady_alice.board import CATEGORY_NAMES, SIZE
from gaslamp.games.lady_alice.elements import PANELS, clue_number
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.game_setup import Setup
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.phases import DEALING, PAIRING, STARTING
from gaslamp.games.lady_alice.rules.deal import solutions
from gaslamp.games.lady_alice.rules.state import LadyAlice, set_table
from gaslamp.games.lady_alice.view import LadyAliceNotebook
from tests.games.lady_alice.playing import BLUE, FIVE, FOUR, RED, THREE, Table, ids, truth

pytestmark = pytest.mark.engine

WAYS = {3: 32 * 24 * 16, 4: 32 * 24 * 16 * 8, 5: 10 * 32 * 24 * 16 * 8 * 7}
FACTORIALS = {3: 6, 4: 24, 5: 120}


def deal_all(state: LadyAlice) -> list[LadyAlice]:
    """Every deal that chance can make, once for each way to make it."""
    if state.phase not in (PAIRING, DEALING):
        return [state]
    found = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        found += deal_all(after)
    return found


@pytest.mark.rule("LA-01")
def test_the_desk_has_four_categories_of_eight_different_clues() -> None:
    names = [name_of(zone.clue) for zone in Table().view(SPECTATOR).desk]
    assert len(set(names)) == 32
    assert CATEGORY_NAMES == ("suspect", "place", "time", "object")
    assert names[0:8:2] == ["chaille-long", "kingsley", "crowther", "tippu-tip"]
    assert (names[8], names[21], names[24]) == ("waterloo", "17h", "compass")
    assert not any(zone.covered or zone.markers for zone in Table().view(SPECTATOR).desk)


@pytest.mark.rule("LA-02", "LA-32", "LA-37")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_deal_has_the_same_chance(seats: int) -> None:
    rng = Random(seats)
    for _ in range(50):
        state = GAME.start(LadyAliceOptions(seats=seats))
        ways = 1
        while state.phase != STARTING:
            ways *= len(state.legal_actions())
            state.apply(state.random_action(rng))
        assert ways == WAYS[seats]


@pytest.mark.rule("LA-02", "LA-32", "LA-37")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_share_of_every_solution_is_dealt_in_one_way(seats: int) -> None:
    dealt = deal_all(set_table(Setup(seats, 1, notebook=True, size=2)))
    evidence = {tuple(state.evidence) for state in dealt}
    assert len(evidence) == len(dealt) == len(solutions(seats, 2)) * FACTORIALS[seats]
    assert {state.solution() for state in dealt} == set(solutions(seats, 2))


@pytest.mark.rule("LA-02")
def test_four_pieces_of_evidence_come_from_four_categories() -> None:
    draw = seeded(7)
    for _ in range(50):
        journal = Journal(GAME, LadyAliceOptions())
        journal.advance(draw)
        assert {clue // SIZE for clue in truth(journal.state).evidence} == {0, 1, 2, 3}


@pytest.mark.rule("LA-32")
def test_five_pieces_of_evidence_leave_one_category_double() -> None:
    for state in deal_all(set_table(Setup(5, 1, notebook=True, size=2)))[::37]:
        categories = [clue // SIZE for clue in state.evidence]
        assert sorted(categories.count(category) for category in range(4)) == [1, 1, 1, 2]
        assert len(set(state.evidence)) == 5


@pytest.mark.rule("LA-37")
def test_three_pieces_of_evidence_leave_one_category_out() -> None:
    for state in deal_all(set_table(Setup(3, 1, notebook=True, size=2))):
        assert len({clue // SIZE for clue in state.evidence}) == 3


@pytest.mark.rule("LA-32", "LA-37")
def test_the_solutions_are_as_many_as_they_should_be() -> None:
    assert len(solutions(3, 8)) == 4 * 8**3
    assert len(solutions(4, 8)) == 8**4
    assert len(solutions(5, 8)) == 4 * 28 * 8**3


@pytest.mark.rule("LA-02")
def test_a_player_sees_his_own_evidence_and_no_other() -> None:
    table = Table(FOUR)
    for seat in range(4):
        known = [player.evidence for player in table.view(seat).players]
        assert known == [ids(FOUR)[seat] if other == seat else None for other in range(4)]
        seen = [GAME.notation(entry.sight) for entry in table.journal.seen(seat)[:4]]
        assert seen == [f"evidence {name_of(clue) if clue else '?'}" for clue in known]
    assert [player.evidence for player in table.view(SPECTATOR).players] == [None] * 4


@pytest.mark.rule("LA-03")
@pytest.mark.parametrize("evidence", [THREE, FOUR, FIVE])
def test_nobody_knows_the_category_of_anothers_evidence(evidence: str) -> None:
    players = Table(evidence).notebook(BLUE).players
    strangers = [players[child] for child in list(players)[1:]]
    for category in range(1, len(PANELS)):
        chances = [
            sum(chance for clue, chance in held.items() if clue_number(clue) // SIZE == category)
            for held in strangers
        ]
        seats = len(evidence.split())
        expected = {3: 1 / 3, 4: 1 / 3, 5: 0.3}[seats]
        assert chances == pytest.approx([expected] * (seats - 1))


@pytest.mark.rule("LA-32")
def test_nobody_is_told_who_shares_a_category() -> None:
    table = Table(FIVE)
    for viewer in table.journal.logs:
        assert GAME.notation(table.journal.seen(viewer)[0].sight) == "twins ?", viewer


@pytest.mark.rule("LA-04")
def test_everybody_has_three_markers_of_each_value() -> None:
    table = Table()
    for seat in range(4):
        stock = table.view(seat).players[seat].stock
        assert stock == {"value-0": 3, "value-1": 3, "value-2": 3}
        assert table.view(seat).players[seat].markers_left == 9


@pytest.mark.rule("LA-04")
def test_a_value_that_is_used_up_cannot_be_placed_again() -> None:
    table = Table().play("suspect speke museum 7h drum")
    for clue in ("baker", "abbey", "mask"):
        table.play(f"mark {clue} 2", "pass", "pass", "pass")
    table.play("mark tinne")
    assert table.legal() == ["value 0", "value 1"]


@pytest.mark.rule("LA-04")
def test_the_values_left_are_hidden_from_the_others() -> None:
    table = Table().play("suspect kingsley museum 7h drum", "mark tinne 2")
    stock = table.view(RED).players[RED].stock
    assert stock == {"value-0": 3, "value-1": 3, "value-2": 2}
    for viewer in (BLUE, SPECTATOR):
        player = table.view(viewer).players[RED]
        assert (player.stock, player.markers_left) == (None, 8)
    assert table.last_notation(RED) == "value 2"
    assert table.last_notation(BLUE) == "value ?"
    assert table.last_notation(SPECTATOR) == "value ?"


@pytest.mark.rule("LA-05")
def test_players_may_agree_to_do_without_the_notebook() -> None:
    for notebook in (True, False):
        belief = GAME.belief(LadyAliceOptions(notebook=notebook), BLUE)
        written = GAME.notebook(belief)
        assert (written == LadyAliceNotebook()) is not notebook
    assert LadyAliceOptions().notebook


@pytest.mark.rule("LA-08")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chance_gives_the_notebook_to_anybody(seats: int) -> None:
    state = GAME.start(LadyAliceOptions(seats=seats))
    while state.phase != STARTING:
        state.apply(state.legal_actions()[0])
    written = [GAME.notation(action) for action in state.legal_actions()]
    assert state.seat == CHANCE
    assert written == [f"first {c}" for c in ("blue", "red", "yellow", "green", "white")[:seats]]


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 6}, {"round_limit": 0}])
def test_impossible_tables_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionsError):
        options_from(LadyAliceOptions, options)


def test_impossible_options_are_refused_at_birth() -> None:
    with pytest.raises(OptionsError, match="3 to 5"):
        LadyAliceOptions(seats=6)
    with pytest.raises(OptionsError, match="1 to 100"):
        GAME.new(round_limit=101)
    assert GAME.new(seats=3, round_limit=7).setup.round_limit == 7
