"""The compiled engine is used when it is fresh, and never when it is stale."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from gaslamp import engine

SOURCE = engine.PACKAGE.parent
ROOT = SOURCE.parent
MARK = "mark." + "engine"  # not here
REPORT = (
    "from gaslamp import engine; from gaslamp.games.registry import find_game;"
    "find_game('scotland_yard'); print(engine.is_compiled(), *engine.compiled_modules())"
)
STAND_IN = """
from pathlib import Path
from setuptools import Extension

def mypycify(sources, **options):
    Path("asked").write_text("\\n".join(sources))
    edited = Path("src/gaslamp/core/belief.py")
    edited.write_text(edited.read_text() + "# edited")
    Path("nothing.c").write_text("int nothing;")
    return [Extension("nothing", ["nothing.c"])]
"""
CAUGHT = """
import warnings
with warnings.catch_warnings(record=True) as caught:
    import gaslamp
print(*(f"{warning.category.__name__} {warning.filename}" for warning in caught))
"""
needs_build = pytest.mark.skipif(
    not engine.is_compiled(), reason="needs the compiled engine: this run is plain Python"
)

needs_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="needs a C compiler")


def run(source: Path, *options: str, interpreted: bool = False) -> tuple[str, str]:
    environment = {name: v for name, v in os.environ.items() if name != engine.INTERPRETED}
    environment["PYTHONPATH"] = str(source)
    if interpreted:
        environment[engine.INTERPRETED] = "1"
    done = subprocess.run(  # noqa: S603  (our own interpreter on our own package)
        [sys.executable, *(options or ["-c", REPORT])],
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
    assert out.startswith("True ")
    assert "gaslamp.core.belief" in out
    assert "gaslamp.games.scotland_yard.rules.state" in out
    assert errors == ""


@needs_build
def test_an_edited_module_makes_the_whole_engine_run_as_plain_python_and_says_so(
    copy: Path,
) -> None:
    rules = copy / "gaslamp/games/scotland_yard/rules/state.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    out, errors = run(copy)
    assert out.strip() == "False"
    assert "scotland_yard/rules/state.py changed since the engine was compiled" in errors
    assert "make build" in errors
    assert len(errors.splitlines()) == 1


def rewrite_marks(copy: Path, change: Callable[[dict[str, object]], object]) -> None:
    file = copy / "gaslamp/_compiled.json"
    marks = json.loads(file.read_text(encoding="utf-8"))
    change(marks)
    file.write_text(json.dumps(marks), encoding="utf-8")


@needs_build
def test_a_removed_module_counts_as_changed(copy: Path) -> None:
    rewrite_marks(copy, lambda marks: marks.update({"core/gone.py": marks["core/belief.py"]}))
    out, errors = run(copy)
    assert out.strip() == "False"
    assert "core/gone.py changed" in errors


@needs_build
def test_a_compiled_module_of_which_no_build_knows_is_not_trusted(copy: Path) -> None:
    rewrite_marks(copy, lambda marks: marks.pop("core/belief.py"))
    out, errors = run(copy)
    assert out.strip() == "False"
    assert "core/belief.py changed" in errors


@needs_build
def test_a_build_that_noted_no_more_than_fingerprints_is_not_trusted(copy: Path) -> None:
    rewrite_marks(copy, lambda marks: marks.update(dict.fromkeys(marks, "c0ffee")))
    out, errors = run(copy)
    assert out.strip() == "False"
    assert "core/automatic_actions.py" in errors


@needs_build
def test_a_module_touched_but_not_changed_stays_compiled(copy: Path) -> None:
    (copy / "gaslamp/core/belief.py").touch()
    assert run(copy)[0].startswith("True")


def edit(source: Path) -> None:
    """Change a source without breaking it: the door imports it at once."""
    source.write_text(source.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")


def edit_keeping_the_size(source: Path) -> None:
    written = source.read_bytes()
    source.write_bytes(written[:-2] + b" \n" if written[-2:] != b" \n" else written[:-2] + b"\n\n")


@needs_build
def test_an_edit_that_keeps_the_size_is_noticed(copy: Path) -> None:
    edit_keeping_the_size(copy / "gaslamp/core/belief.py")
    out, errors = run(copy)
    assert out.strip() == "False"
    assert "core/belief.py changed" in errors


@pytest.fixture
def no_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(source: Path) -> str:
        raise AssertionError(f"{source} was read")

    monkeypatch.setattr(engine, "fingerprint", read)


@pytest.fixture
def built(copy: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Look at the copy from here, as a build has just left it."""
    package = copy / "gaslamp"
    rewrite_marks(
        copy, lambda marks: marks.update({name: engine.mark(package / name) for name in marks})
    )
    monkeypatch.setattr(engine, "PACKAGE", package)
    monkeypatch.setattr(engine, "MARKS", package / engine.MARKS.name)
    return package


