"""What is measured of the service, for Prometheus: counts and times, never what is played."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


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
