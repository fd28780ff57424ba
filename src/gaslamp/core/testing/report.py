"""What a run of the kit looked at, and whether that was enough."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gaslamp.core.testing.problem import demand

# Every run judges these; the others need a secret, a move of several actions, or luck.
ONCE = ("board", "journal")  # in a game, or for all games of the same options
ALWAYS = (
    *("actions", "choices", "decoding", "elements", "expected", "fields"),
    *("notation", "noninterference", "observation", "position", "refusals", "sights"),
    *("soundness", "exactness", "impossible sights", "belief copies", "belief worlds"),
    *("notebook", "measures"),
)


class Tally(msgspec.Struct):
    """How much was judged of one property: positions, pairs of worlds, phases, viewers."""

    positions: int = 0
    pairs: int = 0
    phases: set[str] = msgspec.field(default_factory=set)
    seats: set[int] = msgspec.field(default_factory=set)

    def add(self, phase: str, viewer: int | None, pairs: int) -> None:
        """Count one more position."""
        self.positions += 1
        self.pairs += pairs
        self.phases.add(phase)
        if viewer is not None:
            self.seats.add(viewer)


class Requirements(msgspec.Struct, frozen=True, kw_only=True):
    """What a run must have judged: one that saw less proves too little."""

    positions: int = 1  # for each property
    pairs: int = 0  # worlds that a viewer can't tell apart
    phases: Iterable[str] = ()
    endings: Iterable[str] = ()
    reasons: int = 0  # different ones, why something is refused
    secrets: Iterable[str] = ()  # the actions of a game's table of secrets
    listed: float = 0.0  # the share of positions, seen by a viewer, whose worlds were all listed


class Report(msgspec.Struct):
    """What was looked at."""

    games: int = 0
    positions: int = 0
    worlds: int = 0
    judged: dict[str, Tally] = msgspec.field(default_factory=dict)
    phases: dict[str, int] = msgspec.field(default_factory=dict)
    endings: dict[str, int] = msgspec.field(default_factory=dict)
    reasons: dict[str, int] = msgspec.field(default_factory=dict)
    secrets: dict[str, int] = msgspec.field(default_factory=dict)

    def judge(
        self, property_: str, phase: str, viewer: int | None = None, *, pairs: int = 0
    ) -> None:
        """Note that a property was judged in a phase, from a viewer's side."""
        self.judged.setdefault(property_, Tally()).add(phase, viewer, pairs)

    def pairs(self) -> int:
        """Count the worlds that were compared."""
        return sum(tally.pairs for tally in self.judged.values())

    def listed(self) -> float:
        """Give the share of positions, each seen by a viewer, whose worlds were all listed."""
        exact = (self.judged.get(name, Tally()) for name in ("exactness", "exactness (policy)"))
        seen = self.judged.get("soundness", Tally()).positions
        return sum(tally.positions for tally in exact) / seen if seen else 0.0

    def demand(self, requirements: Requirements) -> None:
        """Raise `Problem` unless enough was checked."""
        for property_ in (*ONCE, *ALWAYS):
            positions = self.judged.get(property_, Tally()).positions
            enough = positions >= (
                min(1, requirements.positions) if property_ in ONCE else requirements.positions
            )
            demand(enough, "too little", f"{property_} was judged in {positions} positions")
        demand(self.pairs() >= requirements.pairs, "too little", f"{self.pairs()} pairs of worlds")
        listed = self.listed()
        demand(listed >= requirements.listed, "too little", f"worlds were listed in {listed:.0%}")
        for what, met, wanted in (
            ("phases", self.phases, requirements.phases),
            ("endings", self.endings, requirements.endings),
            ("secrets", self.secrets, requirements.secrets),
        ):
            missed = sorted(set(wanted) - set(met))
            demand(not missed, "too little", f"{what} never met: {', '.join(missed)}")
        enough = len(self.reasons) >= requirements.reasons
        given = ", ".join(sorted(self.reasons))
        demand(enough, "too little", f"{len(self.reasons)} reasons of refusals: {given}")

    def lines(self) -> list[str]:
        """Write the report as a table: a property in each line."""
        head = f"{'property':<20}{'positions':>10}{'pairs':>10}{'phases':>8}{'viewers':>8}"
        rows = [
            f"{name:<20}{tally.positions:>10}{tally.pairs:>10}"
            f"{len(tally.phases):>8}{len(tally.seats):>8}"
            for name, tally in sorted(self.judged.items())
        ]
        return [
            f"{self.games} games, {self.positions} positions, {self.worlds} worlds, "
            f"all of them listed in {self.listed():.0%}",
            _counted("phases", self.phases),
            _counted("endings", self.endings),
            _counted("secrets", self.secrets),
            _counted("reasons", self.reasons),
            head,
            *rows,
        ]


def _counted(what: str, counts: dict[str, int]) -> str:
    listed = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
    return f"{len(counts)} {what}: {listed or '-'}"


def count(counts: dict[str, int], name: str) -> None:
    """Count one more of a kind."""
    counts[name] = counts.get(name, 0) + 1
