"""Both sides' beliefs: exact, sound, and honest about what a notebook may say."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.belief import ImpossibleSight, WorldsBelief
from gaslamp.core.board import name_of
from gaslamp.core.policy import Policy, UniformPolicy
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.core.testing import Effort, check_game
from gaslamp.games.mr_jack.actions import ACTION_SPACE, CHARACTERS
from gaslamp.games.mr_jack.belief.jack_belief import JackBelief
from gaslamp.games.mr_jack.belief.suspect_belief import hands_of, ways_to_take
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.options import MrJackOptions
from tests.games.mr_jack.policies import (
    Preferring,
    counts_cards,
    open_habit,
)
from tests.games.mr_jack.positions import (
    VIEWERS,
    legal,
    mask,
    play,
    suspects,
    table,
)
from tests.games.mr_jack.watching import (
    DEAL,
    HOLMES_DRAWS,
    QUIET_TURN,
    TABLES,
    Watched,
    both_have_a_card,
    careful_action,
    check_against_judge,
    is_refused,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine


@pytest.mark.rule("MJ-35")
def test_the_beliefs_are_exact_and_leak_nothing_on_both_boards() -> None:
    games, limit = (8, 2000) if engine.is_compiled() else (1, 60)
    report = check_game(GAME, options=TABLES, games=games, effort=Effort(limit=limit))
    assert report.games == 2 * games
    assert report.judged["exactness"].positions > 0
    assert report.judged["exactness (policy)"].positions > 0


@pytest.mark.parametrize("options", TABLES, ids=["first", "revised"])
def test_the_truth_is_always_possible_on_a_hundred_thousand_positions(
    options: MrJackOptions,
) -> None:
    wanted = 100_000 if engine.is_compiled() else 500
    rng = Random(1888)
    positions = 0
    while positions < wanted:
        state = GAME.start(options)
        beliefs = [GAME.belief(options, viewer) for viewer in VIEWERS]
        while state.seat != OVER:
            action = careful_action(state, rng)
            sights = [state.sight(action, viewer) for viewer in VIEWERS]
            state.apply(action)
            for belief, sight in zip(beliefs, sights, strict=True):
                belief.see(sight, state.seat)
                assert belief.weight(state) > 0.0
            positions += 1


@pytest.mark.parametrize("viewer", VIEWERS)
def test_long_games_agree_with_the_generic_belief_to_the_end(viewer: int) -> None:
    for seed in range(6 if engine.is_compiled() else 1):
        judge = WorldsBelief(table(), viewer)
        check_against_judge(Watched(viewer), judge, Random(seed), 200 if seed else 60)


@pytest.mark.rule("MJ-03")
def test_at_first_everybody_is_equally_likely() -> None:
    watched = Watched(INVESTIGATOR).play("jack gull", *DEAL)
    assert watched.weights() == dict.fromkeys(CHARACTERS, pytest.approx(0.125))


@pytest.mark.rule("MJ-14", "MJ-36")
def test_an_alibi_card_excludes_its_character_for_who_saw_it() -> None:
    own = Watched(INVESTIGATOR).play(*HOLMES_DRAWS).weights()
    assert "bert" not in own
    assert own["smith"] == pytest.approx(1 / 7)
    assert Watched(SPECTATOR).play(*HOLMES_DRAWS).weights()["bert"] == pytest.approx(1 / 8)


@pytest.mark.rule("MJ-27", "MJ-28")
def test_a_call_excludes_whoever_would_have_been_answered_otherwise() -> None:
    watched = Watched(INVESTIGATOR).play("jack gull", *DEAL, "smith", "smith g7", "lamp b2 h4")
    watched.play("holmes", "holmes g4", "alibi bert", "stealthy", "stealthy i5")
    watched.play("bert", "bert i7", "cover c2 a5", "no witness")
    assert set(watched.weights()) == set(suspects(GAME.view(watched.state, INVESTIGATOR)))


@pytest.mark.rule("MJ-30")
def test_who_could_have_left_but_did_not_is_a_little_less_likely() -> None:
    watched = Watched(INVESTIGATOR).play("jack gull", *QUIET_TURN, "stealthy")
    moves = len(legal(watched.state))
    guilty = with_fields(watched.state, jack=CHARACTERS.index("stealthy"))
    assert legal(guilty, "escape") == {"escape se"}
    watched.play("stealthy l6")
    weights = watched.weights()
    assert set(weights) == {"holmes", "stealthy", "goodley", "gull"}
    assert weights["stealthy"] / weights["gull"] == pytest.approx(moves / (moves + 1))
    assert weights["goodley"] == weights["gull"]


def test_an_escape_tells_who_jack_was() -> None:
    watched = Watched(INVESTIGATOR).play("jack stealthy", *QUIET_TURN, "stealthy", "escape se")
    assert watched.weights() == {"stealthy": 1.0}


@pytest.mark.rule("MJ-35")
def test_jack_knows_himself_and_reads_the_publics_suspicion() -> None:
    watched = Watched(JACK).play(*HOLMES_DRAWS)
    assert watched.belief.weight(watched.state) == pytest.approx(1 / 7)
    assert watched.weights() == dict.fromkeys(CHARACTERS, pytest.approx(0.125))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_samples_are_worlds_of_the_right_weight(viewer: int) -> None:
    watched = Watched(viewer).play(*HOLMES_DRAWS)
    rng = Random(3)
    draws = 4000 if engine.is_compiled() else 300
    seen = 0.0
    for _ in range(draws):
        world = watched.belief.sample(rng)
        assert watched.belief.weight(world) > 0.0
        seen += world.key() == watched.state.key()
    assert seen / draws == pytest.approx(watched.belief.weight(watched.state), rel=0.5)


def test_a_world_with_a_pawn_elsewhere_has_no_weight() -> None:
    watched = Watched(INVESTIGATOR).play(*HOLMES_DRAWS)
    other = with_fields(watched.state, places=[0, *list(watched.state.pieces.places)[1:]])
    assert watched.belief.weight(other) == 0.0
    assert watched.belief.weight(table()) == 0.0


@pytest.mark.parametrize(
    ("jack", "investigator"),
    [("", ""), ("", "watson"), ("watson", "bert"), ("", "watson bert")],
    ids=["too few", "another card", "a card too many", "two cards for one"],
)
def test_a_world_with_other_cards_in_hand_has_no_weight(jack: str, investigator: str) -> None:
    watched = Watched(INVESTIGATOR).play(*HOLMES_DRAWS)
    hands = [mask(jack.split(), CHARACTERS), mask(investigator.split(), CHARACTERS)]
    other = with_fields(watched.state, hands=hands)
    assert watched.belief.weight(other) == 0.0


def test_a_world_with_one_card_in_two_places_has_no_weight() -> None:
    watched = Watched(SPECTATOR).play(*HOLMES_DRAWS)
    other = with_fields(watched.state, hands=[0, mask(["gull"], CHARACTERS)])  # who is Jack
    assert watched.belief.weight(other) == 0.0


@pytest.mark.parametrize("policy", [None, UniformPolicy()], ids=["fast", "deals"])
@pytest.mark.parametrize(("viewer", "others"), [(SPECTATOR, 42), (JACK, 6), (INVESTIGATOR, 6)])
def test_every_way_of_handing_out_the_unseen_cards_is_equally_likely(
    viewer: int, others: int, policy: Policy | None
) -> None:
    watched = both_have_a_card(viewer, policy)
    jack = CHARACTERS[watched.state.jack]
    knows = 1.0 if viewer == JACK else watched.weights()[jack]
    assert watched.belief.weight(watched.state) == pytest.approx(knows / others)
    own = list(watched.state.hands)
    for seat in (JACK, INVESTIGATOR):
        same_card = with_fields(watched.state, hands=[own[seat], own[seat]])
        assert watched.belief.weight(same_card) == 0.0


@pytest.mark.parametrize("policy", [None, UniformPolicy()], ids=["fast", "deals"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_before_the_cards_there_is_one_world(viewer: int, policy: Policy | None) -> None:
    belief = GAME.belief(MrJackOptions(), viewer, policy)
    assert belief.weight(table()) == 1.0
    assert belief.sample(Random(1)) == table()
    assert belief.weight(play(table(), "jack gull")) == 0.0
    worlds = belief.worlds(1)
    assert worlds is not None
    assert [(world.state.text(), world.weight) for world in worlds] == [(table().text(), 1.0)]


@pytest.mark.parametrize("policy", [None, Preferring(counts_cards)], ids=["fast", "deals"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_worlds_are_listed_with_their_weights(viewer: int, policy: Policy | None) -> None:
    watched = both_have_a_card(viewer, policy)
    worlds = watched.belief.worlds(1000)
    assert worlds is not None
    assert sum(world.weight for world in worlds) == pytest.approx(1.0)
    assert len({world.state.key() for world in worlds}) == len(worlds)
    assert watched.state.key() in {world.state.key() for world in worlds}
    for world in worlds:
        assert watched.belief.weight(world.state) == pytest.approx(world.weight)
    assert watched.belief.worlds(len(worlds) - 1) is None


@pytest.mark.parametrize("policy", [None, Preferring(counts_cards)], ids=["fast", "deals"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_copy_of_a_belief_lives_apart(viewer: int, policy: Policy | None) -> None:
    watched = Watched(viewer, policy=policy).play("jack gull", *DEAL, "holmes", "holmes g4")
    copy, before = watched.belief.clone(), watched.weights()
    elsewhere = watched.state.clone()
    card = GAME.parse("alibi smith")
    sight = elsewhere.sight(card, viewer)
    elsewhere.apply(card)
    copy.see(sight, elsewhere.seat)
    assert copy.weight(elsewhere) > 0.0
    assert watched.weights() == before
    assert watched.belief.weight(watched.state) > 0.0
    watched.play("alibi bert")
    assert watched.belief.weight(watched.state) > 0.0


def test_sights_of_no_game_are_refused() -> None:
    watched = Watched(INVESTIGATOR).play("jack gull", *DEAL, "holmes")
    with pytest.raises(ImpossibleSight):
        watched.belief.see(GAME.parse("escape nw"), OVER)


@pytest.mark.parametrize("policy", [None, Preferring(open_habit)], ids=["fast", "deals"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nonsense_is_refused_at_every_step_and_changes_nothing(
    viewer: int, policy: Policy | None
) -> None:
    rng, watched = Random(3), Watched(viewer, policy=policy)
    judge = WorldsBelief(table(), viewer, policy)
    for _ in range(60 if engine.is_compiled() else 20):
        if watched.state.seat == OVER:
            break
        for sight in [-1, ACTION_SPACE, 2**40, *(rng.randrange(ACTION_SPACE) for _ in range(8))]:
            turn = rng.randrange(5) + REFEREE - 1
            refused = is_refused(watched.belief, sight, turn)
            assert refused == is_refused(judge.clone(), sight, turn)
        action = careful_action(watched.state, rng)
        seen = watched.state.sight(action, viewer)
        for turn in (OVER, REFEREE, CHANCE, JACK, INVESTIGATOR):
            after = watched.state.clone()
            after.apply(action)
            refused = is_refused(watched.belief, seen, turn)
            assert refused == (turn != after.seat)
        watched.apply(action)
        judge.see(seen, watched.state.seat)
        assert watched.belief.weight(watched.state) > 0.0


def test_the_notebook_says_who_is_visible_now() -> None:
    watched = Watched(INVESTIGATOR).play("jack gull", *DEAL)
    notebook = GAME.notebook(watched.belief)
    assert [name_of(id_) for id_ in notebook.visible] == ["holmes", "smith", "lestrade", "bert"]
    hidden = ["watson", "stealthy", "goodley", "gull"]
    assert [name_of(id_) for id_ in notebook.invisible] == hidden
    assert "character-holmes" in notebook.suspects


def test_the_notebook_lists_nobody_who_can_not_be_jack() -> None:
    notebook = GAME.notebook(Watched(INVESTIGATOR).play(*HOLMES_DRAWS).belief)
    assert set(notebook.suspects) == set(notebook.visible) | set(notebook.invisible)
    assert "character-bert" not in notebook.visible


def test_jack_has_a_belief_of_his_own() -> None:
    assert isinstance(GAME.belief(MrJackOptions(), JACK), JackBelief)


def test_the_ways_of_taking_cards_are_counted_right() -> None:
    assert [ways_to_take(7, taken) for taken in range(8)] == [1, 7, 21, 35, 35, 21, 7, 1]


def test_hands_of_some_size_are_listed() -> None:
    assert list(hands_of(0b1011, 2)) == [0b0011, 0b1001, 0b1010]
    assert list(hands_of(0b1011, 0)) == [0]
    for taken in range(8):
        assert len(hands_of(0b1111_1110, taken)) == ways_to_take(7, taken)
