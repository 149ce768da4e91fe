"""How one server runs: one value from the command line to the last part that needs it."""

from msgspec import Struct

from parlour.server.cluster.neighbours import Plan
from parlour.server.jobs.worker_processes import MachineShare
from parlour.server.limits import Limits
from parlour.server.options.public_options import PLAIN, PublicOptions
from parlour.server.push.reach import Reach
from parlour.server.tables.housekeeping import IDLE_SECONDS


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
