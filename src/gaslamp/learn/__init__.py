"""Learning the games: guides, lessons in real positions, puzzles with proofs."""
