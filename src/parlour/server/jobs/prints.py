"""What games have to print. Each file is made once and remembered."""

import asyncio
import hashlib
import io
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import segno

from parlour.core import Entry, Refused
from parlour.printing import PAPERS, make, whats_of
from parlour.server import wire
from parlour.server.jobs.job_pool import LongWork, MadeOnce
from parlour.server.jobs.pools import Library, OpenPool
from parlour.server.loading.game_loader import Load

Key = tuple[str, str, str, str]
"""Game, language, paper, and which part; an empty part means all."""


class Prints(LongWork[Key]):
    """Files to print; each has some 80 kB."""

    def __init__(self, library: Library, open_pool: OpenPool) -> None:
        super().__init__(library, open_pool)
        self._whats: dict[tuple[str, str], tuple[str, ...]] = {}
        """What can be printed, by game and language. To find out, all of it is set."""

    def check(self, game: str, entry: Entry, language: str, paper: str, what: str) -> Key:
        """The key of a file. Raises Refused if there is no such file."""
        if paper not in PAPERS:
            raise Refused("no-such-paper", f"the paper is {' or '.join(PAPERS)}")
        whats = self._whats.get((game, language))
        if whats is None:
            whats = self._whats[game, language] = whats_of(entry, language)
        if not whats:
            raise Refused("no-such-page", "this game has nothing to print")
        if what and what not in whats:
            raise Refused("no-such-page", f"you can print these: {', '.join(whats)}")
        return game, language, paper, what

    def has(self, key: Key) -> bool:
        return key in self._made

    async def of(self, key: Key, who: str) -> bytes:
        """`who`: the address that asks."""
        return await self._once(key, who, print_file, *key)

    async def of_box(self, key: Key, settings: dict[str, Any], who: str) -> bytes:
        """The same with a box of one's own (COM-09), which is not remembered."""
        return await self._run(who, print_file, *key, settings)


def print_file(
    library: Library, game: str, language: str, paper: str, what: str, own: dict[str, Any] | None = None
) -> bytes:
    catalogue, _ = library()
    settings = None if own is None else catalogue[game].settle(own)[0]
    return make(catalogue[game], language, paper, [what] if what else [], settings).data


class OfflineDictionaries:
    """Their hashes and sizes are worked out once. A file is read when somebody downloads it."""

    def __init__(self, load: Load, languages: Iterable[str]) -> None:
        self._load = load
        self._languages = tuple(languages)
        self._files: dict[str, wire.Pocket] | None = None

    async def files(self) -> dict[str, wire.Pocket]:
        """By language, if there is one."""
        if self._files is None:
            self._files = await asyncio.to_thread(self._measure)
        return self._files

    async def content(self, language: str) -> bytes | None:
        return await asyncio.to_thread(lambda: self._load(language).pocket())

    def _measure(self) -> dict[str, wire.Pocket]:
        found = ((language, self._load(language).pocket()) for language in self._languages)
        return {
            language: wire.Pocket(hashlib.sha256(content).hexdigest()[:16], len(content))
            for language, content in found
            if content is not None
        }


KEPT_CODES = 256


class QrCodes:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._made: MadeOnce[str, bytes] = MadeOnce(KEPT_CODES)

    def has(self, link: str) -> bool:
        return link in self._made

    async def of(self, link: str) -> bytes:
        return await asyncio.shield(self._made.begin(link, lambda: self.once(link)))

    async def once(self, link: str) -> bytes:
        """For a link that nobody asks for again."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, _draw, link)

    def close(self) -> None:
        self._made.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _draw(link: str) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
    return out.getvalue()
