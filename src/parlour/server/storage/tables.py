"""The database: what a table is, and its log. Plain SQL that SQLite and PostgreSQL both speak."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("settings", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("host", String(64), nullable=False),
    Column("seats", Text, nullable=False),
    Column("waiting", Text, nullable=False, server_default="[]"),
    Column("status", String(8), nullable=False),
    Column("paused", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("base", Integer, nullable=False),
    Column("heading", Text, nullable=False),
    Column("done", Text, nullable=False),
    Column("clock_at", BigInteger, nullable=False),
    Column("clock_wall", BigInteger, nullable=True),
    Column("pace", Integer, nullable=False, server_default="100"),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("owner", String(16), nullable=True),
    Column("term", Integer, nullable=False, server_default="0"),
    Column("day", String(10), nullable=True),
    Column("club", String(8), nullable=True),
    Column("epoch", BigInteger, nullable=True),
    Column("due", BigInteger, nullable=True),
    Column("asked", Text, nullable=False, server_default="[]"),
    Column("dues", Text, nullable=False, server_default="[]"),
    Column("evening", Text, nullable=False, server_default="{}"),
    Column("waits", Integer, nullable=False, server_default="0"),
    Column("stage", Text, nullable=False, server_default="{}"),
    Index("tables_touched", "touched"),
    Index("tables_club", "club"),
)
_is_owned = tables.c.owner.is_not(None)
Index("tables_owner", tables.c.owner, postgresql_where=_is_owned, sqlite_where=_is_owned)
_is_due = tables.c.due.is_not(None)
Index("tables_due", tables.c.due, postgresql_where=_is_due, sqlite_where=_is_due)

lines = Table(
    "lines",
    metadata,
    Column("code", String(8), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Column("line", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("message", Text, nullable=True),
    Column("arrived", BigInteger, nullable=True),
    Column("delay", Integer, nullable=True),
)

closed = Table(
    "closed",
    metadata,
    Column("code", String(8), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("wall", BigInteger, nullable=False),
)

clubs = Table(
    "clubs",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("host", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("settings", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("waits", Integer, nullable=False, server_default="0"),
)

servers = Table(
    "houses",  # The database keeps the older name, so that servers of two versions can share it.
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", String(255), nullable=False),
    Column("version", String(32), nullable=False),
    Column("mark", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("alive", BigInteger, nullable=False),
    Column("draining", Integer, nullable=False, server_default="0"),
)

server_secret = Table(
    "house_secret",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
    Column("since", String(10), nullable=False),
)

push_key = Table(
    "push_key",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("code", String(8), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("token", String(64), primary_key=True),
    Column("device", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("told", String(160), nullable=False, server_default=""),
    Column("reminded", String(40), nullable=False, server_default=""),
)

_which_day = ("day", String(10)), ("language", String(8)), ("game", String(32))

day_solutions = Table(
    "day_solutions",
    metadata,
    *(Column(name, kind, primary_key=True) for name, kind in _which_day),
    Column("solution", Text, nullable=False),
)

day_plays = Table(
    "day_plays",
    metadata,
    *(Column(name, kind, primary_key=True) for name, kind in _which_day),
    Column("device", String(64), primary_key=True),
    Column("code", String(8), nullable=False),
    Column("counts", Integer, nullable=False),
    Column("points", Integer, nullable=True),
    Column("told", Text, nullable=True),
    Column("household", String(16), nullable=True),
)

boards = Table(
    "boards",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("host", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("touched", BigInteger, nullable=False),
)

board_members = Table(
    "board_members",
    metadata,
    Column("code", String(8), ForeignKey("boards.code", ondelete="CASCADE"), primary_key=True),
    Column("member", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("joined", BigInteger, nullable=False),
)

board_plays = Table(
    "board_plays",
    metadata,
    Column("code", String(8), ForeignKey("boards.code", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("device", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("member", String(64), nullable=False),
)

handovers = Table(
    "handovers",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("holds", LargeBinary, nullable=True),
    Column("until", BigInteger, nullable=False),
)
