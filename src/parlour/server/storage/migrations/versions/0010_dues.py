"""Until tomorrow: by when each seat whose turn it is has to have played."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("dues", sa.Text, nullable=False, server_default="[]"))
