"""Saving, whatever was saved before and wherever it goes: nothing is lost that was not said."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.cli import files
from gaslamp.core.journal_file import dumps
from tests.cli.desk import DEALT, gaslamp, recorded, rehearsed, saved, typed_by

OWN, OTHER, NEW = "friday.gaslamp", "diary.gaslamp", "monday.gaslamp"
SEED = 11
PLAY = ["play", "scotland_yard", "--seed", str(SEED), "--seat", "2"]
DEALT_AND_RIDDEN = 7  # six cards, and Mister X's first ride
MOVE = "(a move)"
BEFORE = {  # what is typed first, and whether the game has a file of its own
    "never saved": ([], False),
    "never saved, moved on": ([MOVE], False),
    "saved": ([f"save {OWN}"], True),
    "saved, moved on": ([f"save {OWN}", MOVE], True),
    "resumed": ([], True),
    "resumed, moved on": ([MOVE], True),
}
TARGETS = {  # what is typed after `save`
    "no name": "",
    "a new file": NEW,
    "another file": OTHER,
    "its own": OWN,
    "its own without the ending": OWN.removesuffix(".gaslamp"),
    "its own, from here": f"./{OWN}",
    "its own, by another way": f"folder/../{OWN}",
    "its own, in full": "{here}/" + OWN,
}


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("before", BEFORE)
def test_a_game_is_saved_over_its_own_file_and_no_other(before: str, target: str) -> None:
    typed, has_file = BEFORE[before]
    Path("folder").mkdir()
    Path(OTHER).write_text("Dear diary", encoding="utf-8")
    command = PLAY
    if before.startswith("resumed"):
        gaslamp(*PLAY, typed=[f"save {OWN}"])
        command = ["resume", OWN, "--seat", "2"]
    name = TARGETS[target].replace("{here}", str(Path.cwd()))
    move = typed_by(rehearsed("scotland_yard", [1], SEED))[0]
    lines = [move if line is MOVE else line for line in typed]
    out = gaslamp(*command, typed=[*lines, f"save {name}".strip()]).out

    assert Path(OTHER).read_text(encoding="utf-8") == "Dear diary"
    assert not [path for path in Path().iterdir() if "draft" in path.name]
    if target == "another file":
        assert f"{OTHER} exists already" in out
    elif target == "no name" and not has_file:
        assert "Where?" in out
    else:
        written = files.read(Path(NEW if target == "a new file" else OWN))
        assert len(written.actions) == DEALT_AND_RIDDEN + (MOVE in typed)
        assert "exists already" not in out
        assert out.count("Saved as") == 1 + (f"save {OWN}" in typed)
        assert "is lost" not in out


def test_a_name_that_was_taken_is_free_once_the_file_is_gone() -> None:
    Path(OTHER).write_text("Dear diary", encoding="utf-8")
    assert "exists already" in gaslamp(*PLAY, typed=[f"save {OTHER}"]).out
    Path(OTHER).unlink()
    gaslamp(*PLAY, typed=[f"save {OTHER}"])
    assert files.read(Path(OTHER)).actions


def test_a_save_that_fails_leaves_the_file_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    gaslamp(*PLAY, typed=[f"save {OWN}"])
    before = Path(OWN).read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    move = typed_by(rehearsed("scotland_yard", [1], SEED))[0]
    printed = gaslamp("resume", OWN, "--seat", "2", typed=[move, "save"])
    assert "No space left" in printed.out
    assert Path(OWN).read_bytes() == before
    assert not [path for path in Path().iterdir() if "draft" in path.name]


@pytest.mark.parametrize("seat", ["1", "2", "spectator"])
def test_journals_that_differ_in_notes_alone_give_the_same_side(seat: str) -> None:
    sides = []
    for notes in ({}, {"seed": "5eed" * 16, "table": "friday"}, {"mood": "gloomy"}):
        journal = recorded(*DEALT, "taxi 102", "taxi 99")
        journal.notes = dict(notes)
        assert ("note" in dumps(journal)) == bool(notes)
        sides.append(gaslamp("side", saved(journal), "--seat", seat).out)
    assert sides[0].startswith("gaslamp-side 1\n")
    assert len(set(sides)) == 1
