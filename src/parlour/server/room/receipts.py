"""Answers to messages, by sender and id, so that a resent message acts once.

A sender is a token, not a seat: who sits down after another may use the same ids. What acted is remembered as long as
its table is (its log knows, so a table that wakes knows all of it); what was refused changed nothing, so a few will do.
"""

from collections.abc import Iterable
from typing import TypeVar

from parlour.server import wire

REFUSED = 64
"""Refusals that are remembered of one sender: only that sender can push them out."""
SENDERS = 64
OWNER = 16
"""So much of a token's hash names its sender in a log."""
Key = tuple[str, str | int]
"""Who sent it (the hash of a token) and its id."""
Reply = wire.Ok | wire.Refused

K = TypeVar("K")
V = TypeVar("V")


class Receipts:
    __slots__ = ("_acted", "_on_the_way", "_refused")

    def __init__(self, acted: Iterable[Key] = ()) -> None:
        """`acted`: messages known from the log to have acted."""
        self._acted = {_mark(key) for key in acted}
        self._on_the_way: set[Key] = set()
        self._refused: dict[str, dict[str | int, Reply]] = {}

    def is_known(self, key: Key) -> bool:
        return key in self._on_the_way or self.answer_to(key) is not None

    def answer_to(self, key: Key) -> Reply | None:
        """None while it is on its way."""
        return wire.Ok(key[1]) if _mark(key) in self._acted else self._refused.get(key[0], {}).get(key[1])

    def expect(self, key: Key) -> None:
        self._on_the_way.add(key)

    def answer(self, key: Key, reply: Reply) -> None:
        self._on_the_way.discard(key)
        if isinstance(reply, wire.Ok):
            self._acted.add(_mark(key))
        else:
            _keep(_keep(self._refused, key[0], self._refused.get(key[0], {}), SENDERS), key[1], reply, REFUSED)


def _mark(key: Key) -> int:
    """Eight bytes of memory for each move of a long evening. Ids of text and number are never the same."""
    return hash((key[0][:OWNER], key[1]))


def _keep(kept: dict[K, V], key: K, value: V, most: int) -> V:
    """The latest few."""
    kept.pop(key, None)
    kept[key] = value
    while len(kept) > most:
        del kept[next(iter(kept))]
    return value
