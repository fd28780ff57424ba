"""What each viewer is shown, and what it is not."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from librt.random import Random

from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.mr_jack_pocket.actions import CELLS, SUSPECTS
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.view import VERSION, Detective, MrJackPocketView, Token
from tests.games.follow import follow
from tests.games.mr_jack_pocket.positions import (
    WITNESS_PICTURE,
    call,
    cards,
    deal,
    hunt,
    move,
    position,
    truth,
)
from tests.games.with_fields import with_fields

OTHERS = (INVESTIGATOR, SPECTATOR)


@pytest.mark.rule("MP-28")
def test_jack_sees_his_identity_his_cards_and_his_hourglasses() -> None:
    state = call(position(identity="gull"), 4)
    state = with_fields(state, jack_cards=cards("madame", "bert"), jack_times=0b101)
    jack = GAME.view(state, JACK).jack
    assert (jack.identity, jack.hourglasses) == ("suspect-gull", 5)
    assert jack.cards == ("card-bert", "card-madame")


@pytest.mark.rule("MP-28")
@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_how_many_cards_jack_has_and_his_time_tokens_only(viewer: int) -> None:
    state = call(position(identity="gull"), 4)
    state = with_fields(state, jack_cards=cards("madame", "bert"), jack_times=0b101)
    jack = GAME.view(state, viewer).jack
    assert (jack.identity, jack.cards, jack.hourglasses) == (None, (None, None), None)
    assert jack.times == ("time-1", "time-3")


@pytest.mark.rule("MP-28")
@pytest.mark.parametrize("viewer", OTHERS)
def test_the_views_of_others_are_the_same_whatever_jacks_secret_is(viewer: int) -> None:
    shown = set()
    for identity in SUSPECTS:
        state = call(position(identity=identity), 4)
        for card in SUSPECTS:
            if card != identity:
                world = with_fields(state, jack_cards=cards(card))
                shown.add(msgspec.json.encode(GAME.view(world, viewer)))
    assert len(shown) == 1


@pytest.mark.rule("MP-28")
def test_before_jack_draws_a_card_everybody_knows_his_hourglasses() -> None:
    state = with_fields(call(position(), 4), jack_times=0b11)
    assert GAME.view(state, INVESTIGATOR).jack.hourglasses == 2


@pytest.mark.rule("MP-13", "MP-28")
def test_everybody_sees_the_cards_of_the_investigator_and_the_size_of_the_pile() -> None:
    state = call(position(identity="gull"), 4)
    state = with_fields(state, found_cards=cards("bert", "lane"), jack_cards=cards("madame"))
    for viewer in (JACK, *OTHERS):
        view = GAME.view(state, viewer)
        assert view.investigator.cards == ("card-bert", "card-lane")
        assert view.pile == 5


@pytest.mark.rule("MP-23", "MP-28")
def test_everything_is_open_when_the_game_is_over() -> None:
    rng = Random(7)
    for _ in range(20):
        state = GAME.start(MrJackPocketOptions())
        while state.seat != OVER:
            state.apply(state.random_action(rng))
        views = {viewer: GAME.view(state, viewer) for viewer in (JACK, *OTHERS)}
        assert views[INVESTIGATOR].jack == views[SPECTATOR].jack == views[JACK].jack
        assert views[JACK].jack.identity == f"suspect-{SUSPECTS[state.identity]}"


def test_a_view_shows_the_tiles_as_they_lie() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(11, 4, 6)), 4)
    tiles = GAME.view(state, SPECTATOR).tiles
    assert [tile.tile for tile in tiles] == [f"tile-{cell}" for cell in CELLS]
    assert [tile.suspect for tile in tiles if tile.cleared] == [
        "suspect-smith",
        "suspect-goodley",
        "suspect-lane",
    ]
    assert [tile.wall for tile in tiles] == [
        *("west", "north", "east"),
        *("east", "south", "west"),
        *("north", None, "north"),
    ]
    assert {tile.suspect for tile in tiles if tile.seen and not tile.cleared} == {
        "suspect-pizer",
        "suspect-bert",
        "suspect-gull",
    }


def test_a_view_shows_what_each_detective_sees() -> None:
    state = call(position(WITNESS_PICTURE, spaces=(11, 4, 6)), 4)
    assert GAME.view(state, SPECTATOR).detectives == (
        Detective("detective-holmes", "space-11", ("tile-0,0", "tile-1,0")),
        Detective("detective-watson", "space-4", ("tile-2,2", "tile-2,1", "tile-2,0")),
        Detective("detective-toby", "space-6", ("tile-2,1",)),
    )


def test_before_the_set_up_is_done_there_is_nothing_to_see() -> None:
    view = GAME.view(GAME.start(MrJackPocketOptions()), SPECTATOR)
    assert view.tiles == ()
    assert all(one.sees == () for one in view.detectives)
    assert view.tokens == ()
    assert view.pile == 9


def test_a_view_shows_the_tokens_with_their_backs_and_which_are_used() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "joker")
    move(state, "rotation", "rotate 0,0 half")
    assert GAME.view(state, JACK).tokens == (
        Token("token-holmes", "token-alibi", None),
        Token("token-watson", "token-toby", None),
        Token("token-rotation", "token-exchange", INVESTIGATOR),
        Token("token-joker", "token-rotation", None),
    )
    move(state, "holmes", "holmes 1")
    assert GAME.view(state, JACK).tokens[0].used_by == JACK


def test_of_two_rotations_one_after_the_other_is_used() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "rotation")

    def used() -> list[int | None]:
        return [token.used_by for token in GAME.view(state, JACK).tokens]

    assert used() == [None, None, None, None]
    move(state, "rotation", "rotate 0,0 half")
    assert used() == [None, None, INVESTIGATOR, None]
    move(state, "rotation", "rotate 0,1 half")
    assert used() == [None, None, INVESTIGATOR, JACK]


def test_a_lone_rotation_beside_exchange_is_the_token_with_the_joker() -> None:
    state = hunt(position(), 1, "holmes", "watson", "exchange", "rotation")
    move(state, "rotation", "rotate 0,0 half")
    assert GAME.view(state, JACK).tokens[2:] == (
        Token("token-exchange", "token-rotation", None),
        Token("token-rotation", "token-joker", INVESTIGATOR),
    )


def test_during_a_toss_the_tokens_lie_there_as_they_fell() -> None:
    journal = follow(deal(), "toss alibi", "toss toby")
    assert GAME.view(truth(journal), JACK).tokens == (
        Token("token-alibi", "token-holmes", None),
        Token("token-toby", "token-watson", None),
    )


@pytest.mark.rule("MP-29")
@pytest.mark.parametrize("third", ["rotation", "exchange"])
@pytest.mark.parametrize("fourth", ["joker", "rotation"])
def test_every_token_is_shown_with_the_face_it_fell_on(third: str, fourth: str) -> None:
    toss = ("toss holmes", "toss watson", f"toss {third}", f"toss {fourth}")
    tokens = GAME.view(truth(follow(deal(), *toss)), JACK).tokens
    up = ("holmes", "watson", third, fourth)
    assert [token.face for token in tokens] == [f"token-{face}" for face in up]
    assert {tokens[2].face, tokens[2].back} == {"token-rotation", "token-exchange"}
    assert {tokens[3].face, tokens[3].back} == {"token-joker", "token-rotation"}


def test_a_view_names_the_token_in_hand() -> None:
    state = hunt(position(), 1, "holmes", "watson", "rotation", "joker")
    assert GAME.view(state, JACK).in_hand is None
    assert GAME.view(move(state, "rotation"), JACK).in_hand == "token-rotation"


def test_a_view_shows_who_took_the_time_tokens() -> None:
    state = with_fields(call(position(), 5), jack_times=0b0110)
    view = GAME.view(state, SPECTATOR)
    assert view.jack.times == ("time-2", "time-3")
    assert view.investigator.times == ("time-1", "time-4")


@pytest.mark.rule("MP-07")
@pytest.mark.parametrize(("turn", "order"), [(1, (1, 0, 0, 1)), (2, (0, 1, 1, 0))])
def test_a_view_shows_whose_actions_this_turn_has_and_how_many_are_played(
    turn: int, order: tuple[int, ...]
) -> None:
    state = hunt(position(), turn, "holmes", "watson", "rotation", "joker")
    assert (GAME.view(state, JACK).order, GAME.view(state, JACK).played) == (order, 0)
    move(state, "holmes", "holmes 1")
    assert GAME.view(state, JACK).played == 1


def test_a_view_names_the_cell_that_is_being_laid() -> None:
    journal = Journal(GAME, MrJackPocketOptions())
    assert journal.view(SPECTATOR) == GAME.view(GAME.new(), SPECTATOR)
    follow(journal, "tile gull", "tile bert")
    view = GAME.view(truth(journal), SPECTATOR)
    assert (view.laying, view.order) == ("tile-0,1", ())
    assert [tile.suspect for tile in view.tiles] == ["suspect-gull", "suspect-bert"]
    assert GAME.view(truth(deal()), SPECTATOR).laying is None


def test_a_view_says_what_it_is_and_reads_back() -> None:
    view = GAME.view(truth(deal("gull")), JACK)
    written = msgspec.json.encode(view)
    assert msgspec.json.decode(written)["game"] == "mr_jack_pocket"
    assert view.version == GAME.version == VERSION
    assert msgspec.json.decode(written, type=MrJackPocketView) == view


def values(value: object) -> Iterator[str]:
    """Walk through the strings of a view or notebook; of names of fields, only the ids."""
    match value:
        case str():
            yield value
        case dict():
            for key, part in value.items():
                yield from [key] if isinstance(key, str) and "-" in key else []
                yield from values(part)
        case list() | tuple():
            for part in value:
                yield from values(part)


def test_views_and_notebooks_name_things_by_their_ids_only() -> None:
    elements = GAME.board(MrJackPocketOptions()).elements
    ids = {element.id for element in elements}
    kinds = tuple(f"{element.kind}-" for element in elements)
    bare = {element.name for element in elements}
    rng = Random(11)
    state, belief = GAME.new(), GAME.belief(MrJackPocketOptions(), INVESTIGATOR)
    while state.seat != OVER:
        action = state.random_action(rng)
        sight = state.sight(action, INVESTIGATOR)
        state.apply(action)
        belief.see(sight, state.seat)
        for shown in (GAME.show(state, JACK), GAME.show(state, SPECTATOR), GAME.notebook(belief)):
            written = set(values(msgspec.to_builtins(shown)))
            assert not written & bare
            assert {word for word in written if word.startswith(kinds)} <= ids