@needs_build
@pytest.mark.usefixtures("built", "no_reading")
def test_sources_as_old_as_the_build_are_not_read() -> None:
    assert engine.changed() == []


@pytest.fixture
def installed(built: Path) -> Path:
    """Make the copy look like a wheel's: each file has the time of its installation."""
    for source in built.rglob("*.py"):
        source.touch()
    record = built.with_name("gaslamp-0.1.0.dist-info") / "RECORD"
    record.parent.mkdir()
    record.touch()
    return built


@needs_build
@pytest.mark.usefixtures("installed", "no_reading")
def test_the_sources_of_an_installed_package_are_not_read() -> None:
    assert engine.changed() == []


@needs_build
def test_an_edit_of_an_installed_package_is_noticed(installed: Path) -> None:
    source = installed / "core/belief.py"
    edit_keeping_the_size(source)
    later = time.time_ns() + 10**9
    os.utime(source, ns=(later, later))
    assert engine.changed() == ["core/belief.py"]


@needs_build
def test_a_stale_engine_warns_the_way_python_warns(copy: Path) -> None:
    edit(copy / "gaslamp/core/belief.py")
    assert run(copy, "-W", "ignore", "-c", "import gaslamp") == ("", "")
    out, errors = run(copy, "-c", CAUGHT)
    assert out == "StaleEngine <string>\n"
    assert errors == ""


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


def build_with_stand_in(root: Path) -> list[str]:
    """Build the sources below a folder with a compiler that only notes what it is asked for."""
    shutil.copy(ROOT / "setup.py", root)
    for name in ("engine", "core/state", "core/playout", "core/belief"):
        copied = root / "src/gaslamp" / f"{name}.py"
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(engine.PACKAGE / f"{name}.py", copied)
    compiler = root / "stand_in/mypyc/build.py"
    compiler.parent.mkdir(parents=True)
    compiler.write_text(STAND_IN, encoding="utf-8")
    compiler.with_name("__init__.py").touch()
    environment = dict(os.environ, PYTHONPATH=str(root / "stand_in"))
    environment.pop(engine.INTERPRETED, None)
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        env=environment,
        check=True,
        cwd=root,
    )
    return (root / "asked").read_text(encoding="utf-8").splitlines()


@needs_compiler
def test_a_module_edited_while_it_is_compiled_counts_as_changed(tmp_path: Path) -> None:
    build_with_stand_in(tmp_path)
    package = tmp_path / "src/gaslamp"
    marks = json.loads((package / "_compiled.json").read_text(encoding="utf-8"))
    fresh = {name: engine.mark(package / name) == mark for name, mark in marks.items()}
    assert fresh == {"core/state.py": True, "core/playout.py": True, "core/belief.py": False}


@needs_compiler
def test_a_new_game_is_compiled_without_being_listed_but_for_what_stands_around_its_rules(
    tmp_path: Path,
) -> None:
    game = tmp_path / "src/gaslamp/games/cluedo"
    for name in ("board", "game", "views", "rules/__init__", "rules/turns", "rules/refusals"):
        source = game / f"{name}.py"
        source.parent.mkdir(parents=True, exist_ok=True)
        source.touch()
    (tmp_path / "src/gaslamp/core").mkdir()
    (tmp_path / "src/gaslamp/core/bits.py").touch()
    asked = [path.removeprefix("src/gaslamp/") for path in build_with_stand_in(tmp_path)]
    core = ["core/state.py", "core/playout.py", "core/belief.py", "core/bits.py"]
    assert asked == [*core, "games/cluedo/board.py", "games/cluedo/rules/turns.py"]


