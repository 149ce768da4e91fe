"""Several houses on one database: who is alive, and who has which table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "houses",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
        sa.Column("draining", sa.Integer, nullable=False, server_default="0"),
    )
    op.add_column("tables", sa.Column("owner", sa.String(16), nullable=True))
    op.add_column("tables", sa.Column("term", sa.Integer, nullable=False, server_default="0"))
    is_owned = sa.text("owner IS NOT NULL")
    op.create_index("tables_owner", "tables", ["owner"], postgresql_where=is_owned, sqlite_where=is_owned)
    # Clocks that ran when the server before this ended stand where its time did: from now on each house has its own.
    op.execute(
        "UPDATE tables SET clock_at = clock_at + "
        "CASE WHEN (SELECT max(alive) FROM house) > clock_wall "
        "THEN ((SELECT max(alive) FROM house) - clock_wall) * 100 / pace ELSE 0 END, clock_wall = NULL "
        "WHERE clock_wall IS NOT NULL"
    )
    op.drop_table("house")
