"""Learning from futures: what the judge's weights overlook."""