def test_what_compiles_in_a_checkout_is_what_compiles_a_wheel() -> None:
    required = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    told = subprocess.run(
        ["make", "-n", "-B", ".venv/compiler"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    (step,) = [line for line in told.splitlines() if "tools/install.py" in line]
    assert "build" in shlex.split(step)
    locked = (ROOT / "requirements" / "build.txt").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w-]+)==(\S+)", locked, re.MULTILINE):
        for needed in map(Requirement, required["build-system"]["requires"]):
            assert canonicalize_name(needed.name) != name or version in needed.specifier, needed


def test_make_looks_for_the_engines_tests_wherever_there_are_some() -> None:
    tests = Path(__file__).parent
    said = re.search(r"ENGINE := .*tests/,(.*)\)", (ROOT / "Makefile").read_text("utf-8"))
    assert said is not None
    places = [tests / name for name in said[1].split()]
    marked = [path for path in tests.rglob("test_*.py") if MARK in path.read_text("utf-8")]
    assert len(marked) > 50
    assert [path for path in marked if not any(map(path.is_relative_to, places))] == []


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder of a package of two modules, as the engine of this process sees it."""
    for name in ("one.py", "two.py"):
        tmp_path.joinpath(name).write_text("x = 1\n")
    monkeypatch.setattr(engine, "PACKAGE", tmp_path)
    monkeypatch.setattr(engine, "MARKS", tmp_path / "_compiled.json")
    return tmp_path


def note(folder: Path) -> None:
    """Note what the modules are, as a build does."""
    marks = {name: engine.mark(folder / name) for name in ("one.py", "two.py")}
    folder.joinpath("_compiled.json").write_text(json.dumps(marks))


def test_without_a_build_nothing_has_changed_since(build: Path) -> None:
    assert build.joinpath("one.py").exists()
    assert engine.built() == {}
    assert engine.changed() == []


def test_a_module_that_is_gone_longer_or_other_has_changed(build: Path) -> None:
    note(build)
    assert set(engine.built()) == {"one.py", "two.py"}
    assert engine.changed() == []
    build.joinpath("one.py").unlink()
    build.joinpath("two.py").write_text("x = 10\n")
    assert engine.changed() == ["one.py", "two.py"]


def test_a_module_written_again_is_compared_by_what_is_in_it(build: Path) -> None:
    note(build)
    later = build.joinpath("one.py").stat().st_mtime_ns + 10**9
    for name, words in (("one.py", "x = 1\n"), ("two.py", "x = 2\n")):
        build.joinpath(name).write_text(words)
        os.utime(build / name, ns=(later, later))
    assert engine.changed() == ["two.py"]


def test_a_compiled_module_without_a_mark_has_changed(build: Path) -> None:
    note(build)
    build.joinpath(f"three{EXTENSION_SUFFIXES[0]}").touch()
    assert engine.changed() == ["three.py"]


@pytest.mark.parametrize(
    ("stale", "named"),
    [(["a.py"], "a.py changed"), (["a.py", "b.py", "c.py", "d.py"], "a.py, b.py, c.py, … changed")],
)
def test_the_first_modules_that_changed_are_named(
    monkeypatch: pytest.MonkeyPatch, stale: list[str], named: str
) -> None:
    done: list[str] = []
    monkeypatch.setattr(engine, "is_plain_python_wanted", lambda: False)
    monkeypatch.setattr(engine, "changed", lambda: stale)
    monkeypatch.setattr(engine, "_import_sources_only", lambda: done.append("plain"))
    with pytest.warns(engine.StaleEngine, match=f"^{re.escape(named)} since") as warned:
        engine.choose()
    assert done == ["plain"]
    assert len(warned) == 1


def test_only_this_package_is_read_from_its_sources(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cached = {str(build): None, "elsewhere": None}
    monkeypatch.setattr(sys, "path_hooks", list(sys.path_hooks))
    monkeypatch.setattr(sys, "path_importer_cache", cached)
    engine._import_sources_only()
    hook = sys.path_hooks[0]
    assert cached == {"elsewhere": None}
    assert hook(str(build)).find_spec("one") is not None
    build.joinpath(f"compiled{EXTENSION_SUFFIXES[0]}").touch()
    assert hook(str(build)).find_spec("compiled") is None
    with pytest.raises(ImportError):
        hook("elsewhere")
