"""Tables: a table is the fold of its log, and a command is a new entry or a refusal."""
