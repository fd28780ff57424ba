"""A click that leads nowhere is answered with the reason, from the seat's own view."""

from __future__ import annotations

import random

import pytest

from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER
from gaslamp.core.translation import translate
from gaslamp.games.registry import GAMES, find_game
from gaslamp.games.scotland_yard.view import ScotlandYardView
from gaslamp.play.click_refusals import click_refusal
from tests.cli.desk import DEALT, recorded


def yard(journal: Journal) -> ScotlandYardView:
    view = journal.view(int(journal.state.seat))
    assert isinstance(view, ScotlandYardView)
    return view


def why(journal: Journal, *path: str) -> str | None:
    reason = click_refusal(journal, as_seat(int(journal.state.seat)), path)
    return None if reason is None else translate(reason)


def test_a_station_without_a_line_is_named_with_both_ends() -> None:
    journal = recorded(*DEALT)
    start = str(yard(journal).mister_x.station).removeprefix("station-")
    assert why(journal, "station-1") == f"there is no line from {start} to 1"


def test_a_station_with_a_line_says_what_is_missing_there() -> None:
    game = find_game("scotland_yard")
    journal = Journal(game, game.options())
    lines = {link.ends for link in game.board(journal.options).links}
    rng = random.Random(2)  # noqa: S311  (a game, not a secret)
    missing = 0
    for _ in range(400):
        journal.advance(seeded(3))
        if journal.state.seat == OVER:
            journal = Journal(game, game.options())
            journal.advance(seeded(rng.randrange(1000)))
        view = yard(journal)
        pawns = {one.pawn: one.station for one in view.detectives}
        start = pawns.get(view.pawn, view.mister_x.station)
        for end in pawns.values():
            reason = why(journal, str(end))
            if reason is not None and start != end:
                is_joined = bool({(start, end), (end, start)} & lines)
                assert is_joined is ("there is no line" not in reason)
                missing += is_joined
        journal.play(int(journal.state.seat), rng.choice(journal.state.legal_actions()))
    assert missing > 0


def test_what_may_be_clicked_has_no_refusal() -> None:
    journal = recorded(*DEALT)
    for choice in journal.choices(int(journal.state.seat)):
        for length in range(1, len(choice.path) + 1):
            assert why(journal, *choice.path[:length]) is None


def test_what_no_action_is_about_has_no_refusal() -> None:
    assert why(recorded(*DEALT), "moon-1") is None
    assert why(recorded(*DEALT), "") is None
    assert why(recorded(*DEALT)) is None


def test_only_the_seat_on_turn_hears_a_reason() -> None:
    journal = recorded(*DEALT)
    other = 1 - int(journal.state.seat)
    assert click_refusal(journal, as_seat(other), ("station-1",)) is None
    assert click_refusal(journal, as_seat(-1), ("station-1",)) is None


@pytest.mark.parametrize("name", list(GAMES))
def test_every_element_of_every_game_can_be_asked_about(name: str) -> None:
    game = find_game(name)
    options = game.options()
    journal = Journal(game, options)
    choose = seeded(3)
    rng = random.Random(5)  # noqa: S311  (a game, not a secret)
    elements = [element.id for element in game.board(options).elements]
    for _ in range(30):
        journal.advance(choose)
        seat = int(journal.state.seat)
        if seat < 0:
            break
        legal = journal.choices(seat)
        for element in rng.sample(elements, 12):
            is_lit = any(choice.path[:1] == (element,) for choice in legal)
            assert not (is_lit and why(journal, element))
        journal.play(seat, rng.choice(legal).action)
