"""Big screens: which ones the host has accepted, and their sound."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("stage", sa.Text, nullable=False, server_default="{}"))
