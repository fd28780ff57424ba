"""An operator's tables: listed, closed and exported on both databases, while they are served."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.journal_file import loads
from gaslamp.games.registry import find_game
from gaslamp.service import commands, operator_tables
from gaslamp.service.fairness import read_proof
from gaslamp.service.operator_tables import follow_operator
from gaslamp.service.settings import HumanSeat, OpenSeat
from gaslamp.service.store import Store
from gaslamp.service.table_registry import TableRegistry
from tests.cli.desk import gaslamp
from tests.service.conftest import database as database  # both kinds
from tests.service.conftest import postgres as postgres
from tests.service.hosting import Window, hosting, plan
from tests.service.test_ratings import JACK, known, resigned, seated
from tests.waiting import let_tasks_run, until


def on(database: str, *arguments: str) -> tuple[int, str, str]:
    return gaslamp("tables", *arguments, "--database", database)


async def made_at(registry: TableRegistry) -> str:
    return (await registry.create(plan("mr_jack_pocket", HumanSeat("Ada"), HumanSeat("Bob")))).table


def test_tables_are_listed_with_their_players(database: str) -> None:
    async def story() -> str:
        with hosting(database) as opened:
            await opened.create(plan("scotland_yard", HumanSeat("Cleo"), OpenSeat()))
            over = await made_at(opened)
            await (await opened.find(over)).execute(as_seat(0), commands.Resign(), "enough")
            return over

    over = asyncio.run(story())
    printed = on(database)[1]
    assert "waiting" in printed
    assert "Cleo, (free)" in printed
    assert over not in printed
    assert f"{over}  " in on(database, "--all")[1]


def test_a_table_is_closed_while_a_server_serves_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operator_tables, "POLL_INTERVAL", 0.01)

    async def story() -> None:
        with hosting(database) as opened:
            id_ = await made_at(opened)
            table = await opened.find(id_)
            window = Window(ViewerId(0))
            table.listen(window)
            following = asyncio.create_task(follow_operator(opened))
            await let_tasks_run()  # the server knows what was written before
            printed = await asyncio.to_thread(on, database, id_, "--close")
            assert (printed[0], printed[2]) == (0, "")
            await until(lambda: table.state.is_closed)
            following.cancel()
            outcome = window.frames[-1].outcome
            assert outcome is not None
            assert outcome.ending == "closed"
            again = await asyncio.to_thread(on, database, id_, "--close")
            assert (again[0], again[1]) != (0, "")

    asyncio.run(story())


def test_a_move_after_the_table_was_closed_is_refused_and_loses_nothing(database: str) -> None:
    async def story() -> None:
        with hosting(database) as opened:
            id_ = await made_at(opened)
            table = await opened.find(id_)
            assert (await asyncio.to_thread(on, database, id_, "--close"))[0] == 0
            with pytest.raises(Exception, match="over"):
                await table.execute(as_seat(0), commands.Resign(), "enough")
            assert table.state.is_closed

    asyncio.run(story())


def test_reports_are_shown_with_the_chat(database: str) -> None:
    async def story() -> str:
        with hosting(database) as opened:
            await made_at(opened)
            id_ = await made_at(opened)
            table = await opened.find(id_)
            await table.execute(as_seat(1), commands.Say("so rude"), "line")
            await table.execute(
                as_seat(0), commands.ReportPlayer(as_seat(1), "he is rude"), "report"
            )
            return id_

    id_ = asyncio.run(story())
    listed = on(database, "--reported")[1]
    assert len(listed.splitlines()) == 1
    assert id_ in listed
    assert "1 report" in listed
    shown = on(database, id_)[1]
    assert "Ada reports Bob" in shown
    assert "he is rude" in shown
    assert "so rude" in shown


def test_a_finished_game_is_exported_as_its_players_get_it(database: str, tmp_path: Path) -> None:
    async def story() -> tuple[str, str]:
        with hosting(database) as opened:
            running, over = await made_at(opened), await made_at(opened)
            await (await opened.find(over)).execute(as_seat(0), commands.Resign(), "enough")
            return running, over

    running, over = asyncio.run(story())
    file = tmp_path / "game.gaslamp"
    assert on(database, over, "--export", str(file))[0] == 0
    assert gaslamp("replay", str(file)).code == 0
    assert read_proof(loads(file.read_text(), find_game)).table == over
    refused = on(database, running, "--export", str(tmp_path / "other.gaslamp"))
    assert refused[0] != 0
    assert "over" in refused[2]
    assert not (tmp_path / "other.gaslamp").exists()


def test_mistakes_are_explained(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'none.sqlite'}"
    code, _, err = on(missing)
    assert code != 0
    assert "none.sqlite" in err
    assert not (tmp_path / "none.sqlite").exists()
    (tmp_path / "empty.sqlite").touch()
    assert "no server has used it" in on(f"sqlite:///{tmp_path / 'empty.sqlite'}")[2]
    kept = f"sqlite:///{tmp_path / 'gaslamp.sqlite'}"
    Store(kept).close()
    assert on(kept, "nosuch", "--close")[0] != 0
    assert "gaslamp tables TABLE --close" in on(kept, "--close")[2]
    assert "No tables to list" in on(kept)[1]


def test_the_database_of_the_server_is_found_in_its_configuration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}").close()
    file = tmp_path / "gaslamp.toml"
    file.write_text(f'[serve]\ndata-dir = "{tmp_path.as_posix()}"\n')
    monkeypatch.setenv("GASLAMP_CONFIG", str(file))
    assert gaslamp("tables").code == 0
    monkeypatch.setenv("GASLAMP_SERVE_DATABASE", f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert gaslamp("tables").code != 0


def test_ratings_are_computed_again_from_the_results(database: str) -> None:
    async def story() -> None:
        with hosting(database) as opened:
            people = await known(opened, "Ada", "Bob")
            for _ in range(2):
                await resigned(opened, await seated(opened, people), JACK)

    asyncio.run(story())
    code, printed, _ = on(database, "--recompute-ratings")
    assert code == 0
    assert "2 rated games" in printed
