"""The log of a game as a download, read and sent page by page, so that it fills no memory."""

import asyncio
from collections.abc import AsyncIterator

from aiohttp import web

from parlour.server.http.middleware import SERVER, address_of
from parlour.server.http.pages import HEADERS
from parlour.server.storage.lines import log_line
from parlour.server.storage.records import TableRecord
from parlour.server.storage.store import Store

TOGETHER = 64
"""How many lines are read at once."""
PAGE_PAUSE_SECONDS = 0.01
"""The pause between two pages, for others: about 5 MB a second."""
DOWNLOAD_SECONDS = 300.0
"""A download that takes longer is cut off."""


async def send_log(request: web.Request, record: TableRecord) -> web.StreamResponse:
    server = request.app[SERVER]
    with server.downloads.held(address_of(request), "too many downloads from here; try again in a moment"):
        headers = {**HEADERS, "Cache-Control": "no-store", "Content-Type": "application/x-ndjson"}
        response = web.StreamResponse(headers=headers)
        await response.prepare(request)
        if request.method != "HEAD":
            async with asyncio.timeout(DOWNLOAD_SECONDS):
                async for part in _parts(server.store, record):
                    await response.write(part)
        await response.write_eof()
    return response


async def _parts(store: Store, record: TableRecord) -> AsyncIterator[bytes]:
    found = await store.ask(store.heading, record.code)
    yield b"{}\n" if found is None else found[0] + b"\n"
    async for lines in store.pages(record.code, record.number, TOGETHER):
        yield b"".join(map(log_line, lines))
        await asyncio.sleep(PAGE_PAUSE_SECONDS)
