"""What games have to print. Each file is made once and remembered."""

import asyncio
import hashlib
import io
from collections.abc import Callable, Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

import segno

from parlour.core import Entry, Refused
from parlour.printing import PAPERS, make, whats_of
from parlour.server import wire
from parlour.server.jobs.job_pool import JobPool, MadeOnce
from parlour.server.jobs.pools import Library
from parlour.server.loading.game_loader import Load

KEPT = 64
"""How many files are remembered; each has some 80 kB."""
Key = tuple[str, str, str, str]
"""Game, language, paper, and which part; an empty part means all."""


class Prints:
    def __init__(self, library: Library, open_pool: Callable[[], Executor]) -> None:
        self._library = library
        self._pool = JobPool(open_pool)
        self._made: MadeOnce[Key, bytes] = MadeOnce(KEPT)
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
        made = self._made.begin(key, lambda: self._pool.run(who, print_file, self._library, *key))
        return await asyncio.shield(made)

    async def of_box(self, key: Key, settings: dict[str, Any], who: str) -> bytes:
        """The same with a box of one's own (COM-09), which is not remembered."""
        return await self._pool.run(who, print_file, self._library, *key, settings)

    def close(self) -> None:
        self._made.close()
        self._pool.close()


def print_file(
    library: Library, game: str, language: str, paper: str, what: str, own: dict[str, Any] | None = None
) -> bytes:
    """Run in a slot, perhaps in another process."""
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
        return await asyncio.shield(self._made.begin(link, lambda: self._make(link)))

    async def once(self, link: str) -> bytes:
        """For a link that nobody asks for again."""
        return await self._make(link)

    async def _make(self, link: str) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._thread, _draw, link)

    def close(self) -> None:
        self._made.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _draw(link: str) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
    return out.getvalue()
