"""`make release` numbers and dates what is unreleased, once everything has passed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tools import release

CHANGES = """# Changelog

## Unreleased

### Added
- A sixth game.

## 0.9.0 - 2026-10-01

### Fixed
- A lamp.
"""
DAY = "2026-11-20"
PASSES, FAILS = [["true"]], [["true"], ["false"]]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Make a repository with what a release changes."""
    (tmp_path / release.CODE).parent.mkdir(parents=True)
    (tmp_path / release.CODE).write_text('"""Ours."""\n\n__version__ = "0.9.0"\n')
    (tmp_path / release.CHANGES).write_text(CHANGES)
    (tmp_path / ".gitignore").write_text("build/\n")
    for command in (
        ["git", "init", "-q"],
        ["git", "config", "user.name", "Somebody"],
        ["git", "config", "user.email", "somebody@example.org"],
        ["git", "add", "-A"],
        ["git", "commit", "-q", "-m", "Begin"],
    ):
        subprocess.run(command, cwd=tmp_path, check=True)  # noqa: S603
    return tmp_path


def test_a_release_is_numbered_dated_committed_and_tagged(root: Path) -> None:
    release.release(root, "1.0.0", DAY, PASSES)
    assert '__version__ = "1.0.0"' in (root / release.CODE).read_text()
    changes = (root / release.CHANGES).read_text()
    assert "## Unreleased\n\n## 1.0.0 - 2026-11-20\n\n### Added\n- A sixth game.\n" in changes
    assert release.run(root, "git", "log", "-1", "--format=%s %D").startswith("Release 1.0.0")
    assert release.run(root, "git", "describe") == "v1.0.0"
    assert release.run(root, "git", "status", "--porcelain") == ""
    assert (root / release.NOTES).read_text() == "# Gaslamp 1.0.0\n\n### Added\n- A sixth game.\n"


def test_where_a_check_fails_nothing_is_changed(root: Path) -> None:
    with pytest.raises(release.Refused, match="“false” failed"):
        release.release(root, "1.0.0", DAY, FAILS)
    assert (root / release.CHANGES).read_text() == CHANGES
    assert release.run(root, "git", "status", "--porcelain") == ""
    assert release.run(root, "git", "tag") == ""


def test_a_release_that_is_interrupted_changes_nothing(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(root: Path, _: list[str]) -> None:
        assert (root / release.CHANGES).read_text() != CHANGES
        raise KeyboardInterrupt

    monkeypatch.setattr(release, "check", interrupted)
    assert release.main(["1.0.0"], root) == 130
    assert "nothing was changed" in capsys.readouterr().err
    assert (root / release.CHANGES).read_text() == CHANGES


def test_a_dry_run_shows_the_notes_and_changes_nothing(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["1.0.0", "--dry-run"], root) == 0
    assert "- A sixth game." in capsys.readouterr().out
    assert release.run(root, "git", "status", "--porcelain") == ""


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("0.9.0", "does not follow"),
        ("0.9.0rc1", "does not follow"),
        ("0.8.12", "does not follow"),
        ("1.0", "is no version"),
        ("v1.0.0", "is no version"),
    ],
)
def test_a_version_that_does_not_follow_is_refused(root: Path, version: str, why: str) -> None:
    with pytest.raises(release.Refused, match=why):
        release.planned(root, version, DAY)


def test_the_candidate_of_a_release_comes_before_it() -> None:
    versions = ["1.0.0rc1", "1.0.0rc2", "1.0.0", "1.0.1rc1", "1.1.0", "2.0.0"]
    assert sorted(versions, key=release.order) == versions


def test_nothing_unreleased_is_no_release(root: Path) -> None:
    release.release(root, "1.0.0", DAY, PASSES)
    with pytest.raises(release.Refused, match="no changes"):
        release.planned(root, "1.0.1", DAY)


def test_what_is_not_committed_stops_a_release(root: Path) -> None:
    (root / "new.txt").write_text("new")
    with pytest.raises(release.Refused, match="not committed"):
        release.release(root, "1.0.0", DAY, PASSES)


def test_the_changelog_of_the_project_can_be_released() -> None:
    notes = release.notes_of((release.ROOT / release.CHANGES).read_text(encoding="utf-8"))
    assert notes.startswith("### ")
