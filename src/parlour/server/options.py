"""How one server runs: one value from the command line to the last part that needs it."""

from pathlib import Path
from time import monotonic

from msgspec import Struct

from parlour.languages import ENGLISH, languages
from parlour.server.cluster.neighbours import Plan
from parlour.server.jobs.pools import MachineShare
from parlour.server.limits import Limits
from parlour.server.push.reach import Reach
from parlour.server.tables.housekeeping import IDLE_SECONDS

LONGEST = 1000
REREAD_SECONDS = 5.0


class Message:
    """A text, or a file that may change while the server runs, with other languages beside it (`motd.uk.txt`)."""

    def __init__(self, text: str = "", file: Path | None = None) -> None:
        self._text, self._file = text, file
        self._texts: dict[str, str] | None = None
        self._read_at: float | None = None

    def texts(self) -> dict[str, str] | None:
        """The text by language, or None."""
        if self._read_at is None or (self._file is not None and monotonic() - self._read_at > REREAD_SECONDS):
            self._texts, self._read_at = self._read(), monotonic()
        return self._texts

    def _read(self) -> dict[str, str] | None:
        found = {language: self._in(language) for language in languages()}
        spoken = next((text for text in found.values() if text), None)
        return None if spoken is None else {language: text or spoken for language, text in found.items()}

    def _in(self, language: str) -> str:
        if self._file is None:
            return tidied(self._text)
        file = self._file if language == ENGLISH else self._file.with_suffix(f".{language}{self._file.suffix}")
        try:
            return tidied(file.read_text(encoding="utf-8", errors="replace"))
        except OSError:  # the file was removed
            return ""


def tidied(text: str) -> str:
    """The text without control characters, cut to what fits."""
    lines = ["".join(letter for letter in line if letter.isprintable()).rstrip() for line in text.splitlines()]
    return "\n".join(lines).strip()[:LONGEST]


NOTHING = Message()


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


class ServerOptions(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 0
    """0: any free one."""
    public: PublicOptions = PLAIN
    limits: Limits = Limits()
    idle_seconds: float = IDLE_SECONDS
    """How long a room that nobody uses stays awake."""
    keep_days: int = 60
    """Tables that nobody used for this many days are forgotten."""
    push: bool = True
    """Whether Web Push is offered."""
    reach: Reach = Reach()
    """Where push services may be."""
    plan: Plan = Plan()
    """How other servers on the same database reach this one."""
    share: MachineShare = MachineShare()
    """What the machine has for long work."""


DEFAULTS = ServerOptions()
