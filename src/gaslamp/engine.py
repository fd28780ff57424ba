"""Decides, before any rule is imported, whether the compiled engine or plain Python runs.

The compiled modules lie beside their sources. A build notes the fingerprint of each source;
when a source has changed since, the whole engine runs as plain Python and says so.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent
FINGERPRINTS = PACKAGE / "_compiled.json"
INTERPRETED = "GASLAMP_INTERPRETED"  # set in the environment to run as plain Python


def fingerprint(source: Path) -> str:
    """Identify a source file's content."""
    return hashlib.sha256(source.read_bytes()).hexdigest()


def built() -> dict[str, str]:
    """Read the fingerprints of the last build, by path inside the package; none without a build."""
    if not FINGERPRINTS.is_file():
        return {}
    found: dict[str, str] = json.loads(FINGERPRINTS.read_text(encoding="utf-8"))
    return found


def changed() -> list[str]:
    """List the modules whose source is not the one that was compiled, or may not be."""
    marks = built()
    edited = [
        name
        for name, mark in marks.items()
        if not (PACKAGE / name).is_file() or fingerprint(PACKAGE / name) != mark
    ]
    return edited + [name for name in _compiled_sources() if name not in marks]


def _compiled_sources() -> list[str]:
    """List the sources that have a compiled module beside them which this Python would import."""
    found = PACKAGE.rglob(f"*{EXTENSION_SUFFIXES[0]}")
    sources = (path.with_name(path.name.partition(".")[0] + ".py") for path in found)
    return sorted(source.relative_to(PACKAGE).as_posix() for source in sources)


def choose() -> None:
    """Run the compiled engine if it is there, up to date and wanted."""
    if os.environ.get(INTERPRETED):
        _import_sources_only()
    elif stale := changed():
        _import_sources_only()
        names = ", ".join(stale[:3]) + (", …" if len(stale) > 3 else "")
        print(
            f"gaslamp: {names} changed since the engine was compiled: running as plain Python. "
            "Run “make build” to compile.",
            file=sys.stderr,
        )


def compiled_modules() -> list[str]:
    """List the engine's modules that are loaded in their compiled form."""
    return sorted(
        name
        for name, module in list(sys.modules.items())
        if name.startswith("gaslamp.") and _is_compiled(getattr(module, "__file__", None))
    )


def is_compiled() -> bool:
    """Tell whether the rules run compiled."""
    from gaslamp.core import state

    return _is_compiled(state.__file__)


def _is_compiled(path: str | None) -> bool:
    return path is not None and not path.endswith((".py", ".pyc"))


def _import_sources_only() -> None:
    """Put a finder first that sees only .py files in this package's folders."""
    sources = FileFinder.path_hook((SourceFileLoader, [".py"]))

    def hook(path: str) -> FileFinder:
        if not Path(path).is_relative_to(PACKAGE):
            raise ImportError(path)
        return sources(path)  # type: ignore[return-value]  # typeshed gives the protocol

    sys.path_hooks.insert(0, hook)
    for path in list(sys.path_importer_cache):
        if Path(path).is_relative_to(PACKAGE):
            del sys.path_importer_cache[path]


if __name__ == "__main__":  # asked by the Makefile, without importing the package
    sys.exit(1 if changed() else 0)
