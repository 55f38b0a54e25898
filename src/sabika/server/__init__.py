"""The server: tables, seats and storage behind HTTP and WebSockets."""
