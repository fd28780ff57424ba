"""What Scotland Yard refuses: with the reason, without a change, without a hint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from librt.random import Random

from gaslamp.core.errors import GaslampError, IllegalAction, NotYourTurn, OptionsError
from gaslamp.core.journal import Journal
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.engine import is_compiled
from gaslamp.games.scotland_yard.actions import ACTION_SPACE, STATIONS
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.follow import follow
from tests.games.scotland_yard.positions import (
    EVERY_OPTIONS,
    FAR,
    agree,
    chase,
    deal,
    end_round,
    give,
    move,
    position,
    truth,
)


def table_with(state: ScotlandYard) -> Journal:
    """Put a position on a table where moves are checked."""
    journal = Journal(GAME, agree(seats=state.setup.seats, detectives=state.detectives))
    journal.state = journal.public_state = state
    return journal


def refusal(journal: Journal, actor: int, action: int) -> str:
    """Try an action that must be refused, see that nothing changed, and give the words."""
    before = snapshot(journal)
    with pytest.raises(GaslampError) as refused:
        journal.play(actor, action)
    assert snapshot(journal) == before
    for language in LANGUAGES:
        assert "scotland-yard-" not in translate(refused.value.text, language)
    return str(refused.value)


def snapshot(journal: Journal) -> tuple[object, ...]:
    state = truth(journal)
    views = [GAME.view(state, viewer) for viewer in journal.logs]
    logs = {viewer: list(log) for viewer, log in journal.logs.items()}
    return state.text(), list(state.legal_actions()), views, logs, list(journal.events)


def tried(state: ScotlandYard, written: str) -> str:
    """Let the seat on turn try a move that is refused."""
    return refusal(table_with(state), int(state.seat), GAME.parse(written))


def mister_x_with(station: int = 74, **tickets: int) -> ScotlandYard:
    state = position(station, 92, 117, 3, counted_tickets=True)
    give(state, 0, **tickets)
    return state


@pytest.mark.rule("SY-07")
@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("taxi 94", "there is no taxi from 74 to 94"),
        ("bus 92", "there is no bus from 74 to 92"),
        ("underground 79", "there is no underground from 74 to 79"),
        ("taxi 74", "there is no taxi from 74 to 74"),
    ],
)
def test_a_line_that_does_not_exist_is_named(written: str, reason: str) -> None:
    assert tried(chase(104, 74, *FAR[:2]), written) == (
        f"{written} is not possible: {reason}. Possible: taxi 58, taxi 73, taxi 75, taxi 92, "
        "bus 58, bus 94, underground 46."
    )


@pytest.mark.rule("SY-18", "SY-30")
def test_a_black_ride_needs_a_line_of_some_kind() -> None:
    assert "there is no line from 74 to 79" in tried(mister_x_with(taxi=1, black=1), "black 79")


@pytest.mark.rule("SY-11", "SY-12")
@pytest.mark.parametrize("ticket", ["taxi", "bus", "underground"])
def test_a_ticket_that_is_used_up_is_named(ticket: str) -> None:
    rides = {"taxi": "taxi 73", "bus": "bus 94", "underground": "underground 46"}
    others = {kind: 1 for kind in rides if kind != ticket}
    detective = chase(104, 74, *FAR[:2])
    give(detective, 1, **others)
    assert f"Detective 1 has no {ticket} ticket left" in tried(detective, rides[ticket])
    assert f"Mister X has no {ticket} ticket left" in tried(mister_x_with(**others), rides[ticket])


@pytest.mark.rule("SY-12")
def test_a_black_ticket_that_is_used_up_is_named() -> None:
    assert "Mister X has no black ticket left" in tried(mister_x_with(taxi=1), "black 46")


@pytest.mark.rule("SY-18", "SY-19")
@pytest.mark.parametrize("written", ["black 108", "black 114", "black 1"])
def test_a_detective_is_told_that_he_has_no_black_tickets(written: str) -> None:
    assert "only Mister X has black tickets" in tried(chase(104, 115, *FAR[:2]), written)


@pytest.mark.rule("SY-08")
def test_a_detective_in_the_way_is_named() -> None:
    assert "a detective stands at 92" in tried(mister_x_with(taxi=1), "taxi 92")
    assert "a detective stands at 58" in tried(chase(104, 74, 58, 2), "bus 58")


@pytest.mark.rule("SY-27")
def test_a_first_half_without_a_second_is_named() -> None:
    state = move(mister_x_with(111, taxi=1, underground=1, double=1), "double")
    assert "from 110 you would have no second move" in tried(state, "taxi 110")


@pytest.mark.rule("SY-17")
def test_a_double_card_that_is_used_up_is_named() -> None:
    assert "you have played both double-move cards" in tried(mister_x_with(taxi=2), "double")


@pytest.mark.rule("SY-17")
def test_a_double_card_within_a_double_move_is_refused() -> None:
    state = move(position(104, 74, *FAR[:2]), "double")
    assert tried(state, "double").startswith("double is not possible")


@pytest.mark.rule("SY-27")
def test_a_double_move_that_would_get_stuck_is_named() -> None:
    assert "you can’t make two moves in a row from here" in tried(
        mister_x_with(taxi=1, double=1), "double"
    )


@pytest.mark.rule("SY-26")
@pytest.mark.parametrize("written", ["stay", "show", "hide", "take taxi", "deal 13", "at 74"])
def test_what_does_not_belong_here_is_refused_with_what_does(written: str) -> None:
    words = tried(chase(104, 2, 1, 3), written)
    assert words == f"{written} is not possible now. Possible: taxi 10, taxi 20."


def test_a_hidden_station_is_no_move() -> None:
    words = tried(chase(104, 2, 1, 3), "taxi ?")
    assert words == "taxi ? is not possible now. Possible: taxi 10, taxi 20."


@pytest.mark.parametrize("action", [-1, ACTION_SPACE, 10**9])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    journal = table_with(chase(104, 2, 1, 3))
    words = refusal(journal, 1, action)
    assert words == f"There is no action number {action}. Possible: taxi 10, taxi 20."


def test_a_refusal_names_at_most_twelve_moves() -> None:
    state = chase(104, 128, 2, 3)
    assert len(state.legal_actions()) == 13
    assert tried(state, "taxi 1").endswith("underground 140, ….")


@pytest.mark.rule("SY-06")
def test_a_detective_may_not_move_for_mister_x_nor_for_another() -> None:
    journal = table_with(position(104, 74, 2, 3, seats=4))
    assert refusal(journal, 1, GAME.parse("taxi 92")) == (
        "It is not your turn, Detective player 1: wait for Mister X."
    )
    move(truth(journal), "taxi 86")
    assert refusal(journal, 2, GAME.parse("taxi 10")) == (
        "It is not your turn, Detective player 2: wait for Detective player 1."
    )
    assert refusal(journal, 0, GAME.parse("taxi 103")) == (
        "It is not your turn, Mister X: wait for Detective player 1."
    )


@pytest.mark.parametrize("actor", [SPECTATOR, CHANCE, REFEREE, 6, -99])
def test_who_has_no_seat_may_not_move(actor: int) -> None:
    journal = table_with(position(104, 74, 2, 3, seats=4))
    assert "wait for Mister X" in refusal(journal, actor, GAME.parse("taxi 86"))


def test_a_seat_may_not_deal_cards_nor_speak_for_the_referee() -> None:
    journal = Journal(GAME, agree(seats=4))
    assert refusal(journal, 0, GAME.parse("deal 13")) == (
        "It is not your turn, Mister X: wait for chance."
    )
    journal = follow(deal(174, 103, 132, 141, detectives=3), "double", "taxi 161", "black 135")
    follow(journal, "taxi 86", "taxi 140", "taxi 142", "taxi 143")
    assert journal.state.seat == REFEREE
    assert refusal(journal, 0, GAME.parse("at 143")) == (
        "It is not your turn, Mister X: wait for the referee."
    )


def test_nothing_can_be_played_after_the_end() -> None:
    state = move(chase(74, 92, *FAR[:2]), "taxi 74")
    for actor in (0, 1, CHANCE, OVER):
        words = refusal(table_with(state), actor, GAME.parse("taxi 73"))
        assert words == "The game is over: nothing more can be played."


@pytest.mark.parametrize(
    ("agreed", "words"),
    [
        ({"seats": 1}, "“1” is not a value of the option “seats”. Possible: a whole number from 2"),
        ({"seats": 7}, "from 2 to 6"),
        ({"detectives": 2}, "from 3 to 5"),
        ({"detectives": 6}, "from 3 to 5"),
        ({"seats": "many"}, "“many” is not a value of the option “seats”"),
        ({"seats": 2.5}, "“2.5” is not a value of the option “seats”"),
        ({"counted_tickets": "perhaps"}, "Possible: true, false"),
        ({"bobbies": 2}, "There is no option “bobbies”. Options: seats, detectives, counted_tic"),
        ({"seats": 4, "detectives": 5}, "4 players can’t share 5 detectives"),
    ],
    ids=str,
)
def test_options_that_do_not_fit_are_named(agreed: dict[str, object], words: str) -> None:
    with pytest.raises(OptionsError) as refused:
        agree(**agreed)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    "agreed", [{"seats": 1}, {"seats": "3"}, {"detectives": 6}, {"seats": 4, "detectives": 5}]
)
def test_options_that_do_not_fit_are_refused_at_birth(agreed: dict[str, Any]) -> None:
    with pytest.raises(OptionsError):
        ScotlandYardOptions(**agreed)
    with pytest.raises(OptionsError):
        GAME.new(**agreed)


def test_options_may_be_given_as_text() -> None:
    assert agree(seats="4", counted_tickets="true") == agree(seats=4, counted_tickets=True)


def hidden_elsewhere(state: ScotlandYard) -> list[ScotlandYard]:
    """The same table with Mister X on every other station that no detective guards."""
    worlds = []
    for station in range(1, STATIONS + 1):
        if not state.guarded[station]:
            world = state.clone()
            world.stations[0] = station
            worlds.append(world)
    return worlds


def answers(state: ScotlandYard, actor: int) -> list[object]:
    """Everything that a seat hears when it tries every action that it must not play."""
    journal = table_with(state)
    legal = set(state.legal_actions()) if actor == state.seat else set()
    said: list[object] = []
    for action in range(ACTION_SPACE):
        if action not in legal:
            with pytest.raises((IllegalAction, NotYourTurn)) as refused:
                journal.check(actor, action)
            said.append(refused.value.text)
    return said


@pytest.mark.parametrize(
    "make",
    [
        lambda: chase(104, 115, 116, 3),
        lambda: move(chase(104, 115, 116, 3), "taxi 127"),
        lambda: end_round(chase(104, 115, 116, 3)),
    ],
    ids=["a detective's turn", "the next detective's turn", "Mister X's turn"],
)
def test_a_detective_is_refused_in_the_same_words_wherever_mister_x_is(
    make: Callable[[], ScotlandYard],
) -> None:
    state = make()
    worlds = hidden_elsewhere(state)
    expected = answers(state, 1)
    for world in worlds[:: 5 if is_compiled() else 60]:
        assert answers(world, 1) == expected


def test_whatever_is_refused_in_a_random_game_changes_nothing() -> None:
    for seed, options in enumerate(EVERY_OPTIONS if is_compiled() else EVERY_OPTIONS[::9]):
        rng = Random(seed)
        journal = Journal(GAME, options)
        while journal.state.seat != OVER:
            action = rng.randrange(ACTION_SPACE)
            if action not in journal.state.legal_actions():
                refusal(journal, int(journal.state.seat), action)
            journal.replay(journal.state.random_action(rng))
