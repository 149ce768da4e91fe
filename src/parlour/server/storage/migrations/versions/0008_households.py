"""Which plays of a day came from one household, by a name that is made up for the roll."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("day_plays", sa.Column("household", sa.String(16), nullable=True))
