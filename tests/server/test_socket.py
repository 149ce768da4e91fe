"""Messages are heard at once, past aiohttp's own queue; where that has changed, by its public way."""

import pytest
from aiohttp import web

from parlour.server import server as parts
from parlour.server.live import socket
from parlour.server.live.socket import LiveSocket, QuickSocket, choose_socket, what_changed
from server.guests import open_server


async def test_the_private_parts_of_aiohttp_are_as_we_know_them() -> None:
    changed = what_changed()
    assert changed is None, (
        f"aiohttp changed: {changed}. The server is safe but slower: mend live/socket.py or drop it."
    )
    assert choose_socket() is QuickSocket


def _another_way_to_start(self, request):
    pass


@pytest.mark.parametrize(
    ("where", "name", "other"),
    [
        (socket, "IS_THERE", False),
        (web.WebSocketResponse, "_post_start", _another_way_to_start),
        (socket, "_Reader", lambda *_: None),
        (socket._Queue, "feed_data", lambda *_: None),
    ],
    ids=["gone", "started-otherwise", "parser", "queue"],
)
async def test_where_they_changed_the_public_way_is_taken_and_said_so(where, name, other, monkeypatch, caplog) -> None:
    monkeypatch.setattr(where, name, other)
    assert choose_socket() is LiveSocket
    assert "live connections take the slower way" in caplog.text


@pytest.mark.parametrize("kind", [LiveSocket, QuickSocket])
async def test_a_table_is_played_in_the_same_way_on_both(tmp_path, monkeypatch, kind) -> None:
    monkeypatch.setattr(parts, "choose_socket", lambda: kind)
    async with open_server(tmp_path) as server:
        host, other = await server.table(people=2)
        assert (await host.snap())["t"] == "ok"
        assert (await host.until_view(lambda view: view["view"]["scores"] == [1, 0]))["you"] == 0
        assert (await other.act({"t": "whisper", "text": "x" * 9000}, id="long"))["code"] == "too-big"
        assert (await other.host("pause"))["code"] == "not-host"
        await other.say({"t": "act", "id": "last", "move": {"t": "whisper", "text": "and gone"}})
        await other.leave()
        back = await server.enter(host.view["code"], other.token)
        assert (await back.until_view(lambda view: view["view"]["whisper"] == "and gone"))["you"] == 1
