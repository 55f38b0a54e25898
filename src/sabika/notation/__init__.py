"""Records and the text notation of moves."""
