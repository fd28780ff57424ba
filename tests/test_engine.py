"""The compiled engine is used when it is fresh, and never when it is stale."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gaslamp import engine

SOURCE = engine.PACKAGE.parent
ROOT = SOURCE.parent
REPORT = (
    "from gaslamp import engine; from gaslamp.games.registry import find_game;"
    "find_game('scotland_yard'); print(engine.is_compiled(), *engine.compiled_modules())"
)
SLOW_COMPILER = """
from pathlib import Path
from setuptools import Extension

def mypycify(sources, **options):
    edited = Path("src/gaslamp/core/belief.py")
    edited.write_text(edited.read_text() + "# edited")
    Path("nothing.c").write_text("int nothing;")
    return [Extension("nothing", ["nothing.c"])]
"""
needs_build = pytest.mark.skipif(
    not engine.is_compiled(), reason="needs the compiled engine: this run is plain Python"
)


def run(source: Path, *, interpreted: bool = False) -> tuple[str, str]:
    environment = {name: v for name, v in os.environ.items() if name != engine.INTERPRETED}
    environment["PYTHONPATH"] = str(source)
    if interpreted:
        environment[engine.INTERPRETED] = "1"
    done = subprocess.run(  # noqa: S603  (our own interpreter on our own package)
        [sys.executable, "-c", REPORT],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        cwd=source,
    )
    return done.stdout, done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Copy the package with its compiled modules."""
    for library in SOURCE.glob("gaslamp__mypyc*"):
        shutil.copy(library, tmp_path)
    shutil.copytree(engine.PACKAGE, tmp_path / "gaslamp")
    return tmp_path


@needs_build
def test_a_fresh_build_runs_compiled(copy: Path) -> None:
    out, errors = run(copy)
    assert out.startswith("True gaslamp.core.belief")
    assert "gaslamp.games.scotland_yard.rules" in out
    assert errors == ""


@needs_build
def test_an_edited_module_makes_the_whole_engine_run_as_plain_python_and_says_so(
    copy: Path,
) -> None:
    rules = copy / "gaslamp/games/scotland_yard/rules.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    out, errors = run(copy)
    assert out.strip() == "False"
    assert "scotland_yard/rules.py changed since the engine was compiled" in errors
    assert "make build" in errors
    assert len(errors.splitlines()) == 1


def rewrite_marks(copy: Path, change: Callable[[dict[str, str]], object]) -> None:
    file = copy / "gaslamp/_compiled.json"
    marks = json.loads(file.read_text(encoding="utf-8"))
    change(marks)
    file.write_text(json.dumps(marks), encoding="utf-8")


@needs_build
def test_a_removed_module_counts_as_changed(copy: Path) -> None:
    rewrite_marks(copy, lambda marks: marks.update({"core/gone.py": "0"}))
    out, errors = run(copy)
    assert out.strip() == "False"
    assert "core/gone.py changed" in errors


@needs_build
def test_a_compiled_module_of_which_no_build_knows_is_not_trusted(copy: Path) -> None:
    rewrite_marks(copy, lambda marks: marks.pop("core/belief.py"))
    out, errors = run(copy)
    assert out.strip() == "False"
    assert "core/belief.py changed" in errors


def test_plain_python_runs_on_request_without_a_word(copy: Path) -> None:
    out, errors = run(copy, interpreted=True)
    assert out.strip() == "False"
    assert errors == ""


def test_a_package_that_was_never_compiled_runs_as_plain_python(copy: Path) -> None:
    (copy / "gaslamp/_compiled.json").unlink(missing_ok=True)
    for library in copy.rglob("*.so"):
        library.unlink()
    out, errors = run(copy)
    assert out.strip() == "False"
    assert errors == ""


def test_a_build_without_a_compiler_says_so_in_one_line(tmp_path: Path) -> None:
    environment = dict(os.environ, PATH=str(tmp_path))
    environment.pop("CC", None)
    environment.pop(engine.INTERPRETED, None)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    said = [line for line in done.stderr.splitlines() if line.startswith("gaslamp:")]
    assert said == ["gaslamp: no C compiler found; Gaslamp will run as plain Python, slower."]


@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs a C compiler")
def test_a_module_edited_while_it_is_compiled_counts_as_changed(tmp_path: Path) -> None:
    package = tmp_path / "src/gaslamp"
    (package / "core").mkdir(parents=True)
    shutil.copy(ROOT / "setup.py", tmp_path)
    for name in ("engine", "core/state", "core/playout", "core/belief"):
        shutil.copy(engine.PACKAGE / f"{name}.py", package / f"{name}.py")
    compiler = tmp_path / "stand_in/mypyc/build.py"
    compiler.parent.mkdir(parents=True)
    compiler.write_text(SLOW_COMPILER, encoding="utf-8")
    compiler.with_name("__init__.py").touch()
    environment = dict(os.environ, PYTHONPATH=str(tmp_path / "stand_in"))
    environment.pop(engine.INTERPRETED, None)
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        env=environment,
        check=True,
        cwd=tmp_path,
    )
    marks = json.loads((package / "_compiled.json").read_text(encoding="utf-8"))
    fresh = {name: engine.fingerprint(package / name) == mark for name, mark in marks.items()}
    assert fresh == {"core/state.py": True, "core/playout.py": True, "core/belief.py": False}
