"""Policemen of every level never ask or arrest where the clues exclude Jack."""

from __future__ import annotations

import pytest
from benchmarks.futile_actions import CountedPolice, judged
from librt.random import Random

from gaslamp.bots.levels import CLUB, NOVICE, Level, LevelBot
from gaslamp.bots.random_bot import RandomBot
from gaslamp.core.codes import Action, as_seat, legal_actions
from gaslamp.core.journal import Journal, seeded
from gaslamp.games.registry import find_game
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.play.player import AutomaticPlayer
from gaslamp.play.table import Table

JACK, POLICE = as_seat(0), as_seat(1)
GAME = find_game("whitechapel")


def counted(level: Level, seed: int) -> CountedPolice:
    """Let a level hunt a Jack who wanders about, to the end."""
    options = GAME.options()
    bot = LevelBot(GAME, options, POLICE, Random(seed), level, timed=False)
    police = CountedPolice(bot, GAME.belief(options, POLICE))
    players: dict[int, AutomaticPlayer] = {JACK: RandomBot(Random(seed)), POLICE: police}
    Table(Journal(GAME, options), players, seeded(seed)).advance()
    return police


@pytest.mark.parametrize("level", [NOVICE, CLUB.share(0.05)], ids=["novice", "club"])
def test_nobody_asks_or_arrests_in_vain(level: Level) -> None:
    total = counted(level, 3).counted + counted(level, 5).counted
    assert total["question"] > 10
    assert total["futile question"] == 0
    assert total["futile arrest"] == 0


def far_from_jack() -> tuple[Journal, LevelBot]:
    """Stand a policeman who acts where Jack can't be, nor have been."""
    options = GAME.options()
    for seed in range(100):
        journal, rng = Journal(GAME, options), Random(seed)
        bot = LevelBot(GAME, options, POLICE, Random(seed), CLUB.share(0.1), timed=False)
        belief = GAME.belief(options, POLICE)
        shown = 0
        while True:
            journal.advance(seeded(seed))
            seen = journal.seen(POLICE)
            for entry in seen[shown:]:
                bot.see(entry.sight, entry.turn)
                belief.see(entry.sight, entry.turn)
            shown = len(seen)
            state = journal.state
            assert isinstance(state, Whitechapel)
            actions = [int(action) for action in state.legal_actions()]
            if state.phase == phases.ACTING:
                if all(judged(belief, a)[1] for a in actions if a != codes.PASS):
                    return journal, bot
                break
            journal.play(int(state.seat), actions[int(rng.randrange(len(actions)))])
    raise AssertionError("somebody is always near")


def test_a_policeman_far_from_jack_does_nothing() -> None:
    journal, bot = far_from_jack()
    assert bot.choose(legal_actions(journal.state)) == codes.PASS


def test_nothing_is_left_out_where_all_is_futile() -> None:
    journal, bot = far_from_jack()
    futile = [int(a) for a in journal.state.legal_actions() if int(a) != codes.PASS]
    assert bot.choose([Action(one) for one in futile]) in futile
