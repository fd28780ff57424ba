"""The options of `tables`: the database, and what to do with its tables."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from gaslamp.cli.configuration import data_folder, serve_setting

MOST_SHOWN = 50


@Parameter(name="*")  # its fields are options of the command itself
@dataclass(frozen=True)
class TablesOptions:
    """Which database, and what to do with its tables."""

    close: Annotated[bool, Parameter(help="cli-param-tables-close")] = False
    export: Annotated[Path | None, Parameter(help="cli-param-tables-export", metavar="FILE")] = None
    all: Annotated[bool, Parameter(help="cli-param-tables-all")] = False
    reported: Annotated[bool, Parameter(help="cli-param-tables-reported")] = False
    recompute_ratings: Annotated[bool, Parameter(help="cli-param-tables-ratings")] = False
    most: Annotated[
        int, Parameter(help="cli-param-tables-most", metavar="N", validator=Number(gte=1))
    ] = MOST_SHOWN
    database: Annotated[str | None, Parameter(help="cli-param-database", metavar="URL")] = None
    data_dir: Annotated[Path | None, Parameter(help="cli-param-data-dir", metavar="FOLDER")] = None

    def url(self) -> str:
        """Give the database: the one named, or the one that `serve` is configured for."""
        if self.database is not None:
            return self.database
        if self.data_dir is None and (configured := serve_setting("database")) is not None:
            return configured
        folder = self.data_dir or Path(serve_setting("data-dir") or data_folder())
        return f"sqlite:///{folder / 'gaslamp.sqlite'}"
