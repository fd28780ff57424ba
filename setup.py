"""Compiles the engine with mypyc. Everything else about the package is in pyproject.toml."""

import json
import os
import runpy
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "gaslamp"

# Compiled: the heart of the contract, and of each game everything but the structs around the rules.
CORE = ["state", "playout", "belief"]
PLAIN = ["__init__", "game", "options", "view", "terminal"]

ENGINE = runpy.run_path(str(PACKAGE / "engine.py"))  # without importing what is being built


def engine_sources() -> list[Path]:
    """List the modules to compile: a new game's are found without being listed."""
    core = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    games = sorted(PACKAGE.glob("games/*/*.py"))
    return core + [source for source in games if source.stem not in PLAIN]


def has_compiler() -> bool:
    """Tell whether a C compiler can be called."""
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl"))


class BuildEngine(build_ext):
    """Builds the extensions and notes which sources they were made from."""

    def run(self) -> None:
        """Compile; without success, leave a package that runs as plain Python."""
        try:
            super().run()
        except Exception as error:  # noqa: BLE001  (whatever the compiler says, Python still works)
            plain_python(f"compiling failed ({error})")
            return
        if self.inplace:
            self.remove_older()
        target = PACKAGE if self.inplace else Path(self.build_lib) / "gaslamp"
        target.joinpath(ENGINE["FINGERPRINTS"].name).write_text(
            json.dumps(fingerprints, indent=1) + "\n"
        )

    def remove_older(self) -> None:
        """Remove what was compiled from other sources or for another Python: it would be stale."""
        built = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        for pattern in ("*.so", "*.pyd"):
            for path in PACKAGE.rglob(pattern):
                if path.resolve() not in {kept.resolve() for kept in built}:
                    path.unlink()


def plain_python(reason: str) -> None:
    """Say once that the engine is not compiled."""
    print(f"gaslamp: {reason}; Gaslamp will run as plain Python, slower.", file=sys.stderr)


sources = engine_sources()
# Taken before compiling, so that a source edited in the meantime counts as changed.
fingerprints = {
    path.relative_to(PACKAGE).as_posix(): ENGINE["fingerprint"](path) for path in sources
}
extensions: list[Any] = []  # mypyc and setuptools name the type differently
if os.environ.get(ENGINE["INTERPRETED"]):
    plain_python(f"{ENGINE['INTERPRETED']} is set")
elif not has_compiler():
    plain_python("no C compiler found")
else:
    from mypyc.build import mypycify

    extensions = mypycify(
        [str(path.relative_to(ROOT)) for path in sources],
        opt_level="3",
        debug_level="0",
        group_name="gaslamp",
    )
    if sys.platform != "win32":  # lets the compiler inline our functions into each other
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")

setup(ext_modules=extensions, cmdclass={"build_ext": BuildEngine} if extensions else {})
