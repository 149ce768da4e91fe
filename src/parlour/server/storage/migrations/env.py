"""Alembic's way in: the server hands over its open connection."""

from alembic import context

from parlour.server.storage.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
