"""The command line, as `python -m gaslamp`."""

from __future__ import annotations

import sys

from gaslamp.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
