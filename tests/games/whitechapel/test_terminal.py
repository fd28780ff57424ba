"""Whitechapel in a terminal, in the player's language."""

from __future__ import annotations

import re

import pytest
from librt.random import Random

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize, without_styles
from gaslamp.core.translation import LANGUAGES, keys
from gaslamp.engine import is_compiled
from gaslamp.games.whitechapel.board import whitechapel
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.options import WhitechapelOptions
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.games.whitechapel.small import CIRCLES, SMALL
from tests.games.whitechapel.evenings import EVENING, watch
from tests.games.whitechapel.positions import evening, hell, hunt, inquiry, move, start, until

JACK = 0
WHOLE = TerminalSize(rows=1000)
LOW = TerminalSize(rows=17)  # what a terminal of 80x24 leaves for a drawing
TABLE = re.compile(":|night|policeman|decoy")  # below the picture
SIGNS = "①②③④⑤■□†?!-JHwo"


@pytest.mark.parametrize("language", LANGUAGES if is_compiled() else LANGUAGES[:1])
def test_a_whole_game_fits_and_says_every_word_of_the_drawing(
    language: str, said: set[str]
) -> None:
    for seed in range(3):
        state, rng = GAME.start(WhitechapelOptions()), Random(seed)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            viewer, size = ((0, LOW), (1, DEFAULT_SIZE), (1, LOW), (SPECTATOR, WHOLE))[
                rng.randrange(4)
            ]
            lines = GAME.render(GAME.view(state, viewer), None, language, size).split("\n")
            assert max(len(line) for line in lines) <= DEFAULT_SIZE.columns
            assert len(lines) <= size.rows
    assert GAME.legend(GAME.view(state, 0), language)
    mine = {key for key in keys(language) if key.startswith("whitechapel-draw-")}
    assert {key for key in said if key.startswith("whitechapel-draw-")} == mine


@pytest.mark.parametrize("size", [DEFAULT_SIZE, WHOLE], ids=["usual", "large"])
def test_a_small_board_is_drawn_with_its_own_places_and_neighbours(size: TerminalSize) -> None:
    board = SMALL.plan()
    circles = {str(circle) for circle in CIRCLES}
    beside: set[tuple[int, str]] = set()
    for seed in range(3):
        state, rng = SMALL.start(WhitechapelOptions()), Random(seed)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            drawn = SMALL.render(SMALL.view(state, JACK), size=size)
            found = re.findall(r"x(\d+): ((?:\d+ )*\d+|-)", drawn)
            beside |= {(int(crossing), named) for crossing, named in found}
            picture = "\n".join(line for line in drawn.split("\n") if not TABLE.search(line))
            assert set(re.findall(r"(?<![x\d])\d+", picture)) <= circles
    assert len(beside) > 5
    for crossing, named in beside:
        assert named == (" ".join(map(str, board.touched.row(crossing))) or "-")


def test_the_terminal_draws_the_map_the_policemen_and_the_log() -> None:
    state = move(hunt(84, 42, hideout=50, column="I"), "walk 85")
    drawn = GAME.render(GAME.view(state, JACK), size=WHOLE)
    assert "log I: I:†84 1:85" in drawn
    assert "① blue   x42: 29 30 50" in drawn
    assert "85J" in drawn
    assert "50H" in drawn
    assert "hideout 50" in drawn
    hidden = GAME.render(GAME.view(state, 1), size=WHOLE)
    assert "log I: I:†84 1:?" in hidden
    assert "50H" not in hidden
    assert "hideout" not in hidden
    assert "85J" not in hidden


def test_whoever_moves_sees_the_streets_around_on_a_small_screen() -> None:
    moving = move(hunt(84, 42, hideout=50), "walk 85", "go on", "next blue")
    for viewer in (JACK, 1, SPECTATOR):
        assert len(GAME.render(GAME.view(moving, viewer)).split("\n")) <= DEFAULT_SIZE.rows
    assert len(GAME.render(GAME.view(hunt(84), JACK)).split("\n")) <= DEFAULT_SIZE.rows


def test_a_large_screen_has_the_whole_map_too_and_the_nights_before() -> None:
    state = move(hunt(84, 42, hideout=50, night=1), "walk 85", "go on", "next blue")
    small, large = (GAME.render(GAME.view(state, 1), size=size) for size in (DEFAULT_SIZE, WHOLE))
    assert "149" not in small
    assert "149" in large
    assert "log I:" not in small
    assert "log I:" in large
    assert "log II:" in small


def test_colours_are_given_only_where_there_are_some() -> None:
    view = GAME.view(hunt(84, 42), JACK)
    coloured = GAME.render(view, size=TerminalSize(colour=True))
    assert coloured != without_styles(coloured) == GAME.render(view)


