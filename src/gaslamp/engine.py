"""Decides, before any rule is imported, whether the compiled engine or plain Python runs.

The compiled modules are next to their sources. A build records a mark of each source: its size,
time and fingerprint. When a source has changed since, the whole
engine runs as plain Python and warns of it.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import warnings
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import TypedDict

PACKAGE = Path(__file__).parent
MARKS = PACKAGE / "_compiled.json"
_documented: set[str] = set()  # modules whose classes have got their docstrings back
INTERPRETED = "GASLAMP_INTERPRETED"  # set in the environment to run as plain Python


class StaleEngine(RuntimeWarning):
    """The engine was compiled from other sources, so plain Python runs instead."""


class Mark(TypedDict):
    """What a source was when it was compiled."""

    size: int
    modified: int  # nanoseconds, as the file system tells them
    fingerprint: str
    docs: dict[str, str]  # the classes' docstrings, which the compiler leaves out


def fingerprint(source: Path) -> str:
    """Identify a source file's content."""
    return hashlib.sha256(source.read_bytes()).hexdigest()


def mark(source: Path) -> Mark:
    """Note what a source is, so that a change shows later."""
    facts = source.stat()  # before reading: an edit in between then shows as a later time
    return Mark(
        size=facts.st_size,
        modified=facts.st_mtime_ns,
        fingerprint=fingerprint(source),
        docs=_docstrings(source),
    )


def _docstrings(source: Path) -> dict[str, str]:
    import ast  # only a build reads sources

    classes = ast.parse(source.read_text(encoding="utf-8")).body
    found = {
        node.name: ast.get_docstring(node) for node in classes if isinstance(node, ast.ClassDef)
    }
    return {name: doc for name, doc in found.items() if doc}


def keep_docstrings() -> None:
    """Give the compiled classes that are loaded by now the docstrings of their sources."""
    loaded = [name for name in compiled_modules() if name not in _documented]
    if not loaded:
        return
    _documented.update(loaded)
    marks = built()
    for name in loaded:
        module = sys.modules[name]
        path = name.removeprefix("gaslamp.").replace(".", "/") + ".py"
        docs = marks[path].get("docs", {}) if path in marks else {}
        for class_name, doc in docs.items():
            getattr(module, class_name).__doc__ = doc


def built() -> dict[str, Mark]:
    """Read the marks of the last build, by path inside the package; none without a build."""
    if not MARKS.is_file():
        return {}
    # An older build noted strings; without a mark, what it compiled is not trusted.
    found: dict[str, Mark | str] = json.loads(MARKS.read_text(encoding="utf-8"))
    return {name: noted for name, noted in found.items() if not isinstance(noted, str)}


def changed() -> list[str]:
    """List the modules whose source is not the one that was compiled, or may not be."""
    marks, installed = built(), _installed()
    edited = [
        name for name, noted in marks.items() if not _is_same(PACKAGE / name, noted, installed)
    ]
    return edited + [name for name in _compiled_sources() if name not in marks]


def _is_same(source: Path, noted: Mark, installed: int) -> bool:
    """Compare a source with its mark; read it only if its time says that it may have changed."""
    try:
        facts = source.stat()
    except OSError:
        return False
    if facts.st_size != noted["size"]:
        return False
    if facts.st_mtime_ns == noted["modified"] or facts.st_mtime_ns <= installed:
        return True
    return fingerprint(source) == noted["fingerprint"]


def _installed() -> int:
    """Tell when the package was installed from a wheel; 0 in a checkout.

    Installing gives each file a time of its own and writes the RECORD last.
    """
    records = PACKAGE.parent.glob("gaslamp-*.dist-info/RECORD")
    return max((record.stat().st_mtime_ns for record in records), default=0)


def _compiled_sources() -> list[str]:
    """List the sources that have a compiled module beside them which this Python would import."""
    found = PACKAGE.rglob(f"*{EXTENSION_SUFFIXES[0]}")
    sources = (path.with_name(path.name.partition(".")[0] + ".py") for path in found)
    return sorted(source.relative_to(PACKAGE).as_posix() for source in sources)


def is_plain_python_wanted() -> bool:
    """Tell whether the environment asks for plain Python."""
    return bool(os.environ.get(INTERPRETED))


def choose() -> None:
    """Run the compiled engine if it is there, up to date and wanted."""
    if is_plain_python_wanted():
        _import_sources_only()
    elif stale := changed():
        _import_sources_only()
        names = ", ".join(stale[:3]) + (", …" if len(stale) > 3 else "")
        _warn(
            f"{names} changed since the engine was compiled: running as plain Python. "
            "Run “make build” to compile."
        )


def _warn(message: str) -> None:
    """Warn in one line, without the source line, which is of no use here."""
    usual = warnings.formatwarning

    def one_line(message: Warning | str, *_: object, **__: object) -> str:
        return f"gaslamp: {message}\n"

    warnings.formatwarning = one_line
    try:
        warnings.warn(message, StaleEngine, stacklevel=4)  # points to the import of gaslamp
    finally:
        warnings.formatwarning = usual


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
