"""How the server is opened to the world: what its host decided at the start."""

from msgspec import Struct

from parlour.server.http.motd import NOTHING, Message


class PublicOptions(Struct, frozen=True, kw_only=True):
    behind_proxy: bool = False
    """A proxy stands in front and says who asks."""
    name: str | None = None
    """The name under which everyone reaches the server, with its port where that is no usual one."""
    base: str = ""
    """The folder under which the whole server stands, as `/parlour`; empty: at the root of its host."""
    is_inside: bool = False
    """It is the door between servers: whoever comes in by it says the truth about who asks, and under which name."""
    metrics_token: str | None = None
    """Who shows it may read what the server counted; None: nobody may."""
    opening_word: str | None = None
    """Who knows it may open tables; None: everybody may."""
    message: Message = NOTHING
    """What everyone reads who comes in."""


PLAIN = PublicOptions()
