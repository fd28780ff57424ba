"""Serves Gaslamp as soon as there is something to serve, and again once the engine is compiled.

Compiling takes longest of all that a first start needs. Until it is done the rules run as plain
Python; then the server is started again, which loses nothing: every move is on disk, and open
pages come back by themselves.

Used as `python tools/play.py BUILD REST SERVE`, three command lines: what compiles the engine,
what makes everything else, and what serves.
"""

import os
import shlex
import signal
import subprocess
import sys
import time

MOMENT = 0.5  # seconds: an engine that is ready by then is waited for
LEAVE_WITHIN = 10.0  # seconds for a server that is asked to stop
STOPPED = 128 + signal.SIGINT
PLAIN = {"GASLAMP_INTERPRETED": "1"}


def start(command: str, **environment: str) -> subprocess.Popen[bytes]:
    """Start a command beside this one."""
    return subprocess.Popen(  # noqa: S603  (what the Makefile says)
        shlex.split(command), env={**os.environ, **environment}
    )


def leave(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to stop, and see to it that it does."""
    process.terminate()
    try:
        process.wait(LEAVE_WITHIN)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def is_built(build: subprocess.Popen[bytes]) -> bool:
    """Tell whether the engine is there, after a moment."""
    try:
        return build.wait(MOMENT) == 0
    except subprocess.TimeoutExpired:
        return False


def serve_meanwhile(build: subprocess.Popen[bytes], serve: str) -> int | None:
    """Serve with the rules as plain Python while the engine is compiled; none when it is."""
    print("… The engine is being compiled; until then bots think slower.", flush=True)
    server = start(f"{serve} --open", **PLAIN)
    while server.poll() is None:
        if build.poll() == 0:
            print("✓ The engine is compiled: the server starts again, games go on.", flush=True)
            leave(server)
            return None
        time.sleep(MOMENT)
    return server.returncode


def main(build_command: str, rest: str, serve: str) -> int:
    """Make everything, and serve; give the server's exit code."""
    running = [build := start(build_command)]
    try:
        running.append(made := start(rest))
        if made.wait():
            return made.returncode
        has_page = False
        if not is_built(build):
            code = serve_meanwhile(build, serve)
            if code is not None:
                return code
            has_page = True
        running.append(server := start(serve if has_page else f"{serve} --open"))
        return server.wait()
    except KeyboardInterrupt:  # it reached the others too
        return STOPPED
    finally:
        for process in running:
            leave(process)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(STOPPED))
    sys.exit(main(*sys.argv[1:]))
