"""Classes that wait for their teacher between two rounds, and reminders until tomorrow that were sent."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    for table in ("clubs", "tables"):
        op.add_column(table, sa.Column("waits", sa.Integer, nullable=False, server_default="0"))
    op.add_column("pushes", sa.Column("reminded", sa.String(40), nullable=False, server_default=""))
