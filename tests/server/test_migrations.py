"""Migrations are applied completely or not at all, whatever happens meanwhile."""

import os
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import event, inspect, text

from parlour.server.storage import migrations
from parlour.server.storage.engines import open_engine
from parlour.server.storage.store import Store
from server.guests import open_server


def die_in_the_first_migration(url: str, statement: int) -> None:
    """Another process that dies before its nth change of the database."""
    engine, left = open_engine(url), iter(range(statement))

    @event.listens_for(engine, "before_cursor_execute")
    def count(_connection, _cursor, sql: str, *_: object) -> None:
        if sql.lstrip().startswith(("CREATE", "INSERT")) and next(left, None) is None:
            os._exit(0)

    migrations.upgrade(engine)
    os._exit(1)


@pytest.mark.parametrize("statement", range(6))
def test_a_kill_during_the_first_migration_leaves_nothing_behind(tmp_path, statement):
    url = f"sqlite:///{tmp_path}/parlour.db"
    if (child := os.fork()) == 0:
        die_in_the_first_migration(url, statement)
    assert os.waitpid(child, 0)[1] == 0
    engine = open_engine(url)
    assert inspect(engine).get_table_names() == []
    engine.dispose()
    Store(url).open()


def test_half_made_files_of_older_versions_are_finished(tmp_path):
    url = f"sqlite:///{tmp_path}/parlour.db"
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    engine.dispose()
    Store(url).open()


def test_servers_that_start_at_once_wait_for_each_other(tmp_path):
    stores = [Store(f"sqlite:///{tmp_path}/parlour.db") for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(Store.open, stores)) == [None] * 6
    for store in stores:
        store.close()


async def test_a_database_that_waited_is_played_on(tmp_path):
    Store(f"sqlite:///{tmp_path}/parlour.db").open()
    async with open_server(tmp_path) as server:
        host, _ = await server.table(people=2)
        assert (await host.act({"t": "whisper", "text": "x"}))["t"] == "ok"


def test_a_server_goes_on_beside_one_that_is_a_step_newer(tmp_path):
    """Since there are clusters, migrations only add optional columns, so that older servers can still write.
    (Before that a server was alone on its database, and stopped for an update.)"""
    engine = open_engine(f"sqlite:///{tmp_path}/parlour.db")
    steps = [f"{n:04}" for n in range(3, int(migrations.HEAD) + 1)]
    with engine.begin() as connection:
        migrations.climb(connection, steps[0])
    shapes = [shape_of(engine)]
    for step in steps[1:]:
        with engine.begin() as connection:
            migrations.climb(connection, step)
        shapes.append(shape_of(engine))
        for name, columns in shapes[-2].items():
            added = {key: column for key, column in shapes[-1][name].items() if key not in columns}
            assert {key: str(shapes[-1][name][key]["type"]) for key in columns} == {
                key: str(column["type"]) for key, column in columns.items()
            }
            assert all(column["nullable"] or column["default"] is not None for column in added.values()), (step, name)
    engine.dispose()


def shape_of(engine) -> dict[str, dict[str, dict]]:
    seen = inspect(engine)
    return {name: {one["name"]: one for one in seen.get_columns(name)} for name in seen.get_table_names()}
