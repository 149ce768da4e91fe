"""What `parlour serve` needs for several servers on one database: addresses, a secret, workers."""

from secrets import token_hex

from parlour.cli.output import stop
from parlour.server.cluster.neighbours import Plan
from parlour.server.cluster.workers import free_addresses


def read_plan(url: str, address: str | None, secret: str | None, workers: int) -> Plan:
    """Return how other servers on the same database reach this one. Exits with one line on bad options."""
    is_file = url.startswith("sqlite")
    if workers > 1 and is_file:
        stop("--workers needs a database for several: --database postgresql://… (SQLite is for one server)")
    if address is None:
        return Plan("", secret or "")
    if is_file:
        stop("--address is for several servers on one PostgreSQL: --database postgresql://…")
    address = address.removeprefix("http://").removesuffix("/")
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit() or not 0 < int(port) < 65536 - workers:
        stop(f"--address is how other servers reach this one, as 10.0.0.5:9000, not {address!r}")
    if not secret:
        stop("--address needs --secret or --secret-file: the same for every server on this database")
    return Plan(address, secret)


def homes_of(plan: Plan, workers: int) -> Plan:
    """Give each worker an address of its own: consecutive ports, or any free ones on this machine."""
    if not plan.address:
        return Plan("", plan.secret or token_hex(16), homes=tuple(free_addresses(workers)))
    host, _, port = plan.address.rpartition(":")
    return Plan(plan.address, plan.secret, homes=tuple(f"{host}:{int(port) + n}" for n in range(workers)))
