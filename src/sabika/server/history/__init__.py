"""Finished games, ratings and who won against whom."""
