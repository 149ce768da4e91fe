"""Reviews, lessons and reels of games, made once for all who ask."""

import asyncio
import gzip
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core import AnyStory, Refused, Story
from parlour.core.extras.highlights import Highlights
from parlour.core.extras.reel import write_reel
from parlour.core.extras.review_time import by_clock
from parlour.core.in_words import drawing_of, sentence_of
from parlour.languages import languages
from parlour.server.diagnostics import Faults
from parlour.server.jobs.job_pool import JOB_SECONDS, LongWork
from parlour.server.jobs.pools import Library, OpenPool, games_at
from parlour.server.loading.game_loader import Games
from parlour.server.loading.upgrades import Damaged, first_gap, played_by
from parlour.server.storage.records import LineRecord, TableRecord
from parlour.server.storage.store import Store

TOGETHER = 256
"""Log lines that are read at once."""
REVIEW_SECONDS = 20.0
"""Callers that have waited this long are asked to try again. The work continues meanwhile."""

WHOLE = -1
"""The moment of a review of a whole game. No running game has it."""
Key = tuple[str, int, int, str]
LONGEST = 20_000
"""The longest log that can be shown step by step. Most have hundreds of lines."""


class Found(Struct, frozen=True):
    """A review and its lessons, as they are sent."""

    review: msgspec.Raw
    lessons: msgspec.Raw


class Reviews(LongWork[Key]):
    def __init__(self, store: Store, games: Games, library: Library, open_pool: OpenPool) -> None:
        super().__init__(library, open_pool)
        self._store, self._games = store, games

    async def of(self, record: TableRecord, who: str, seq: int = WHOLE) -> msgspec.Raw:
        """`who`: the address that asks. `seq`: the moment of a game that still runs."""
        if self._games.entry(record.game).extras.review.find is None:
            raise Refused("no-such-page", "this game has no review")
        return (await self._found(record, who, seq)).review

    async def lessons(self, record: TableRecord, who: str) -> msgspec.Raw:
        if self._games.entry(record.game).extras.review.lesson is None:
            raise Refused("no-such-page", "this game has no lesson")
        return (await self._found(record, who, WHOLE)).lessons

    async def _found(self, record: TableRecord, who: str, seq: int) -> Found:
        made = self._begin((record.code, record.number, seq, "review"), record, who, make)
        return msgspec.json.decode(await _soon(made), type=Found)

    async def reel(self, record: TableRecord, who: str, plain: str = "") -> bytes:
        """Return a finished game as a gzipped reel (`core/extras/reel.py`). `plain`: a language for its sentences.

        Raises Refused("no-such-game") if the game is not installed any more.
        """
        self._games.entry(record.game)
        return await _soon(self.begin_reel(record, who, plain))

    def begin_reel(self, record: TableRecord, who: str, plain: str = "") -> asyncio.Task[bytes]:
        """Make a reel, perhaps while the page that will ask for it is on its way."""
        key = record.code, record.number, 0, f"reel {plain}"
        return self._begin(key, record, who, partial(make_reel, plain=plain))

    def _begin(self, key: Key, record: TableRecord, who: str, make_one: Callable[..., bytes]) -> asyncio.Task[bytes]:
        return self._made.begin(key, lambda: self._make(record, who, make_one))

    async def _make(self, record: TableRecord, who: str, make_one: Callable[..., bytes]) -> bytes:
        async with self.pool.turn(who) as slot:
            pages = self._store.pages(record.code, record.number, TOGETHER)
            lines = [line async for page in pages for line in page]
            if (gap := first_gap(lines)) is not None:
                raise Damaged(gap, None)
            return await slot.run(make_one, self._library, record, lines)


async def _soon(made: asyncio.Task[bytes]) -> bytes:
    try:
        async with asyncio.timeout(REVIEW_SECONDS):
            return await asyncio.shield(made)
    except TimeoutError:
        raise Refused("busy", "this takes a while; try again in a moment") from None


def make(library: Library, record: TableRecord, lines: list[LineRecord]) -> bytes:
    story, entry = _story(library, record, lines), games_at(library).entry(record.game)
    with by_clock(_hurry()):
        review = entry.review(story)
    lessons = None if story.result is None else entry.lessons(story, review)
    return msgspec.json.encode({"review": review, "lessons": lessons})


def _hurry() -> Callable[[], float]:
    """How much of its time a review has used, from 0 to 1. Half of a job's time is for the search."""
    began = time.monotonic()
    return lambda: (time.monotonic() - began) / (JOB_SECONDS / 2)


def make_reel(library: Library, record: TableRecord, lines: list[LineRecord], plain: str) -> bytes:
    if len(lines) > LONGEST:
        raise Refused("too-long", "this game is too long to be shown step by step; download its log instead")
    story, entry = _story(library, record, lines), games_at(library).entry(record.game)
    names = [sitter.name for sitter in record.seats]
    failed = Faults(entry.id)
    draw = (lambda view: drawing_of(entry, view, names, plain, failed)) if plain else None
    tell = (lambda line: [sentence_of(entry, event, names, plain, failed) for event in line.events]) if plain else None
    more = {
        "title": {language: entry.title(language) for language in languages()},
        "names": names,
        "bots": [sitter.bot for sitter in record.seats],
        "highlights": failed.spare(lambda: entry.highlights(story), Highlights()),
    }
    reel = write_reel({**record.heading, **more}, story, draw, lambda n: _timing(lines[n]), tell)
    return gzip.compress(b"\n".join(reel) + b"\n", 6, mtime=0)


def _timing(line: LineRecord) -> dict[str, Any]:
    """The numbers behind a stamp, so that everybody can see who was first."""
    return {} if line.arrived is None else {"fair": {"arrived": line.arrived, "delay": line.delay}}


_latest: list[tuple[object, AnyStory]] = []
"""The log that this process folded last. After a game its review, lessons and reel are asked for in a row, and jobs of
one address run one after another in the same process: so they share a story."""


def _story(library: Library, record: TableRecord, lines: list[LineRecord]) -> AnyStory:
    key = (library, played_by(record.heading), lines)
    for known, story in _latest[:]:
        if known == key:
            return story
    try:
        story = games_at(library).replay_as(Story, record, lines)
    except Damaged:
        raise Refused("damaged", "the log of this game is damaged") from None
    _latest[:] = [(key, story)]
    return story
