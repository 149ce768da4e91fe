"""One seat at a table of a server: its views on this terminal, and typed lines as moves."""

import asyncio
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import Any, get_args

import aiohttp
import msgspec

from parlour.cli.output import console
from parlour.cli.terminal.drawing import Drawings
from parlour.cli.terminal.keyboard import CLOSED, Keyboard, Line, raw_keys
from parlour.cli.terminal.phrases import refusal
from parlour.cli.terminal.screen import Drawn, Printed
from parlour.cli.terminal.seats import People
from parlour.cli.terminal.session import Screen, Shown
from parlour.core import Asks, Entry, Refused
from parlour.core.game import kebab
from parlour.core.typed import read_move
from parlour.lexicon import Lexicon

TICK = 0.1
OVER = ("over", "stopped")


class RemoteTable:
    def __init__(
        self, session: aiohttp.ClientSession, address: str, entry: Entry, language: str, code: str, token: str
    ) -> None:
        self._session, self._address, self._code, self._token = session, address, code, token
        self.entry, self.language = entry, language
        opened: Any = entry.open(Lexicon.load, {"language": language})
        self._kinds = {kebab(kind.__name__): kind for kind in get_args(opened.Moves) or (opened.Moves,)}
        self._game = opened
        self._ids, self._line, self._refused = count(1), Line(), ""
        self.said: list[str] = []
        self.frame: dict[str, Any] = {}

    async def __aenter__(self) -> "RemoteTable":
        self._socket = await self._session.ws_connect(f"{self._address}/api/tables/{self._code}/live")
        await self._socket.send_json({"t": "hello", "token": self._token})
        self._hearing = asyncio.create_task(self._hear())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hearing.cancel()
        with suppress(asyncio.CancelledError):
            await self._hearing
        await self._socket.close()

    async def play(self) -> bool:
        """Show the table and send what is typed, until the game is over or the keyboard is closed. Returns whether it
        is over."""
        while not self.frame and not self._hearing.done():
            await asyncio.sleep(TICK)
        people, keyboard = People([0], self._names, self.language), Keyboard()
        self.drawings = Drawings(self.entry, self._names, self.language)
        with raw_keys():
            if not console.is_terminal:
                return await self._run(keyboard, Printed(console, people))
            with Drawn(console, self.entry, people) as screen:
                return await self._run(keyboard, screen)

    async def _run(self, keyboard: Keyboard, screen: Screen) -> bool:
        while not self._hearing.done():
            screen.show(self._shown())
            if self.frame["status"] in OVER:
                return True
            for key in await asyncio.to_thread(keyboard.keys, TICK):
                if key == CLOSED:
                    return False
                if (line := self._line.press(key)) is not None:
                    await self._say(line.strip())
        return False

    async def _say(self, line: str) -> None:
        self._refused = ""
        try:
            move = read_move(self.entry, line, self._view, self._asks, self._names, self.language, 0)
        except Refused as refused:
            self._refused = refusal(self.language, self.entry, refused) if line else ""
            return
        on = {"on": self.frame["on"]} if self.frame["on"] else {}
        sent = {"t": "act", "id": next(self._ids), **on, "move": msgspec.to_builtins(move)}
        await self._socket.send_str(msgspec.json.encode(sent).decode())

    async def _hear(self) -> None:
        async for message in self._socket:
            heard = msgspec.json.decode(message.data)
            match heard["t"]:
                case "view":
                    self._take(heard)
                case "refused":
                    self._refused = refusal(self.language, self.entry, Refused(heard["code"], heard["detail"]))
                case "ping":
                    await self._socket.send_json({"t": "pong", "n": heard["n"]})
                case "bye":
                    return

    def _take(self, frame: dict[str, Any]) -> None:
        self.frame, self._heard_at = frame, asyncio.get_running_loop().time()
        events = msgspec.convert(frame["events"], list[self._game.Events])  # type: ignore[name-defined]
        self.said += [self.entry.sentence(event, self._names, self.language) for event in events]

    @property
    def _names(self) -> list[str]:
        return [seat["name"] for seat in self.frame["seats"]]

    @property
    def _view(self) -> Any:
        return msgspec.json.decode(msgspec.json.encode(self.frame["view"]), type=self._game.View)

    @property
    def _asks(self) -> Asks:
        return tuple(self._kinds[tag] for tag in self.frame["asks"])

    def _shown(self) -> Shown:
        frame, now = self.frame, asyncio.get_running_loop().time()
        gone = 0 if frame["paused"] else 1000 * (now - self._heard_at)
        drawing = self.drawings.of(self._view)
        return Shown(
            drawing=drawing,
            text=self.drawings.unveiled(drawing, int(1000 * now)),
            said=(*self.said, *self.drawings.faults),
            left=None if frame["until"] is None else max(0, frame["until"] - frame["at"] - gone) / 1000,
            span=(frame["span"] or 0) / 1000,
            typing=0,
            line=self._line.text,
            refused=self._refused,
        )
