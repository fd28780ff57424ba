"""The table of coverage by package: which bar holds for what, and that nothing is left out."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage

ROOT = Path(__file__).parent.parent
BARS: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "coverage_bars.py"))
Count = BARS["Count"]


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("engine.py", "gaslamp"),
        ("service/store.py", "service"),
        ("core/testing/skewed_policy.py", "core"),
        ("core/heuristics.py", "heuristics"),
        ("games/mr_jack/heuristics/win_chances.py", "heuristics"),
        ("games/mr_jack/rules/turns.py", "games"),
    ],
)
def test_a_module_counts_for_its_package(module: str, package: str) -> None:
    assert BARS["package_of"](module) == package


def test_a_package_is_measured_by_all_its_modules_together() -> None:
    (row,) = BARS["rows_of"]({"web/a.py": Count(90, 100), "web/b.py": Count(400, 400)})
    assert (row.package, row.measured, row.is_below) == ("web", Count(490, 500), False)


def test_a_package_below_its_bar_is_named() -> None:
    below, above = BARS["rows_of"]({"cli/a.py": Count(949, 1000), "web/b.py": Count(950, 1000)})
    assert (below.is_below, above.is_below) == (True, False)
    assert str(below) == "cli           94.9 %      95 %  below its bar"
    assert str(above) == "web           95.0 %      95 %"


def test_no_bar_is_below_nine_tenths() -> None:
    packages = {path.parent.name for path in (ROOT / "src" / "gaslamp").glob("*/__init__.py")}
    assert set(BARS["BARS"]) <= packages | {"gaslamp", "heuristics"}
    assert all(90 <= bar < BARS["BAR"] for bar in BARS["BARS"].values())
    assert BARS["BAR"] == 95


def test_data_that_know_one_module_alone_leave_the_others_unmeasured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module = ROOT / "src" / "gaslamp" / "engine.py"
    measured = Coverage(data_file=str(tmp_path / "data"), branch=True)
    data = measured.get_data()
    data.add_arcs({str(module): [(-1, 8), (8, 10)]})
    data.write()
    assert BARS["main"](tmp_path / "data") == 1
    shown = capsys.readouterr().out
    assert "gaslamp" in shown
    assert "below its bar" in shown
    assert "not measured: service/store.py" in shown
    assert "not measured: engine.py" not in shown
