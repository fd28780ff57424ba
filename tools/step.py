"""Runs one step of setting up: says what it does and how long it took, and its output if it failed.

Each line is whole, so that steps which run side by side can be told apart.

Used as `python tools/step.py "what is done" command argument…`.
"""

import subprocess
import sys
from time import perf_counter


def main(doing: str, *command: str) -> int:
    """Run the command quietly; return its exit code."""
    print(f"… {doing}", flush=True)
    start = perf_counter()
    done = subprocess.run(  # noqa: S603  (what the Makefile says)
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    took = f"{perf_counter() - start:.1f} s"
    print(f"✓ {doing}: {took}" if done.returncode == 0 else f"✗ {doing}: failed", flush=True)
    if done.returncode:
        sys.stdout.buffer.write(done.stdout)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
