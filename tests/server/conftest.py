import pytest

from parlour.server.cluster import beat
from parlour.server.storage import tables
from server.guests import Host, open_server
from server.postgres import by_hand, running_postgres


@pytest.fixture(autouse=True)
def quick_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beats gather less: what is said one by one is answered at once, and nothing else is different."""
    monkeypatch.setattr(beat, "GATHER_SECONDS", 0.001)


@pytest.fixture
async def server(tmp_path):
    """A running server of our own, with the tiny game."""
    async with open_server(tmp_path) as host:
        yield host


@pytest.fixture
async def table(server: Host):
    """Three people around a table, the first of them its host."""
    return await server.table(people=3)


@pytest.fixture(scope="module")
def postgres():
    """The address of a database server, for as long as the tests of a module take."""
    with running_postgres() as address:
        yield address


@pytest.fixture
def url(postgres: str):
    """An empty database."""
    names = ", ".join([*tables.metadata.tables, "alembic_version"])
    by_hand(postgres, f"DROP TABLE IF EXISTS {names} CASCADE")
    yield postgres
    by_hand(postgres, f"DROP TABLE IF EXISTS {names} CASCADE")
