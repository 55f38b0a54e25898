"""The versions of the database, oldest first; run by Alembic."""
