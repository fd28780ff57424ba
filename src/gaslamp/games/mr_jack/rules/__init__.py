"""The rules of Mr. Jack: the pieces on the board, and the state."""
