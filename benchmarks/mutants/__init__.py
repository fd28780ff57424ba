"""Faults planted into the real games, one at a time, to see which test catches each."""
