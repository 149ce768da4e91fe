"""A full disk: players are asked to wait, `/readyz` says why, and play resumes by itself when there is room."""

from collections.abc import Callable
from typing import Any

import pytest

from parlour.server.storage import commits
from parlour.server.tables import beat as beats
from server.guests import Host, until
from server.test_stalls import readyz

LONG = "є" * 3_000
"""More than a page of the database, so that it does not fit into free space."""


@pytest.fixture
def soon(monkeypatch):
    """Wait until players are informed. The write is tried again at once."""
    monkeypatch.setattr(beats, "STALL_SECONDS", 0.05)
    monkeypatch.setattr(commits, "RECOMMIT_SECONDS", 0.05)


async def play_on_a_full_disk(server: Host, fill: Callable, free: Callable, caplog) -> None:
    store, refused = server.server.store, []
    commit = store.commit

    def note(*what: Any) -> None:
        try:
            commit(*what)
        except Exception as wrong:
            refused.append(wrong)
            raise

    host, other = await server.table(people=2, settings={"seconds": 600})
    await server.room(host.view["code"]).stored()
    store.commit = note
    await store.ask(fill)
    await host.say({"t": "act", "id": "x", "move": {"t": "whisper", "text": LONG}})
    await until(lambda: len(refused) > 2)
    for guest in (host, other):
        assert await guest.until(lambda message: message["t"] == "stall") == {"t": "stall", "on": True}
    assert await readyz(server) == (503, "disk-full")
    await store.ask(free)
    await host.until(lambda message: message == {"t": "ok", "id": "x"})
    await other.until(lambda message: message == {"t": "stall", "on": False})
    assert (await host.until_view(lambda view: view["view"]["whisper"]))["view"]["whisper"] == LONG
    assert (await other.snap())["t"] == "ok"
    assert "bye" not in {message["t"] for guest in (host, other) for message in guest.messages}
    outcome = [(record.message, record.code) for record in caplog.records if record.levelname == "ERROR"]
    assert outcome == [("nothing can be stored now", "disk-full")], "once, however often it is tried"


@pytest.mark.usefixtures("soon")
async def test_a_file_that_may_not_grow_is_waited_for(server: Host, caplog):
    def grow_to(pages: str) -> None:
        pen = server.server.store._writing
        most = pages or pen.exec_driver_sql("PRAGMA page_count").scalar()
        pen.exec_driver_sql(f"PRAGMA max_page_count = {most}")
        pen.rollback()

    await play_on_a_full_disk(server, lambda: grow_to(""), lambda: grow_to("1000000"), caplog)
