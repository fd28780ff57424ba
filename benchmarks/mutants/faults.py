"""All faults, game by game."""

from __future__ import annotations

from benchmarks.mutants import (
    faults_core,
    faults_lady_alice,
    faults_mr_jack,
    faults_mr_jack_pocket,
    faults_scotland_yard,
    faults_whitechapel,
)
from benchmarks.mutants.fault import Fault

FAULTS: tuple[Fault, ...] = (
    *faults_core.FAULTS,
    *faults_scotland_yard.FAULTS,
    *faults_mr_jack_pocket.FAULTS,
    *faults_mr_jack.FAULTS,
    *faults_lady_alice.FAULTS,
    *faults_whitechapel.FAULTS,
)
