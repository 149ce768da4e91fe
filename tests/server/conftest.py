import pytest

from server.guests import Host, open_house


@pytest.fixture
async def house(tmp_path):
    """A running server of our own, with the tiny game."""
    async with open_house(tmp_path) as host:
        yield host


@pytest.fixture
async def table(house: Host):
    """Three people around a table, the first of them its host."""
    return await house.table(people=3)
