"""What good players of Scotland Yard look at: distances, where he can be, exits, tickets."""
