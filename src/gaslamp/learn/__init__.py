"""Learning a game: what its pages, its figures and its numbered rules say."""
