"""Boards of friends: who belongs to one, and which plays of the days are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "board_members",
        sa.Column("code", sa.String(8), sa.ForeignKey("boards.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("member", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "board_plays",
        sa.Column("code", sa.String(8), sa.ForeignKey("boards.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("member", sa.String(64), nullable=False),
    )
