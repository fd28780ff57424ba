"""Learning a game: lessons that are laid over real positions, played on the real engine."""
