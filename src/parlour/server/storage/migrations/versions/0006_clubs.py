"""Classes and clubs: whose link fills which tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("club", sa.String(8), nullable=True))
    op.create_index("tables_club", "tables", ["club"])
