"""Learning the games: lessons laid over real positions, how to play, puzzles with proofs."""
