"""Faults in the options and exit codes of commands, in servers' folders, and in seat records."""

from __future__ import annotations

from benchmarks.mutants.fault import Fault

APP = "tests/web/test_app.py"
ARENA = "tests/cli/test_arena.py"
OPERATING = "tests/service/test_operating.py"
OPERATOR = "tests/cli/test_operator.py"
PLAY = "tests/cli/test_play.py"
PROCESS = "tests/cli/test_process.py"
PUZZLES = "tests/cli/test_puzzles.py"
SAVING = "tests/cli/test_saving.py"
SEAT_RECORD = "tests/core/test_seat_record.py"
SERVING = "tests/cli/test_serve_command.py"
STARTING = "tests/service/test_starting.py"
SUPERVISOR = "tests/service/test_supervisor.py"
HTTP = "tests/web/test_http.py"
VERIFY = "tests/cli/test_verify.py"

WRITTEN = (
    "terminal.lines(seat_record.dumps(seat_record.seat_record_of(journal, viewer)).splitlines())"
)

FAULTS: tuple[Fault, ...] = (
    Fault(
        "cli/seat_record_command.py",
        "files",
        "a side holds the notes of its file",
        WRITTEN,
        f"{WRITTEN}\n    terminal.lines(journal.notes.values())",
        tests=(f"{SAVING}::test_journals_that_differ_in_notes_alone_give_the_same_side",),
    ),
    Fault(
        "core/seat_record.py",
        "L11",
        "every side has the sights of the first seat",
        "for seen in journal.seen(viewer))",
        "for seen in journal.seen(0))",
        tests=(SEAT_RECORD,),
    ),
    Fault(
        "web/table_routes.py",
        "access",
        "every seat saves the side of the first",
        "seat_record.seat_record_of(table.state.journal, viewer)",
        "seat_record.seat_record_of(table.state.journal, 0)",
        tests=(f"{HTTP}::test_a_seat_saves_its_own_side_while_the_game_goes_on",),
    ),
    Fault(
        "cli/main.py",
        "command line",
        "a command that is refused ends well",
        "REFUSED = 2",
        "REFUSED = 0",
        tests=(f"{PROCESS}::test_a_refusal_goes_to_the_error_output",),
    ),
    Fault(
        "cli/main.py",
        "command line",
        "an option that does not exist ends well",
        "        terminal.print_error(refusal(error))\n        return REFUSED\n",
        "        terminal.print_error(refusal(error))\n        return 0\n",
        tests=("tests/cli/test_usage_errors.py",),
    ),
    Fault(
        "cli/main.py",
        "command line",
        "Ctrl-C ends well",
        "        return INTERRUPTED\n",
        "        return 0\n",
        tests=(
            f"{PROCESS}::test_ctrl_c_at_the_first_question_leaves_too",
            f"{ARENA}::test_ctrl_c_leaves_a_readable_file_from_which_the_match_goes_on",
        ),
    ),
    Fault(
        "cli/session.py",
        "command line",
        "Ctrl-C in a game ends well",
        "raise SystemExit(INTERRUPTED) from None",
        "raise SystemExit(0) from None",
        tests=(f"{PROCESS}::test_ctrl_c_leaves_with_a_line_and_no_traceback",),
    ),
    Fault(
        "cli/puzzle_command.py",
        "command line",
        "puzzles that can't be proved end well",
        "    if failed:\n        raise NotProved",
        "    if failed > len(puzzles):\n        raise NotProved",
        tests=(PUZZLES,),
    ),
    Fault(
        "cli/serve_command.py",
        "command line",
        "a server whose background task died ends well",
        '        raise ServerStopped(text("cli-task-ended", task=ended[0]))\n',
        "        return\n",
        tests=(SUPERVISOR,),
    ),
    Fault(
        "cli/serve_command.py",
        "command line",
        "a server that did not start ends well",
        "if not server.started:",
        "if server is None:",
        tests=(SERVING,),
    ),
    Fault(
        "cli/verify_command.py",
        "command line",
        "what a player noted is not looked for",
        "[_plain(seen) for seen in noted]",
        "[_plain(seen) for seen in noted[:0]]",
        tests=(OPERATOR, VERIFY),
    ),
    Fault(
        "cli/verify_command.py",
        "command line",
        "only the first that a player noted is looked for",
        "[_plain(seen) for seen in noted]",
        "[_plain(seen) for seen in noted[:1]]",
        tests=(OPERATOR, VERIFY),
    ),
    Fault(
        "cli/verify_command.py",
        "command line",
        "a player's own number is not looked for",
        "[_plain(seen) for seen in noted], numbers)",
        "[_plain(seen) for seen in noted], numbers[:0])",
        tests=(OPERATOR, VERIFY),
    ),
    Fault(
        "cli/verify_command.py",
        "command line",
        "a fingerprint must be typed as a machine writes it",
        'return "".join(fingerprint.split()).lower()',
        "return fingerprint",
        tests=(OPERATOR, VERIFY),
    ),
    Fault(
        "cli/commands.py",
        "command line",
        "verify ignores --number",
        "verify_file(terminal, files.found(file), commitment, number)",
        "verify_file(terminal, files.found(file), commitment, ())",
        tests=(OPERATOR, VERIFY),
    ),
    Fault(
        "cli/commands.py",
        "command line",
        "verify ignores --commitment",
        "verify_file(terminal, files.found(file), commitment, number)",
        "verify_file(terminal, files.found(file), (), number)",
        tests=(OPERATOR, VERIFY),
    ),
    Fault(
        "cli/seat_options.py",
        "command line",
        "the seed that was asked for is ignored",
        "        return self.seed\n",
        "        return secrets.randbelow(SEEDS)\n",
        tests=(f"{PLAY}::test_the_same_seed_plays_the_same_game_and_another_seed_another",),
    ),
    Fault(
        "cli/seat_options.py",
        "command line",
        "without a seed every game is the same",
        "return secrets.randbelow(SEEDS)",
        "return 1888",
        tests=(f"{PLAY}::test_without_a_seed_games_differ",),
    ),
    Fault(
        "cli/seat_options.py",
        "command line",
        "bots think alike whatever the seed",
        "source = Random(streams.randrange(SEEDS))",
        "source = Random(seat)",
        tests=(PLAY,),
    ),
    Fault(
        "cli/arena_command.py",
        "command line",
        "the seed of a match is ignored",
        "options=options_of(options), seed=match.seed",
        "options=options_of(options), seed=0",
        tests=(f"{ARENA}::test_the_same_seed_plays_the_same_match",),
    ),
    Fault(
        "cli/puzzle_command.py",
        "command line",
        "the seed of a search is ignored",
        "return PuzzleSearch(self.bot, self.games, self.seed, self.each)",
        "return PuzzleSearch(self.bot, self.games, 0, self.each)",
        tests=(PUZZLES,),
    ),
    Fault(
        "cli/serve_command.py",
        "command line",
        "old games are kept whatever was asked for",
        "            place.keep,\n            access_at(place),\n",
        "            None,\n            access_at(place),\n",
        tests=(SERVING,),
    ),
    Fault(
        "cli/serve_command.py",
        "command line",
        "the number of workers can't be set",
        "            place.workers,\n            place.keep,\n",
        "            None,\n            place.keep,\n",
        tests=(SERVING,),
    ),
    Fault(
        "web/app.py",
        "upkeep",
        "old games are never deleted",
        "if keep is not None:",
        "if keep == 0:",
        tests=(APP,),
    ),
    Fault(
        "web/app.py",
        "workers",
        "there are as many workers as the machine bears, whatever was asked for",
        "pool = WorkerPool(workers, WORKERS_IMPORT, games, store.metrics)",
        "pool = WorkerPool(None, WORKERS_IMPORT, games, store.metrics)",
        tests=(APP,),
    ),
    Fault(
        "service/retention.py",
        "upkeep",
        "days are counted as hours",
        "DAY = 86_400_000",
        "DAY = 3_600_000",
        tests=(OPERATING,),
    ),
    Fault(
        "service/retention.py",
        "upkeep",
        "a game that is looked at is deleted",
        "leaving = [id_ for id_ in found if id_ not in looked_at]",
        "leaving = [id_ for id_ in found if id_]",
        tests=(OPERATING,),
    ),
    Fault(
        "cli/serve_command.py",
        "store",
        "the folder is locked for a moment only",
        "held.callback(lock.release)",
        "lock.release()",
        tests=(f"{STARTING}::test_a_second_server_on_one_folder_is_refused_and_the_first_named",),
    ),
    Fault(
        "service/folder_lock.py",
        "store",
        "two servers share a folder",
        "if not _lock(self._file):",
        "if _lock(self._file) is None:",
        tests=(f"{STARTING}::test_a_lock_is_held_until_it_is_released",),
    ),
    Fault(
        "service/folder_lock.py",
        "store",
        "a lock outlives its server",
        "            os.close(self._file)\n\n\ndef lock_for",
        "            os.fstat(self._file)\n\n\ndef lock_for",
        tests=(f"{STARTING}::test_a_lock_is_held_until_it_is_released",),
    ),
    Fault(
        "service/folder_lock.py",
        "store",
        "a folder named otherwise has another lock",
        "return FolderLock(Path(address.database).absolute())",
        'return FolderLock(Path(f"{address.database}.{os.getpid()}").absolute())',
        tests=(f"{STARTING}::test_a_second_server_on_one_folder_is_refused_and_the_first_named",),
    ),
)
