"""Refusals say why, and change nothing."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import IllegalAction, NotYourTurn
from gaslamp.core.journal import Journal
from gaslamp.core.translation import translate
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import INVESTIGATOR, JACK
from tests.games.follow import follow
from tests.games.mr_jack_pocket.positions import deal

TOSS = ("toss holmes", "toss watson", "toss rotation", "toss rotation")


def refused(journal: Journal, seat: int, written: str) -> str:
    """Try an action and give the refusal's words; nothing may have changed."""
    key = journal.state.key()
    with pytest.raises(IllegalAction) as refusal:
        journal.play(seat, GAME.parse(written))
    assert journal.state.key() == key
    assert "mr-jack-pocket" not in translate(refusal.value.text, "fr")
    return str(refusal.value)


@pytest.mark.rule("MP-06")
@pytest.mark.parametrize("written", ["alibi", "toby", "exchange", "toby 1", "joker none"])
def test_a_face_on_the_back_of_its_token_can_not_be_used(written: str) -> None:
    said = refused(follow(deal(), *TOSS), INVESTIGATOR, written)
    assert "on the back of its token" in said
    assert "Possible: holmes, watson, rotation." in said


@pytest.mark.rule("MP-08")
@pytest.mark.parametrize("written", ["holmes", "holmes 2"])
def test_a_token_can_not_be_used_again(written: str) -> None:
    journal = follow(deal(), *TOSS, "holmes", "holmes 1")
    assert "the Holmes token has been used" in refused(journal, JACK, written)


@pytest.mark.rule("MP-08")
def test_the_second_of_two_rotations_is_not_called_used() -> None:
    journal = follow(deal(), *TOSS, "rotation", "rotate 0,0 half")
    assert "take the Rotation token first" in refused(journal, JACK, "rotate 0,1 half")
    follow(journal, "rotation", "rotate 0,1 half")
    assert "the Rotation token has been used" in refused(journal, JACK, "rotate 0,2 half")


def test_the_token_comes_before_what_it_does() -> None:
    said = refused(follow(deal(), *TOSS), INVESTIGATOR, "watson 2")
    assert "take the Watson token first, with “watson”" in said


@pytest.mark.parametrize("written", ["watson", "rotation", "watson 2", "rotate 0,0 half"])
def test_a_token_in_hand_must_be_used(written: str) -> None:
    journal = follow(deal(), *TOSS, "holmes")
    assert "you hold the Holmes token" in refused(journal, INVESTIGATOR, written)


@pytest.mark.rule("MP-11")
def test_a_tile_turned_before_is_named() -> None:
    journal = follow(deal(), *TOSS, "rotation", "rotate 0,1 half", "rotation")
    assert "the top middle tile has been turned" in refused(journal, JACK, "rotate 0,1 left")


@pytest.mark.rule("MP-10")
def test_the_investigator_is_told_that_the_joker_must_move_somebody() -> None:
    toss = ("toss holmes", "toss watson", "toss rotation", "toss joker")
    journal = follow(deal(), *toss, "joker")
    assert "only Mr. Jack may leave" in refused(journal, INVESTIGATOR, "joker none")


@pytest.mark.parametrize(
    "written", ["draw gull", "visible", "toss joker", "tile gull", "show gull"]
)
def test_what_chance_and_the_witnesses_do_is_not_for_players(written: str) -> None:
    said = refused(follow(deal(), *TOSS), INVESTIGATOR, written)
    assert "players can’t lay tiles" in said


@pytest.mark.rule("MP-07")
def test_the_other_player_has_to_wait() -> None:
    with pytest.raises(NotYourTurn):
        follow(deal(), *TOSS).play(JACK, GAME.parse("holmes"))


def test_a_token_can_be_put_back_until_it_is_used() -> None:
    journal = follow(deal(), *TOSS, "holmes")
    before = [*journal.actions]
    journal.undo(INVESTIGATOR)
    assert journal.actions == before[:-1]
    assert GAME.parse("holmes") in journal.state.legal_actions()