def test_the_patrols_are_listed_as_far_as_they_are_known() -> None:
    assert "patrols: x42 decoy  x45 decoy" in GAME.render(GAME.view(_patrols(), 1))
    assert "patrouilles : x42  x45" in GAME.render(GAME.view(_patrols(), JACK), language="fr")
    turned = until(move(_patrols(), "wait"), "turning")
    until(move(turned, "turn x58"), "murder")
    assert "x58 blue" in GAME.render(GAME.view(turned, JACK))
    assert "x58 bleu" in GAME.render(GAME.view(turned, SPECTATOR), language="fr")


def _patrols() -> Whitechapel:
    state = start()
    for written in EVENING:
        move(state, written)
    return until(state, "murder")


def test_the_notebook_marks_where_jack_can_be() -> None:
    state = move(_patrols(), "kill 27")
    notebook = watch(1, *EVENING, "kill 27")
    assert "27?" in GAME.render(GAME.view(hunt(84), 1), notebook)
    assert "27†" in GAME.render(GAME.view(state, 1), notebook)


def picture(state: Whitechapel, viewer: int, size: TerminalSize = DEFAULT_SIZE) -> list[str]:
    """Take the map, or the streets, out of a drawing."""
    lines = GAME.render(GAME.view(state, viewer), size=size).split("\n")
    end = next(i for i, line in enumerate(lines) if line.startswith("patrols") or "① blue" in line)
    return " ".join(lines[:end]).split()


@pytest.mark.parametrize("rows", [32, 34, 38, 50])
def test_every_circle_and_every_crossing_is_on_the_map(rows: int) -> None:
    words = picture(start(), 1, TerminalSize(rows=rows))
    numbers = [int(word) for word in words if word.isdecimal()]
    assert sorted(numbers) == list(range(1, 196))
    assert words.count("·") == 234


def test_policemen_and_patrols_stand_on_the_map() -> None:
    large = TerminalSize(rows=40)
    words = picture(hunt(84, 42), 1, large)
    assert sorted(word for word in words if word in "①②③④⑤") == list("①②③④⑤")
    assert words.count("·") == 229
    assert picture(hell(), JACK, large).count("■") == 7
    assert picture(_patrols(), 1, large).count("□") == 2


@pytest.mark.parametrize("size", [LOW, DEFAULT_SIZE])
def test_a_small_map_shows_what_matters_by_name_and_many_circles(size: TerminalSize) -> None:
    words = picture(hunt(84, 42), 1, size)
    assert sorted(word[-1] for word in words if word[-1] in "①②③④⑤") == list("①②③④⑤")
    assert "x42①" in words
    assert sum(word.isdecimal() for word in words) > 120
    assert len({word for word in picture(hell(), JACK, size) if word.endswith("■")}) == 7
    assert {word for word in picture(_patrols(), 1, size) if word.endswith("□")} == {"x42□", "x45□"}


@pytest.mark.parametrize("size", [LOW, DEFAULT_SIZE])
def test_a_small_map_offers_red_circles_and_yellow_crossings_where_tokens_go(
    size: TerminalSize,
) -> None:
    placing = move(start(), "hideout 50")
    board = placing.board
    shown = {word.rstrip(SIGNS) for word in picture(placing, JACK, size)}
    assert {str(circle) for circle in board.red} <= shown
    patrols = evening(night=1)
    until(patrols, "patrols")
    shown = {word.rstrip(SIGNS) for word in picture(patrols, 1, size)}
    assert {f"x{crossing}" for crossing in board.yellow} <= shown


def nearby(state: Whitechapel, viewer: int) -> set[str]:
    """List what is named in the drawing of the streets nearby."""
    words = " ".join(picture(state, viewer)).replace(".", " ").split()
    return {word.rstrip(SIGNS) for word in words}


def test_the_streets_around_the_policeman_on_turn_are_named() -> None:
    board = whitechapel()
    moving = move(hunt(84, 42, hideout=50), "walk 85", "go on", "next blue")
    beat = board.beats.row(42)
    beside = {circle for crossing in beat for circle in board.touched.row(crossing)}
    for viewer in (JACK, 1, SPECTATOR):
        assert {f"x{crossing}" for crossing in beat} <= nearby(moving, viewer)
        assert {str(circle) for circle in beside} <= nearby(moving, viewer)
    assert {"x42", "29", "30", "50"} <= nearby(move(inquiry(150, 42), "next blue"), 1)


def test_every_policemans_beat_can_be_read_wherever_he_stands() -> None:
    board = whitechapel()
    for crossing in board.streets.crossings:
        state = move(hunt(84, crossing, hideout=50), "alley 86", "next blue")
        assert {f"x{end}" for end in board.beats.row(crossing)} <= nearby(state, 1)


def test_jack_and_the_women_see_where_they_can_walk() -> None:
    for circle in (1, 61, 84, 147):
        state = hunt(circle, 42)
        assert {str(end) for end in state.board.walks.row(circle)} <= nearby(state, JACK)
    woman = move(hell(), "wait", "call 3")
    assert {str(circle) for circle in woman.board.walks.row(3)} <= nearby(woman, 1)
    patrol = move(hell(preserved_scenes=True), "wait", "call x42")
    assert {f"x{end}" for end in patrol.board.beats.row(42)} <= nearby(patrol, 1)
