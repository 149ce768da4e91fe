"""Bots think beside the house, in processes of their own; one that is killed is replaced."""

import os
import signal

import pytest

from parlour.server.processes import open_process
from parlour.server.room.thinking import Thinking, seat_thinker
from server.pids import library


@pytest.mark.slow
async def test_bots_think_in_another_process_which_is_replaced_when_it_dies():
    thinking, who = Thinking(library, open_process), seat_thinker("pid", "en", 1)
    try:
        first, second = [await thinking.think(who, None, ()) for _ in range(2)]
        assert first.move.number == second.move.number != os.getpid()
        assert (first.delay, second.delay) == (1, 2), "it remembers what it thought"
        os.kill(first.move.number, signal.SIGKILL)
        third = await thinking.think(who, None, ())
        assert third.move.number not in (first.move.number, os.getpid())
        assert third.delay == 1
    finally:
        thinking.close()
