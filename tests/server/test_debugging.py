"""The example in docs/developers.md for debugging a room."""

import re
from operator import attrgetter
from pathlib import Path

from server.guests import Host

PAGE = (Path(__file__).parents[2] / "docs/developers.md").read_text()


async def test_the_example_names_the_parts_of_a_room(server: Host) -> None:
    (example,) = [block for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "breakpoint()" in block]
    parts = re.findall(r"\broom\.([a-z._]+)", example.split("breakpoint()")[1])
    host, _ = await server.table(people=2)
    room = server.room(host.view["code"])
    assert len(parts) == 3
    assert all(attrgetter(part)(room) is not None for part in parts)
