"""What is packed into a wheel: every file, whatever else is being built beside it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from setuptools import Distribution
from setuptools.command.build_py import build_py
from setuptools.config.pyprojecttoml import apply_configuration
from tools import extras

ROOT = Path(__file__).parent.parent
LARGE = {"examples", "train"}  # they bring PyTorch
NOT_FOR_USERS = {"dev", "docs"}
SOURCE = ROOT / "src"
CODE = {".py", ".so", ".pyd", ".pyc"}
NOT_PACKED = {"_compiled.json"}  # of the engine that is compiled in the tree


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> build_py:
    """Ask what a wheel of this tree would hold."""
    monkeypatch.chdir(ROOT)
    wheel = build_py(apply_configuration(Distribution(), "pyproject.toml"))
    wheel.finalize_options()
    return wheel


def test_every_package_has_code_so_that_none_vanishes_while_the_client_is_built(
    build: build_py,
) -> None:
    folders = {package: SOURCE / package.replace(".", "/") for package in build.packages}
    assert "gaslamp.web" in folders
    assert [name for name in folders if not (folders[name] / "__init__.py").is_file()] == []


def test_a_wheel_has_every_file_that_is_no_code(build: build_py) -> None:
    packed = {
        (ROOT / folder / name).resolve()
        for _, folder, _, names in build.data_files
        for name in names
    }
    there = {path.resolve() for path in (SOURCE / "gaslamp").rglob("*") if path.is_file()}
    data = {path for path in there if path.suffix not in CODE and path.name not in NOT_PACKED}
    assert data - packed == set()


def test_each_extra_is_tried_alone() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = set(project["optional-dependencies"]) - LARGE - NOT_FOR_USERS
    assert set(extras.FOR) - {""} == declared
