"""Answers to messages, by seat and id, so that a resent message acts once."""

from collections.abc import Iterable

from parlour.core import Seat
from parlour.server import wire

KEPT = 512
Key = tuple[Seat | None, str | int]
"""Who sent it (None: a host without a seat) and its id."""


class Receipts:
    def __init__(self, acted: Iterable[Key] = ()) -> None:
        """`acted`: messages known from the log to have acted."""
        self._answers: dict[Key, bytes | None] = {key: wire.frame_of(wire.Ok(key[1])) for key in acted}

    def is_known(self, key: Key) -> bool:
        return key in self._answers

    def answer_to(self, key: Key) -> bytes | None:
        """None while it is on its way."""
        return self._answers.get(key)

    def expect(self, key: Key) -> None:
        self._keep(key, None)

    def answer(self, key: Key, frame: bytes) -> None:
        self._keep(key, frame)

    def _keep(self, key: Key, frame: bytes | None) -> None:
        """Only the latest: who is refused again and again fills no memory with it."""
        self._answers[key] = frame
        while len(self._answers) > KEPT:
            del self._answers[next(iter(self._answers))]
