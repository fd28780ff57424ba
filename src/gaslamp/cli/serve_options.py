"""The options of `serve`: the address, and where games are stored."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from gaslamp.cli.configuration import data_folder


@Parameter(name="*")  # its fields are options of the command itself
@dataclass(frozen=True)
class ServeOptions:
    """An address to listen on, and a database or a folder to keep games in."""

    host: Annotated[str, Parameter(help="cli-param-host", metavar="ADDRESS")] = "127.0.0.1"
    port: Annotated[int, Parameter(help="cli-param-port", metavar="N")] = 8888
    host_name: Annotated[
        tuple[str, ...], Parameter(help="cli-param-host-name", metavar="NAME")
    ] = ()
    database: Annotated[str | None, Parameter(help="cli-param-database", metavar="URL")] = None
    data_dir: Annotated[Path | None, Parameter(help="cli-param-data-dir", metavar="FOLDER")] = None
    workers: Annotated[
        int | None, Parameter(help="cli-param-workers", metavar="N", validator=Number(gte=1))
    ] = None
    keep: Annotated[
        int | None, Parameter(help="cli-param-keep", metavar="DAYS", validator=Number(gte=1))
    ] = None
    sockets: Annotated[
        int, Parameter(help="cli-param-sockets", metavar="N", validator=Number(gte=1))
    ] = 100
    game: Annotated[
        tuple[str, ...], Parameter(help="cli-param-outside-game", metavar="MODULE:GAME")
    ] = ()
    public_url: Annotated[str, Parameter(help="cli-param-public-url", metavar="URL")] = ""
    smtp_url: Annotated[str, Parameter(help="cli-param-smtp-url", metavar="URL")] = ""
    mail_from: Annotated[str, Parameter(help="cli-param-mail-from", metavar="ADDRESS")] = ""
    players_page: Annotated[bool, Parameter(help="cli-param-players-page")] = False
    webhooks: Annotated[bool, Parameter(help="cli-param-webhooks")] = False
    open: Annotated[bool, Parameter(help="cli-param-open")] = False

    def url(self) -> str:
        """Give the database: the one named, or a file in the data folder."""
        if self.database is not None:
            return self.database
        folder = self.data_dir or data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'gaslamp.sqlite'}"
