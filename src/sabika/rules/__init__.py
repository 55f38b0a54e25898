"""The rules: state, moves, legality, application, scoring. Compiled where a compiler exists."""
