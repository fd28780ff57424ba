"""Fuzzing: hostile input for the application, and what must never come of it."""
