"""Hostile input: what strangers send to the door, and what must never come of it."""
