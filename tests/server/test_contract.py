"""`parlour schema` lists every message of the wire and of every game."""

import json
from typing import get_args

import msgspec

from parlour.games import CATALOGUE
from parlour.server import wire
from parlour.server.wire.schema import schema
from server.guests import Host


def test_every_message_of_the_wire_is_in_the_schema():
    made = schema(CATALOGUE)
    names = {kind.__name__ for kind in (*get_args(wire.ToServer), *get_args(wire.ToClient), *get_args(wire.Do))}
    assert names <= set(made["$defs"])
    assert made["$defs"]["View"]["properties"]["seats"]["items"] == {"$ref": "#/$defs/SeatView"}


def test_every_move_event_and_view_of_every_game_is_in_the_schema():
    made = schema(CATALOGUE)
    for id, entry in CATALOGUE.items():
        kinds = (*get_args(entry.game.Moves), *get_args(entry.game.Events), entry.game.View, entry.settings)
        names = {id.capitalize() + kind.__name__ for kind in kinds}
        assert names <= set(made["$defs"])
        review, day = entry.extras.review.find, entry.extras.day
        findings = {"review"} if review else set[str]()
        findings |= {"solution", "made"} if day else set[str]()
        parts = set(made["properties"]["games"]["properties"][id]["properties"])
        assert parts == {"move", "event", "view", "settings"} | findings


def test_every_reference_in_the_schema_leads_somewhere():
    made = schema(CATALOGUE)
    text = msgspec.json.encode(made).decode()
    found = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert found <= set(made["$defs"])


async def test_server_messages_match_the_schema(server: Host):
    host, other = await server.table(people=2, settings={"goal": 1})
    await host.ask({"t": "react", "emoji": "👏"})
    await host.act({"t": "snap", "number": 77})
    await other.snap()
    await other.until_view(lambda view: view["status"] == "over")
    for message in [*host.raw, *other.raw]:
        kind = msgspec.convert(message, wire.ToClient)
        assert json.loads(wire.encode(kind)) == message
