"""The rules of Scotland Yard: positions, rides, and the state they make."""
