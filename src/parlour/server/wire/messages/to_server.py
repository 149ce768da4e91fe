"""Messages to the server."""

from msgspec import Raw

from parlour.server.wire.messages.decisions import Do
from parlour.server.wire.values import Emoji, Id, Key, Message, Moment, Token, check_installed


class Hello(Message, frozen=True):
    """The first message of a connection."""

    token: Token | None = None
    """A seat's, or the host's if the host has no seat. None for a spectator."""
    seq: int | None = None
    """The last one seen, to get all events since. 0 for all events of this game."""
    plain: str | None = None
    """A language, to get views and events in words too."""
    screen: bool = False
    """Whether this is a big screen that the whole room watches. It changes nothing for others until the host accepts it
    (COM-31)."""
    key: Key | None = None
    """A big screen's own secret. With it, it stays accepted when it comes back."""
    changes: bool = False
    """Whether to send `change` in place of a view where that is shorter. Not with `plain`."""

    def __post_init__(self) -> None:
        check_installed(self.plain)


class Act(Message, frozen=True):
    """Make a move."""

    id: Id
    move: Raw
    """Of one of the kinds in the view's `asks`."""
    on: Moment | None = None
    """`on` of the view that the player saw (COM-11)."""


class Host(Message, frozen=True):
    """Make a decision as host. A few are open to other players too."""

    id: Id
    do: Do


class React(Message, frozen=True):
    """Show a reaction to everyone. Spectators may react too. It is not stored."""

    id: Id
    emoji: Emoji


class Pong(Message, frozen=True):
    """Answer a ping at once. The server measures the delay of the connection by it."""

    n: int


ToServer = Hello | Act | Host | React | Pong
