"""Plants every fault and prints which test caught it: `python -m benchmarks.mutants`."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console

from benchmarks.mutants.campaign import Caught, plant_all, unsound
from benchmarks.mutants.fault import AROUND, LEAKS, Fault
from benchmarks.mutants.faults import FAULTS
from gaslamp.arena.speed import plain_table

WIDE = 240

app = App(name="python -m benchmarks.mutants", version_flags=[])


@app.default
def main(
    *names: str,
    kit: bool = False,
    first: Annotated[int, Parameter(validator=Number(gte=0))] = 0,
    at_once: Annotated[int, Parameter(validator=Number(gt=0))] = 2,
) -> None:
    """Plant faults one by one and run the tests; end with 1 where one gets past all of them.

    Args:
        names: Games, `core`, `service`, `web`, `cli`, kinds such as L7 or `clocks`, or words of a
            fault; all of them unless given.
        kit: Run the conformance kit alone, to see what it catches without the rules' own tests.
        first: Leave out so many faults.
        at_once: How many faults are planted at a time, each into a copy of its own.
    """
    console = Console()
    if not console.is_terminal:  # a file has room
        console = Console(width=WIDE)
    chosen = [fault for fault in FAULTS if not names or any(is_meant(fault, n) for n in names)]
    if kit:
        chosen = [fault for fault in chosen if not fault.tests]
    failing = unsound(chosen, at_once=at_once, kit_only=kit)
    if failing:
        console.print(f"fails without any fault: {', '.join(failing)}", style="red", markup=False)
        raise SystemExit(2)
    survivors: list[Caught] = []
    grid = plain_table("Faults planted, and the test that caught each")
    for heading in ("kind", "where", "fault", "caught by"):
        grid.add_column(heading)
    grid.add_column("s", justify="right")
    for number, caught in enumerate(plant_all(chosen[first:], at_once=at_once, kit_only=kit)):
        fault = caught.fault
        told = f"{number + 1 + first}/{len(chosen)} {fault.name} → {caught.test or 'nothing'}"
        console.print(told, markup=False, highlight=False)
        place = fault.file.removeprefix("games/")
        test = caught.test.removeprefix("tests/") or "NOTHING"
        grid.add_row(fault.kind, place, fault.about, test, f"{caught.seconds:.0f}")
        survivors += [] if caught.test else [caught]
    console.print(grid, markup=False)
    _sum_up(console, chosen[first:], survivors)
    raise SystemExit(1 if survivors else 0)


def is_meant(fault: Fault, name: str) -> bool:
    """Tell whether a fault is one of those asked for."""
    return name in (fault.game, fault.kind) or name in fault.name


def _sum_up(console: Console, faults: list[Fault], survivors: list[Caught]) -> None:
    kinds = {fault.kind for fault in faults}
    leaks = sum(kind in kinds for kind in LEAKS)
    caught = len(faults) - len(survivors)
    around = sum(kind in kinds for kind in AROUND)
    ways = f"{leaks} of {len(LEAKS)} ways of leaking, {around} of {len(AROUND)} around the games"
    console.print(f"{caught} of {len(faults)} caught; {ways}", highlight=False)
    for survivor in survivors:
        console.print(f"not caught: {survivor.fault.name}", style="red", markup=False)


if __name__ == "__main__":
    app()
