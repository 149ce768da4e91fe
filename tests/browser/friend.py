"""A player without a screen: a test makes their moves through a connection of their own.

A page takes about a second of CPU time to open, and more with every view.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread
from typing import Any
from uuid import uuid4

import aiohttp

from lab.tables import connect

PATIENCE_SECONDS = 180.0
View = dict[str, Any]


class Friend:
    """One seat. It stays connected until `leave`."""

    def __init__(self, live_url: str, token: str) -> None:
        self._changed = Condition()
        self._view: View = {}
        self._answers: dict[str, View] = {}
        self._loop = asyncio.new_event_loop()
        self._task = self._loop.create_task(self._sit(live_url, token))
        self._thread = Thread(target=self._run)
        self._thread.start()

    def act(self, move: str, **fields: Any) -> "Friend":
        """Make a move as soon as the game asks for it. Raises AssertionError if the server refuses it."""
        self.sees(lambda view: move in view["asks"])
        return self._send({"t": "act", "move": {"t": move, **fields}})

    def decide(self, what: str, **fields: Any) -> "Friend":
        """Make a decision of the host, or one that all may make. Raises AssertionError if the server refuses it."""
        self.sees(bool)
        return self._send({"t": "host", "do": {"t": what, **fields}})

    def sees(self, test: Callable[[View], bool]) -> View:
        """Wait for a view message that passes the test, and return it. Its `view` is the game's own view."""
        self._wait(lambda: bool(self._view) and test(self._view))
        return self._view

    def leave(self) -> None:
        with suppress(RuntimeError):  # the event loop is closed: the server has stopped
            self._loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join()

    def _send(self, message: View) -> "Friend":
        id = str(uuid4())  # a page on the same seat shares its answers with us
        sent = asyncio.run_coroutine_threadsafe(self._socket.send_json(message | {"id": id}), self._loop)
        sent.result()
        self._wait(lambda: id in self._answers)
        assert self._answers[id]["t"] == "ok", self._answers[id]
        return self

    def _wait(self, test: Callable[[], bool]) -> None:
        with self._changed:
            assert self._changed.wait_for(test, PATIENCE_SECONDS), self._view

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._task)
        except asyncio.CancelledError:
            pass
        finally:
            self._loop.close()

    async def _sit(self, live_url: str, token: str) -> None:
        async with aiohttp.ClientSession() as session, connect(session, live_url, token) as self._socket:
            async for frame in self._socket:
                message = json.loads(frame.data)
                if message["t"] == "ping":
                    await self._socket.send_json({"t": "pong", "n": message["n"]})
                with self._changed:
                    if message["t"] == "view":
                        self._view = message
                    elif message["t"] in ("ok", "refused"):
                        self._answers[message["id"]] = message
                        if message["t"] == "ok":
                            self._view = {}  # the next view shows the move's effect
                    self._changed.notify_all()
