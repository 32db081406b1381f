"""HTTP and WebSocket around the tables: nothing but translation."""
