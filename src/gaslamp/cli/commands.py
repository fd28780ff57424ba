"""The commands, as they are typed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from gaslamp.arena import speed
from gaslamp.arena.game_entry import enter_game
from gaslamp.cli import files, info_commands, lessons
from gaslamp.cli.arena_command import MATCH_OPTIONS, MatchOptions, run_match
from gaslamp.cli.balance_command import BALANCE_OPTIONS, BalanceOptions, measure_balance
from gaslamp.cli.errors import UsageError
from gaslamp.cli.game_options import agreed
from gaslamp.cli.game_picker import branch_before, pick_game
from gaslamp.cli.outside_games import enter_outside_game, enter_outside_games
from gaslamp.cli.position_command import write_or_check
from gaslamp.cli.puzzle_command import PUZZLE_OPTIONS, PuzzleOptions, puzzle
from gaslamp.cli.replay_command import ReplayTeller
from gaslamp.cli.seat_options import GameSource, SeatOptions
from gaslamp.cli.seat_record_command import write_or_show
from gaslamp.cli.serve_options import ServeOptions
from gaslamp.cli.tables_options import TablesOptions
from gaslamp.cli.terminal import Terminal
from gaslamp.cli.train_command import TRAIN_OPTIONS, TrainOptions, train_networks
from gaslamp.core.journal import Journal
from gaslamp.core.text import text
from gaslamp.games.registry import GAMES, find_game, is_from_outside
from gaslamp.learn.lesson_files import find_lesson

Screen: TypeAlias = Annotated[Terminal, Parameter(parse=False)]
GameName: TypeAlias = Annotated[str, Parameter(help="cli-param-game")]
AnyGameName: TypeAlias = Annotated[str, Parameter(help="cli-param-any-game")]
GameNames: TypeAlias = Annotated[str, Parameter(help="cli-param-games")]
RuleWords: TypeAlias = Annotated[str, Parameter(help="cli-param-rule-words", name="WORD")]
JournalPath: TypeAlias = Annotated[Path | None, Parameter(help="cli-param-file")]
SavedPath: TypeAlias = Annotated[Path, Parameter(name="FILE", help="cli-param-saved")]
FinishedPath: TypeAlias = Annotated[Path, Parameter(name="FILE", help="cli-param-finished")]
Noted: TypeAlias = Annotated[
    tuple[str, ...], Parameter(help="cli-param-commitment", metavar="HEX", negative=())
]
OutsideGames: TypeAlias = Annotated[
    tuple[str, ...],
    Parameter(name="--game", help="cli-param-outside-game", metavar="MODULE:GAME", negative=()),
]
OwnNumber: TypeAlias = Annotated[
    tuple[str, ...], Parameter(help="cli-param-number", metavar="HEX", negative=())
]
ViewedSeat: TypeAlias = Annotated[str | None, Parameter(help="cli-param-side", metavar="SEAT")]
RecordedSeat: TypeAlias = Annotated[str | None, Parameter(help="cli-param-taken", metavar="SEAT")]
ReviewedSeat: TypeAlias = Annotated[
    str | None, Parameter(help="cli-param-reviewed", metavar="SEAT")
]
ActionNumber: TypeAlias = Annotated[int | None, Parameter(help="cli-param-before", metavar="N")]
PositionPath: TypeAlias = Annotated[Path, Parameter(name="FILE", help="cli-param-position")]
PositionNumber: TypeAlias = Annotated[
    int | None, Parameter(name="--before", help="cli-param-position-before", metavar="N")
]
Simulations: TypeAlias = Annotated[int, Parameter(help="cli-param-nodes", metavar="N")]
TableName: TypeAlias = Annotated[str, Parameter(name="TABLE", help="cli-param-table")]
LessonName: TypeAlias = Annotated[str, Parameter(name="LESSON", help="cli-param-lesson")]
StepName: TypeAlias = Annotated[str | None, Parameter(help="cli-param-lesson-step", metavar="NAME")]
Steps: TypeAlias = Annotated[bool, Parameter(help="cli-param-step")]
Seconds: TypeAlias = Annotated[float, Parameter(help="cli-param-seconds", metavar="N")]
BotNames: TypeAlias = Annotated[str, Parameter(help="cli-param-bots", name="BOT")]
GameOption: TypeAlias = Annotated[str, Parameter(help="cli-param-option", metavar="VALUE")]


def games(game: AnyGameName = "", /, *, terminal: Screen) -> None:
    """List the games, or tell about one."""
    if game:
        info_commands.show_game(terminal, find_game(game))
    else:
        info_commands.list_games(terminal)


def rules(game: GameName, /, *asked: RuleWords, terminal: Screen) -> None:
    """Print how a game is played and its rules, or those that are asked for."""
    info_commands.show_rules(terminal, find_game(game), " ".join(asked))


def lesson(
    game: AnyGameName = "", name: LessonName = "", /, *, terminal: Screen, step: StepName = None
) -> None:
    """List the lessons, or take one."""
    if name:
        lessons.run_lesson(terminal, find_lesson(game, name), step)
    else:
        lessons.list_lessons(terminal, [find_game(game).name] if game else GAMES)


def play(
    game: GameName,
    /,
    *,
    terminal: Screen,
    seating: SeatOptions = SeatOptions(),  # noqa: B008  (frozen)
    **options: GameOption,
) -> None:
    """Start a game."""
    found = enter_outside_game(game) if is_from_outside(game) else find_game(game)
    source = GameSource(Journal(found, agreed(found, options)), written=options)
    session = seating.open_session(terminal, source)
    info_commands.mention_plain_python(terminal)
    session.run()


def resume(
    file: JournalPath = None,
    /,
    *,
    terminal: Screen,
    seating: SeatOptions = SeatOptions(),  # noqa: B008  (frozen)
    before: ActionNumber = None,
    games: OutsideGames = (),
) -> None:
    """Continue a saved game, or one of the last; a finished one from an earlier position."""
    enter_outside_games(games)
    source = pick_game(terminal, file, also_over=before is not None)
    if before is not None:
        source = branch_before(source, before)
    session = seating.open_session(terminal, source)
    info_commands.mention_plain_python(terminal)
    session.run()


def replay(
    file: JournalPath = None,
    /,
    *,
    terminal: Screen,
    seat: ViewedSeat = None,
    step: Steps = False,
    games: OutsideGames = (),
) -> None:
    """Replay a saved game, or one of the last."""
    enter_outside_games(games)
    told = ReplayTeller(terminal, pick_game(terminal, file, also_over=True).journal, seat)
    if step:
        told.step()
    else:
        told.tell()


def review(
    file: SavedPath,
    /,
    *,
    terminal: Screen,
    seat: ReviewedSeat = None,
    nodes: Simulations = 700,
) -> None:
    """Judge the decisions of a finished game."""
    from gaslamp.cli.review_command import review_file  # the bots are slow to import

    review_file(terminal, files.found(file), seat, nodes)


def position(file: PositionPath, /, *, terminal: Screen, before: PositionNumber = None) -> None:
    """Write a finished game's position as text, or check a text that was edited."""
    write_or_check(terminal, files.found(file), before)


