"""Who waits for the next game, and how fast a table's time runs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("waiting", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("pace", sa.Integer, nullable=False, server_default="100"))
