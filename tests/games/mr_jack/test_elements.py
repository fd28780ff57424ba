"""The board's elements, and the way to each choice by clicking on them."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from librt.random import Random

from gaslamp.core.board import Element
from gaslamp.core.state import OVER
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.mr_jack.actions import ACTION_SPACE, CHARACTERS
from gaslamp.games.mr_jack.elements import HALF_HEIGHT, RADIUS
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.hexes import DIRECTIONS, EXITS, HEXES, LAMP_PLACES
from gaslamp.games.mr_jack.options import BoardName, MrJackOptions
from tests.games.mr_jack.positions import BOARDS, CLEAR, position, table

LONGEST_LABEL = 4  # words

WAYS = [
    ("holmes", ("card-holmes",), "choose"),
    ("holmes g7", ("hex-g7",), "move"),
    ("accuse watson", ("character-watson",), "accuse"),
    ("escape nw", ("exit-nw",), "escape"),
    ("stay", (), "stay"),
    ("lamp b2 f9", ("lamp-b2", "lamp-f9"), "lamp"),
    ("barricade ne nw", ("exit-ne", "exit-nw"), "barricade"),
    ("cover c2 h6", ("hex-c2", "hex-h6"), "cover"),
    ("whistle smith g7", ("character-smith", "hex-g7"), "whistle"),
    ("swap watson", ("character-watson",), "swap"),
    ("lantern ne", ("lantern-ne",), "lantern"),
    ("witness", (), "witness"),
    ("no witness", (), "no-witness"),
    ("jack ?", (), "jack"),
    ("card bert", (), "card"),
    ("alibi bert", (), "alibi"),
]


def element(id_: str, board: BoardName = "first") -> Element:
    return next(one for one in GAME.board(MrJackOptions(board=board)).elements if one.id == id_)


def distance(one: Element, other: Element) -> float:
    assert one.place is not None
    assert other.place is not None
    return math.dist(one.place, other.place)


@pytest.mark.rule("MJ-01")
@pytest.mark.parametrize("board", BOARDS)
def test_everything_that_can_be_clicked_is_an_element_with_one_id(board: BoardName) -> None:
    laid = GAME.board(MrJackOptions(board=board))
    kinds = Counter(one.kind for one in laid.elements)
    assert kinds == {"hex": 78, "lamp": 8, "exit": 4, "character": 8, "card": 8, "lantern": 6}
    assert len(laid.ids()) == len(laid.elements)
    assert {one.name for one in laid.of_kind("lamp")} == set(LAMP_PLACES)
    assert [one.name for one in laid.of_kind("exit")] == list(EXITS)
    assert [one.name for one in laid.of_kind("character")] == list(CHARACTERS)
    assert [one.name for one in laid.of_kind("lantern")] == list(DIRECTIONS)


@pytest.mark.rule("MJ-01")
def test_no_hex_has_two_names() -> None:
    laid = GAME.board(MrJackOptions())
    names = [one.name for one in (*laid.of_kind("hex"), *laid.of_kind("lamp"))]
    assert sorted(names) == sorted(hex_.name for hex_ in HEXES)
    assert len(set(names)) == len(names) == 86


@pytest.mark.rule("MJ-01", "MJ-02")
def test_traits_say_what_is_on_a_hex() -> None:
    assert element("hex-g7").traits == ("street",)
    assert element("hex-c2").traits == ("street", "manhole")
    assert element("hex-c2", "revised").traits == ("street",)
    assert element("hex-b6", "revised").traits == ("street", "manhole")
    assert element("hex-d8").traits == ("building",)
    assert element("hex-f6").traits == ("square",)
    assert element("lamp-b2").traits == ("lamp-place",)
    for board, manholes in zip(BOARDS, (8, 9), strict=True):
        traits = [one.traits for one in GAME.board(MrJackOptions(board=board)).elements]
        assert sum("manhole" in found for found in traits) == manholes


@pytest.mark.rule("MJ-01")
def test_hexes_lie_side_by_side_and_fill_the_board() -> None:
    board = GAME.board(MrJackOptions())
    assert (board.width, board.height) == pytest.approx((940.0, 732.66), abs=0.1)
    for here, there in (("hex-g7", "hex-g8"), ("hex-g7", "lamp-h8"), ("hex-b7", "exit-nw")):
        assert distance(element(here), element(there)) == pytest.approx(2 * HALF_HEIGHT)
    placed = [hex_ for hex_ in board.elements if hex_.place is not None]
    assert len(placed) == 90
    for hex_ in placed:
        assert len(hex_.outline) == 6
        assert hex_.place is not None
        for corner in hex_.outline:
            assert math.dist(hex_.place, corner) == pytest.approx(RADIUS)
            assert -0.01 <= corner[0] <= board.width + 0.01
            assert -0.01 <= corner[1] <= board.height + 0.01


@pytest.mark.rule("MJ-01")
def test_links_join_the_streets_that_touch_and_the_exits() -> None:
    links = GAME.board(MrJackOptions()).links
    assert Counter(link.kind for link in links) == {"street": 87, "exit": 4}
    for link in links:
        one, other = map(element, link.ends)
        assert distance(one, other) == pytest.approx(2 * HALF_HEIGHT)
    ways_out = {link.ends for link in links if link.kind == "exit"}
    assert ways_out == {
        ("hex-b7", "exit-nw"),
        ("hex-l12", "exit-ne"),
        ("hex-b1", "exit-sw"),
        ("hex-l6", "exit-se"),
    }


@pytest.mark.parametrize(("written", "path", "verb"), WAYS, ids=[way[0] for way in WAYS])
def test_an_action_is_chosen_on_the_board(written: str, path: tuple[str, ...], verb: str) -> None:
    view = GAME.view(position("smith"), INVESTIGATOR)
    assert GAME.path(view, GAME.parse(written)) == path
    assert GAME.verb(view, GAME.parse(written)) == verb


def test_every_path_names_elements_of_the_board_and_words_of_the_notation() -> None:
    view = GAME.view(position("smith"), INVESTIGATOR)
    ids = GAME.board(MrJackOptions()).ids()
    for action in range(ACTION_SPACE):
        for id_ in GAME.path(view, action):
            assert id_ in ids
            assert element_name(id_) in GAME.notation(action).split()


def element_name(id_: str) -> str:
    return id_.split("-", 1)[1]


@pytest.mark.parametrize("board", BOARDS)
def test_path_and_verb_belong_to_one_choice_at_every_moment(board: BoardName) -> None:
    rng = Random(9)
    for _ in range(4):
        state = table(board)
        while state.seat != OVER:
            if state.seat >= 0:
                choices = GAME.choices(state, int(state.seat))
                assert len({(one.path, one.verb) for one in choices}) == len(choices)
            state.apply(state.random_action(rng))


@pytest.mark.rule("MJ-24", "MJ-33")
def test_an_exchange_and_an_accusation_of_one_character_differ_by_their_verb() -> None:
    choices = GAME.choices(position("gull", CLEAR | {"bert": "e3"}), INVESTIGATOR)
    same = [one for one in choices if one.path == ("character-bert",)]
    assert {one.verb: one.notation for one in same} == {
        "accuse": "accuse bert",
        "swap": "swap bert",
    }


@pytest.mark.parametrize(
    ("card", "seat", "action", "english", "french"),
    [
        (None, INVESTIGATOR, "holmes", "play Sherlock Holmes", "jouer Sherlock Holmes"),
        ("holmes", INVESTIGATOR, "holmes g7", "go to g7", "aller en g7"),
        ("bert", INVESTIGATOR, "accuse watson", "accuse Doctor Watson", "accuser John Watson"),
        ("bert", JACK, "escape ne", "leave by north-east", "sortir au nord-est"),
        ("bert", JACK, "stay", "stay", "rester"),
        ("smith", JACK, "lamp b2 f9", "lamp: b2 to f9", "bec : b2 vers f9"),
        (
            "lestrade",
            JACK,
            "barricade ne nw",
            "north-east to north-west",
            "du nord-est au nord-ouest",
        ),
        ("bert", JACK, "cover c2 h6", "cover: c2 to h6", "plaque : c2 vers h6"),
        ("goodley", JACK, "whistle smith g7", "John Smith: g7", "John Smith : g7"),
        ("gull", JACK, "swap bert", "swap with Jeremy Bert", "échanger avec Jeremy Bert"),
        ("watson", JACK, "lantern ne", "lantern north-east", "lanterne au nord-est"),
    ],
)
def test_a_label_says_shortly_what_a_choice_does(
    card: str | None, seat: int, action: str, english: str, french: str
) -> None:
    label = GAME.label(GAME.view(position(card, seat=seat), seat), GAME.parse(action))
    assert (translate(label), translate(label, "fr")) == (english, french)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
@pytest.mark.parametrize("card", [*CHARACTERS, None])
def test_labels_are_short_in_both_languages(card: str | None, seat: int, language: str) -> None:
    for choice in GAME.choices(position(card, seat=seat), seat):
        words = translate(choice.label, language)
        assert 1 <= len(words.replace(" :", ":").split()) <= LONGEST_LABEL


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_has_a_label(language: str) -> None:
    labels = [translate(one.label, language) for one in GAME.board(MrJackOptions()).elements]
    assert len(set(labels)) == len(labels)
    assert not any(label.startswith("mr-jack") for label in labels)
    assert translate(element("hex-c2").label, language) in ("manhole c2", "bouche d’égout c2")
    assert translate(element("exit-ne").label, language) in ("north-east exit", "sortie nord-est")
