"""The messages of the API besides plans, frames and commands: frozen, and decoded strictly."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from gaslamp.core.codes import Seat
from gaslamp.core.text import Text
from gaslamp.core.turn_names import Viewer
from gaslamp.core.view import AnyNotebook, Outcome
from gaslamp.learn.puzzle_pages import PuzzleName
from gaslamp.service.commands import MOST_PLANNED, Command
from gaslamp.service.contributions import Draws
from gaslamp.service.frames import Frame, NotebookUpdate, SeatShown, SeatsUpdate
from gaslamp.service.home_messages import Home, HomeNews
from gaslamp.service.live_table import Ack
from gaslamp.service.play_on import PlayOn
from gaslamp.service.replay_archive import KeyMoment
from gaslamp.service.replay_pages import Step
from gaslamp.service.settings import TableSettings
from gaslamp.service.spectator_count import SpectatorsUpdate

CommandName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
TableId: TypeAlias = Annotated[str, Meta(max_length=32)]

Lines: TypeAlias = Annotated[
    tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=MOST_PLANNED)
]
"""A plan: one action per line."""

LessonAnswer: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)] | None


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a connection: which seat, and the log and chat that it has."""

    table: TableId
    token: Token
    log_from: Annotated[int, Meta(ge=0, le=100_000)] = 0
    chat_from: Annotated[int, Meta(ge=0, le=100_000)] = 0


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="order"):
    """A command, with a name that its client gives to it: the same name twice changes nothing."""

    name: CommandName
    command: Command


class PlansToTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plans of the seat on turn, each to be tried out on its own."""

    plans: Annotated[tuple[Lines, ...], Meta(min_length=1, max_length=12)]


class ClickRefusal(msgspec.Struct, frozen=True):
    """Why something can't be picked; nothing where no reason is known."""

    reason: Text | None


class OrderName(msgspec.Struct, frozen=True):
    """The name of an order alone, whatever else it holds."""

    name: CommandName = ""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """A request for a `Pong`."""


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a `Ping`."""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Something was not done: its name, if it had one, and the reason."""

    name: str
    code: str
    reason: Text
    message: str


Inbound: TypeAlias = Hello | Order | Ping
Outbound: TypeAlias = Frame | SeatsUpdate | SpectatorsUpdate | NotebookUpdate | Ack | Refused | Pong

HomeInbound: TypeAlias = Home | Ping
HomeOutbound: TypeAlias = HomeNews | Refused | Pong


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game: what it is called, what it takes and what it changes.

    `choices_at` lists the choices that make sense at tables with a number of seats, where not all
    of them do; `instead` names the option that it switches off.
    """

    name: str
    title: Text
    about: Text
    allowed: Text
    default: bool | int | str | None
    choices: tuple[bool | int | str, ...] = ()
    with_people: bool | int | str | None = None  # the default where more than one person plays
    choices_at: dict[str, tuple[bool | int | str, ...]] = {}
    instead: str = ""


class LevelShown(msgspec.Struct, frozen=True):
    """A bot that a game offers, with a sentence about it.

    `lamps` tells how well it plays, from 1 to 5, or 0 where that is not said. `alias` is the level
    that plays exactly as it does: tables that name the level show this bot.
    """

    name: str
    about: Text
    lamps: int = 0
    alias: str = ""


class GameShown(msgspec.Struct, frozen=True):
    """A game as the home page shows it.

    `seats` are those of the usual options; `seatings` gives, by option and value, those of other
    values that change them. `variant_of` is the game whose board, words and rules it shares, if it
    is a scenario or a small variant. `two_sides` is set where two sides play against each other,
    `rated` where this server can rate games.
    """

    name: str
    variant_of: str
    version: int
    title: Text
    about: Text
    seats: tuple[Text, ...]
    seatings: dict[str, dict[str, tuple[Text, ...]]]
    options: tuple[OptionShown, ...]
    levels: tuple[LevelShown, ...]
    two_sides: bool
    rated: bool


class TableShown(msgspec.Struct, frozen=True):
    """The public information about a table.

    `listed_without_host` has the seconds for which a listed table waits for an absent host.
    """

    id: str
    game: str
    version: int
    options: dict[str, bool | int | str | None]
    settings: TableSettings
    seats: tuple[SeatShown, ...]
    started: bool
    outcome: Outcome[str] | None
    commitment: str
    rematch: str
    draws: Draws | None
    listed_without_host: int


class SeatTakenUp(msgspec.Struct, frozen=True):
    """A seat that was taken, and the secret that holds it."""

    seat: Seat
    token: str


class Fairness(msgspec.Struct, frozen=True):
    """The commitments to the seed and to hidden choices, and, after the end, the seed itself.

    `recipe` is 1 for tables made before players committed to their numbers; these have no
    `digests`, `start` and `record`. `contributions` are the players' numbers, once they are drawn
    with; by the first recipe the maker's comes first. `opening` counts the first actions, which
    were taken over from another game: the seed decides nothing of them.
    """

    recipe: int
    commitment: str
    digests: tuple[str, ...]
    start: str
    record: tuple[int, str] | None
    contributions: tuple[str, ...]
    sealed: tuple[tuple[int, str], ...]
    seed: str | None
    opening: int


class RematchAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the seats stay as they are, or are rotated by one."""

    keeps_sides: bool = False


