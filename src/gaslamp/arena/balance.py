"""How even a game is: one bot against itself over a game's variants, by start and by side."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime

import msgspec

from gaslamp.arena.estimates import Estimate, wilson
from gaslamp.arena.game_runner import MatchGame, match_game
from gaslamp.arena.match import GameResult, MatchJob
from gaslamp.arena.match_file import MatchFile
from gaslamp.arena.runners import JobRunner
from gaslamp.core.codes import Action, as_seat
from gaslamp.core.errors import OptionsError
from gaslamp.core.game import Game
from gaslamp.core.options import Options, options_from, options_of
from gaslamp.core.state import State

UNSAFE = re.compile(r"[^\w.+-]")  # in the name of a file
WIDEST = 0.08  # of an interval that answers a question: 4 points to either side


class BalancePlan(msgspec.Struct, frozen=True):
    """What is measured of a game: its variants, and the draw by which their games are grouped.

    A variant is the options that differ from the usual ones. `grouped_by` is the notation of a
    kind of action, such as `deal {station}`: a game belongs to the first action of that kind.
    """

    variants: tuple[Mapping[str, str], ...] = ({},)
    grouped_by: str = ""


WHITECHAPEL_VARIANTS = (
    "time_of_crime", "engaged_police", "sprint", "double_clue", "fresh_traces",
    "preserved_scenes", "hard", "harder_first_night", "harder_second_night",
)  # fmt: skip

PLANS: Mapping[str, BalancePlan] = {
    "lady_alice": BalancePlan(tuple({"seats": str(seats)} for seats in (3, 4, 5))),
    "mr_jack": BalancePlan(({"board": "first"}, {"board": "revised"}), "jack {card}"),
    "mr_jack_pocket": BalancePlan(grouped_by="identity {card}"),
    "scotland_yard": BalancePlan(
        tuple({"detectives": str(count)} for count in (3, 4, 5)), "deal {station}"
    ),
    "whitechapel": BalancePlan(
        (
            {},
            *({name: "true"} for name in WHITECHAPEL_VARIANTS),
            {"time_of_crime": "true", "engaged_police": "true"},
        )
    ),
}


class Variant(msgspec.Struct, frozen=True):
    """One variant to be measured: what differs from the usual, and all its options."""

    differences: Mapping[str, str]
    options: Options

    @property
    def file_name(self) -> str:
        """Name the file of its games."""
        parts = [
            name if value == "true" else f"{name}-{value}"
            for name, value in self.differences.items()
        ]
        return UNSAFE.sub("_", "+".join(parts or ["usual"]))


def plan_of(game: Game) -> BalancePlan:
    """Find a game's plan; by default one variant, not grouped."""
    return PLANS.get(game.name, BalancePlan())


def variants_of(game: Game, agreed: Mapping[str, str]) -> list[Variant]:
    """List a game's variants that are possible with the options agreed upon."""
    wanted: Options = options_from(game.options, agreed)
    written = options_of(wanted)
    named = {name: written.get(name, value) for name, value in agreed.items()}
    found: list[Variant] = []
    for differences in plan_of(game).variants:
        try:
            options: Options = options_from(game.options, {**agreed, **differences})
        except OptionsError:  # variants that replace each other
            continue
        is_agreed = all(getattr(options, name) == getattr(wanted, name) for name in agreed)
        if is_agreed and options not in [variant.options for variant in found]:
            found.append(Variant({**named, **differences}, options))
    return found or [Variant(named, wanted)]


class BalanceRow(msgspec.Struct, frozen=True, kw_only=True):
    """What came of some games: each side's share of the wins, their length, how they ended."""

    group: str
    games: int
    sides: tuple[Estimate, ...]
    length: float
    endings: tuple[tuple[str, int], ...]


def is_wide(estimate: Estimate) -> bool:
    """Tell whether an interval is too wide to answer anything."""
    return estimate.high - estimate.low > WIDEST


class BalanceMatch:
    """The games of one variant: a bot in all seats, on one deal after the other."""

    def __init__(self, record: MatchFile, bot: str, games: int) -> None:
        """Play for a record, which may hold games already."""
        self.record = record
        self.all_jobs = [MatchJob(bot, bot, deal, exchanged=False) for deal in range(games)]
        self.match = match_game(record.terms)

    def jobs(self) -> Iterator[MatchJob]:
        """Yield what is left to play."""
        return (job for job in self.all_jobs if job not in self.record.played)

    def left(self) -> int:
        """Count the games that are still to be played."""
        return sum(1 for _ in self.jobs())

    def run(self, runner: JobRunner, tell: Callable[[GameResult], None]) -> None:
        """Play what is left."""
        with closing(runner(self.record.terms, self.jobs())) as games:
            for played in games:
                self.record.add(played)
                tell(played)

    def faults(self) -> int:
        """Count the games that a bot forfeited: they are in no row."""
        return sum(played.fault is not None for played in self._played())

    def day(self) -> str:
        """Give the day of the last game: that on which its file was written, or today."""
        path = self.record.path
        if path is None or not path.exists():
            return datetime.now(UTC).date().isoformat()
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).date().isoformat()

    def rows(self) -> list[BalanceRow]:
        """Sum up all games, then those of each group, the smallest action first."""
        games = [played for played in self._played() if played.fault is None]
        groups: dict[int, list[GameResult]] = {}
        for played in games:
            action = first_of_kind(self.match.game, played.actions)
            if action is not None:
                groups.setdefault(action, []).append(played)
        notation = self.match.game.notation
        below = [row_of(self.match, groups[key], notation(key)) for key in sorted(groups)]
        return [row_of(self.match, games), *below]

    def _played(self) -> list[GameResult]:
        return [self.record.played[job] for job in self.all_jobs if job in self.record.played]


def first_of_kind(game: Game, actions: Sequence[Action]) -> int | None:
    """Find the first action of the kind by which a game's games are grouped."""
    wanted = plan_of(game).grouped_by
    if not wanted:
        return None
    rows = game.actions.rows
    return next((action for action in actions if rows[action].kind.notation == wanted), None)


def row_of(match: MatchGame, games: Sequence[GameResult], group: str = "") -> BalanceRow:
    """Sum up games of one variant."""
    count = len(games)
    shares = [shares_of(match, played) for played in games]
    won = [sum(share[side] for share in shares) for side in range(match.roles.count)]
    return BalanceRow(
        group=group,
        games=count,
        sides=tuple(wilson(share, count) for share in won),
        length=sum(len(played.actions) for played in games) / count if count else 0.0,
        endings=tuple(Counter(played.ending for played in games).most_common()),
    )


def shares_of(match: MatchGame, played: GameResult) -> list[float]:
    """Give each side's share of a win."""
    if match.roles.count == 2:
        return [played.share, 1 - played.share]
    state: State = match.game.start(match.options)
    for action in played.actions:
        state.apply(action)
    winners = [as_seat(seat) for seat in state.winners()]
    return [match.roles.share(winners, side) for side in range(match.roles.count)]
