"""The descriptions of the HTTP API and of the socket's messages are complete, and the committed files match the code.

test_route_costs.py tests that real answers match.
"""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.lexicon.meaning import Line, Meaning
from parlour.lexicon.verdict import Reason, Verdict
from parlour.server.http.openapi import OPERATIONS, ROUTES, openapi
from parlour.server.wire import answers
from parlour.server.wire.schema import socket_schema
from server.guests import Host
from server.json_schema import Description, Schema

FILES = Path(__file__).parents[2] / "docs" / "api"


def test_exactly_the_existing_routes_are_described():
    assert set(OPERATIONS) == {f"{route.method} {route.path}" for route in ROUTES}


@pytest.mark.parametrize(("name", "made"), [("openapi.json", openapi), ("socket.json", socket_schema)])
def test_the_committed_file_is_that_of_the_code(name, made):
    said = (FILES / name).read_text("utf-8")
    assert json.loads(said) == json.loads(msgspec.json.encode(made())), "run make types"


@pytest.mark.parametrize("whole", [openapi(), socket_schema()], ids=["openapi", "socket"])
def test_every_reference_leads_somewhere(whole: dict[str, Any]):
    refs = re.findall(r'"\$ref":"([^"]+)"', msgspec.json.encode(whole).decode())
    assert len(refs) > 20
    for ref in refs:
        assert Schema(whole).resolve({"$ref": ref})


def test_every_operation_has_a_unique_name_and_all_parameters():
    found = [one for methods in openapi()["paths"].values() for one in methods.values()]
    assert len({one["operationId"] for one in found}) == len(found) == len(OPERATIONS)
    for path, methods in openapi()["paths"].items():
        for one in methods.values():
            named = {parameter["name"] for parameter in one["parameters"] if parameter["in"] == "path"}
            assert named == set(re.findall(r"{(\w+)}", path))


@pytest.mark.parametrize(
    ("shown", "real"),
    [
        (answers.WordView, Verdict),
        (answers.ReasonView, Reason),
        (answers.MeaningView, Meaning),
        (answers.MeaningLine, Line),
    ],
)
def test_words_are_answered_as_the_lexicon_has_them(shown, real):
    assert shown.__struct_fields__ == real.__struct_fields__


async def test_messages_of_a_game_match_the_schema(server: Host):
    schema = Schema(socket_schema())
    host, other = await server.table(people=2, settings={"goal": 1})
    assert (await host.act({"t": "nonsense"}))["t"] == "refused"
    assert (await host.ask({"t": "react", "emoji": "👏"}))["t"] == "ok"
    await host.snap()
    for guest in (host, other):
        await guest.until_view(lambda view: view["status"] == "over")
        assert {"view"} < {message["t"] for message in guest.raw}
        for message in guest.raw:
            assert schema.problems(message, {"$ref": "#/$defs/to_client"}) == []


def test_undocumented_answers_are_found():
    description = Description(openapi())
    made = {"code": "ABCDEF", "link": "x", "host_token": "y"}

    def problems(status: int, value: Any, kind: str = "application/json") -> list[str]:
        return description.problems("POST", "/api/tables", status, kind, json.dumps(value).encode())

    assert problems(201, made) == []
    assert problems(409, {"code": "full", "detail": "x"}) == []
    assert problems(201, made | {"code": 7}) == ["$.code: 7 is not of type 'string'"]
    assert problems(201, {"code": "ABCDEF"})
    assert problems(200, made)
    assert problems(409, made)
    assert problems(201, made, "text/html")
