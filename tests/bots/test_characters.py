"""Characters: five for each game, weakest first, each playing by its own level."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from benchmarks import ladder
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.bots.characters import CHARACTERS, CHARACTERS_OF, find_level, quicker_level
from gaslamp.bots.levels import LEVELS, MASTER, LevelBot
from gaslamp.bots.registry import find_bot
from gaslamp.core.codes import Action, as_seat
from gaslamp.core.heuristics import Heuristics
from gaslamp.core.journal import Journal
from gaslamp.core.state import CHANCE, State
from gaslamp.games.registry import find_game

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", CHARACTERS_OF)
def test_a_game_has_five_characters_from_the_weakest_to_the_strongest(game: str) -> None:
    assert [CHARACTERS[name].lamps for name in CHARACTERS_OF[game]] == [1, 2, 3, 4, 5]


def test_every_character_plays_some_game() -> None:
    assert {name for names in CHARACTERS_OF.values() for name in names} == set(CHARACTERS)
    assert len(CHARACTERS) == 15


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_client_has_a_name_for_every_character(language: str) -> None:
    words = (ROOT / "frontend/src/lib/words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert [name for name in CHARACTERS if f"\nlevel-{name} = " not in words] == []


def test_the_strongest_thinks_as_much_as_master_and_old_names_still_play() -> None:
    widow = find_level("Widow")
    assert widow is not None
    assert (widow.nodes, widow.seconds) == (MASTER.nodes, MASTER.seconds)
    assert all(find_level(name) is level for name, level in LEVELS.items())
    assert find_level("random") is None


@pytest.mark.parametrize(
    ("failed", "quicker"),
    [
        ("engine", "club"),
        ("Master", "club"),
        ("thorne", "novice"),
        ("club", "novice"),
        ("pip", "random"),
        ("novice", "random"),
        ("unheard_of", "random"),
    ],
)
def test_a_quicker_level_makes_a_move_that_failed(failed: str, quicker: str) -> None:
    assert quicker_level(failed) == quicker


class Rated(Heuristics):
    """Heuristics that like the first action best, the second less, and the others hardly."""

    def prior(self, world: State, actions: vec[i64]) -> vec[float]:
        """Give the first the most."""
        return vec[float]([0.5, 0.3, *[0.01] * (len(actions) - 2)])


def test_a_beginner_takes_the_best_less_often_and_the_more_rarely_the_worse_one_looks() -> None:
    game = find_game("scotland_yard")
    journal = Journal(game, game.options())
    while journal.state.seat == CHANCE:
        journal.replay(int(journal.state.legal_actions()[0]))
    actions = [int(action) for action in journal.state.legal_actions()]
    assert len(actions) > 2
    taken: dict[str, Counter[int]] = {}
    for name in ("pip", "amos"):
        bot = find_bot(name)(game, journal.options, as_seat(journal.state.seat), 1888)
        assert isinstance(bot, LevelBot)
        for seen in journal.seen(journal.state.seat):
            bot.see(seen.sight, seen.turn)
        bot.heuristics = Rated()
        legal = [Action(one) for one in actions]
        taken[name] = Counter(bot.choose(legal) for _ in range(1000))
    assert taken["amos"] == {actions[0]: 1000}
    first, second, third = (taken["pip"][action] for action in actions[:3])
    assert first > second > 4 * third > 0


def test_the_ladder_prints_a_row_for_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    ladder.main("mr_jack_pocket", games=2, most=1)
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [row.split(" | ")[0] for row in rows] == [
        "| crumb:nodes=0",
        "| vale:nodes=1",
        "| thorne:nodes=1",
        "| engine:nodes=1",
    ]
