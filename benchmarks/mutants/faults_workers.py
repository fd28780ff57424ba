"""Faults of the worker pool, of background tasks, leases and deletion."""

from __future__ import annotations

from benchmarks.mutants.fault import Fault

DRIVER = "tests/service/test_table_driver.py"
HINT_REQUESTS = "tests/service/test_hint_requests.py"
HTTP = "tests/web/test_http.py"
NEIGHBOURS = "tests/service/test_peer_processes.py"
OPERATING = "tests/service/test_operating.py"
SET_ASIDE = "tests/service/test_failing_tables.py"
STORE = "tests/service/test_store.py"
SUPERVISOR = "tests/service/test_supervisor.py"
WORKER_POOL = "tests/service/test_worker_pool.py"
WORK_QUEUE = "tests/service/test_work_queue.py"

FAULTS: tuple[Fault, ...] = (
    Fault(
        "service/table_driver.py",
        "workers",
        "a level that failed is replaced for good, unsaid",
        "return events.FellBack(seat, quicker_level(failed), why)",
        "return events.Replaced(seat, quicker_level(failed), why)",
        tests=(
            f"{DRIVER}::test_a_level_that_fails_has_one_move_made_by_a_quicker_one_which_is_said",
        ),
    ),
    Fault(
        "service/table_state.py",
        "workers",
        "after one failure the quicker level plays on",
        'self.seat_holders[seat].fallback = ""',
        "self.seat_holders[seat].fallbacks += 0",
        tests=(f"{DRIVER}::test_the_agreed_level_is_asked_again_at_the_next_move",),
    ),
    Fault(
        "service/work_queue.py",
        "workers",
        "the first lane is always next",
        "lane = min(ready, key=self._used.__getitem__)",
        "lane = ready[0]",
        tests=(WORK_QUEUE,),
    ),
    Fault(
        "service/work_queue.py",
        "workers",
        "an owner is served until it has no more",
        ("            self._waiting[lane].move_to_end(owner)\n            self._removed"),
        "            self._removed",
        caught_by="tests/service/test_work_queue.py::test_owners_take_turns",
        tests=(WORK_QUEUE,),
    ),
    Fault(
        "service/work_queue.py",
        "workers",
        "an idle lane saves up its share",
        "self._used[lane] = max(self._used[lane], self._level)",
        "self._used[lane] += 0.0",
        tests=(WORK_QUEUE,),
    ),
    Fault(
        "service/work_queue.py",
        "workers",
        "a lane holds one more than it may",
        "if self._counts[lane] >= lane.most_waiting:",
        "if self._counts[lane] > lane.most_waiting:",
        tests=(WORK_QUEUE,),
    ),
    Fault(
        "service/work_queue.py",
        "workers",
        "a job that is put back waits behind all others",
        "self._waiting[lane].move_to_end(owner, last=False)",
        "self._waiting[lane].move_to_end(owner)",
        tests=(WORK_QUEUE,),
    ),
    Fault(
        "service/work_queue.py",
        "workers",
        "a lane is charged for what nobody wants",
        (
            "            if is_wanted(job):\n"
            "                self._level = self._used[lane]\n"
            "                self.charge(lane, lane.expected)\n"
        ),
        (
            "            self.charge(lane, lane.expected)\n"
            "            if is_wanted(job):\n"
            "                self._level = self._used[lane]\n"
        ),
        tests=(WORK_QUEUE,),
    ),
    Fault(
        "service/worker_pool.py",
        "workers",
        "hints and replays take all workers",
        "if limited >= max(1, self.size // 2):",
        "if limited > self.size:",
        tests=(f"{WORKER_POOL}::test_hints_and_replays_leave_half_of_the_workers_to_bots",),
    ),
    Fault(
        "service/worker_pool.py",
        "workers",
        "a job is never tried again",
        ("        if is_last:\n"),
        ("        if is_last or job.seconds:\n"),
        tests=(
            f"{WORKER_POOL}::test_a_job_that_always_fails_is_tried_a_few_times",
            f"{WORKER_POOL}::test_an_idle_worker_that_is_killed_is_replaced",
        ),
    ),
    Fault(
        "service/worker_jobs.py",
        "workers",
        "a job that is not wanted is begun",
        ("        if not self.is_wanted():\n"),
        ("        if self.is_wanted is None:\n"),
        tests=(f"{WORKER_POOL}::test_what_is_not_wanted_any_more_is_never_begun",),
    ),
    Fault(
        "service/bot_tasks.py",
        "workers",
        "a bot is closed at the end without its last sights",
        "                cached.follow(ended.sights[viewer])\n",
        "                pass\n",
        tests=(
            "tests/service/test_bot_tasks.py::test_a_bot_sees_the_end_of_its_game_and_is_closed",
        ),
    ),
    Fault(
        "service/worker_pool.py",
        "workers",
        "any worker thinks of a table",
        "best = known if known in able else min(able, key=lambda worker: len(worker.lanes))",
        "best = min(able, key=lambda worker: len(worker.lanes))",
        tests=(f"{WORKER_POOL}::test_a_table_is_thought_of_by_the_worker_that_knows_it",),
    ),
    Fault(
        "service/hint_requests.py",
        "workers",
        "an address waits for any number of hints",
        "if self.waiting[address] >= MOST_AT_ONCE:",
        "if self.waiting[address] < 0:",
        tests=(HINT_REQUESTS,),
    ),
    Fault(
        "service/hint_requests.py",
        "workers",
        "a hint of an old position is handed out",
        "if task is None or known != position or task.done():",
        "if task is None or task.done():",
        tests=(f"{HINT_REQUESTS}::test_a_new_position_gets_a_hint_of_its_own",),
    ),
    Fault(
        "service/table_driver.py",
        "upkeep",
        "a table that can't be driven stops all others",
        ("                self.set_aside.add(id_, error)\n            await asyncio.sleep(0)"),
        ("                raise\n            await asyncio.sleep(0)"),
        tests=(f"{SET_ASIDE}::test_an_error_while_a_table_is_taken_up_stops_no_other",),
    ),
    Fault(
        "service/table_driver.py",
        "upkeep",
        "tables that were set aside crowd out the others",
        "most = MOST_DUE + len(self.set_aside) + len(registry.set_aside)",
        "most = MOST_DUE",
        tests=(f"{SET_ASIDE}::test_many_unreadable_stories_do_not_crowd_out_the_others",),
    ),
    Fault(
        "service/table_driver.py",
        "upkeep",
        "a lease that another holds is no obstacle",
        ("        if not await lease:\n"),
        ("        if await lease is None:\n"),
        tests=(f"{NEIGHBOURS}::test_a_table_is_driven_by_one_process_until_its_lease_ends",),
    ),
    Fault(
        "service/failing_tables.py",
        "upkeep",
        "tables that were set aside are not counted",
        "self.count.inc()",
        "self.count.inc(0)",
        tests=(f"{SET_ASIDE}::test_one_unreadable_story_stops_nobody_else",),
    ),
    Fault(
        "service/failing_tables.py",
        "upkeep",
        "a table is set aside for good",
        "if until <= self.now():",
        "if until <= 0:",
        tests=(f"{SET_ASIDE}::test_a_table_is_tried_again_after_some_minutes",),
    ),
    Fault(
        "service/supervisor.py",
        "upkeep",
        "a task that ends is not reported",
        ("        self.on_failure(name)\n"),
        "",
        tests=(f"{SUPERVISOR}::test_a_task_that_raises_or_returns_is_reported",),
    ),
    Fault(
        "service/supervisor.py",
        "upkeep",
        "a task that returns is not reported",
        ("        if self.is_closing:\n"),
        ("        if self.is_closing or error is None:\n"),
        tests=(f"{SUPERVISOR}::test_a_task_that_raises_or_returns_is_reported",),
    ),
    Fault(
        "service/retention.py",
        "upkeep",
        "games that are looked at are deleted",
        "leaving = [id_ for id_ in found if id_ not in looked_at]",
        "leaving = list(found)",
        tests=(
            f"{OPERATING}::test_old_games_are_deleted_and_younger_ones_are_not",
            f"{OPERATING}::test_a_game_that_was_touched_meanwhile_is_not_deleted",
        ),
    ),
    Fault(
        "service/store.py",
        "upkeep",
        "a game that was touched meanwhile is deleted",
        "leaving = leaving.where(TABLES.c.touched_at < before)",
        "leaving = leaving.where(TABLES.c.touched_at > 0)",
        tests=(f"{OPERATING}::test_a_game_that_was_touched_meanwhile_is_not_deleted",),
    ),
    Fault(
        "service/store.py",
        "upkeep",
        "a lease is taken from its holder",
        "where=(LEASES.c.holder == holder) | (LEASES.c.until < now)",
        "where=LEASES.c.until > 0",
        tests=(STORE,),
    ),
    Fault(
        "service/store.py",
        "upkeep",
        "a table that another looks after is due",
        ".where(TABLES.c.due <= now, mine)",
        ".where(TABLES.c.due <= now, mine | TABLES.c.due.is_not(None))",
        tests=(STORE,),
    ),
    Fault(
        "service/store.py",
        "upkeep",
        "a look is put off though something happened",
        "still = (TABLES.c.id == table) & (TABLES.c.length == length)",
        "still = (TABLES.c.id == table) & (TABLES.c.length >= length)",
        tests=(STORE,),
    ),
    Fault(
        "web/readiness.py",
        "upkeep",
        "ready is said without a write",
        ("                await store.probe(self.registry.now())\n"),
        "",
        tests=(f"{HTTP}::test_ready_is_said_only_after_a_write",),
    ),
)
