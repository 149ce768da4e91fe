"""How the server is reached, as its operator chose."""

from msgspec import Struct

from parlour.server.options.motd import NOTHING, Message


class PublicOptions(Struct, frozen=True, kw_only=True):
    behind_proxy: bool = False
    """A proxy in front says who asks."""
    name: str | None = None
    """The public host name, with its port if that is not the default."""
    base: str = ""
    """The folder of the server, such as `/parlour`; empty at the root of the host."""
    opened_by: str = "parlour serve --host 0.0.0.0"
    """The command that opens a server that listens on loopback to its network."""
    is_inside: bool = False
    """These are requests of other servers, which say truly who asks and under which name."""
    metrics_token: str | None = None
    """The token for /metrics. Without it nobody may read them."""
    opening_word: str | None = None
    """The word for making tables; None: everybody may."""
    message: Message = NOTHING
    """The message of the day."""


PLAIN = PublicOptions()
