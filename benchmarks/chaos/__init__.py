"""Chaos: servers are killed while games are played, and nothing that was acknowledged is lost."""
