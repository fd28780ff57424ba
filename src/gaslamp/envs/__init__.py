"""The same engines for researchers: PettingZoo, OpenSpiel and batches of thousands of games."""
