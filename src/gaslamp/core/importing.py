"""Imports bots and games from outside, named as `module:attribute`.

Only names from a person's own command line or configuration may be used: the module is imported.
"""

from __future__ import annotations

import functools
import sys
from importlib import import_module
from pathlib import Path
from typing import Any


def import_named(name: str) -> Any:  # noqa: ANN401  (whatever the module holds)
    """Import what `module:attribute` names, as `python -m` would find it: in this folder first."""
    module, _, attribute = name.partition(":")
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return functools.reduce(getattr, attribute.split("."), import_module(module))
