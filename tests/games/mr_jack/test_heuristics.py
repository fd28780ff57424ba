"""What a sensible player of Mr. Jack does, and what it may not know."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.random import Random
from librt.vecs import vec

from gaslamp.core.bits import count
from gaslamp.core.heuristics import CLOSE_MODEL, NO_MODEL, QUICK_MODEL
from gaslamp.core.random_source import as_random
from gaslamp.core.translation import translate
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.actions import ACCUSE, CHARACTERS, ESCAPE
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.heuristics.heuristics import MrJackHeuristics
from gaslamp.games.mr_jack.heuristics.win_chances import after_call
from gaslamp.games.mr_jack.options import BoardName, MrJackOptions
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.heuristics_checks import (
    choices_of,
    chooses_alike,
    gives_every_choice_a_share,
    policy_of,
)
from tests.games.mr_jack.positions import ALL, BOARDS, CLEAR, calling, mask, play, position
from tests.games.with_fields import with_fields

OPTIONS = MrJackOptions()
REASONS = (
    "accuses",
    "leaves",
    "looks-at-alibi",
    "hides-near-exit",
    "splits-suspects",
    "keeps-company",
)


def new_heuristics(options: MrJackOptions = OPTIONS) -> MrJackHeuristics:
    made = GAME.heuristics(options)
    assert isinstance(made, MrJackHeuristics)
    return made


def suspecting(**shares: float) -> MrJackHeuristics:
    """Suspect characters so much."""
    made = new_heuristics()
    made.start_suspicion = vec[float]([shares.get(name, 0.0) for name in CHARACTERS])
    return made


def favourite(made: MrJackHeuristics, state: MrJack) -> str:
    """Name the action that a sensible player likes best."""
    made.begin_simulation(state)
    actions = state.legal_actions()
    shares = made.prior(state, actions)
    return GAME.notation(actions[max(range(len(shares)), key=lambda place: shares[place])])


def patient(rng: Random) -> Callable[[MrJack], int]:
    """Draw actions, but accuse nobody: a game at random would soon be over."""

    def draw(state: MrJack) -> int:
        actions = [action for action in state.legal_actions() if not ACCUSE <= action < ESCAPE]
        return actions[rng.randrange(len(actions))]

    return draw


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("reads", [QUICK_MODEL, CLOSE_MODEL])
@pytest.mark.parametrize("seed", range(3))
def test_every_choice_of_a_game_gets_a_share(board: BoardName, seed: int, reads: int) -> None:
    options = GAME.options(board=board)
    made, rng = new_heuristics(options), as_random(seed)
    belief = GAME.belief(options, INVESTIGATOR)
    policy = policy_of(made, INVESTIGATOR, reads)
    for state in choices_of(GAME.start(options), belief, INVESTIGATOR, patient(rng)):
        made.start_from(belief, INVESTIGATOR)
        gives_every_choice_a_share(made, policy, state, JACK, REASONS)


@pytest.mark.parametrize("viewer", [JACK, INVESTIGATOR])
@pytest.mark.parametrize("seed", range(4))
def test_a_seat_chooses_alike_in_all_worlds_that_it_can_not_tell_apart(
    viewer: int, seed: int
) -> None:
    made, rng, belief = new_heuristics(), as_random(seed), GAME.belief(OPTIONS, viewer)
    compared = 0
    for state in choices_of(GAME.new(), belief, viewer, patient(rng)):
        if state.seat == viewer:
            chooses_alike(made, belief, state, rng)
            compared += 1
    assert compared


def test_fewer_suspects_and_more_turns_are_better_for_the_investigator() -> None:
    assert after_call(8, 1.0, visible=True) == 0.0
    assert after_call(4, 2.0, visible=True) > after_call(4, 4.0, visible=True)
    assert after_call(4, 2.0, visible=True) > after_call(7, 2.0, visible=True)
    assert after_call(4, 2.0, visible=True) > after_call(4, 2.0, visible=False)


def test_the_investigator_accuses_when_he_is_certain() -> None:
    state = position("lestrade", CLEAR, jack="bert")
    assert "accuse bert" in {GAME.notation(action) for action in state.legal_actions()}
    assert favourite(suspecting(bert=1.0), state) == "accuse bert"


def test_the_investigator_waits_while_there_is_time_to_learn_more() -> None:
    state = position("lestrade", CLEAR, jack="bert")
    four = suspecting(bert=0.25, gull=0.25, holmes=0.25, watson=0.25)
    assert not favourite(four, state).startswith("accuse")


def test_on_his_last_card_the_investigator_accuses_whom_he_suspects_most() -> None:
    state = position("lestrade", CLEAR, jack="bert", turn=8, played=2)
    assert favourite(suspecting(bert=0.4, gull=0.6), state) == "accuse bert"


def test_jack_leaves_when_he_can() -> None:
    state = position(
        at=CLEAR | {"gull": "l6"}, seat=JACK, jack="gull", witness=False, barricades=["nw", "sw"]
    )
    made = suspecting(gull=0.5, bert=0.5)
    assert favourite(made, state) == "gull"
    assert favourite(made, play(state, "gull")) == "escape se"


def test_nobody_but_jack_fears_for_a_witness() -> None:
    """With a witness on the card Jack can't leave, so the same exit is worth nothing now."""
    state = position(
        at=CLEAR | {"gull": "l6"}, seat=JACK, jack="gull", witness=True, barricades=["nw", "sw"]
    )
    assert not favourite(suspecting(gull=0.5, bert=0.5), play(state, "gull")).startswith("escape")


