"""The contract every game signs, and what comes with it for free."""
