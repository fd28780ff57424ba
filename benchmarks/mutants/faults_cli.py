"""Faults on the command line: files, options, exit codes, the screen."""

from __future__ import annotations

from benchmarks.mutants.fault import Fault

FILES = "tests/cli/test_files.py"
PLAY = "tests/cli/test_play.py"
SAVING = "tests/cli/test_saving.py"
SERVING = "tests/cli/test_serving.py"

FAULTS: tuple[Fault, ...] = (
    Fault(
        "cli/files.py",
        "files",
        "save overwrites any file",
        "if _exists(path) and not _same(path, over):",
        "if _exists(path) and over is path.parent:",
        caught_by="tests/cli/test_saving.py::test_a_game_is_saved_over_its_own_file_and_no_other",
        tests=(
            SAVING,
            FILES,
        ),
    ),
    Fault(
        "cli/files.py",
        "files",
        "a file is written in place",
        'draft = path.with_name(f".{path.name}.draft")',
        "draft = path",
        tests=(
            f"{FILES}::test_a_file_that_can_not_be_written_is_refused_and_the_game_goes_on",
            f"{SAVING}::test_a_save_that_fails_leaves_the_file_as_it_was",
        ),
    ),
    Fault(
        "cli/seating.py",
        "command line",
        "the opponent that was asked for is ignored",
        "against = self.against or (source.note.against if source.note else USUAL)",
        "against = source.note.against if source.note else USUAL",
        tests=(f"{PLAY}::test_the_opponent_that_is_asked_for_plays",),
    ),
    Fault(
        "cli/serving.py",
        "command line",
        "the sockets of an address can't be set",
        "sockets_per_address=place.sockets",
        "sockets_per_address=100",
        tests=(SERVING,),
    ),
)
