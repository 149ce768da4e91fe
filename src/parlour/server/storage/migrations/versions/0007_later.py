"""Until tomorrow: tables whose time runs by the calendar, and browsers that get a notice for each turn."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("epoch", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("asked", sa.Text, nullable=False, server_default="[]"))
    is_due = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], postgresql_where=is_due, sqlite_where=is_due)
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("code", sa.String(8), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("told", sa.String(160), nullable=False, server_default=""),
    )
