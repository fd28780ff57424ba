"""Scenarios: another map, other start cards, tickets, sightings and rounds, read from a file."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from librt.random import Random

import gaslamp
from gaslamp.bots.bot_spec import make_from_spec
from gaslamp.core.codes import as_seat
from gaslamp.core.state import CHANCE, OVER, SPECTATOR
from gaslamp.core.terminal_art import without_styles
from gaslamp.core.testing import Effort, Requirements, check_game
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.games.registry import add_game, open_game, remove_game
from gaslamp.games.scotland_yard.game import GAME, ScotlandYardGame
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.games.scotland_yard.scenario import Scenario, ScenarioError
from gaslamp.play.table import Table

pytestmark = pytest.mark.engine

FILE = Path(__file__).parents[3] / "examples" / "harbour.toml"
SOURCE = FILE.read_text(encoding="utf-8")
HARBOUR = ScotlandYardGame(Scenario.from_file(FILE))
AGREED = ScotlandYardOptions(detectives=3, counted_tickets=True, voluntary_reveal=True)


def changed(old: str, new: str) -> Scenario:
    """Read the example with a part of its text replaced."""
    assert old in SOURCE
    return Scenario.from_toml(SOURCE.replace(old, new), "harbour.toml")


def played(game: ScotlandYardGame, options: ScotlandYardOptions, seed: int) -> ScotlandYard:
    """Play at random to the end."""
    state = game.start(options)
    state.play_randomly(Random(seed), 10_000)
    return state


def test_a_scenario_gives_the_game_its_name_and_title() -> None:
    assert (HARBOUR.name, HARBOUR.variant_of) == ("harbour", "scotland_yard")
    assert translate(HARBOUR.title()) == "Scotland Yard: The Harbour"
    untitled = ScotlandYardGame(changed('title = "The Harbour"', ""))
    assert translate(untitled.title()) == "Scotland Yard: Harbour"


def test_the_start_cards_and_the_tickets_are_the_scenarios() -> None:
    state = HARBOUR.new(detectives=3)
    dealt = [HARBOUR.notation(action) for action in state.legal_actions()]
    assert dealt == [f"deal {station}" for station in (1, 3, 4, 6, 9, 10, 12)]
    view = HARBOUR.view(state, SPECTATOR)
    assert [(d.taxi, d.bus, d.underground) for d in view.detectives] == [(11, 5, 2)] * 3
    assert (view.mister_x.blacks, view.mister_x.doubles) == (3, 1)
    assert (view.rounds, view.windows, view.sightings) == (12, 13, (2, 5, 8, 11))


def test_black_tickets_follow_the_detectives_unless_they_are_named() -> None:
    game = ScotlandYardGame(changed("black = 3, ", ""))
    for detectives in (3, 4, 5):
        assert game.view(game.new(detectives=detectives), 0).mister_x.blacks == detectives


def test_mister_x_can_hold_every_ticket_of_the_detectives() -> None:
    options = ScotlandYardOptions(detectives=5, counted_tickets=True)
    state = HARBOUR.start(options)
    all_taxis = 4 + 5 * 11
    stock = list(state.stock)
    stock[0], stock[5::5] = all_taxis, [0] * 5
    written = state.text().replace(",".join(map(str, state.stock)), ",".join(map(str, stock)))
    assert written != state.text()
    assert HARBOUR.position(options, written).stock[0] == all_taxis


@pytest.mark.parametrize("seed", range(20))
def test_the_game_ends_by_the_scenarios_last_round(seed: int) -> None:
    state = played(HARBOUR, AGREED, seed)
    assert state.seat == OVER
    assert state.round <= 12
    assert state.moves <= 13
    shown = {move for move in range(1, 14) if state.opened >> move & 1}
    assert shown >= {move for move in (2, 5, 8, 11) if move <= state.moves}


def test_every_station_stands_on_the_board_and_no_other() -> None:
    board = HARBOUR.board(HARBOUR.options())
    assert {station.name for station in board.of_kind("station")} == set(map(str, range(1, 13)))
    assert all(
        0 < station.place[0] < board.width and 0 < station.place[1] < board.height
        for station in board.of_kind("station")
        if station.place
    )
    assert not board.of_kind("park")
    assert len(board.links) == 17 + 4 + 2 + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_the_scenarios_map(language: str) -> None:
    state = HARBOUR.new()
    while state.seat == CHANCE:
        state.apply(state.sample_action(Random(3)))
    drawn = without_styles(HARBOUR.render(HARBOUR.view(state, 0), language=language))
    assert all(str(station) in drawn for station in range(1, 13))
    assert "13" not in drawn.split("X")[0]


def test_the_observation_is_as_long_as_the_scenarios_travel_log() -> None:
    length = HARBOUR.observation(AGREED).length
    assert length == GAME.observation(AGREED).length - 5 * (24 - 13)
    assert HARBOUR.observation(AGREED).part("windows").shape == (13, 5)


def test_bots_play_a_scenario() -> None:
    players = {
        seat: make_from_spec("club:nodes=4")(HARBOUR, AGREED, as_seat(seat), seat)
        for seat in range(2)
    }
    table = Table(gaslamp.Journal(HARBOUR, AGREED), players, gaslamp.seeded(3))
    table.advance()
    assert table.is_over


def test_a_scenario_survives_pickling_with_its_states() -> None:
    state = HARBOUR.new(detectives=4)
    state.apply(state.legal_actions()[0])
    copy = pickle.loads(pickle.dumps(state))  # noqa: S301  (our own)
    assert copy == state
    assert copy.origin.game.scenario == HARBOUR.scenario


def test_a_saved_game_is_read_where_the_scenario_is_registered() -> None:
    journal = gaslamp.Journal(HARBOUR, AGREED)
    with pytest.raises(gaslamp.JournalError):
        gaslamp.loads(gaslamp.dumps(journal))
    add_game(HARBOUR)
    try:
        assert gaslamp.loads(gaslamp.dumps(journal)).game is HARBOUR
    finally:
        remove_game(HARBOUR.name)


def test_a_scenario_is_opened_by_its_files_name() -> None:
    opened = open_game(str(FILE))
    assert opened.name == "harbour"
    assert open_game(str(FILE)) is opened
    with pytest.raises(gaslamp.UnknownGame):
        gaslamp.game(str(FILE))  # what a client may name is no file


def test_the_example_keeps_the_contract() -> None:
    effort = Effort(worlds=2, limit=40, weighed=10, tries=1, stretch=40, patience=1)
    report = check_game(
        HARBOUR,
        options=[AGREED, HARBOUR.options()],
        games=2,
        branches=2,
        seed=3,
        effort=effort,
        requirements=Requirements(),
    )
    assert report.games == 4


def test_the_page_about_scenarios_shows_the_example_as_it_is() -> None:
    page = FILE.parents[1] / "docs" / "scenarios.md"
    assert f"```toml\n{SOURCE}```" in page.read_text(encoding="utf-8")


WRONG = [
    ("rounds = 12", "rounds = ", "line 4"),
    ("rounds = 12", 'rounds = "many"', "rounds"),
    ("rounds = 12", "rounds = 0", "rounds"),
    ("rounds = 12", "rounds = 60", "61 windows"),
    ("rounds = 12", "turns = 12", "turns"),
    ('name = "harbour"', 'name = "The Harbour"', "name: “The Harbour”"),
    ('name = "harbour"', "", "name"),
    ("[2, 5, 8, 11] ", "[2, 5, 8, 14] ", r"sightings\[3\]: there is no move 14"),
    (
        "[1, 3, 4, 6, 9, 10, 12] ",
        "[1, 3, 4, 6, 9, 10, 13] ",
        r"starts\[6\]: there is no station",
    ),
    ("[1, 3, 4, 6, 9, 10, 12] ", "[1, 3, 4, 6, 9, 10, 1] ", r"starts\[6\]: .* two start cards"),
    ("[1, 3, 4, 6, 9, 10, 12] ", "[1, 3, 4] ", "starts: 3 start cards are too few"),
    ("ferry = [[9, 12]]", "ferry = [[9, 77]]", r"lines.ferry\[0\]: there is no station 77"),
    ("ferry = [[9, 12]]", "ferry = [[9, 9]]", r"lines.ferry\[0\]: .* two different stations"),
    ("ferry = [[9, 12]]", "tram = [[9, 12]]", "tram"),
    ("12 = [6, 4]", "12 = [6, 4]\n13 = [8, 8]", "station 13 with station 1"),
    ("12 = [6, 4]", "12 = [6, 4]\n200 = [8, 8]", "<= 199"),
    ("taxi = 11,", "taxi = -1,", "tickets.detective.taxi"),
    ("taxi = 11,", "taxi = 100,", "<= 99"),
]


@pytest.mark.parametrize(("old", "new", "message"), WRONG)
def test_what_cant_be_played_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message) as refused:
        changed(old, new)
    assert str(refused.value).startswith("harbour.toml: ")
    assert translate(refused.value.text, "fr") != str(refused.value)


def test_a_file_that_cant_be_read_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"missing\.toml: the file can’t be read"):
        Scenario.from_file(tmp_path / "missing.toml")


def test_every_refusal_of_a_scenario_is_tried_here() -> None:
    said = set()
    for old, new, _ in WRONG:
        with pytest.raises(ScenarioError) as refused:
            changed(old, new)
        said.add(refused.value.reason.key)
    known = {key for key in keys("en") if key.startswith("scotland-yard-scenario-")}
    apart = {f"scotland-yard-scenario-{key}" for key in ("title", "wrong", "unreadable")}
    assert said == known - apart
