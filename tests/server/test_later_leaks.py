"""In games over days nobody learns a roll before looking, or the layouts and words of others (COM-19): checked byte by
byte, over real sockets and at every address of a running table."""

import json
from typing import Any

import aiohttp
import pytest

from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server.server import Server
from parlour.server.storage.store import Store
from parlour.server.tokens import replay_of
from server.guests import Guest, Host, running_host

WORDS = Lexicon.of(["an", "at", "cat", "dog", "tea", "ten", "one", "tone", "note"])


def tapped(guest: Guest) -> list[str]:
    """Record all frames that somebody receives from now on."""
    heard: list[str] = []
    receive = guest.socket.receive

    async def listen(*args: Any) -> aiohttp.WSMessage:
        frame = await receive(*args)
        heard.append(str(frame.data).lower())
        return frame

    guest.socket.receive = listen  # type: ignore[method-assign]
    return heard


def text(value: Any) -> str:
    """The value as the server writes it."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).lower()


def knows(heard: list[str], secrets: list[str]) -> list[str]:
    return [secret for secret in secrets if any(secret in one for one in heard)]


async def over_http(host: Host, guest: Guest) -> list[str]:
    """Everything that anybody can request of a running table and its future replay."""
    code = guest.view["code"]
    name = replay_of(code, 1, host.room(code).record.host)
    tables = [f"/api/tables/{code}{more}" for more in ("", "/log", "/review", "/lesson", "/replay", "/qr.svg")]
    replays = [f"/api/replays/{name}{more}" for more in ("", "?plain=en", "/review", "/lesson", "/preview.svg")]
    outcome = []
    for path in (*tables, *replays, f"/replay/{name}", f"/t/{code}", f"/t/{code}/watch"):
        for headers in ({}, {"Authorization": f"Bearer {guest.token}"}):
            async with host.session.get(host.address + path, headers=headers) as answer:
                outcome.append((await answer.text()).lower())
                assert answer.status != 200 or not path.startswith("/api/replays"), "a game that runs has no replay"
    return outcome


async def draft_of_rebus(guest: Guest) -> tuple[list[str], list[str]]:
    """Return the roll, and a layout of it far from the centre."""
    dice = guest.view["view"]["phase"]["builds"][0]["dice"]
    letters = [die["id"] for die in dice if die["letter"] != "*"]
    laid = [{"die": die, "row": 17, "col": 13 + n} for n, die in enumerate(letters[:3])]
    assert (await guest.act({"t": "arrange", "dice": laid}))["t"] == "ok"
    view = await guest.until_view(lambda view: view["view"]["phase"]["builds"][0]["placed"])
    return [text(die) for die in dice], [text(one) for one in view["view"]["phase"]["builds"][0]["placed"]]


async def draft_of_lone(guest: Guest) -> tuple[list[str], list[str]]:
    dice = guest.view["view"]["dice"]
    row, squares = max(enumerate(one["squares"] for one in guest.view["view"]["rows"]), key=lambda one: one[1])
    word = "".join(die["letter"] for die in dice if die["letter"].isalpha())[:squares].lower()
    assert len(word) > 4
    answer = await guest.act({"t": "write", "row": row, "word": word})
    assert answer["t"] == "ok", answer
    await guest.hush()
    return [text(dice)], [word]


@pytest.mark.rule("COM-19", "COM-03")
@pytest.mark.parametrize(("game", "draft"), [("rebus", draft_of_rebus), ("lone", draft_of_lone)])
async def test_unseen_rolls_and_drafts_never_leave_the_server(tmp_path, game, draft):
    store = Store(f"sqlite:///{tmp_path}/parlour.db")
    async with running_host(Server(CATALOGUE, lambda _: WORDS, store)) as host:
        settings = {"pace": "tomorrow", **({"rounds": 3} if game == "rebus" else {})}
        ann, bob = await host.table(2, start=False, game=game, settings=settings)
        watcher = await host.enter(ann.view["code"])
        await watcher.until_view()
        anns, bobs, watchers = tapped(ann), tapped(bob), tapped(watcher)
        assert (await ann.host("start"))["t"] == "ok"
        assert (await ann.act({"t": "look"}))["t"] == "ok"
        await ann.until_view(lambda view: view["status"] == "playing" and "look" not in view["asks"])
        roll, laid = await draft(ann)
        assert knows(anns, roll + laid) == roll + laid, "what is looked for is there, for who may see it"
        for guest in (bob, watcher):
            await guest.hush()
        assert "look" in bob.view["asks"]
        asked = await over_http(host, bob)
        assert knows(bobs + watchers + asked, roll + laid) == []

        assert (await bob.act({"t": "look"}))["t"] == "ok"
        await bob.until_view(lambda view: "look" not in view["asks"])
        roll, laid = await draft(ann)
        assert (await ann.act({"t": "finish"}))["t"] == "ok"
        for guest in (bob, watcher):
            await guest.hush()
        asked = await over_http(host, bob)
        assert knows(bobs, roll) == roll, "who has looked has the roll"
        assert knows(watchers + asked, roll) == []
        assert knows(bobs + watchers + asked, laid) == []
