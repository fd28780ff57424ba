"""Where `serve` finds its options besides the command line: environment and a TOML file."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

import platformdirs
from cyclopts.config import Env, Toml

from gaslamp.cli.errors import UsageError
from gaslamp.core.text import text

APP = "gaslamp"
PREFIX = "GASLAMP_"
FILE_VARIABLE = "GASLAMP_CONFIG"
FILE = "gaslamp.toml"


def data_folder() -> Path:
    """Return the folder for a program's data on this system."""
    return platformdirs.user_data_path(APP, appauthor=False)


def configuration_file(environment: Mapping[str, str]) -> Path:
    """Name the configuration file: the one that the environment names, or the user's own."""
    named = environment.get(FILE_VARIABLE)
    return Path(named) if named else platformdirs.user_config_path(APP, appauthor=False) / FILE


def sources() -> tuple[Env, Toml]:
    """List the sources of a command's options, in the order of precedence.

    The option `--port` of `serve` is the variable `GASLAMP_SERVE_PORT`, or `port` in the table
    `[serve]` of the file. `UsageError` if the environment names a file that is not there.
    """
    file = configuration_file(os.environ)
    if os.environ.get(FILE_VARIABLE) and not file.is_file():
        raise UsageError(text("cli-no-configuration", file=str(file), variable=FILE_VARIABLE))
    return Env(PREFIX, show=False), Toml(file)


def serve_setting(name: str) -> str | None:
    """Read one option of `serve` from the environment or the file, for commands on its database."""
    variable = f"{PREFIX}SERVE_{name.upper().replace('-', '_')}"
    if variable in os.environ:
        return os.environ[variable]
    file = configuration_file(os.environ)
    if not file.is_file():
        return None
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8")).get("serve", {}).get(name)
    except (OSError, ValueError) as error:
        raise UsageError(text("cli-bad-configuration", reason=str(error))) from None
    return None if found is None else str(found)
