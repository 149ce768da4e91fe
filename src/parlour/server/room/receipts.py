"""Answers to messages by sender and id, so that a resent message acts once.

A sender is a token, not a seat: the next person in a seat may use the same ids. Messages that acted are remembered as
long as the table, because the log knows them. Refusals changed nothing, so a few are enough.
"""

from collections.abc import Iterable
from typing import TypeVar

from parlour.server import wire

REFUSED = 64
"""How many refusals of one sender are remembered. Only that sender can push them out."""
SENDERS = 64
OWNER = 16
"""How much of a token's hash names its sender in a log."""
Key = tuple[str, str | int]
"""The sender (the hash of a token) and the message's id."""
Reply = wire.Ok | wire.Refused
Answer = tuple[Key, Reply]

K = TypeVar("K")
V = TypeVar("V")


class Receipts:
    __slots__ = ("_acted", "_on_the_way", "_refused")

    def __init__(self, acted: Iterable[Key] = ()) -> None:
        """`acted`: messages in the log."""
        self._acted = {_mark(key) for key in acted}
        self._on_the_way: dict[Key, int] = {}
        self._refused: dict[str, dict[str | int, Reply]] = {}

    def is_known(self, key: Key) -> bool:
        return key in self._on_the_way or self.answer_to(key) is not None

    def expect(self, key: Key) -> bool:
        """Note a message that will be answered. Returns False if it is known already."""
        mark = _mark(key)
        if key in self._on_the_way or mark in self._acted or key[1] in self._refused.get(key[0], ()):
            return False
        self._on_the_way[key] = mark
        return True

    def answer_to(self, key: Key) -> Reply | None:
        """None if the message is unknown or still on its way."""
        return wire.Ok(key[1]) if _mark(key) in self._acted else self._refused.get(key[0], {}).get(key[1])

    def answer(self, key: Key, reply: Reply) -> None:
        mark = self._on_the_way.pop(key, None)
        if type(reply) is wire.Ok:
            self._acted.add(_mark(key) if mark is None else mark)
        else:
            _keep(_keep(self._refused, key[0], self._refused.get(key[0], {}), SENDERS), key[1], reply, REFUSED)


def _mark(key: Key) -> int:
    """A message as eight bytes. Ids of text and number are never the same."""
    return hash((key[0][:OWNER], key[1]))


def _keep(receipts: dict[K, V], key: K, value: V, most: int) -> V:
    """Keep a value among the latest `most`."""
    receipts.pop(key, None)
    receipts[key] = value
    while len(receipts) > most:
        del receipts[next(iter(receipts))]
    return value
