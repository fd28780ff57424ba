"""Metrics of the service for Prometheus: counts and times, nothing of the games."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
THINKING = (*SECONDS[3:], 30.0, 60.0)  # a bot may go through a long game before it thinks


class Metrics:
    """The instruments of one process, in a registry of their own."""

    def __init__(self) -> None:
        """Begin at zero."""
        self.registry = CollectorRegistry()
        self.commit_seconds = Histogram(
            "gaslamp_commit_seconds",
            "how long a commit took",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.command_seconds = Histogram(
            "gaslamp_command_seconds",
            "how long a player's command took until it was answered",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.thought_seconds = Histogram(
            "gaslamp_thought_seconds",
            "how long a worker was busy with a job, tries that failed included",
            ["kind"],
            buckets=THINKING,
            registry=self.registry,
        )
        self.failed_thoughts = Counter(
            "gaslamp_failed_thoughts",
            "tries of a job that crashed or took too long in a worker",
            ["kind", "why"],
            registry=self.registry,
        )
        self.bot_fallbacks = Counter(
            "gaslamp_bot_fallbacks",
            "moves that a quicker level made because the agreed one failed",
            ["level", "why"],
            registry=self.registry,
        )
        self.unreadable_tables = Counter(
            "gaslamp_unreadable_tables",
            "tables that could not be read and were set aside",
            registry=self.registry,
        )
        self.undriven_tables = Counter(
            "gaslamp_undriven_tables",
            "tables whose bots and clocks were set aside after an error",
            registry=self.registry,
        )
        self.damaged_reads = Counter(
            "gaslamp_database_damage",
            "reads and writes that failed because the database is damaged",
            registry=self.registry,
        )
