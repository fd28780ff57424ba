"""Which job is next: lanes get their shares, owners take turns, what is unwanted is dropped."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gaslamp.service.work_queue import (
    CLUB_BOTS,
    HINTS,
    LANES,
    MASTER_BOTS,
    NOTEBOOKS,
    QUICK_BOTS,
    Lane,
    QueueFull,
    WorkQueue,
    lane_of_level,
)


def always(_: str) -> bool:
    return True


def taken(queue: WorkQueue[str], lanes: Sequence[Lane] = LANES) -> list[str]:
    """Take everything, each job lasting as long as is expected of it."""
    found = []
    while (next_ := queue.take(lanes, always)) is not None:
        found.append(next_[1])
    return found


def filled(*lanes: Lane, owners: int = 1, each: int = 1) -> WorkQueue[str]:
    queue: WorkQueue[str] = WorkQueue()
    for lane in lanes:
        for owner in range(owners):
            for number in range(each):
                queue.add(lane, f"table {owner}", f"{lane.name} {owner}.{number}")
    return queue


def test_the_shares_are_of_one_whole() -> None:
    assert sum(lane.share for lane in LANES) == pytest.approx(1.0)


def test_owners_take_turns() -> None:
    queue = filled(CLUB_BOTS, owners=3, each=2)
    order = [job.rpartition(" ")[2] for job in taken(queue)]
    assert order == ["0.0", "1.0", "2.0", "0.1", "1.1", "2.1"]


def test_an_owner_that_comes_back_stands_behind_those_who_wait() -> None:
    queue = filled(CLUB_BOTS, owners=2)
    assert queue.take(LANES, always) == (CLUB_BOTS, "club bots 0.0")
    queue.add(CLUB_BOTS, "table 0", "again")
    assert taken(queue) == ["club bots 1.0", "again"]


def test_a_job_put_back_is_next() -> None:
    queue = filled(CLUB_BOTS, owners=2)
    found = queue.take(LANES, always)
    assert found is not None
    queue.add_first(CLUB_BOTS, "table 0", found[1])
    assert taken(queue) == ["club bots 0.0", "club bots 1.0"]


def test_every_lane_gets_its_share_of_the_time() -> None:
    queue = filled(*LANES)
    seconds = dict.fromkeys((lane.name for lane in LANES), 0.0)
    while (whole := sum(seconds.values())) < 300.0:
        found = queue.take(LANES, always)
        assert found is not None
        lane, job = found
        seconds[lane.name] += lane.expected
        queue.add(lane, "table 0", job)
    for lane in LANES:
        assert abs(seconds[lane.name] - whole * lane.share) <= lane.expected + 0.01 * whole


def test_a_job_that_took_longer_is_paid_for_by_its_lane() -> None:
    queue = filled(CLUB_BOTS, NOTEBOOKS, owners=4)
    while (found := queue.take(LANES, always)) is not None and found[0] is not NOTEBOOKS:
        pass
    queue.charge(NOTEBOOKS, 100.0)
    assert all(job.startswith("club") for job in taken(queue)[: 4 - 1])


def test_a_novice_is_next_whatever_else_waits() -> None:
    queue = filled(CLUB_BOTS, MASTER_BOTS, HINTS, owners=16)
    for _ in range(20):
        queue.take(LANES, always)
    queue.add(QUICK_BOTS, "another table", "novice")
    assert queue.take(LANES, always) == (QUICK_BOTS, "novice")


def test_a_club_bot_does_not_wait_for_all_masters() -> None:
    queue = filled(MASTER_BOTS, owners=50)
    for _ in range(5):
        queue.take(LANES, always)
    queue.add(CLUB_BOTS, "another table", "club")
    assert "club" in [found[1] for _ in range(2) if (found := queue.take(LANES, always))]


def test_a_lane_that_was_idle_has_no_credit() -> None:
    queue = filled(CLUB_BOTS, owners=200)
    for _ in range(100):
        queue.take(LANES, always)
    for number in range(16):
        queue.add(HINTS, f"table {number}", "hint")
    first = taken(queue)[:10]
    assert first.count("hint") <= 3


def test_only_lanes_that_were_asked_for_are_taken() -> None:
    queue = filled(CLUB_BOTS, QUICK_BOTS)
    assert taken(queue, [QUICK_BOTS]) == ["quick bots 0.0"]
    assert len(queue) == 1


def test_what_is_not_wanted_any_more_is_dropped_and_costs_its_lane_nothing() -> None:
    queue = filled(HINTS, owners=3)
    assert queue.take(LANES, lambda job: job.endswith("2.0")) == (HINTS, "hints 2.0")
    assert len(queue) == 0


def test_a_job_can_be_withdrawn() -> None:
    queue = filled(HINTS, owners=2)
    queue.discard(HINTS, "table 0", "hints 0.0")
    queue.discard(HINTS, "table 0", "hints 0.0")
    assert taken(queue) == ["hints 1.0"]


def test_a_lane_holds_no_more_than_it_may() -> None:
    queue = filled(HINTS, owners=HINTS.most_waiting)
    with pytest.raises(QueueFull):
        queue.add(HINTS, "one more", "hint")
    queue.add(CLUB_BOTS, "one more", "club")
    queue.take([HINTS], always)
    queue.add(HINTS, "one more", "hint")


def test_a_bot_waits_among_those_of_its_speed() -> None:
    assert lane_of_level(None) is QUICK_BOTS
    assert lane_of_level(0.05) is QUICK_BOTS
    assert lane_of_level(0.5) is CLUB_BOTS
    assert lane_of_level(2.0) is MASTER_BOTS
