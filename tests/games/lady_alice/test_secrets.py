"""What is kept from whom."""

from __future__ import annotations

import pytest

from gaslamp.core.state import SPECTATOR
from gaslamp.games.lady_alice.game import GAME
from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.games.lady_alice.phases import PHASES
from gaslamp.games.lady_alice.view import LadyAliceView
from tests.games.lady_alice.playing import BLUE, FIVE, RED, YELLOW, Table, in_the_middle

pytestmark = pytest.mark.engine


def test_the_table_of_secrets_names_evidence_values_and_twins() -> None:
    assert [(secret.phases, secret.action, secret.seen_as) for secret in GAME.secrets] == [
        (("valuing",), "value *", "value ?"),
        (("dealing",), "evidence *", "evidence ?"),
        (("pairing",), "twins * *", "twins ?"),
    ]
    assert {phase for secret in GAME.secrets for phase in secret.phases} <= set(PHASES)


def known_to(phase: str, view: LadyAliceView) -> tuple[int, ...]:
    (secret,) = (secret for secret in GAME.secrets if phase in secret.phases)
    return tuple(secret.known_to(view))


@pytest.mark.rule("LA-02", "LA-32")
def test_evidence_is_its_players_and_the_pair_is_nobodys() -> None:
    state = GAME.start(LadyAliceOptions(seats=5))
    assert known_to("pairing", GAME.view(state, SPECTATOR)) == ()
    state.apply(GAME.parse("twins blue white"))
    state.apply(GAME.parse("evidence speke"))
    assert known_to("dealing", GAME.view(state, SPECTATOR)) == (RED,)
    evidence = GAME.parse("evidence abbey")
    seen = {viewer: GAME.notation(state.sight(evidence, viewer)) for viewer in (BLUE, RED)}
    assert seen == {BLUE: "evidence ?", RED: "evidence abbey"}


@pytest.mark.rule("LA-04")
def test_a_value_is_its_owners() -> None:
    table = Table().play("suspect kingsley abbey 9h mask")
    table.type("mark docks")
    assert known_to("valuing", table.view(SPECTATOR)) == (RED,)
    value = GAME.parse("value 2")
    seen = [GAME.notation(table.state.sight(value, viewer)) for viewer in (RED, BLUE, SPECTATOR)]
    assert seen == ["value 2", "value ?", "value ?"]


@pytest.mark.rule("LA-04")
def test_the_only_value_left_is_no_forced_move_for_all_to_see() -> None:
    """Whether a player has a choice of values would tell what is left of his stock."""
    table = Table().play("suspect kingsley abbey 9h mask")
    zeros, ones = ("docks", "tower", "waterloo"), ("baker", "speke", "marlow")
    for clue in (*zeros, *ones):
        value = 0 if clue in zeros else 1
        table.play(f"mark {clue} {value}", "pass", "pass", "pass")
    table.type("mark museum")
    assert table.legal() == ["value 2"]
    assert not table.state.forced()


@pytest.mark.rule("LA-11", "LA-32")
def test_worlds_that_look_alike_to_a_viewer_give_it_the_same_view() -> None:
    one = Table(FIVE).play("suspect tinne abbey 9h mask", "mark docks 2")
    other = Table("kingsley abbey 9h compass drum").play("suspect tinne museum 11h mask")
    assert one.view(BLUE) != other.view(BLUE)
    elsewhere = Table("kingsley 17h waterloo speke compass")
    elsewhere.play("suspect tinne abbey 9h mask", "mark docks 0")
    assert one.view(BLUE) == elsewhere.view(BLUE)
    assert one.view(SPECTATOR) == elsewhere.view(SPECTATOR)
    assert one.view(RED) != elsewhere.view(RED)


@pytest.mark.rule("LA-15", "LA-41")
def test_a_marker_is_hidden_from_all_but_its_owner_until_it_is_turned_up() -> None:
    table = in_the_middle()
    values = {
        viewer: [marker.value for marker in table.zone("waterloo", viewer).markers]
        for viewer in (RED, YELLOW, SPECTATOR)
    }
    assert values == {
        RED: ["value-2", None],
        YELLOW: ["value-2", "value-1"],
        SPECTATOR: ["value-2", None],
    }
