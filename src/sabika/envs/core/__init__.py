"""The compiled part: games, choices and observations as plain memory. The adapters are thin."""
