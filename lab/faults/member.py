"""One server of a cluster, with network links that can be cut."""

import asyncio
from pathlib import Path
from typing import Any

from lab.faults.links import Link
from lab.ports import free_port
from lab.postgres import Postgres
from lab.spawner import Spawned, Spawner

SECRET = "a secret of the cluster"


class Member(Spawned):
    def __init__(self, spawner: Spawner, database: Postgres, folder: Path) -> None:
        super().__init__(spawner)
        self._inner = free_port()
        self.to_database = Link(database.dial)
        self.from_peers = Link(lambda: asyncio.open_connection("127.0.0.1", self._inner))
        self._log = folder / f"{self.port}.log"
        self.flag = folder / f"{self.port}.stop"
        """While this file exists, the server stops itself inside its next commit."""
        self.clock = folder / f"{self.port}.clock"
        """While this file exists, the clock of the server's machine is a year ahead."""

    @property
    def inner_address(self) -> str:
        """Where the other servers reach it: the end of a link that can be cut."""
        return f"127.0.0.1:{self.from_peers.port}"

    async def start(self, **options: Any) -> None:
        """Start the server and wait until it is open. `options`: a mutant, or another version."""
        await super().start(
            url=f"postgresql://postgres@127.0.0.1:{self.to_database.port}/postgres",
            inner=f"127.0.0.1:{self._inner}",
            address=self.inner_address,
            secret=SECRET,
            log=str(self._log),
            flag=str(self.flag),
            clock=str(self.clock),
            **options,
        )
