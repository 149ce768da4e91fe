"""Messages of one connection, with the time of their arrival, until their room reads them."""

from dataclasses import dataclass, field
from time import monotonic

import msgspec

from parlour.server import wire
from parlour.server.limits import Allowance, Bucket, Limits
from parlour.server.metrics import Metrics

STRIKES = 100
"""How many messages over the limit close a connection."""
MOST, MOST_BYTES = 400, 512 * 1024
"""How much may wait to be read."""

Heard = wire.ToServer | wire.Refused
"""A message, or why it was refused."""


class _Tagged(msgspec.Struct):
    id: wire.Id


_tagged = msgspec.json.Decoder(_Tagged)


@dataclass(slots=True, eq=False)
class Inbox:
    _limits: Limits
    _metrics: Metrics
    allowance: Allowance = field(init=False)
    """Shared by all connections of one person."""
    reactions: Bucket = field(init=False)
    _heard: list[tuple[bytes | wire.Refused, int, float]] = field(default_factory=list)  # a deque takes 760 bytes
    _bytes: int = 0
    _strikes: int = 0
    last_heard: float = 0.0
    is_held: bool = False
    """While a host's decision is carried out, the messages after it wait."""

    def __post_init__(self) -> None:
        self.allowance = Allowance(Bucket(self._limits.messages), Bucket(self._limits.letters))
        self.reactions = Bucket(self._limits.reactions)

    @property
    def is_abused(self) -> bool:
        """Whether its sender went over the limit for far too long."""
        return self._strikes > STRIKES

    def note(self, data: object) -> bool:
        """Returns False if the inbox is full."""
        now = self.last_heard = monotonic()
        if len(self._heard) >= MOST or self._bytes >= MOST_BYTES:
            return False
        if isinstance(data, bytes) and (size := len(data)) <= self._limits.body_bytes:
            self._bytes += size
            self._heard.append((data, size, now))
        else:  # only its refusal is kept
            self._heard.append((self._too_big(data), 0, now))
        return True

    def read(self) -> tuple[Heard, float] | None:
        """The next message, with the time of its arrival. None if there is none, or it has to wait."""
        if not self._heard or self.is_held:
            return None
        data, size, arrived = self._heard.pop(0)
        self._bytes -= size
        return self._admit(self._read(data, size), arrived, size), arrived

    def _read(self, data: bytes | wire.Refused, size: int) -> Heard:
        """Read a message. Only a host's decision may be long: it can hold all cards of a box (COM-09)."""
        if not isinstance(data, bytes):
            return data
        try:
            message: Heard = wire.decode(data)
        except msgspec.DecodeError as wrong:
            message = wire.Refused(_id_in(data), "unreadable", str(wrong))
        if size > self._limits.message_bytes and not isinstance(message, wire.Host):
            return self._too_big(data)
        return message

    def _too_big(self, data: object) -> wire.Refused:
        id = _id_in(data) if isinstance(data, bytes) else None
        return wire.Refused(id, "too-big", f"a message has at most {self._limits.message_bytes} bytes")

    def _admit(self, message: Heard, arrived: float, size: int) -> Heard:
        """The message, or a refusal if it is over the limit."""
        self._metrics.messages += 1
        if self.allowance.take(arrived, size):
            return message
        self._metrics.limited += 1
        self._strikes += 1
        return wire.Refused(getattr(message, "id", None), "too-fast", "too many messages; wait a moment")


def _id_in(data: bytes) -> str | int | None:
    try:
        return wire.read(_tagged, data).id
    except msgspec.DecodeError:
        return None
