"""Shows an operator the tables of a database, closes them and exports their games."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from gaslamp.cli import files
from gaslamp.cli.errors import UsageError
from gaslamp.cli.tables_options import TablesOptions
from gaslamp.cli.terminal import Terminal
from gaslamp.core.codes import Seat, all_seats
from gaslamp.core.text import text
from gaslamp.service import events
from gaslamp.service.live_table import LiveTable
from gaslamp.service.operator_tables import (
    Status,
    all_tables,
    close_table,
    exported_game,
    opened_tables,
    shown_time,
    status_of,
)
from gaslamp.service.rating_model import ratings_available
from gaslamp.service.ratings import recompute
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.table_state import TableState

STATUS: dict[Status, str] = {
    "waiting": "cli-table-waiting",
    "running": "cli-table-running",
    "over": "cli-table-over",
    "closed": "cli-table-closed",
}


def show_tables(terminal: Terminal, table: str, options: TablesOptions) -> None:
    """List the tables, or show, close or export one."""
    if not table and (options.close or options.export):
        raise UsageError(text("cli-tables-which"))
    with opened_tables(options.url()) as registry:
        if options.recompute_ratings:
            _recompute(terminal, registry)
            return
        asyncio.run(_work(terminal, registry, table, options))


def _recompute(terminal: Terminal, registry: TableRegistry) -> None:
    if not ratings_available():
        raise UsageError(text("service-no-ratings"))
    terminal.say("cli-ratings-recomputed", count=recompute(registry.store))


def _work(
    terminal: Terminal, registry: TableRegistry, table: str, options: TablesOptions
) -> Coroutine[Any, Any, None]:
    if not table:
        return _list(terminal, registry, options)
    if options.close:
        return _close(terminal, registry, table)
    if options.export is not None:
        return _export(terminal, registry, table, options.export)
    return _show(terminal, registry, table)


async def _list(terminal: Terminal, registry: TableRegistry, options: TablesOptions) -> None:
    found = await all_tables(registry, options.most, over=options.all, reported=options.reported)
    terminal.lines([_line(terminal, table) for table in found])
    if not found:
        terminal.say("cli-tables-none")
    elif len(found) == options.most:
        terminal.say("cli-tables-more", count=options.most)


def _line(terminal: Terminal, table: LiveTable) -> str:
    """Write a table on a line: id, when it was last used, how far it is, game, players."""
    state = table.state
    status = terminal.words(STATUS[status_of(state)])
    used = shown_time(max(state.at, table.made_at))
    line = f"{table.id}  {used}  {status:<8}  {state.game.name:<15} {_players(terminal, state)}"
    reports = len(state.reports)
    return f"{line}  {terminal.words('cli-table-reports', count=reports)}" if reports else line


def _players(terminal: Terminal, state: TableState) -> str:
    return ", ".join(_player(terminal, state, seat) for seat in all_seats(len(state.seat_holders)))


def _player(terminal: Terminal, state: TableState, seat: Seat) -> str:
    holder = state.seat_holders[seat]
    if holder.kind == "bot" and not holder.stands_in:
        return holder.level
    if holder.kind == "open":
        return terminal.words("cli-table-free")
    return holder.name or terminal.words("cli-table-unnamed")


def _reported(
    terminal: Terminal, state: TableState, report: events.Reported | events.SpectatorReported
) -> tuple[str, str]:
    """Name who reported whom: players by their seats, spectators by what they called themselves."""
    if isinstance(report, events.Reported):
        return _player(terminal, state, report.seat), _player(terminal, state, report.whom)
    names = {line.who: line.name for line in state.chat}
    unnamed = terminal.words("cli-table-unnamed")
    return names.get(report.who, unnamed), names.get(report.whom, unnamed)


async def _show(terminal: Terminal, registry: TableRegistry, id_: str) -> None:
    table = await registry.find(id_)
    state = table.state
    terminal.lines([_line(terminal, table)])
    for report, at in state.reports:
        who, whom = _reported(terminal, state, report)
        terminal.say("cli-table-report", at=shown_time(at), who=who, whom=whom, words=report.words)
    if state.reports:
        terminal.say("cli-table-chat")
        terminal.lines(
            [f"  {shown_time(line.at)}  {line.name}: {line.words}" for line in state.chat]
        )


async def _close(terminal: Terminal, registry: TableRegistry, id_: str) -> None:
    table = await close_table(registry, id_)
    terminal.say("cli-table-was-closed", table=table.id)


async def _export(terminal: Terminal, registry: TableRegistry, id_: str, path: Path) -> None:
    files.write(await exported_game(registry, id_), path)
    terminal.say("cli-table-exported", table=id_, file=str(path))
