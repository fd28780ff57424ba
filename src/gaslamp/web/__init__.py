"""The door to the tables: HTTP and WebSocket, and what stands on the wire."""
