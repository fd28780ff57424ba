"""The game that `docs/adding_a_game.md` builds is checked, served and drawn as the page says."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from gaslamp.bots.registry import find_bot
from gaslamp.core import translation
from gaslamp.core.codes import as_seat
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.testing import check_game
from gaslamp.games import registry
from gaslamp.play.table import Table
from gaslamp.service import bot_tasks
from tests.web.visiting import PEOPLE, QUIET, bearer, made, visiting

PAGE = Path(__file__).parent.parent / "docs" / "adding_a_game.md"
BLOCK = re.compile(r'```\w+ title="([^"]+)"\n(.*?)```', re.DOTALL)
NAME = "pickpocket.game:GAME"


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Write the page's files into a folder, and import the game from there."""
    for name, content in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    (tmp_path / "pickpocket" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    yield import_module("pickpocket.game").GAME
    registry.remove_game("pickpocket")
    for module in [name for name in sys.modules if name.partition(".")[0] == "pickpocket"]:
        del sys.modules[module]


def test_the_game_passes_the_conformance_kit(added: Game) -> None:
    report = check_game(added, games=6)
    assert set(report.phases) == {"hiding", "going", "searching", "answering", "over"}


def test_the_game_is_found_by_its_name_and_has_words(added: Game) -> None:
    assert registry.find_game("pickpocket") is added
    assert registry.game_names()[-1] == "pickpocket"
    assert translation.translate(added.seats(added.options())[1], "fr") == "l’agent"
    registry.remove_game("pickpocket")
    assert "pickpocket-title" not in translation.keys("en")


def test_a_game_from_outside_takes_no_name_that_is_taken(added: Game) -> None:
    with pytest.raises(ValueError, match="mr_jack"):
        registry.add_game(type("Other", (type(added),), {"name": "mr_jack"})())


@pytest.mark.parametrize("level", ["novice", "club"])
def test_bots_play_it(added: Game, level: str) -> None:
    options = added.options(searches=2)
    players = {seat: find_bot(level)(added, options, as_seat(seat), seat) for seat in (0, 1)}
    table = Table(Journal(added, options), players, seeded(1))
    table.advance()
    assert table.is_over


def test_a_worker_knows_a_game_that_the_server_was_started_with(added: Game) -> None:
    registry.remove_game("pickpocket")
    bot_tasks.prepare_worker(0, (), (NAME,))
    assert registry.find_game("pickpocket") is added


def test_the_client_gets_its_board_and_words_and_plays_it(added: Game, tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        assert [game["name"] for game in client.get("/api/games").json()][-1] == "pickpocket"
        words = client.get("/api/words/fr/pickpocket").text
        assert "pickpocket-title = Pickpocket" in words
        assert words in client.get("/api/words/fr").text
        table = made(client, game="pickpocket", seats=PEOPLE, settings=QUIET)
        address = f"/api/tables/{table['table']}"
        board = client.get(f"{address}/board").json()
        assert len([element for element in board["elements"] if element["place"]]) == 6
        for turn in range(20):
            frames = [
                client.get(f"{address}/frame", headers=bearer(table["seats"][seat])).json()
                for seat in ("0", "1")
            ]
            if frames[0]["outcome"]:
                break
            seat = frames[0]["turn"]
            choice = frames[seat]["choices"][0]
            assert choice["path"][0] in {element["id"] for element in board["elements"]}
            order = {"name": f"{turn}", "command": {"type": "act", "action": choice["action"]}}
            answer = client.post(
                f"{address}/orders", json=order, headers=bearer(table["seats"][str(seat)])
            )
            assert answer.status_code == 200, answer.text
        assert frames[1]["outcome"]["ending"] in ("caught", "away")
        assert frames[1]["view"]["stall"] is not None
