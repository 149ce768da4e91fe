"""The roll of the day: the secret that its dice follow from, who played it, and its best."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def _which_day() -> list[sa.Column[str]]:
    return [
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("language", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
    ]


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(10), nullable=True))
    op.create_table(
        "house_secret",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("since", sa.String(10), nullable=False),
    )
    op.create_table("day_solutions", *_which_day(), sa.Column("solution", sa.Text, nullable=False))
    op.create_table(
        "day_plays",
        *_which_day(),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("counts", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("told", sa.Text, nullable=True),
    )
