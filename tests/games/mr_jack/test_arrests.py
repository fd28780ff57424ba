"""A sure arrest of a Jack who is known is played, and a Jack who can avoid it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.bots.levels import CLUB, LevelBot
from gaslamp.core.belief import Belief
from gaslamp.core.codes import Action, as_seat
from gaslamp.core.heuristics import LOST, UNPROVED, WINNING
from gaslamp.core.state import CHANCE, OVER
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.actions import ACCUSE, CHARACTERS, EIGHT
from gaslamp.games.mr_jack.belief.jack_belief import JackBelief
from gaslamp.games.mr_jack.belief.suspect_belief import SuspectBelief
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import ALL_CARDS, INVESTIGATOR, JACK, NOBODY, NOWHERE
from gaslamp.games.mr_jack.heuristics.arrest_proofs import ArrestProofs
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.mr_jack.positions import CLEAR, play, position
from tests.games.with_fields import with_fields

OPTIONS = MrJackOptions()
MOST = 30_000  # positions that are looked at for an answer
LOOK = CLUB.share(0.1)


def knowing(state: MrJack, viewer: int, *suspects: int) -> SuspectBelief:
    """Let a viewer suspect just these characters."""
    belief = SuspectBelief(state, viewer)
    belief.table.jack = NOBODY
    belief.weights = vec[float]([float(one in suspects) / len(suspects) for one in range(EIGHT)])
    return belief


def belief_of(state: MrJack) -> Belief:
    """Give the belief of the player on turn, where everybody knows Jack."""
    jack = int(state.jack)
    own = knowing(state, int(state.seat), jack)
    if state.seat == INVESTIGATOR:
        return own
    pursuit = knowing(state, INVESTIGATOR, jack)
    return JackBelief(own, pursuit, pursuit)


def proved(state: MrJack, belief: Belief | None = None) -> dict[str, int]:
    """Say what is proved about each legal action, in notation."""
    actions = state.legal_actions()
    proofs = GAME.heuristics(OPTIONS).proofs(
        belief_of(state) if belief is None else belief, actions
    )
    return {GAME.notation(a): int(p) for a, p in zip(actions, proofs, strict=True)}


def identified(state: MrJack) -> MrJack:
    """Clear all but Jack."""
    return with_fields(state, innocent=ALL_CARDS & ~(1 << int(state.jack)))


class TooManyError(Exception):
    """More positions than a test can wait for."""


class Everything:
    """Tries all that can follow in a turn, by the rules alone."""

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self.left = MOST

    def is_caught(self, world: MrJack) -> bool:
        if world.seat == OVER or world.phase == phases.CALLING or world.turn != self.turn:
            return bool(world.accused == world.jack)
        own = world.seat == INVESTIGATOR
        actions = [int(action) for action in world.legal_actions()]
        if world.seat == CHANCE:
            return self.is_caught(self.after(world, actions[0]))
        return own == any(self.is_caught(self.after(world, action)) == own for action in actions)

    def is_left(self, world: MrJack) -> bool:
        if world.left_by != NOWHERE:
            return True
        if world.seat not in (JACK, CHANCE) or world.phase == phases.DEALING:
            return False
        return any(self.is_left(self.after(world, int(act))) for act in world.legal_actions())

    def is_let_out(self, world: MrJack) -> bool:
        if world.seat == JACK or world.left_by != NOWHERE:
            return self.is_left(world)
        if world.seat == OVER or world.phase == phases.CALLING:
            return False
        return all(self.is_let_out(self.after(world, int(a))) for a in world.legal_actions())

    def after(self, world: MrJack, action: int) -> MrJack:
        self.left -= 1
        if self.left < 0:
            raise TooManyError
        copy = world.clone()
        copy.apply(action)
        return copy

    def verdict(self, world: MrJack, action: int) -> int:
        after = self.after(world, action)
        by_jack = world.seat == JACK
        if self.is_left(after) if by_jack else self.is_let_out(after):
            return WINNING if by_jack else LOST
        if self.is_caught(after):
            return LOST if by_jack else WINNING
        return UNPROVED


def late_decisions(seeds: range) -> Iterator[MrJack]:
    """Give decisions about the last cards of a turn in random games, with Jack known."""
    for seed in seeds:
        rng, state = Random(seed), GAME.new()
        while state.seat != OVER:
            state.apply(state.sample_action(rng))
            if state.seat >= 0 and state.played >= 2 and len(state.legal_actions()) > 1:
                yield identified(state)


def test_proofs_are_what_trying_everything_shows() -> None:
    found: Counter[tuple[int, int]] = Counter()
    proofs = ArrestProofs()
    for state in late_decisions(range(20)):
        actions = [int(action) for action in state.legal_actions()]
        everything = Everything(int(state.turn))
        try:
            expected = [everything.verdict(state, action) for action in actions]
        except TooManyError:
            continue
        assert list(proofs.prove(belief_of(state), vec[i64](actions))) == expected, state.text()
        found += Counter((int(state.seat), proof) for proof in expected)
    for seat in (JACK, INVESTIGATOR):
        assert min(found[seat, proof] for proof in (LOST, UNPROVED, WINNING)) >= 5


# Positions of recorded games, in which Jack is known, and what `club` chose before.
RECORDED = (
    (
        "seat=0 phase=2 turn=6 played=0 jack=1 pile=0 cards=197 card=-1 to_move=no to_use=no "
        "to_turn=no points=0 whistled=0 witness=no innocent=253 hands=8,4 "
        "places=17,35,7,24,38,19,52,23 lamps=5,0,0,0,5,0,0,0 lantern=1 covers=2080 "
        "barricades=9 accused=-1 left_by=-1 done=-",
        "gull",
    ),
    (
        "seat=0 phase=2 turn=6 played=0 jack=0 pile=0 cards=172 card=-1 to_move=no to_use=no "
        "to_turn=no points=0 whistled=0 witness=no innocent=254 hands=130,4 "
        "places=1,6,24,14,5,9,16,40 lamps=0,0,0,5,5,0,0,0 lantern=0 covers=2064 barricades=9 "
        "accused=-1 left_by=-1 done=-",
        "smith",
    ),
    (
        "seat=1 phase=2 turn=8 played=2 jack=4 pile=0 cards=136 card=-1 to_move=no to_use=no "
        "to_turn=no points=0 whistled=0 witness=no innocent=239 hands=66,136 "
        "places=1,7,24,8,45,0,19,23 lamps=0,0,0,5,5,0,0,0 lantern=2 covers=257 barricades=5 "
        "accused=-1 left_by=-1 done=5,0",
        "lestrade",
    ),
)


@pytest.mark.parametrize(("written", "before"), RECORDED)
def test_the_card_that_was_wrong_before_is_not_chosen(written: str, before: str) -> None:
    state = GAME.position(OPTIONS, written)
    found = proved(state)
    assert found[before] < max(found.values())
    for seed in range(5):
        bot = LevelBot(GAME, OPTIONS, as_seat(int(state.seat)), seed, LOOK, timed=False)
        bot.belief = belief_of(state)
        actions = [Action(int(action)) for action in state.legal_actions()]
        assert found[GAME.notation(bot.choose(actions))] == max(found.values())


@pytest.mark.parametrize(
    "written",
    [
        "seat=1 phase=2 turn=7 played=0 jack=5 pile=216 cards=39 card=-1 to_move=no to_use=no "
        "to_turn=no points=0 whistled=0 witness=no innocent=222 hands=72,1 "
        "places=15,0,8,7,2,25,1,31 lamps=0,0,0,5,0,0,5,0 lantern=1 covers=2049 barricades=9 "
        "accused=-1 left_by=-1 done=-",
        "seat=1 phase=2 turn=4 played=1 jack=3 pile=0 cards=138 card=-1 to_move=no to_use=no "
        "to_turn=no points=0 whistled=0 witness=yes innocent=183 hands=0,80 "
        "places=11,7,12,16,29,23,30,24 lamps=0,0,0,5,5,0,4,0 lantern=0 covers=2049 "
        "barricades=5 accused=-1 left_by=-1 done=4",
    ],
)
def test_an_arrest_by_the_card_itself_is_proved_whatever_else_the_card_can_do(written: str) -> None:
    state = GAME.position(OPTIONS, written)
    found = proved(state)
    at_once = []
    for card in state.legal_actions():
        after = state.clone()
        after.apply(card)
        if ACCUSE + state.jack in after.legal_actions():
            at_once.append(found[GAME.notation(int(card))])
    assert at_once == [WINNING]


def test_nothing_is_proved_of_an_arrest_while_two_are_suspected() -> None:
    state = identified(position(at=CLEAR, jack="gull", turn=1, played=3))
    assert WINNING in proved(state, knowing(state, INVESTIGATOR, state.jack)).values()
    two = knowing(state, INVESTIGATOR, CHARACTERS.index("gull"), CHARACTERS.index("bert"))
    assert set(proved(state, two).values()) == {UNPROVED}


def test_jack_does_not_count_on_what_only_the_investigator_may_know() -> None:
    state = play(position(at=CLEAR, jack="gull", seat=JACK, turn=2, played=0), "watson")
    assert LOST in proved(identified(state)).values()
    assert LOST not in proved(state).values()


def test_jack_who_can_leave_with_his_next_cards_has_won() -> None:
    at = CLEAR | {"gull": "b1"}
    state = position(at=at, jack="gull", seat=JACK, turn=3, played=1, witness=False, barricades=())
    found = proved(state)
    assert found["gull"] == WINNING
    assert found["smith"] == WINNING  # his own card can follow
    assert set(proved(with_fields(state, witness=True)).values()) == {UNPROVED}
    last = with_fields(state, played=2, done=range(2))
    found = proved(last)
    assert (found["gull"], found["smith"]) == (WINNING, UNPROVED)


def test_the_investigator_leaves_no_way_out_to_a_jack_he_knows() -> None:
    at = CLEAR | {"gull": "b1"}
    state = position(at=at, jack="gull", turn=2, played=2, witness=False, barricades=())
    found = proved(with_fields(state, cards=1 << CHARACTERS.index("gull") | 1 << 2, pile=0))
    assert found["gull"] > found["smith"]
