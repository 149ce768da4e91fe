"""Every route and header with random values: errors blame the client, and say so."""

import pytest

from lab.attack.fuzz import BYTES, requests, status_of
from parlour import Lexicon
from parlour.games import CATALOGUE
from parlour.server.cluster.neighbours import Plan
from parlour.server.limits import Limits, Rate
from parlour.server.options import PublicOptions, ServerOptions
from parlour.server.server import Server
from parlour.server.storage.store import Store
from server.guests import Host, running_host
from wild import sample

FREE = Rate(1e6, 1e6)
LIMITS = Limits(
    requests=FREE, tables=FREE, pictures=FREE, boxes=FREE, lookups=FREE, misses=FREE, places=FREE, club_misses=FREE
)


@pytest.fixture
async def host(tmp_path):
    options = ServerOptions(public=PublicOptions(behind_proxy=True, metrics_token="secret"), limits=LIMITS)
    server = Server(CATALOGUE, Lexicon.load, Store(f"sqlite:///{tmp_path}/parlour.db"), options)
    async with running_host(server) as host:
        yield host


def port_of(host: Host) -> int:
    return int(host.address.rpartition(":")[2])


@pytest.mark.parametrize("seed", sample(range(3), 3))
async def test_no_request_makes_the_server_fail(host: Host, seed, caplog):
    made, (_, club) = await host.make(game="lone"), await host.post("/api/clubs", {"game": "lone", "size": 2})
    today = (await host.get("/api/days"))[1]["today"]
    for request in requests(seed, 8, (made["code"], club["code"], today)):
        status = await status_of(port_of(host), request.bytes())
        assert status is not None, request
        assert status < 500, request
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("value", BYTES)
@pytest.mark.parametrize("path", ["/metrics", "/api/days/2026-11-16/en", "/api/clubs/AAAAAA", "/api/tables/AAAAAA"])
async def test_bytes_in_a_header_are_refused_and_reveal_nothing(host: Host, path, value):
    request = b"GET %s HTTP/1.1\r\nHost: localhost\r\nAuthorization: %s\r\nConnection: close\r\n\r\n" % (
        path.encode(),
        value,
    )
    status = await status_of(port_of(host), request)
    assert status is not None
    assert status < 500
    if path == "/metrics" and b"\xff" in value:
        assert status == 400, "whether or not a token is set"


async def test_bytes_as_the_secret_of_a_server_are_refused(tmp_path):
    plan = Plan(address="127.0.0.1:0", secret="secret")
    server = Server(CATALOGUE, Lexicon.load, Store(f"sqlite:///{tmp_path}/x.db"), ServerOptions(plan=plan))
    async with running_host(server) as host:
        port = int(host.server.neighbours.plan.address.rpartition(":")[2])
        request = b"GET /house HTTP/1.1\r\nHost: localhost\r\nX-Parlour-Secret: \xff\r\nConnection: close\r\n\r\n"
        assert await status_of(port, request) == 400
