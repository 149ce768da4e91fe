"""An honest player at a quiet table, who measures how long the server takes to answer."""

import asyncio
from itertools import count
from time import monotonic

from lab.attack.outcome import session_from
from lab.report import percentile
from lab.tables import connect, open_table, read_message, start_game


class Witness:
    def __init__(self, address: str) -> None:
        self._address, self.waits = address, list[float]()

    async def play(self) -> None:
        """Send a note ten times a second until cancelled."""
        async with session_from(9999) as session:
            table = await open_table(session, self._address, 1, game="stars", bots=[{"level": 1}] * 2)
            await start_game(session, table)
            async with connect(session, table.live, table.tokens[0]) as socket:
                for n in count():
                    began = monotonic()
                    await socket.send_json({"t": "act", "id": f"w{n}", "move": {"t": "note", "text": f"{n}"}})
                    while (message := await read_message(socket)).get("id") != f"w{n}":
                        if message["t"] == "ping":
                            await socket.send_json({"t": "pong", "n": message["n"]})
                    self.waits.append(monotonic() - began)
                    await asyncio.sleep(0.1)

    def measured(self, since: int) -> tuple[float, float]:
        """Return the median and the 99th percentile of all waits after the first `since`, in milliseconds."""
        waits = self.waits[since:] or [0.0]
        return 1000 * percentile(waits, 0.5), 1000 * percentile(waits, 0.99)
