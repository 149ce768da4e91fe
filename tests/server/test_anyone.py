"""Random and malicious clients against the real server, which must survive and leak nothing."""

import asyncio
import contextlib
import itertools
import json
import tempfile
from typing import Any

import aiohttp
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule

from server.guests import PATIENCE, Guest, Host, open_server
from wild import tries

SMALL = st.integers(-2, 7)
TEXT = st.text(max_size=30)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXT,
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(TEXT, inside, max_size=3),
    max_leaves=8,
)
DECISIONS = st.one_of(
    st.sampled_from(["start", "pause", "resume", "again", "lobby"]).map(lambda do: {"t": do}),
    st.builds(lambda seat, level: {"t": "bot", "seat": seat, "level": level}, SMALL | st.none(), SMALL | st.none()),
    st.builds(lambda do, seat: {"t": do, "seat": seat}, st.sampled_from(["remove", "give"]), SMALL),
    st.builds(lambda settings: {"t": "set", "settings": settings}, st.dictionaries(TEXT, ANYTHING, max_size=2)),
    st.builds(lambda goal: {"t": "set", "settings": {"goal": goal}}, SMALL),
)
TAGS = st.sampled_from(["hello", "act", "host", "react", "pong", "view", "ok", ""])
FIELDS = st.sampled_from(["id", "move", "do", "n", "emoji", "token", "seq", "x"])
MESSAGES = st.dictionaries(FIELDS, ANYTHING, max_size=4)
NONSENSE = st.text(max_size=100) | st.sampled_from(["", "{", "[" * 4000, '{"t":"act"' + " " * 9000 + "}"])


class Strangers(RuleBasedStateMachine):
    """Tables, people and their connections. They whisper canaries that nobody else may receive."""

    tables = Bundle("tables")
    people = Bundle("people")

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.context = open_server(self.folder.name, idle_seconds=0.3)
        self.server: Host = self.run(self.context.__aenter__())
        self.names = (f"P{n}" for n in itertools.count())
        self.guests: list[Guest] = []
        self.secrets: dict[str, Guest] = {}

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    def teardown(self) -> None:
        try:
            self.run(self.drain())
            self.check_nothing_leaked()
            for guest in self.guests:
                self.run(guest.socket.close())
            self.run(self.context.__aexit__(None, None, None))
        finally:
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()
            self.folder.cleanup()

    # What any client can do.

    @rule(target=tables, bots=st.lists(st.integers(1, 5), max_size=2), goal=st.integers(1, 3))
    def make_a_table(self, bots, goal):
        made = self.run(self.server.make(bots=[{"level": level} for level in bots], settings={"goal": goal}))
        return made["code"], made["host_token"]

    @rule(target=people, table=tables, as_host=st.booleans())
    def come_in(self, table, as_host):
        code, host = table
        body = {"name": next(self.names), "token": host if as_host else None}
        status, taken = self.run(self.server.post(f"/api/tables/{code}/seats", body))
        assert status in (201, 409), taken
        token = taken["token"] if status == 201 else (host if as_host else None)
        return self.connect(code, token)

    def connect(self, code: str, token: str | None) -> Guest:
        guest = self.run(self.server.enter(code, token))
        guest.code = code
        self.guests.append(guest)
        return guest

    @rule(target=people, guest=consumes(people), seq=st.none() | st.integers(-5, 50))
    def drop_out_and_come_back(self, guest, seq):
        self.run(guest.leave())
        again = self.connect(guest.code, guest.token)
        for text, owner in list(self.secrets.items()):
            if owner is guest:
                self.secrets[text] = again
        return again

    @rule(guest=people, n=st.integers(0, 9), twice=st.booleans())
    def snap(self, guest, n, twice):
        message = {"t": "act", "id": next(guest.ids), "move": {"t": "snap", "number": n}}
        for _ in range(1 + twice):
            self.say(guest, message)

    @rule(guest=people)
    def whisper_a_secret(self, guest):
        text = f"canary-{len(self.secrets)}-of-{id(guest)}"
        self.secrets[text] = guest
        self.say(guest, {"t": "act", "id": next(guest.ids), "move": {"t": "whisper", "text": text}})

    @rule(guest=people, do=DECISIONS)
    def decide(self, guest, do):
        self.say(guest, {"t": "host", "id": next(guest.ids), "do": do})

    @rule(guest=people, n=st.integers(-3, 30))
    def lie_about_pongs(self, guest, n):
        self.say(guest, {"t": "pong", "n": n})

    @rule(guest=people, tag=TAGS, message=MESSAGES)
    def send_something_odd(self, guest, tag, message):
        self.say(guest, {**message, "t": tag})

    @rule(guest=people, text=NONSENSE)
    def send_nonsense(self, guest, text):
        self.say(guest, text)

    @rule(guest=people, data=st.binary(max_size=50))
    def send_bytes(self, guest, data):
        self.run(self.quietly(guest.socket.send_bytes(data)))

    @rule(path=st.text(max_size=20), body=ANYTHING)
    def ask_for_something_odd(self, path, body):
        for way in ("/api/tables", f"/api/tables/{path.encode().hex()[:6]}/seats"):
            status, problem = self.run(self.server.post(way, body))
            assert status in (201, 400, 404, 405, 413, 429), problem

    def say(self, guest: Guest, message: Any) -> None:
        self.run(self.quietly(guest.say(message)))

    @staticmethod
    async def quietly(work: Any) -> None:
        """A connection closed by the server is not a failure."""
        with contextlib.suppress(ConnectionError, aiohttp.ClientError):
            await work

    # What must hold.

    async def drain(self) -> None:
        for guest in self.guests:
            try:
                async with asyncio.timeout(0.02):
                    while not guest.socket.closed:
                        await guest.read()
            except (TimeoutError, ConnectionError):
                pass

    @invariant()
    def the_server_stands(self):
        self.run(self.drain())
        assert self.run(self.server.get("/healthz"))[0] == 200
        assert not any(room.is_dead for room in self.server.server.rooms.awake)

    @invariant()
    def check_nothing_leaked(self):
        tokens = {guest.token for guest in self.guests if guest.token}
        for guest in self.guests:
            text = json.dumps(guest.messages)
            assert not any(token in text for token in tokens)
            for secret, owner in self.secrets.items():
                assert owner.token == guest.token or secret not in text
            seqs = [message["seq"] for message in guest.messages if message["t"] == "view"]
            assert seqs == sorted(seqs)


TestStrangers = Strangers.TestCase
TestStrangers.settings = settings(
    tries(8),
    stateful_step_count=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
