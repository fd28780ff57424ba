"""Compiles the engine with mypyc. Everything else about the package is in pyproject.toml."""

import json
import os
import runpy
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "gaslamp"
UNITS = ROOT / "build" / "units"

# Compiled: the heart of the contract, and of each game everything but what stands around the rules.
# Of these some may not be there: a module is compiled as soon as it exists.
SHARED = [
    "core/state", "core/automatic_actions", "core/playout", "core/belief", "core/fields",
    "core/random_source", "core/policy", "core/weights", "core/bits", "core/bounds",
    "core/heuristics",
    "core/observation_writer", "core/sparse_observation", "core/testing/skewed_policy",
    "bots/search", "bots/network", "envs/stepping", "envs/teacher",
]  # fmt: skip
PLAIN = [
    "__init__", "game", "options", "view", "views", "terminal", "wording", "refusals", "elements",
    "action_table", "small", "lessons", "puzzles", "claims", "scenario", "styles",
    "measures",
]  # fmt: skip

ENGINE = runpy.run_path(str(PACKAGE / "engine.py"))  # without importing what is being built
CORES = os.cpu_count() or 1


def engine_sources() -> list[Path]:
    """List the modules to compile: a new game's are found without being listed.

    With GASLAMP_ONLY set to a game's name the other games stay plain Python: a quick build for
    whoever works on that one.
    """
    core = [PACKAGE / f"{name}.py" for name in SHARED]
    games = sorted(PACKAGE.glob(f"games/{os.environ.get('GASLAMP_ONLY', '*')}/**/*.py"))
    found = core + [source for source in games if source.stem not in PLAIN]
    return [source for source in found if source.is_file()]


def has_compiler() -> bool:
    """Tell whether a C compiler can be called."""
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl"))


def plain_python(reason: str) -> None:
    """Say once that the engine is not compiled."""
    print(f"gaslamp: {reason}; Gaslamp will run as plain Python, slower.", file=sys.stderr)


@contextmanager
def timed(doing: str) -> Iterator[None]:
    """Say what is being done, and once it is done how long it took."""
    print(f"… {doing}", flush=True)
    start = perf_counter()
    yield
    print(f"✓ {doing}: {perf_counter() - start:.1f} s", flush=True)


def unit_of(c_file: str) -> str:
    """Name the unit that a C file is compiled in: its game's, or else the core's."""
    _, _, module = Path(c_file).stem.partition("gaslamp___games___")
    return module.partition("___")[0] or "core"


def write_units(c_files: list[str]) -> list[str]:
    """Gather mypyc's C files, one for each module, into one for each game; the largest first.

    A game's modules call each other, and only within one C file can a call be inlined. A game
    of several files would run slower, and all games in one file would keep one core busy.
    """
    gathered: dict[str, list[Path]] = {}
    for c_file in c_files:
        gathered.setdefault(unit_of(c_file), []).append(ROOT / c_file)
    UNITS.mkdir(parents=True, exist_ok=True)
    for name, parts in gathered.items():
        lines = [f'#include "{Path(os.path.relpath(part, UNITS)).as_posix()}"' for part in parts]
        UNITS.joinpath(f"{name}.c").write_text("\n".join(lines) + "\n", encoding="utf-8")
    sizes = {name: sum(part.stat().st_size for part in parts) for name, parts in gathered.items()}
    largest_first = sorted(sizes, key=lambda name: -sizes[name])
    return [UNITS.joinpath(f"{name}.c").relative_to(ROOT).as_posix() for name in largest_first]


class BuildEngine(build_ext):
    """Builds the extensions on all cores and notes which sources they were made from."""

    def run(self) -> None:
        """Compile; without success, leave a package that runs as plain Python."""
        self.parallel = self.parallel or CORES
        self.distribution.ext_modules = translate(sources)
        self.swig_opts = None  # type: ignore[assignment]  # it can't be finalized twice
        self.finalize_options()  # again, now that the extensions are known
        try:
            super().run()
        except Exception as error:  # noqa: BLE001  (whatever the compiler says, Python still works)
            plain_python(f"compiling failed ({error})")
            return
        if self.inplace:
            self.remove_older()
        target = PACKAGE if self.inplace else Path(self.build_lib) / "gaslamp"
        target.joinpath(ENGINE["MARKS"].name).write_text(json.dumps(marks, indent=1) + "\n")

    def build_extensions(self) -> None:
        """Compile the units side by side, then link them with a small library for each module."""
        library = self.extensions[0]
        parts = f"Compiling {len(library.sources)} parts on {CORES} cores"
        with timed(parts), ThreadPoolExecutor(CORES) as pool:
            compiled = pool.map(lambda unit: self.compile_unit(library, unit), library.sources)
            library.extra_objects = library.depends = list(compiled)
        library.sources = []
        with timed(f"Linking {len(self.extensions)} libraries"):
            super().build_extensions()

    def compile_unit(self, library: Extension, unit: str) -> str:
        """Compile one C file; return where the result is."""
        start = perf_counter()
        made: list[str] = self.compiler.compile(
            [unit],
            output_dir=self.build_temp,
            include_dirs=library.include_dirs,
            extra_postargs=library.extra_compile_args,
        )
        print(f"✓   {Path(unit).stem}: {perf_counter() - start:.1f} s", flush=True)
        return made[0]

    def remove_older(self) -> None:
        """Remove what was compiled from other sources or for another Python: it would be stale."""
        built = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        for pattern in ("*.so", "*.pyd"):
            for path in PACKAGE.parent.rglob(pattern):
                if path.resolve() not in {kept.resolve() for kept in built}:
                    path.unlink()


def translate(sources: list[Path]) -> list[Any]:
    """Translate the engine to C: one library with all of it, and a door to it for each module."""
    from mypyc.build import mypycify

    with timed(f"Translating {len(sources)} modules to C"):
        extensions: list[Any] = mypycify(  # it and setuptools name the type differently
            [str(path.relative_to(ROOT)) for path in sources],
            opt_level="2",  # 3 makes some games faster and some slower by a twentieth
            debug_level="0",
            multi_file=True,
            group_name="gaslamp",
        )
    extensions[0].sources = write_units(extensions[0].sources)
    if sys.platform != "win32":  # lets the units call each other directly
        extensions[0].extra_compile_args.append("-fvisibility=hidden")
    return extensions


sources = engine_sources()
# Taken before compiling, so that a source edited in the meantime counts as changed.
marks = {path.relative_to(PACKAGE).as_posix(): ENGINE["mark"](path) for path in sources}
extensions: list[Extension] = []
if os.environ.get(ENGINE["INTERPRETED"]):
    plain_python(f"{ENGINE['INTERPRETED']} is set")
elif not has_compiler():
    plain_python("no C compiler found")
else:
    # Stands for those that are made when they are built: pip asks setup.py for other things too.
    extensions = [Extension("gaslamp__mypyc", sources=[])]

setup(ext_modules=extensions, cmdclass={"build_ext": BuildEngine} if extensions else {})
