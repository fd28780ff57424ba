"""Both sides' beliefs: exact, sound, and honest about what a notebook may say."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp import engine
from gaslamp.core.belief import Belief, ImpossibleSight, WorldsBelief
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.testing import check_game
from gaslamp.games.mr_jack.actions import ACCUSE, CHARACTERS, ESCAPE, parse
from gaslamp.games.mr_jack.belief import JackBelief, SuspectBelief, choose
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules import MrJack
from gaslamp.games.mr_jack.table import INVESTIGATOR, JACK
from tests.games.mr_jack.positions import legal, mask, play, table

pytestmark = pytest.mark.engine

VIEWERS = (JACK, INVESTIGATOR, SPECTATOR)
TABLES = [MrJackOptions(), MrJackOptions(board="revised")]
DEAL = ("card smith", "card holmes", "card stealthy", "card bert")
HOLMES_DRAWS = ("jack gull", *DEAL, "holmes", "holmes g4", "alibi bert")


class Watched:
    """A game and a belief that sees it from one seat."""

    def __init__(self, viewer: int, options: MrJackOptions | None = None) -> None:
        self.viewer = viewer
        self.state: MrJack = GAME.start(options or MrJackOptions())
        self.belief: Belief = GAME.belief(options or MrJackOptions(), viewer)

    def play(self, *actions: str) -> Watched:
        for action in actions:
            assert action in legal(self.state)
            self.apply(parse(action))
        return self

    def apply(self, action: int) -> None:
        sight = self.state.sight(action, self.viewer)
        self.state.apply(action)
        self.belief.see(sight, self.state.seat)

    def weights(self) -> dict[str, float]:
        return GAME.notebook(self.belief).suspects


def careful_action(state: MrJack, rng: Random) -> int:
    """Play at random but rarely accuse, so that games grow long."""
    action = state.random_action(rng)
    while ACCUSE <= action < ESCAPE and rng.randrange(50):
        action = state.random_action(rng)
    return action


@pytest.mark.rule("MJ-35")
def test_the_beliefs_are_exact_and_leak_nothing_on_both_boards() -> None:
    games = 60 if engine.is_compiled() else 2
    report = check_game(GAME, options=TABLES, games=games, limit=2000)
    assert report.games == games


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


def test_long_games_agree_with_the_generic_belief_to_the_end() -> None:
    for seed in range(6 if engine.is_compiled() else 1):
        rng = Random(seed)
        watched = Watched(INVESTIGATOR)
        judge = WorldsBelief(table(), INVESTIGATOR)
        while watched.state.seat != OVER:
            action = careful_action(watched.state, rng)
            sight = watched.state.sight(action, INVESTIGATOR)
            watched.apply(action)
            judge.see(sight, watched.state.seat)
            total = sum(watched.belief.weight(world.state) for world in judge.worlds.values())
            assert total == pytest.approx(1.0)
        for world in judge.worlds.values():
            assert watched.belief.weight(world.state) == pytest.approx(world.weight)


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
    assert set(watched.weights()) == {
        character.name
        for character in GAME.view(watched.state, INVESTIGATOR).characters
        if character.suspect
    }


@pytest.mark.rule("MJ-30")
def test_who_could_have_left_but_did_not_is_a_little_less_likely() -> None:
    watched = Watched(INVESTIGATOR).play("jack gull", *DEAL, "smith", "smith g7", "lamp b2 f9")
    show_no_witness(watched)
    watched.play("stealthy")
    moves = len(legal(watched.state))
    watched.play("stealthy l6")
    weights = watched.weights()
    assert weights["stealthy"] / weights["gull"] == pytest.approx(moves / (moves + 1))
    assert weights["smith"] == weights["gull"]


def show_no_witness(watched: Watched) -> None:
    """Turn the witness card, in the game and in the belief's picture of it."""
    for table_ in (watched.state, *tables(watched.belief)):
        table_.witness = False


