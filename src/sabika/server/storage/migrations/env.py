"""Run by Alembic: the connection is handed in by ``storage.opening.upgrade``."""

from __future__ import annotations

from alembic import context

from sabika.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
