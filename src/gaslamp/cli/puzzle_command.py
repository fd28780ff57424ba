"""Puzzles at the command line: found in bots' games, proved again, or solved by a person."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gaslamp.cli import files
from gaslamp.cli.arena_command import MOST_GAMES, progress_bar
from gaslamp.cli.errors import UsageError
from gaslamp.cli.screen import sentence
from gaslamp.cli.terminal import Terminal
from gaslamp.cli.typed_commands import COMMANDS
from gaslamp.core.board import name_of
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.puzzle import POINT, Candidate
from gaslamp.core.random_source import SEEDS
from gaslamp.core.text import Text, text
from gaslamp.core.translation import translate
from gaslamp.learn.puzzle_file import Puzzle, dumps, find_puzzle, loads, puzzles_of
from gaslamp.learn.puzzle_proofs import NotProved, ProvedPuzzle, prove, reply
from gaslamp.learn.puzzle_search import PuzzleFinder, PuzzleSearch
from gaslamp.play.typed_words import TypedWords, bare

PUZZLE_OPTIONS = ("games", "seed", "bot", "each", "write", "check", "solve", "lang")
MOST_EACH = 100
HANG = 6  # columns before what an answer means


@Parameter(name="*")  # its fields are options of the command itself
@dataclass(frozen=True)
class PuzzleOptions:
    """The options of `puzzles`."""

    games: Annotated[int, Parameter(help="cli-param-puzzle-games", metavar="N")] = 100
    seed: Annotated[int, Parameter(help="cli-param-puzzle-seed", metavar="N")] = 0
    bot: Annotated[str, Parameter(help="cli-param-puzzle-bot", metavar="BOT")] = "club:nodes=60"
    each: Annotated[int, Parameter(help="cli-param-each", metavar="N")] = 2
    write: Annotated[Path | None, Parameter(help="cli-param-write", metavar="FILE")] = None
    check: Annotated[bool, Parameter(help="cli-param-check")] = False
    solve: Annotated[int | None, Parameter(help="cli-param-solve", metavar="N")] = None

    def search(self) -> PuzzleSearch:
        """Return the search; raise an error for invalid options."""
        if not 1 <= self.games <= MOST_GAMES:
            raise UsageError(text("cli-bad-games", games=str(self.games), most=MOST_GAMES))
        if not 0 <= self.seed < SEEDS:
            raise UsageError(text("cli-bad-seed", seed=str(self.seed)))
        if not 1 <= self.each <= MOST_EACH:
            raise UsageError(text("cli-bad-each", each=str(self.each), most=MOST_EACH))
        return PuzzleSearch(self.bot, self.games, self.seed, self.each)


def puzzle(terminal: Terminal, game: Game, options: Options, wanted: PuzzleOptions) -> None:
    """Run the command: prove the puzzles of a game, solve one, or find others."""
    if wanted.check:
        check(terminal, game)
    elif wanted.solve is not None:
        PuzzleSolver(terminal, game, wanted.solve).run()
    else:
        find(terminal, game, options, wanted)


def check(terminal: Terminal, game: Game) -> None:
    """Prove every puzzle of a game; raise an error if a proof fails."""
    puzzles, failed = puzzles_of(game.name), 0
    for number, found in enumerate(puzzles, start=1):
        try:
            prove(game, found)
            terminal.say("cli-puzzle-proved", **_heading(game, number, found))
        except NotProved as error:
            failed += 1
            terminal.say(
                "cli-puzzle-not-proved", reason=error.text, **_heading(game, number, found)
            )
    if failed:
        raise NotProved(text("cli-puzzles-not-proved", failed=failed, count=len(puzzles)))
    terminal.say("cli-puzzles-proved", count=len(puzzles))


def _heading(game: Game, number: int, puzzle: Puzzle) -> dict[str, str | int | Text]:
    return {
        "number": number,
        "title": game.puzzle_title(puzzle.kind),
        "difficulty": puzzle.difficulty,
    }


def find(terminal: Terminal, game: Game, options: Options, wanted: PuzzleOptions) -> None:
    """Search bots' games; Ctrl-C keeps what was found so far."""
    search = wanted.search()
    known = _opened(game, wanted.write)
    finder = PuzzleFinder(game, options, search, known)
    try:
        with progress_bar(terminal) as bar:
            task = bar.add_task(translate(game.title(), terminal.language), total=wanted.games)
            for number, new in enumerate(finder.run(), start=1):
                bar.update(task, advance=1)
                for found in new:
                    heading = _heading(game, len(known) + finder.found.index(found) + 1, found)
                    terminal.say("cli-puzzle-found", game=number, answer=found.answer, **heading)
    finally:
        _keep(terminal, game, (*known, *finder.found), wanted.write)


