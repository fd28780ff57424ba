"""Generates the client's types: `wire.ts` for the API, and a file for each game's views.

`python -m gaslamp.web.client_types FOLDER` writes them; `tools/client.py` does so before the client
is checked.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_origin

from gaslamp.core.board import ElementId, Point
from gaslamp.core.turn_names import Turn, Viewer
from gaslamp.core.view import Notebook, View
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.guide import Block
from gaslamp.learn.lesson_session import Asks
from gaslamp.service.chat import ChatLine
from gaslamp.service.clock import ClocksShown
from gaslamp.service.commands import Command
from gaslamp.service.events import Audience
from gaslamp.service.frames import Presence
from gaslamp.service.settings import Clock, Help, SeatPlan
from gaslamp.web.route_table import ROUTES
from gaslamp.web.typescript import TypeScript
from gaslamp.web.wire import HomeInbound, HomeOutbound, Inbound, Outbound, Refused

ALIASES: dict[str, Any] = {
    "ElementId": ElementId,
    "Place": Point,
    "Turn": Turn,
    "Viewer": Viewer,
    "Perspective": Viewer | Literal["all"],
    "OptionValue": bool | int | str,
    "Help": Help,
    "Audience": Audience,
    "Presence": Presence,
    "Asks": Asks,
    "Block": Block,
    "Clock": Clock,
    "SeatPlan": SeatPlan,
    "Command": Command,
    "Inbound": Inbound,
    "Outbound": Outbound,
    "HomeInbound": HomeInbound,
    "HomeOutbound": HomeOutbound,
}
NAMES = {ChatLine: "ChatLine", ClocksShown: "Clocks"}


def wire_types() -> TypeScript:
    """Collect the types of every request, answer and message."""
    sent = [row.response for row in ROUTES]
    taken = [row.request for row in ROUTES if row.request is not None]
    return TypeScript(
        [*sent, Refused, Outbound, HomeOutbound, View, Notebook],
        [*taken, Inbound, HomeInbound],
        aliases=ALIASES,
        names=NAMES,
        bases=(View, Notebook),
    )


def game_types(name: str, wire: TypeScript) -> TypeScript:
    """Collect the types of a game's views and notebooks."""
    game = find_game(name)
    return TypeScript(
        [game.view_type, game.notebook_type],
        aliases=_aliases_of(sys.modules[game.view_type.__module__]),
        wire=wire,
    )


def client_types() -> dict[str, str]:
    """Write every file, by its name."""
    wire = wire_types()
    files = {"wire.ts": wire.write()}
    return files | {f"{name}.ts": game_types(name, wire).write() for name in GAMES}


def _aliases_of(module: ModuleType) -> dict[str, Any]:
    """List the types that the module of a view names, itself or in a module that it imports."""
    package = module.__name__.rpartition(".")[0]
    found: dict[str, Any] = {}
    for name, value in vars(module).items():
        if get_origin(value) in (Literal, tuple):
            found[name] = value
        elif isinstance(value, ModuleType) and value.__name__.startswith(package):
            inner = vars(value).items()
            found |= {name: kind for name, kind in inner if get_origin(kind) is Literal}
    return found


def main(folder: Path) -> None:
    """Write the files into a folder; one that is the same as before keeps its time."""
    folder.mkdir(parents=True, exist_ok=True)
    files = client_types()
    for old in set(folder.glob("*.ts")) - {folder / name for name in files}:
        old.unlink()
    for name, written in files.items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != written:
            file.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
