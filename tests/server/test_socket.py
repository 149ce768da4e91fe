"""Tables use a WebSocket taken over from aiohttp through its public interface alone."""

import gc
from pathlib import Path

from aiohttp import web

from server.guests import Host, until

SOURCE = Path(__file__).parents[2] / "src" / "parlour" / "server"


def test_nothing_private_of_aiohttp_is_used():
    for file in SOURCE.rglob("*.py"):
        assert "aiohttp._" not in file.read_text(), file


async def test_messages_sent_before_leaving_still_count(server: Host) -> None:
    host, other = await server.table(people=2)
    assert (await host.snap())["t"] == "ok"
    assert (await host.until_view(lambda view: view["view"]["scores"] == [1, 0]))["you"] == 0
    assert (await other.act({"t": "whisper", "text": "x" * 9000}, id="long"))["code"] == "too-big"
    assert (await other.host("pause"))["code"] == "not-host"
    await other.say({"t": "act", "id": "last", "move": {"t": "whisper", "text": "and gone"}})
    await other.leave()
    back = await server.enter(host.view["code"], other.token)
    assert (await back.until_view(lambda view: view["view"]["whisper"] == "and gone"))["you"] == 1


async def test_aiohttp_keeps_nothing_of_a_connection_that_was_taken_over(server: Host) -> None:
    host, other = await server.table(people=2)
    await until(lambda: not [one for one in gc.get_objects() if isinstance(one, web.Request)])
    assert len(server.server.connections) == 2
    await other.say({"t": "act", "id": "n", "move": {"t": "whisper", "text": "still here"}})
    await host.until_view(lambda view: view["seq"] > 1)
