"""What `src` imports is declared in pyproject.toml, and what is declared is imported."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src" / "gaslamp"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
FOR_DEVELOPERS = ("dev", "docs", "bench", "examples")  # extras that `src` needs nothing of
NAMES = {
    "pyspiel": "open_spiel",
    "ray": "ray",
    "torch": "torch",
}  # of modules that need not be installed
# Where a library of an extra may be imported: whoever doesn't use these needs no extra.
EXTRAS = {
    "envs/arrays.py": {"batch", "pettingzoo", "openspiel"},
    "envs/batch.py": {"batch"},
    "envs/episode.py": {"batch", "pettingzoo", "openspiel"},
    "envs/openspiel.py": {"openspiel"},
    "envs/batch_shard.py": {"batch"},
    "envs/pettingzoo.py": {"pettingzoo"},
    "arena/ladder.py": {"arena"},
    "arena/runners.py": {"ray"},
    "service/mail.py": {"mail"},
    "service/rating_model.py": {"ratings"},
    "service/passkeys.py": {"passkeys"},
    "service/push.py": {"push"},
    "service/peer_processes.py": {"postgresql"},
}


def normalised(requirement: str) -> str:
    """Give a requirement's name alone, as PyPI compares names."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def declared(requirements: list[str]) -> set[str]:
    return {normalised(requirement) for requirement in requirements}


CORE = declared(PROJECT["project"]["dependencies"])
OPTIONAL = {
    name: declared(requirements)
    for name, requirements in PROJECT["project"]["optional-dependencies"].items()
}


def imported_by(path: Path) -> set[str]:
    """List the top-level modules that a file imports, anywhere in it."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            modules |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            modules.add(node.module)
    return {module.partition(".")[0] for module in modules}


def libraries() -> dict[str, set[str]]:
    """List the libraries that `src` imports, each with the files that do."""
    known = packages_distributions()
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(SRC.rglob("*.py")):
        for module in imported_by(path) - sys.stdlib_module_names - {"gaslamp"}:
            names = known.get(module) or [NAMES[module]]
            found[normalised(NAMES.get(module, names[0]))].add(path.relative_to(SRC).as_posix())
    return found


def test_what_is_imported_is_declared() -> None:
    for library, files in libraries().items():
        for file in sorted(files) if library not in CORE else ():
            extras = {"train"} if file.startswith("training/") else EXTRAS.get(file, set())
            assert extras, f"{file} imports {library}, which pyproject.toml does not declare"
            assert all(library in OPTIONAL[extra] for extra in extras), (file, library)


def test_what_is_declared_is_imported() -> None:
    used = set(libraries())
    assert used >= CORE
    for extra in OPTIONAL.keys() - set(FOR_DEVELOPERS):
        assert OPTIONAL[extra] <= used, extra


def test_developers_have_every_extra_that_is_tested() -> None:
    tested = OPTIONAL.keys() - {"ray", "train", *FOR_DEVELOPERS}  # each has a command of its own
    for extra in tested:
        assert OPTIONAL[extra] <= OPTIONAL["dev"], extra


@pytest.mark.parametrize("library", ["librt", "mypy", "msgspec", "fluent-runtime"])
def test_the_build_uses_what_is_declared(library: str) -> None:
    project = PROJECT["project"]
    everything = (*project["dependencies"], *project["optional-dependencies"]["dev"])
    (built,) = {name for name in PROJECT["build-system"]["requires"] if normalised(name) == library}
    assert built in everything


@pytest.mark.parametrize("library", ["librt", "mypy", "uvicorn"])
def test_libraries_whose_next_version_may_break_ours_are_capped(library: str) -> None:
    project = PROJECT["project"]
    everything = (*project["dependencies"], *project["optional-dependencies"]["dev"])
    (required,) = (name for name in everything if normalised(name) == library)
    assert "<" in required
