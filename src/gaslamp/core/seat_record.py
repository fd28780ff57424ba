"""One seat's record of a game as a file: what that seat has seen, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from gaslamp.core.belief import Belief, ImpossibleSight
from gaslamp.core.codes import Sight, ViewerId
from gaslamp.core.errors import GaslampError, JournalError, RulesVersionError
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import newer_format
from gaslamp.core.options import Options, options_from, options_of
from gaslamp.core.text import Text, text
from gaslamp.core.turn_names import Turn, Viewer, number_of, turn_name, viewer_name

WORD = "gaslamp-side"
FORMAT = 1
HEADING = f"{WORD} {FORMAT}"
SAMPLING_SEED = 1888  # any world that fits shows the viewer the same, so any seed will do


class SeatRecord(msgspec.Struct, frozen=True):
    """A viewer's sights of a game, each with who is on turn after it."""

    game: Game
    options: Options
    viewer: ViewerId
    sights: tuple[tuple[Sight, int], ...]


def seat_record_of(journal: Journal, viewer: int) -> SeatRecord:
    """Extract a viewer's record from a journal."""
    sights = tuple((seen.sight, seen.turn) for seen in journal.seen(viewer))
    return SeatRecord(journal.game, journal.options, ViewerId(viewer), sights)


def dumps(record: SeatRecord) -> str:
    """Write a record: a line for each sight, in notation, with who is on turn next."""
    lines = [HEADING, f"game {record.game.name} {record.game.version}"]
    lines += [f"option {name} {value}" for name, value in options_of(record.options).items()]
    lines += [f"seen by {viewer_name(record.viewer)}"]
    lines += [f"{turn_name(turn)} < {record.game.notation(sight)}" for sight, turn in record.sights]
    lines += [f"end {len(record.sights)}"]
    return "\n".join(lines) + "\n"


def loads(source: str, find_game: Callable[[str], Game]) -> SeatRecord:
    """Read a record; `JournalError` when it is none, or fits no game."""
    lines = source.splitlines()
    if lines and (newer := newer_format(lines[0], WORD, FORMAT)) is not None:
        raise JournalError(newer)
    try:
        record = _read(lines, find_game)
        describe_record(record)
    except RulesVersionError as error:
        raise JournalError(error.text) from None
    except (GaslampError, ImpossibleSight, ValueError, LookupError):
        raise JournalError(text("core-bad-side", header=HEADING)) from None
    return record


def _read(lines: list[str], find_game: Callable[[str], Game]) -> SeatRecord:
    heading, game_line, *rest, closing = lines
    _, name, version = game_line.split()
    game = find_game(name)
    start = [line.startswith("seen by ") for line in rest].index(True)
    whole = closing == f"end {len(rest) - start - 1}"
    if heading != HEADING or not whole:
        raise ValueError(heading)
    agreed = [line.split() for line in rest[:start]]
    values = game.upgraded_options(int(version), {name: value for _, name, value in agreed})
    options: Options = options_from(game.options, values)
    sights = [line.split(" < ") for line in rest[start + 1 :]]
    return SeatRecord(
        game,
        options,
        _viewer(rest[start].removeprefix("seen by "), len(game.seats(options))),
        tuple((Sight(game.parse(sight)), _turn(turn)) for turn, sight in sights),
    )


def _viewer(written: str, seats: int) -> ViewerId:
    viewer: Viewer = int(written) if written.isdecimal() else "spectator"
    if str(viewer) != written or number_of(viewer) >= seats:
        raise ValueError(written)
    return ViewerId(number_of(viewer))


def _turn(written: str) -> int:
    names: dict[str, Turn] = {"chance": "chance", "referee": "referee", "over": "over"}
    return int(written) if written.isdecimal() else number_of(names[written])


def describe_record(record: SeatRecord) -> list[Text]:
    """Return a record in words, from its sights alone: all worlds that fit give the same views."""
    game = record.game
    belief: Belief = game.belief(record.options, record.viewer)
    words: list[Text] = []
    view = game.view(belief.sample(SAMPLING_SEED), record.viewer)
    for sight, turn in record.sights:
        before = view
        belief.see(sight, turn)
        view = game.view(belief.sample(SAMPLING_SEED), record.viewer)
        words.append(game.describe(before, sight, view))
    return words
