"""Handovers: what one device leaves for another, for ten minutes."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "handovers",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("holds", sa.LargeBinary, nullable=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
