"""Faults on the command line: files, options, exit codes, the screen."""

from __future__ import annotations

from benchmarks.mutants.fault import Fault

ARENA = "tests/cli/test_arena.py"
FILES = "tests/cli/test_files.py"
KEEPING = "tests/cli/test_game_saving.py"
OPERATOR = "tests/cli/test_operator.py"
PLAY = "tests/cli/test_play.py"
PROCESS = "tests/cli/test_process.py"
SAVING = "tests/cli/test_saving.py"
SERVING = "tests/cli/test_serve_command.py"
SIDE = "tests/cli/test_side.py"

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
        "cli/files.py",
        "files",
        "a file may be of any size",
        "if len(found) > LARGEST:",
        "if len(found) > LARGEST * 1000:",
        tests=(f"{FILES}::test_what_is_no_file_of_ours_is_refused",),
    ),
    Fault(
        "cli/seat_record_command.py",
        "files",
        "every side is the first seat's",
        "viewer = find_seat(journal.game, journal.options, seat, SPECTATING)",
        "viewer = 0",
        tests=(
            SIDE,
            SAVING,
        ),
    ),
    Fault(
        "cli/main.py",
        "command line",
        "what ended the process is forgotten",
        "return int(leaving.code or 0)",
        "return 0",
        tests=(f"{PROCESS}::test_ctrl_c_leaves_with_a_line_and_no_traceback",),
    ),
    Fault(
        "cli/verify_command.py",
        "command line",
        "verify does not say how a game ended",
        "if found.proof.ended != RULES:",
        "if not found.proof.ended:",
        tests=(OPERATOR,),
    ),
    Fault(
        "cli/seat_options.py",
        "command line",
        "a game that is to be left unsaved is kept",
        "by_itself = terminal.interactive and not self.unsaved",
        "by_itself = terminal.interactive",
        tests=(KEEPING,),
    ),
    Fault(
        "cli/seat_options.py",
        "command line",
        "the opponent that was asked for is ignored",
        "against = self.against or (source.note.against if source.note else DEFAULT_BOT)",
        "against = source.note.against if source.note else DEFAULT_BOT",
        tests=(f"{PLAY}::test_the_opponent_that_is_asked_for_plays",),
    ),
    Fault(
        "cli/serve_command.py",
        "command line",
        "the sockets of an address can't be set",
        "sockets_per_address=place.sockets",
        "sockets_per_address=100",
        tests=(SERVING,),
    ),
    Fault(
        "cli/serve_command.py",
        "command line",
        "the names of the server can't be set",
        "hosts=hosts_at(place.host, place.host_name)",
        "hosts=hosts_at(place.host)",
        tests=(SERVING,),
    ),
    Fault(
        "cli/serve_command.py",
        "command line",
        "messages are packed, so that their size tells",
        "ws_per_message_deflate=False",
        "ws_per_message_deflate=True",
        tests=(SERVING,),
    ),
    Fault(
        "cli/arena_command.py",
        "command line",
        "any number of games is taken for a match",
        "if not 1 <= games <= MOST_GAMES:",
        "if games > MOST_GAMES:",
        tests=(f"{ARENA}::test_what_can_not_be_played_is_refused_in_both_languages",),
    ),
)
