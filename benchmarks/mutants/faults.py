"""All faults: game by game, then those around the games."""

from __future__ import annotations

from benchmarks.mutants import (
    faults_access,
    faults_cli,
    faults_commands,
    faults_core,
    faults_fairness,
    faults_frames,
    faults_lady_alice,
    faults_limits,
    faults_mr_jack,
    faults_mr_jack_pocket,
    faults_scotland_yard,
    faults_seats,
    faults_store,
    faults_whitechapel,
    faults_workers,
)
from benchmarks.mutants.fault import Fault

FAULTS: tuple[Fault, ...] = (
    *faults_core.FAULTS,
    *faults_scotland_yard.FAULTS,
    *faults_mr_jack_pocket.FAULTS,
    *faults_mr_jack.FAULTS,
    *faults_lady_alice.FAULTS,
    *faults_whitechapel.FAULTS,
    *faults_seats.FAULTS,
    *faults_frames.FAULTS,
    *faults_workers.FAULTS,
    *faults_fairness.FAULTS,
    *faults_store.FAULTS,
    *faults_limits.FAULTS,
    *faults_access.FAULTS,
    *faults_cli.FAULTS,
    *faults_commands.FAULTS,
)
