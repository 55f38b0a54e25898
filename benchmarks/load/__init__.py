"""How many moves a second a server acknowledges, and how soon, with many people at many tables."""
