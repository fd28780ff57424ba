"""The lock files cover what is declared, agree with each other, and name no address."""

from __future__ import annotations

import json
import re
from collections import defaultdict

import pytest
from packaging.requirements import Requirement
from tools import install, lock

ROOT = lock.ROOT
LOCKED = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^ ;]+)(?P<rest>.*)$", re.MULTILINE)
NPM = json.loads((ROOT / "frontend" / "package-lock.json").read_text())
CLIENT = json.loads((ROOT / "frontend" / "package.json").read_text())
WANTED = lock.wanted()
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def versions(name: str) -> dict[str, set[str]]:
    """Read the versions of each library; a library may have one for older Pythons."""
    found = defaultdict(set)
    for entry in LOCKED.finditer(lock.locked(name)):
        found[entry["name"]].add(entry["version"])
    return found


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_covers_what_is_declared(name: str) -> None:
    locked = versions(name)
    for text in WANTED[name]:
        wanted = Requirement(text)
        there = locked[lock.normalised(wanted.name)]
        assert there, f"requirements/{name}.txt lacks {text}: `make lock` renews it"
        for version in there:
            assert wanted.specifier.contains(version), (name, text, version)


@pytest.mark.parametrize("name", WANTED)
def test_every_file_that_may_be_installed_has_a_hash(name: str) -> None:
    for entry in re.split(r"\n(?=\S)", lock.locked(name).strip()):
        assert LOCKED.match(entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_names_no_address(name: str) -> None:
    assert "://" not in lock.locked(name)
    assert "index-url" not in lock.locked(name)


@pytest.mark.parametrize("name", WANTED)
def test_locks_agree_with_each_other(name: str) -> None:
    dev = versions("dev")
    assert {
        one: found for one, found in versions(name).items() if found != dev.get(one, found)
    } == {}


@pytest.mark.parametrize("name", WANTED)
@pytest.mark.parametrize("python", PYTHONS)
def test_every_python_is_given_at_most_one_version_of_a_library(name: str, python: str) -> None:
    given = defaultdict(list)
    for entry in LOCKED.finditer(lock.locked(name)):
        requirement = Requirement(entry[0].rstrip(" \\"))
        place = {"python_version": python, "python_full_version": f"{python}.1"}
        if requirement.marker is None or requirement.marker.evaluate(place):
            given[entry["name"]].append(entry["version"])
    assert {one: found for one, found in given.items() if len(found) > 1} == {}


def test_make_installs_from_locks_that_are_there() -> None:
    named = re.findall(r"\$\(INSTALL\)((?: [a-z]+)+)", (ROOT / "Makefile").read_text())
    names = {name for line in named for name in line.split()}
    assert {"build", "run", "dev"} <= names <= WANTED.keys()


def test_the_lock_of_the_client_names_no_address_and_has_a_hash_for_each_package() -> None:
    packages = {path: entry for path, entry in NPM["packages"].items() if path}
    assert [path for path, entry in packages.items() if "resolved" in entry] == []
    assert [path for path, entry in packages.items() if "integrity" not in entry] == []


def test_the_lock_of_the_client_covers_what_its_package_declares() -> None:
    for kind in ("dependencies", "devDependencies"):
        assert NPM["packages"][""][kind] == CLIENT[kind]
        for name, version in CLIENT[kind].items():
            assert NPM["packages"][f"node_modules/{name}"]["version"] == version


def test_what_a_build_of_the_client_needs_is_installed_without_what_checks_it() -> None:
    config = (ROOT / "frontend" / "vite.config.ts").read_text()
    imported = set(re.findall(r"from '([^.'][^']*)'", config))
    assert {name for name in imported if not name.startswith("node:")} <= set(
        CLIENT["dependencies"]
    )


def test_uv_looks_where_pip_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "https://index.example/simple")
    monkeypatch.setenv("PIP_CERT", "ours.pem")
    monkeypatch.setenv("SSL_CERT_FILE", "theirs.pem")
    monkeypatch.delenv("UV_DEFAULT_INDEX", raising=False)
    assert install.index_for_uv() == {"UV_DEFAULT_INDEX": "https://index.example/simple"}


def test_where_uv_fails_pip_installs_the_same_files(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def by_pip(arguments: list[str]) -> int:
        asked.append(arguments)
        return 0

    monkeypatch.setattr(install, "make_environment", lambda: None)
    monkeypatch.setattr(install, "find_uv", lambda: "uv")
    monkeypatch.setattr(install, "succeeds", lambda *_, **__: False)
    monkeypatch.setattr(install, "with_pip", by_pip)
    monkeypatch.setenv("GASLAMP_INTERPRETED", "")
    assert install.main(["run"]) == 0
    assert asked == [[*install.EXACTLY, "-r", str(ROOT / "requirements" / "run.txt")]]