def test_jack_mixes_and_the_investigator_need_not() -> None:
    made = new_heuristics()
    made.start_from(GAME.belief(OPTIONS, JACK), JACK)
    assert made.mixes
    made.start_from(GAME.belief(OPTIONS, INVESTIGATOR), INVESTIGATOR)
    assert not made.mixes


def test_a_call_clears_suspects_in_the_imagined_game_too() -> None:
    state = calling()
    made = suspecting(**dict.fromkeys(CHARACTERS, 0.125))
    made.begin_simulation(state)
    assert not made.is_quiet(state)
    answer = state.legal_actions()[0]
    made.follow(state, answer)
    state.apply(answer)
    suspected = [who for who, share in zip(CHARACTERS, made.suspicion, strict=True) if share]
    assert mask(suspected, CHARACTERS) == ALL & ~state.cleared
    assert sum(made.suspicion) == pytest.approx(1.0)
    assert made.is_quiet(state)


def near_exit(turn: int, *, witness: bool) -> float:
    """Say how Jack's chances stand beside an open exit, at the beginning of a turn."""
    state = position(
        at=CLEAR | {"gull": "l6"},
        seat=JACK if turn % 2 == 0 else INVESTIGATOR,
        jack="gull",
        turn=turn,
        witness=witness,
        barricades=["nw", "sw"],
    )
    made = suspecting(gull=0.5, bert=0.5)
    made.begin_simulation(state)
    return made.evaluate(state, JACK)


def test_an_exit_is_worth_much_only_to_a_jack_who_moves_first() -> None:
    assert near_exit(4, witness=False) - near_exit(4, witness=True) > 0.5
    assert near_exit(3, witness=False) - near_exit(3, witness=True) < 0.15


def test_what_jack_chooses_is_read_in_his_own_thoughts() -> None:
    state = position("gull", CLEAR, seat=JACK, jack="gull", turn=2, played=3)
    state = with_fields(state, cards=0)
    made = suspecting(**dict.fromkeys(CHARACTERS, 0.125))
    made.mixes = True
    best = GAME.parse(favourite(made, state))
    made.begin_simulation(state)
    made.follow(state, best)
    assert made.suspicion[CHARACTERS.index("gull")] >= 0.125
    assert sum(made.suspicion) == pytest.approx(1.0)


def likely(state: MrJack, reads: int) -> list[list[float]]:
    """Say how each Jack is taken to choose."""
    policy = policy_of(new_heuristics(), INVESTIGATOR, reads)
    actions = state.legal_actions()
    return [
        list(policy.weights(with_fields(state, jack=jack), actions))
        for jack in range(len(CHARACTERS))
    ]


def test_who_reads_closely_knows_that_jack_minds_what_his_choice_tells() -> None:
    state = position("gull", CLEAR, seat=JACK, jack="gull", turn=2, played=3)
    state = with_fields(state, cards=0)
    glance, closely = likely(state, QUICK_MODEL), likely(state, CLOSE_MODEL)
    for jack, (first, second) in enumerate(zip(glance, closely, strict=True)):
        told = [share / sum(other[place] for other in glance) for place, share in enumerate(first)]
        alike = [place for place, share in enumerate(first) if share == max(first)]
        assert second.index(max(second[place] for place in alike)) == min(
            alike, key=lambda place: told[place]
        ), CHARACTERS[jack]
    policy = policy_of(new_heuristics(), JACK, CLOSE_MODEL)
    assert list(policy.weights(state, state.legal_actions())) == glance[CHARACTERS.index("gull")]


def test_a_beginner_reads_nothing_into_choices() -> None:
    made = new_heuristics()
    made.model_depth = NO_MODEL
    assert made.policy(INVESTIGATOR) is None
    assert made.policy(JACK) is None


def test_the_last_card_of_a_turn_is_worked_out() -> None:
    """No part of the Investigator's last card leaves a better split than the one he likes."""
    state = position("holmes", CLEAR, turn=1, played=3)
    state = with_fields(state, cards=0)
    assert state.phase == phases.PLAYING
    made = suspecting(**dict.fromkeys(CHARACTERS, 0.125))
    uneven: dict[str, int] = {}
    for action in state.legal_actions():
        if GAME.notation(action).startswith("holmes"):
            after = state.clone()
            after.apply(action)
            seen = count(after.pieces.visible())
            uneven[GAME.notation(action)] = abs(int(seen) - 4)
    assert uneven[favourite(made, state)] <= min(uneven.values()) + 1


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(language: str, reason: str) -> None:
    assert translate(GAME.message(f"reason-{reason}"), language)
