"""One table for a whole evening: what its games are remembered for, and its closing ceremony."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("evening", sa.Text, nullable=False, server_default="{}"))