def _opened(game: Game, path: Path | None) -> tuple[Puzzle, ...]:
    """Read what a file holds already, and write it again: before a long search, not after it."""
    if path is None:
        return ()
    known = loads(files.text_of(path)) if path.is_file() else ()
    files.write_text(dumps(game, known), path)
    return known


def _keep(terminal: Terminal, game: Game, puzzles: tuple[Puzzle, ...], path: Path | None) -> None:
    if path is not None:
        files.write_text(dumps(game, puzzles), path)
        terminal.say("cli-puzzles-written", count=len(puzzles), file=str(path))


class PuzzleSolver:
    """A puzzle being solved in the terminal."""

    def __init__(self, terminal: Terminal, game: Game, number: int) -> None:
        """Find the puzzle and prove it."""
        self.terminal = terminal
        self.game = game
        self.number = number
        self.puzzle = find_puzzle(game.name, number)
        self.proved: ProvedPuzzle = prove(game, self.puzzle)
        self.typed = TypedWords(game, terminal.language)

    def run(self) -> None:
        """Show it and ask."""
        self._show()
        while True:
            answer = self.terminal.ask_or_leave("> ")
            if COMMANDS["solution"].is_named(answer, self.terminal.language):
                return self._explain("cli-puzzle-solution")
            meant = self._meant(answer)
            if meant is None:
                self.terminal.say("cli-puzzle-unclear")
            elif (wrong := reply(self.proved.proof, meant.answer)) is None:
                return self._explain("cli-puzzle-right")
            else:
                self.terminal.sentence(sentence(wrong, self.terminal.language), "yellow")

    def _show(self) -> None:
        terminal, (journal, position, proof) = self.terminal, self.proved
        terminal.say("cli-puzzle-heading", **_heading(self.game, self.number, self.puzzle))
        terminal.lines(
            [self.game.render(position.view, None, terminal.language, terminal.size), ""],
        )
        terminal.say("cli-puzzle-seat", seat=journal.name(position.seat))
        if proof.since is not None:
            told = journal.log_texts(position.seat, proof.since)
            terminal.prose([f"  {sentence(line, terminal.language)}" for line in told], HANG)
        for line in (*proof.given, proof.question):
            terminal.sentence(sentence(line, terminal.language))
        for candidate in proof.candidates:
            label = translate(candidate.label, terminal.language)
            terminal.prose([f"  {self._written(candidate)}   {label}"], HANG)
        terminal.say("cli-puzzle-how")

    def _written(self, candidate: Candidate) -> str:
        """Write an answer as it is typed: an element by its name, a move by its notation."""
        if candidate.verb == POINT:
            return name_of(candidate.answer)
        return self.typed.write(candidate.answer)

    def _meant(self, answer: str) -> Candidate | None:
        meant = {bare(answer), bare(self.typed.read(answer))}
        for candidate in self.proved.proof.candidates:
            written = {candidate.answer, self._written(candidate)}
            if meant & {bare(one) for one in written}:
                return candidate
        return None

    def _explain(self, key: str) -> None:
        terminal, proof = self.terminal, self.proved.proof
        right = next(one for one in proof.candidates if one.answer == proof.answer)
        terminal.say(key, answer=self._written(right))
        for line in proof.explanation:
            terminal.sentence(sentence(line, terminal.language))
