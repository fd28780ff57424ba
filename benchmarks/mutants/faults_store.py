"""Faults in what is on disk: stories, their order, games that are looked back at."""

from __future__ import annotations

from benchmarks.mutants.fault import Fault

ARCHIVE = "tests/service/test_replay_archive.py"
LIVE = "tests/service/test_live_table.py"
STORE = "tests/service/test_store.py"
TABLE_DETAILS = "tests/service/test_table_details.py"

FAULTS: tuple[Fault, ...] = (
    Fault(
        "service/live_table.py",
        "store",
        "a move is acknowledged before it is on disk",
        ("            return await result\n"),
        ("            return True\n"),
        tests=(
            f"{LIVE}::test_a_move_is_on_disk_before_it_is_acknowledged",
            f"{LIVE}::test_a_store_that_can_not_write_loses_nothing_and_says_so",
        ),
    ),
    Fault(
        "service/live_table.py",
        "store",
        "a command is carried out as often as it comes",
        "if (seat, name) in self.state.commands:",
        "if (seat, name) in self.state.commands and self.state.is_over:",
        tests=(f"{LIVE}::test_the_same_command_twice_changes_nothing",),
    ),
    Fault(
        "service/live_table.py",
        "store",
        "a name that another seat used is taken for its own",
        "if (seat, name) in self.state.commands:",
        "if name in {known for _, known in self.state.commands}:",
        tests=(f"{TABLE_DETAILS}::test_two_seats_may_give_their_commands_the_same_name",),
    ),
    Fault(
        "service/live_table.py",
        "store",
        "after a restart the names of commands are forgotten",
        "self._apply(row, EVENT_FORMAT.decode(row.body))",
        (
            "self._apply(StoredEvent(row.place, row.at, None, row.body), "
            "EVENT_FORMAT.decode(row.body))"
        ),
        tests=(f"{LIVE}::test_the_same_command_twice_changes_nothing",),
    ),
    Fault(
        "service/store.py",
        "store",
        "an event of a deleted table is taken",
        "if connection.execute(TOUCHED, touched).rowcount == 0:",
        "if connection.execute(TOUCHED, touched).rowcount < 0:",
        tests=(STORE,),
    ),
    Fault(
        "service/writer.py",
        "store",
        "part of a batch is lost unsaid",
        ".rowcount != len(events):",
        ".rowcount > len(events):",
        tests=(STORE,),
    ),
    Fault(
        "service/store.py",
        "store",
        "a story is read in any order",
        ("            .order_by(EVENTS.c.place)\n"),
        "",
        tests=(f"{STORE}::test_a_story_is_read_in_the_order_of_its_places[sqlite]",),
    ),
    Fault(
        "service/writer.py",
        "store",
        "one write that fails spoils its batch",
        "if len(batch) > 1 and not is_unreachable(error):",
        "if len(batch) < 0 and not is_unreachable(error):",
        tests=(f"{STORE}::test_one_write_that_fails_does_not_spoil_its_batch",),
    ),
    Fault(
        "service/writer.py",
        "store",
        "events of a table are written in the order of their bodies",
        "return write.table, write.event is None",
        'return write.table, str(write.event[4] if write.event else "")',
        tests=(
            f"{STORE}::test_events_of_a_table_are_written_in_the_order_in_which_they_were_asked_for",
        ),
    ),
    Fault(
        "service/writer.py",
        "store",
        "two processes wait for each other",
        "return write.table, write.event is None",
        "return write.table, write.event is not None",
        tests=(f"{STORE}::test_the_batches_of_two_processes_never_wait_for_each_other",),
    ),
    Fault(
        "service/database.py",
        "store",
        "a commit is not synced to disk",
        '"synchronous=FULL"',
        '"synchronous=OFF"',
        tests=(f"{STORE}::test_every_commit_is_synced_to_disk",),
    ),
    Fault(
        "service/store.py",
        "archive",
        "files that were brought are kept for ever",
        ("            connection.execute(again)\n            connection.execute(leaving)\n"),
        ("            connection.execute(again)\n"),
        tests=(ARCHIVE,),
    ),
    Fault(
        "service/replay_archive.py",
        "archive",
        "any number of pages wait to be made",
        "if len(self.making) >= MOST_MAKING:",
        "if len(self.making) < 0:",
        tests=(ARCHIVE,),
    ),
    Fault(
        "service/replay_archive.py",
        "archive",
        "the film looked at last is forgotten first",
        "kept -= self.replays.popitem(last=False)[1].size",
        "kept -= self.replays.popitem()[1].size",
        tests=(ARCHIVE,),
    ),
    Fault(
        "service/replay_archive.py",
        "archive",
        "pages are made for each who waits",
        (
            "            self.making[key] = task\n"
            "            task.add_done_callback(lambda done: self._made(key, done))\n"
        ),
        "",
        tests=(ARCHIVE,),
    ),
)
