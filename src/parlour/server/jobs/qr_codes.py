"""QR codes of links: made one at a time off the event loop, and remembered."""

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor

import segno

KEPT = 256


class QrCodes:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._made: dict[str, asyncio.Future[bytes]] = {}

    def has(self, link: str) -> bool:
        return link in self._made

    async def of(self, link: str) -> bytes:
        if link not in self._made:
            while len(self._made) >= KEPT:
                del self._made[next(iter(self._made))]
            self._made[link] = asyncio.get_running_loop().run_in_executor(self._thread, _draw, link)
        return await asyncio.shield(self._made[link])

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _draw(link: str) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", scale=8, border=2, xmldecl=False, svgns=True)
    return out.getvalue()
