"""What a seat types is understood: one action, a whole move, or one begun by itself."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import NotationError
from gaslamp.core.journal import Journal, drawing
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play.reading import is_legal, read_line
from tests.cli.desk import DEALT, recorded


def read(journal: Journal, line: str) -> list[str]:
    seat = int(journal.state.seat)
    return [journal.game.notation(action) for action in read_line(journal, seat, line)]


def begun(name: str, seed: int = 1) -> Journal:
    game = find_game(name)
    journal = Journal(game, game.options())
    journal.run_on(drawing(seed))
    return journal


def test_an_action_is_read_as_it_is_written() -> None:
    assert read(recorded(*DEALT), "taxi 102") == ["taxi 102"]


def test_what_is_no_notation_is_refused() -> None:
    with pytest.raises(NotationError):
        read(recorded(*DEALT), "fly to the moon")


def test_an_impossible_move_is_read_all_the_same_to_be_refused_with_its_reason() -> None:
    assert read(recorded(*DEALT), "taxi 150") == ["taxi 150"]


def test_a_card_is_chosen_by_the_move_of_its_character() -> None:
    journal = begun("mr_jack")
    card = journal.choices(int(journal.state.seat))[0]
    after = journal.state.clone()
    after.apply(card.action)
    move = next(
        journal.game.notation(action)
        for action in after.legal_actions()
        if journal.game.notation(action).startswith(f"{card.notation} ")
    )
    assert read(journal, move) == [card.notation, move]


def test_a_token_is_taken_by_its_use() -> None:
    journal = begun("mr_jack_pocket")
    faces = [choice.notation for choice in journal.choices(int(journal.state.seat))]
    uses = {"holmes": "holmes 2", "watson": "watson 1", "toby": "toby 1", "joker": "joker toby"}
    uses |= {"exchange": "exchange 0,0 1,1", "rotation": "rotate 0,0 half"}
    for face in faces:
        if face in uses:
            assert read(journal, uses[face]) == [face, uses[face]]


def test_a_whole_suspicion_is_one_line() -> None:
    journal = begun("lady_alice")
    line = "suspect kingsley waterloo 17h compass"
    assert len(read(journal, line)) == 4


@pytest.mark.parametrize("name", GAMES)
def test_nobody_but_the_seat_on_turn_has_a_move_begun_for_it(name: str) -> None:
    journal = begun(name)
    other = 1 - int(journal.state.seat) if journal.state.seat < 2 else 0
    action = int(journal.state.legal_actions()[0])
    assert read_line(journal, other, journal.game.notation(action)) == (action,)


def test_a_row_of_actions_must_stay_within_one_move() -> None:
    journal = recorded(*DEALT, "taxi 102")
    rides = [journal.game.parse("taxi 99"), journal.game.parse("taxi 10")]
    assert is_legal(journal.state, rides[:1])
    assert not is_legal(journal.state, rides)