def side(file: SavedPath, /, *, terminal: Screen, seat: RecordedSeat = None) -> None:
    """Write one seat's record of a saved game, or print such a record."""
    write_or_show(terminal, files.found(file), seat)


def serve(*, terminal: Screen, place: ServeOptions = ServeOptions()) -> None:  # noqa: B008  (frozen)
    """Serve tables in the browser."""
    from gaslamp.cli.serve_command import serve_tables  # the server's libraries are slow to import

    serve_tables(terminal, place)


def tables(
    table: TableName = "",
    /,
    *,
    terminal: Screen,
    options: TablesOptions = TablesOptions(),  # noqa: B008  (frozen)
) -> None:
    """Show the tables of a server, close them or export their games."""
    from gaslamp.cli.tables_command import show_tables  # the service's libraries are slow to import

    show_tables(terminal, table, options)


def verify(
    file: FinishedPath,
    /,
    *,
    terminal: Screen,
    commitment: Noted = (),
    number: OwnNumber = (),
) -> None:
    """Check the draws and moves of a finished game from a server."""
    from gaslamp.cli.verify_command import verify_file  # the service's libraries are slow to import

    verify_file(terminal, files.found(file), commitment, number)


def bench(*games: GameNames, seconds: Seconds = 1.0, terminal: Screen) -> None:
    """Measure how fast the engine plays."""
    if not 0 < seconds <= 3600:
        raise UsageError(text("cli-bad-seconds", seconds=str(seconds)))
    names = [find_game(name).name for name in games or GAMES]
    info_commands.mention_plain_python(terminal)
    speed.main(names, seconds)


def arena(
    game: GameName,
    /,
    *bots: BotNames,
    terminal: Screen,
    match: MatchOptions = MatchOptions(),  # noqa: B008  (frozen)
    **options: GameOption,
) -> None:
    """Let bots play against each other."""
    found = enter_game(game)
    info_commands.mention_plain_python(terminal)
    name = game if is_from_outside(game) else found.name
    run_match(terminal, name, agreed(found, options, MATCH_OPTIONS), bots, match)


def balance(
    game: GameName,
    /,
    *,
    terminal: Screen,
    measuring: BalanceOptions = BalanceOptions(),  # noqa: B008  (frozen)
    **options: GameOption,
) -> None:
    """Measure how even a game's sides are."""
    found = enter_game(game)
    info_commands.mention_plain_python(terminal)
    agreed(found, options, BALANCE_OPTIONS)
    typed = {name.replace("-", "_"): value for name, value in options.items()}
    measure_balance(terminal, game if is_from_outside(game) else found.name, typed, measuring)


def train(
    game: GameName,
    /,
    *,
    terminal: Screen,
    training: TrainOptions = TrainOptions(),  # noqa: B008  (frozen)
    **options: GameOption,
) -> None:
    """Train a game's networks by self-play."""
    found = find_game(game)
    info_commands.mention_plain_python(terminal)
    train_networks(terminal, found, agreed(found, options, TRAIN_OPTIONS), training)


def puzzles(
    game: GameName,
    /,
    *,
    terminal: Screen,
    puzzling: PuzzleOptions = PuzzleOptions(),  # noqa: B008  (frozen)
    **options: GameOption,
) -> None:
    """Find puzzles in bots' games, prove those of the package, or solve one."""
    found = find_game(game)
    puzzle(terminal, found, agreed(found, options, PUZZLE_OPTIONS), puzzling)