def test_an_escape_tells_who_jack_was() -> None:
    watched = Watched(INVESTIGATOR).play("jack stealthy", *DEAL)
    show_no_witness(watched)
    watched.play("smith", "smith g7", "lamp b2 f9", "stealthy", "escape se")
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
    other = watched.state.clone()
    other.pieces.places[0] = 0
    assert watched.belief.weight(other) == 0.0
    assert watched.belief.weight(table()) == 0.0


@pytest.mark.parametrize(
    ("jack", "investigator"),
    [("", ""), ("", "watson"), ("watson", "bert"), ("", "watson bert")],
    ids=["too few", "another card", "a card too many", "two cards for one"],
)
def test_a_world_with_other_cards_in_hand_has_no_weight(jack: str, investigator: str) -> None:
    watched = Watched(INVESTIGATOR).play(*HOLMES_DRAWS)
    other = watched.state.clone()
    other.hands[JACK] = mask(jack.split(), CHARACTERS)
    other.hands[INVESTIGATOR] = mask(investigator.split(), CHARACTERS)
    assert watched.belief.weight(other) == 0.0


def test_a_world_with_one_card_in_two_places_has_no_weight() -> None:
    watched = Watched(SPECTATOR).play(*HOLMES_DRAWS)
    other = watched.state.clone()
    other.hands[INVESTIGATOR] = mask(["gull"], CHARACTERS)  # who is Jack
    assert watched.belief.weight(other) == 0.0


@pytest.mark.parametrize(("viewer", "others"), [(SPECTATOR, 42), (JACK, 6), (INVESTIGATOR, 6)])
def test_every_way_of_handing_out_the_unseen_cards_is_equally_likely(
    viewer: int, others: int
) -> None:
    watched = Watched(viewer).play(*HOLMES_DRAWS)
    for table_ in (watched.state, *tables(watched.belief)):
        table_.turn, table_.played, table_.seat, table_.cards = 2, 0, JACK, 1
    watched.play("holmes", "holmes g5", "alibi watson")
    characters = {SPECTATOR: 8, JACK: 1, INVESTIGATOR: 7}[viewer]
    assert watched.belief.weight(watched.state) == pytest.approx(1 / others / characters)
    same_card = watched.state.clone()
    same_card.hands[INVESTIGATOR] = same_card.hands[JACK]
    assert watched.belief.weight(same_card) == 0.0


def tables(belief: Belief) -> list[MrJack]:
    """Give a belief's pictures of the table."""
    if isinstance(belief, JackBelief):
        return [belief.own.table, belief.pursuit.table]
    assert isinstance(belief, SuspectBelief)
    return [belief.table]


def test_before_the_cards_there_is_one_world() -> None:
    for viewer in VIEWERS:
        belief = GAME.belief(MrJackOptions(), viewer)
        assert belief.weight(table()) == 1.0
        assert belief.sample(Random(1)).key() == table().key()
        assert belief.weight(play(table(), "jack gull")) == 0.0


def test_sights_of_no_game_are_refused() -> None:
    watched = Watched(INVESTIGATOR).play("jack gull", *DEAL, "holmes")
    with pytest.raises(ImpossibleSight):
        watched.belief.see(parse("escape nw"), OVER)


def test_the_notebook_says_who_is_visible_now() -> None:
    watched = Watched(INVESTIGATOR).play("jack gull", *DEAL)
    notebook = GAME.notebook(watched.belief)
    assert notebook.visible == ("holmes", "smith", "lestrade", "bert")
    assert notebook.invisible == ("watson", "stealthy", "goodley", "gull")


def test_the_notebook_lists_nobody_who_can_not_be_jack() -> None:
    notebook = GAME.notebook(Watched(INVESTIGATOR).play(*HOLMES_DRAWS).belief)
    assert set(notebook.suspects) == set(notebook.visible) | set(notebook.invisible)
    assert "bert" not in notebook.visible


def test_jack_has_a_belief_of_his_own() -> None:
    assert isinstance(GAME.belief(MrJackOptions(), JACK), JackBelief)


def test_the_ways_of_taking_cards_are_counted_right() -> None:
    assert [choose(7, taken) for taken in range(8)] == [1, 7, 21, 35, 35, 21, 7, 1]
