"""Alembic's entry: run the migrations on the connection that the storage hands over."""

from __future__ import annotations

from alembic import context

from tricorne.server.storage import club_schema

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=club_schema.accounts.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
