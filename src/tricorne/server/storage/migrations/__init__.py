"""The history of the stored form, for Alembic. The same migrations serve SQLite and PostgreSQL."""
