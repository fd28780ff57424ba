"""The HTTP and WebSocket interface of the service, and the types of its messages."""
