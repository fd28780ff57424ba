"""Campaigns against the real server: killed under load, started cold, loaded to its limits."""
