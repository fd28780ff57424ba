"""What is sent in one turn of the event loop goes out in one piece, and nothing is lost."""

from __future__ import annotations

import asyncio
from typing import cast

from gaslamp.web.write_batching import BatchingTransport
from tests.waiting import let_tasks_run


class Line:
    """A transport that keeps what it is given."""

    def __init__(self) -> None:
        self.done: list[object] = []
        self.is_closed = False

    def write(self, data: bytes) -> None:
        assert not self.is_closed
        self.done.append(data)

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True
        self.done.append("closed")

    def pause_reading(self) -> None:
        self.done.append("paused")


def gathered(line: Line) -> BatchingTransport:
    return BatchingTransport(cast("asyncio.Transport", line))


def test_pieces_of_one_turn_go_out_together_and_in_order() -> None:
    async def story() -> None:
        line = Line()
        transport = gathered(line)
        for piece in (b"frame", b", ", b"ack"):
            transport.write(piece)
        transport.pause_reading()
        assert line.done == ["paused"]
        await let_tasks_run()
        transport.write(b"the next")
        await let_tasks_run()
        assert line.done == ["paused", b"frame, ack", b"the next"]

    asyncio.run(story())


def test_what_waits_is_written_before_the_end_and_nothing_after_it() -> None:
    async def story() -> None:
        line = Line()
        transport = gathered(line)
        transport.write(b"goodbye")
        transport.close()
        transport.write(b"too late")
        await let_tasks_run(2)
        assert line.done == [b"goodbye", "closed"]

    asyncio.run(story())
