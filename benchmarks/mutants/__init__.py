"""Faults planted one at a time, into the games and around them, to see which test catches each."""
