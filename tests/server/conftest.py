import aiohttp
import pytest

from parlour.server.storage import tables
from parlour.server.tables import beat
from server.guests import PATIENCE, Host, open_server
from server.postgres import by_hand, running_postgres

TIMEOUTS = {
    "parlour.server.tables.beat.STALL_SECONDS": PATIENCE,
    "parlour.server.http.live.HELLO_SECONDS": PATIENCE,
    "parlour.server.http.relay.peers.ASK": aiohttp.ClientTimeout(total=PATIENCE),
    "parlour.server.http.relay.relay.ASK": aiohttp.ClientTimeout(total=PATIENCE),
    "parlour.server.http.relay.relay.CONNECT_SECONDS": PATIENCE,
    "parlour.server.http.relay.relay.ANSWER": aiohttp.ClientTimeout(total=None, sock_read=PATIENCE),
    "parlour.server.server.DATABASE_SECONDS": PATIENCE,
    "parlour.server.storage.engines.WAIT_SECONDS": PATIENCE,
    "parlour.server.storage.engines.SERVER": {"connect_timeout": PATIENCE},
}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers wait for their database and for each other as long as tests do, because machines may be busy. Tests of
    these timeouts set their own."""
    for name, value in TIMEOUTS.items():
        monkeypatch.setattr(name, value)


@pytest.fixture(autouse=True)
def quick_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beats gather less, so that single messages are answered at once."""
    monkeypatch.setattr(beat, "GATHER_SECONDS", 0.001)


@pytest.fixture
async def server(tmp_path):
    """A running server with the tiny game."""
    async with open_server(tmp_path) as host:
        yield host


@pytest.fixture
async def table(server: Host):
    """A table of three people. The first one is the host."""
    return await server.table(people=3)


@pytest.fixture(scope="session")
def postgres():
    """The address of a database server for all tests."""
    with running_postgres() as address:
        yield address


@pytest.fixture
def url(postgres: str):
    """An empty database."""
    names = ", ".join([*tables.metadata.tables, "alembic_version"])
    by_hand(postgres, f"DROP TABLE IF EXISTS {names} CASCADE")
    yield postgres
    by_hand(postgres, f"DROP TABLE IF EXISTS {names} CASCADE")
