"""What can be known of Lady Alice: who holds which clue, and what hidden markers are worth."""
