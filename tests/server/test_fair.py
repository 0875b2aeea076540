"""Waiting fairly: nobody's work crowds out that of others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tricorne.server.base.errors import Problem
from tricorne.server.tables.fair import FairQueue, Share


class Job:
    """Something that is done when it is let go on, and notes when it began."""

    def __init__(self, queue: FairQueue, share: Share, begun: list[Share]) -> None:
        self.share = share
        self._finish = asyncio.Event()
        self._begun = begun
        self.task = asyncio.create_task(self._run(queue))

    async def _run(self, queue: FairQueue) -> None:
        async with queue.turn(self.share):
            self._begun.append(self.share)
            await self._finish.wait()

    async def finish(self) -> None:
        self._finish.set()
        await self.task
        await asyncio.sleep(0)


async def order_of(slots: int, shares: list[Share]) -> list[Share]:
    """In which order things begin that all wait from the start, when one after the other ends."""
    queue, begun = FairQueue(slots), list[Share]()
    jobs = [Job(queue, share, begun) for share in shares]
    for _ in range(3):
        await asyncio.sleep(0)
    for number in range(len(shares)):
        await next(job for job in jobs if job.share is begun[number]).finish()
    return begun


def test_an_address_with_many_tables_and_one_with_a_single_table_take_turns() -> None:
    many = [Share("eve", "", f"t{number}") for number in range(6)]
    few = [Share("ann", "", "t"), Share("ann", "", "t")]
    begun = asyncio.run(order_of(1, [*many, *few]))
    assert [share.address for share in begun] == ["eve", "ann", "eve", "ann", "eve", "eve", "eve", "eve"]


def test_accounts_of_an_address_and_tables_of_an_account_take_turns() -> None:
    shares = [Share("nat", "eve", f"t{number}") for number in (1, 1, 2)] + [Share("nat", "ann", "t3")]
    begun = asyncio.run(order_of(1, shares))
    assert [share[1:] for share in begun] == [("eve", "t1"), ("ann", "t3"), ("eve", "t2"), ("eve", "t1")]


def test_one_address_never_takes_the_last_slot() -> None:
    async def play() -> None:
        queue, begun = FairQueue(3), list[Share]()
        greedy = [Job(queue, Share("eve", "", f"t{number}"), begun) for number in range(5)]
        await asyncio.sleep(0)
        assert len(begun) == 2
        late = Job(queue, Share("ann", "", "t"), begun)
        await asyncio.sleep(0)
        assert [share.address for share in begun] == ["eve", "eve", "ann"]
        for job in (late, *greedy):
            await job.finish()
        assert len(begun) == 6

    asyncio.run(asyncio.wait_for(play(), 10))


@pytest.mark.parametrize("when", ["waiting", "just let in", "when a turn comes free"])
def test_who_gives_up_leaves_the_turn_to_others(when: str) -> None:
    async def play() -> None:
        queue, begun = FairQueue(1), list[Share]()
        first, second, third = (Job(queue, Share(name), begun) for name in ("a", "b", "c"))
        await asyncio.sleep(0)
        if when == "just let in":
            first._finish.set()
            while not queue._running["b"]:
                await asyncio.sleep(0)
        if when == "when a turn comes free":
            first._finish.set()
        second.task.cancel()
        await first.finish()
        await third.finish()
        assert not queue._waiting
        assert not queue._running

    asyncio.run(asyncio.wait_for(play(), 10))


def test_who_has_asked_for_much_already_is_refused_with_the_limit() -> None:
    async def play(check: Callable[[FairQueue], None]) -> None:
        queue, begun = FairQueue(1), list[Share]()
        jobs = [Job(queue, Share("eve"), begun) for _ in range(4)]
        await asyncio.sleep(0)
        check(queue)
        for job in jobs:
            await job.finish()
        queue.must_have_room("eve", 1)

    def check(queue: FairQueue) -> None:
        queue.must_have_room("ann", 3)
        with pytest.raises(Problem) as refused:
            queue.must_have_room("eve", 3)
        assert (refused.value.code, refused.value.args_["limit"]) == ("queue-full", 3)

    asyncio.run(asyncio.wait_for(play(check), 10))
