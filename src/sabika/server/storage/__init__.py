"""Storage: SQLite on one machine, PostgreSQL for many; the same code for both."""
