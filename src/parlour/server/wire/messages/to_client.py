"""Messages to a client."""

from parlour.server.wire.messages.view import Change, View
from parlour.server.wire.values import Farewell, Message


class Ok(Message, frozen=True):
    """The message was accepted and its effect is stored."""

    id: str | int


class Refused(Message, frozen=True):
    """The message changed nothing. `id` is null if it could not be read."""

    id: str | int | None
    code: str
    detail: str


class Ping(Message, frozen=True):
    """Answer with `pong` and the same `n`, at once."""

    n: int


class Reaction(Message, frozen=True, omit_defaults=True):
    """Somebody reacted. `name`: of a person who waits for the next game. Without seat and name: a spectator."""

    seat: int | None
    emoji: str
    name: str | None = None


class Stall(Message, frozen=True):
    """`on: true`: the server can't store anything now. Clocks are paused and messages are answered later, so don't
    resend them. `on: false`: it can again."""

    on: bool


class Moved(Message, frozen=True):
    """The teacher has moved this pupil to the table `code`, where their token is `token`."""

    code: str
    token: str


class Bye(Message, frozen=True):
    """The last message. Reconnect after `restart`, `trouble` and `silent` only."""

    code: Farewell


ToClient = View | Change | Ok | Refused | Ping | Reaction | Stall | Moved | Bye