class Rematch(msgspec.Struct, frozen=True):
    """The table of the next game; the old tokens hold the new seats."""

    table: str


class SeatHeld(msgspec.Struct, frozen=True):
    """A seat of a recorded game, and who held it in the end: a player, or a bot of a level."""

    name: Text
    side: int
    player: str = ""
    level: str = ""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """The outline of a replay.

    Page 0 is the set-up; page n shows the position after `steps[n - 1]`. `bits` gives for each
    viewer, page by page, how much was still hidden from it, `left` how many stations, suspects or
    hideouts were still possible for it, `told` the lines that its log gained, `moments` the steps
    that revealed most.
    `viewers` are those whose perspective can be shown. A file may hold a game that was not
    `finished`: all of it is shown, because the file can be read anyway. `ended` is set where the
    game ended by its rules.
    """

    game: str
    version: int
    options: dict[str, bool | int | str | None]
    seats: tuple[SeatHeld, ...]
    finished: bool
    outcome: Outcome[str] | None
    ended: Text | None
    steps: tuple[Step, ...]
    viewers: tuple[Viewer | Literal["all"], ...]
    bits: dict[str, tuple[float, ...]]
    left: dict[str, tuple[int, ...]]
    told: dict[str, tuple[tuple[Text, ...], ...]]
    moments: tuple[KeyMoment, ...]


class LessonAnswers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All answers of a learner to a lesson: the action of each move, and null for continuing."""

    answers: Annotated[tuple[LessonAnswer, ...], Meta(max_length=500)]


class LessonPlayedOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play on from where all answers to a lesson lead; the step is not read."""

    answers: Annotated[tuple[LessonAnswer, ...], Meta(max_length=500)]
    play_on: PlayOn


class UploadedReplay(msgspec.Struct, frozen=True):
    """The id of an uploaded game; the same game has the same id."""

    replay: str


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle as the list shows it; its difficulty is 1, 2 or 3."""

    game: str
    number: int
    kind: str
    title: Text
    difficulty: int


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles, and the puzzle of the day."""

    date: str
    today: PuzzleName
    puzzles: tuple[PuzzleShown, ...]


class PuzzleToSend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a puzzle of a position where one of this kind is proved."""

    step: Annotated[int, Meta(ge=0)]
    kind: Annotated[str, Meta(max_length=40)]


class PuzzleSent(msgspec.Struct, frozen=True):
    """The id of a puzzle that was made of a game; the same position has the same id."""

    puzzle: str


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle, or a request for the solution."""

    answer: Annotated[str, Meta(max_length=100)] | None = None
    reveal: bool = False


class PuzzleResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of an answer.

    A wrong one gets a reason, and nothing else. Otherwise it has the answer, the explanation and
    the notebook that the seat could have had.
    """

    right: bool
    reason: Text | None = None
    answer: str | None = None
    explanation: tuple[Text, ...] = ()
    notebook: AnyNotebook | None = None


def encoded(message: Any) -> bytes:  # noqa: ANN401  (any struct of the wire)
    """Write a message as JSON."""
    return msgspec.json.encode(message)
