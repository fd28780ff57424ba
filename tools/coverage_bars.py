"""Prints the branch coverage of each package beside its bar; ends with 1 where one is below it.

Used as `python tools/coverage_bars.py` after the tests, which leave their data in `.coverage`.
Every package of `src` has a row. Heuristics have a row without a bar: they are compiled, and only
a sample of their tests runs as plain Python too.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from coverage import Coverage

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "gaslamp"
BAR: Final = 95
BARS: Final[dict[str, int]] = {}
"""Bars of packages that don't reach the common one yet."""
WITHOUT: Final = ("heuristics", "training")
"""Rows without a bar: the tests of training need PyTorch, and `make training` runs them."""
HEURISTICS: Final = "heuristics"
TOP: Final = "gaslamp"
"""Modules that are in no package of their own."""


class Count(NamedTuple):
    """Lines and branches of some files: how many there are, and how many the tests ran."""

    covered: int = 0
    total: int = 0

    def plus(self, other: Count) -> Count:
        """Add the counts of another file."""
        return Count(self.covered + other.covered, self.total + other.total)

    @property
    def percent(self) -> float:
        """Give the share that the tests ran; all of it where there is nothing to run."""
        return 100 * self.covered / self.total if self.total else 100.0


class Row(NamedTuple):
    """What is printed of a package."""

    package: str
    measured: Count
    bar: int | None

    @property
    def is_below(self) -> bool:
        """Tell whether a bar is missed."""
        return self.bar is not None and self.measured.percent < self.bar

    def __str__(self) -> str:
        elsewhere = "sampled" if self.package == HEURISTICS else "apart"
        bar = elsewhere if self.bar is None else f"{self.bar} %"
        missed = "  below its bar" if self.is_below else ""
        return f"{self.package:12}{self.measured.percent:6.1f} %   {bar:>7}{missed}"


def main(data: Path = ROOT / ".coverage") -> int:
    """Print the table; return 1 where a bar is missed or a module was not measured."""
    counts = counts_of(data)
    rows = rows_of(counts)
    print("Branch coverage by package, and its bar")
    print(*rows, sep="\n")
    missing = not_measured(counts)
    for module in missing:
        print(f"not measured: {module}")
    return 1 if missing or any(row.is_below for row in rows) else 0


def counts_of(data: Path) -> dict[str, Count]:
    """Count lines and branches of each module, by its place in the package."""
    measured = Coverage(data_file=str(data), config_file=str(ROOT / "pyproject.toml"))
    measured.load()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        measured.json_report(outfile=str(report))
        files = json.loads(report.read_text(encoding="utf-8"))["files"]
    return {
        path.relative_to(PACKAGE).as_posix(): _count(told["summary"])
        for name, told in files.items()
        if (path := (ROOT / name).resolve()).is_relative_to(PACKAGE)
    }


def _count(summary: Mapping[str, int]) -> Count:
    return Count(
        summary["covered_lines"] + summary["covered_branches"],
        summary["num_statements"] + summary["num_branches"],
    )


def rows_of(counts: Mapping[str, Count]) -> list[Row]:
    """Sum the modules up by package; each has a bar but heuristics and training."""
    sums: dict[str, Count] = {}
    for module, count in counts.items():
        package = package_of(module)
        sums[package] = sums.get(package, Count()).plus(count)
    return [
        Row(package, count, None if package in WITHOUT else BARS.get(package, BAR))
        for package, count in sorted(sums.items())
    ]


def package_of(module: str) -> str:
    """Name the package of a module; heuristics of all games are one."""
    folder, *rest = Path(module).with_suffix("").parts
    if HEURISTICS in rest:
        return HEURISTICS
    return folder if rest else TOP


def not_measured(counts: Iterable[str]) -> list[str]:
    """List the modules of the package that the data know nothing of."""
    modules = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py")}
    return sorted(modules - set(counts))


if __name__ == "__main__":
    sys.exit(main())
