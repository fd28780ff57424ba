"""A module whose import says that it has begun, and waits until the test lets it end."""

import os
from pathlib import Path

BEGUN, GATE = os.environ["GASLAMP_TEST_PIPES"].split()

with Path(GATE).open("rb", buffering=0) as gate:
    Path(BEGUN).write_bytes(b"x")
    gate.read(1)
