"""Dictionaries for devices without a connection."""

import asyncio
import hashlib
from collections.abc import Iterable

from parlour.server import wire
from parlour.server.loading.game_loader import Load


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
