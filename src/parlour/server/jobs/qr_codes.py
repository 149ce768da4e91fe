"""QR codes of links: made one at a time off the event loop, and remembered."""

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor

import segno

from parlour.server.jobs.job_pool import MadeOnce

KEPT = 256


class QrCodes:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._made: MadeOnce[str, bytes] = MadeOnce(KEPT)

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
