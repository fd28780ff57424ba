"""Judges the decisions of a finished game in a worker, a few at a time."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec

from gaslamp.bots.review import Decision, SideReviewer, side_sights
from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.state import SPECTATOR
from gaslamp.service.replay_pages import GameRecord, game_of

MOST_CURSORS = 8  # unfinished reviews that a worker keeps
JOB_SECONDS = 1.0  # seconds of work in one job


class ReviewRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request to go on with one side's review, from a step, with `nodes` simulations each."""

    key: str
    record: GameRecord
    side: int
    start: int
    nodes: int


class ReviewBatch(msgspec.Struct, frozen=True):
    """Some decisions, and the step to go on from; None when there are no more."""

    decisions: tuple[Decision, ...]
    resume_at: int | None


def review_stretch(request: ReviewRequest) -> ReviewBatch:
    """Judge decisions of a side for about a second; at least one."""
    key = (request.key, request.side, request.nodes)
    reviewer = _cursors.pop(key, None)
    if reviewer is None or reviewer.at != request.start:
        reviewer = _begin(request)
    decisions: list[Decision] = []
    deadline = time.perf_counter() + JOB_SECONDS
    while not decisions or time.perf_counter() < deadline:
        decision = reviewer.next()
        if decision is None:
            return ReviewBatch(tuple(decisions), None)
        decisions.append(decision)
    _cursors[key] = reviewer
    while len(_cursors) > MOST_CURSORS:
        _cursors.popitem(last=False)
    return ReviewBatch(tuple(decisions), reviewer.at)


def _begin(request: ReviewRequest) -> SideReviewer:
    """Follow a side up to the step of a request; what is before it is seen, not judged."""
    game, options = game_of(request.record)
    seat = as_seat(game.sides(options).index(request.side))
    sights = side_sights(game, options, request.record.actions, seat)
    public = side_sights(game, options, request.record.actions, ViewerId(SPECTATOR))
    reviewer = SideReviewer(game, options, seat, sights, request.nodes, public=public)
    reviewer.skip(request.start)
    return reviewer


_cursors: OrderedDict[tuple[str, int, int], SideReviewer] = OrderedDict()
