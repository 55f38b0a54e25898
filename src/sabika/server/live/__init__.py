"""Live tables: news over WebSockets, in order, for the eyes of each seat."""
