"""Limits on what anyone may ask for: generous to a class behind one address, tight on guessing."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import NamedTuple

from msgspec import Struct

from parlour.core import Refused
from parlour.native.compiled import compiled

MOST = 4096
"""How many addresses are remembered before idle ones are forgotten."""
ROUNDING = 1e-6
"""Errors of floating-point numbers that must not cost anybody an act."""


class Rate(Struct, frozen=True):
    """`burst` at once, then `per_second`."""

    per_second: float
    burst: float


class Limits(Struct, frozen=True, kw_only=True):
    """Everything that is limited, in one place."""

    messages: Rate = Rate(20, 60)
    """Messages of one person at a table, however many connections they have."""
    letters: Rate = Rate(2048, 64 * 1024)
    """Bytes of these messages: they are stored, and replayed when the table wakes."""
    moves: int = 20_000
    """Moves of one seat in one game."""
    controls: Rate = Rate(2, 20)
    """Pings of the WebSocket itself, of one connection: what is over that ends it."""
    bytes: Rate = Rate(16 * 1024, 640 * 1024)
    """All that one connection sends."""
    frames: Rate = Rate(50, 500)
    """Frames of one connection, with messages in them or without: what is over that ends it."""
    frames_of_address: Rate = Rate(2000, 10_000)
    """Frames of all connections of one address: what is over that waits."""
    tabs: int = 12
    """Connections of one person at a table."""
    pictures: Rate = Rate(1, 20)
    """New QR codes of one address: each takes a core for a moment."""
    lookups: Rate = Rate(5, 150)
    """Words that one address looks up: suggestions for a wrong one take up to 10 ms."""
    boxes: Rate = Rate(3, 40)
    """Checks of boxes of one address: a page asks for one after each pause in typing."""
    reactions: Rate = Rate(1, 5)
    """Reactions of one connection."""
    requests: Rate = Rate(20, 200)
    """HTTP requests under /api of one address."""
    pages: Rate = Rate(100, 2000)
    """All other HTTP requests of one address: pages, files, messages, prints. A whole school may open the page."""
    tables: Rate = Rate(1, 100)
    """New tables of one address."""
    misses: Rate = Rate(2 / 86_400, 15)
    """Table codes of one address that do not exist. 1,000 addresses find 0.8 of 10,000 stored tables in a year."""
    club_misses: Rate = Rate(1 / 60, 15)
    """Wrong class codes from one address before it has to wait for a minute. Right codes still work."""
    places: Rate = Rate(1 / 15, 60)
    """People of one address who are sent to tables of classes: a whole class at once, and each may ask twice."""
    words: Rate = Rate(1 / 60, 20)
    """Wrong opening words of one address: a class may mistype it, nobody gets through a dictionary."""
    handovers: Rate = Rate(1 / 20, 20)
    """Codes of one address for another device: each may hold a whole record for ten minutes."""
    connections: int = 400
    """Live connections of one address."""
    spectators: int = 100
    """Spectators of one table."""
    downloads: int = 4
    """Logs that one address takes at once."""
    message_bytes: int = 8192
    """One message: a longer one is refused, unless a host decides something by it (`body_bytes`)."""
    refusable_bytes: int = 512 * 1024
    """A message over that is read for its id, to refuse it: ten thousand dice. One over this ends the connection."""
    body_bytes: int = 64 * 1024
    """The body of one request, or a decision of a host: all cards of a box, typed in by its owner (COM-09)."""


@compiled
class Tokens:
    """What was taken from a bucket so far, as one number, counted as if nothing could be saved up beyond `burst`."""

    __slots__ = ("burst", "per_second", "taken")

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst, self.taken = per_second, burst, 0.0

    def take(self, now: float, much: float = 1.0) -> bool:
        filled = now * self.per_second
        taken = (self.taken if self.taken > filled else filled) + much
        if taken - filled > self.burst + ROUNDING:
            return False
        self.taken = taken
        return True


class Bucket(Tokens):
    """A token bucket: it fills by `per_second` up to `burst`, and each act takes one."""

    __slots__ = ()

    def __init__(self, rate: Rate) -> None:
        super().__init__(rate.per_second, rate.burst)

    def give_back(self) -> None:
        """Give back what was just taken, because it was not used."""
        self.taken -= 1

    def take_up(self, now: float, much: int) -> None:
        """Take this amount, or whatever is left."""
        self.take(now, min(much, self._left(now)))

    def has_any(self, now: float) -> bool:
        return self.taken - now * self.per_second <= self.burst - 1 + ROUNDING

    def is_full(self, now: float) -> bool:
        return self._left(now) >= self.burst

    def wait(self, now: float) -> float:
        """Seconds until it gives again."""
        return max(0.0, 1 - self._left(now)) / self.per_second

    def _left(self, now: float) -> float:
        over = self.taken - now * self.per_second
        return self.burst - over if over > 0 else self.burst


class Allowance(NamedTuple):
    """What one person may still say at a table."""

    messages: Bucket
    letters: Bucket

    def take(self, now: float, letters: int) -> bool:
        return self.messages.take(now) and self.letters.take(now, letters)


class Shares:
    """How many long requests each address has under way."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def held(self, who: str, detail: str) -> Iterator[None]:
        if self._held[who] >= self._most:
            raise Refused("too-many", detail)
        self._held[who] += 1
        try:
            yield
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]


class ByAddress(dict[str, Bucket]):
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self._rate, self._now, self._most = rate, now, MOST

    def __missing__(self, address: str) -> Bucket:
        if len(self) >= self._most:
            self._forget()
        return self.setdefault(address, Bucket(self._rate))

    def take(self, address: str) -> bool:
        return self[address].take(self._now())

    def take_up(self, address: str, much: int) -> None:
        self[address].take_up(self._now(), much)

    def has_any(self, address: str) -> bool:
        return self[address].has_any(self._now())

    def wait(self, address: str) -> float:
        return self[address].wait(self._now())

    def _forget(self) -> None:
        now = self._now()
        for address in [address for address, bucket in self.items() if bucket.is_full(now)]:
            del self[address]
        self._most = max(MOST, 2 * len(self))  # in a flood few can be forgotten, so look more seldom


class LimitsByAddress(dict[str, ByAddress]):
    """What each address may do, by the names of `Limits`."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def __missing__(self, name: str) -> ByAddress:
        return self.setdefault(name, ByAddress(getattr(self._limits, name)))
