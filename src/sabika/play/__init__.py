"""One game being played: seed, events, views, undo."""
