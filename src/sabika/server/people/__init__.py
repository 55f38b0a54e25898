"""People: a name and a signed token; a password only for who wants one."""
