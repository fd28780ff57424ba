"""Lessons in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gaslamp.cli import screen
from gaslamp.cli.errors import UsageError
from gaslamp.cli.table_queries import TableQueries
from gaslamp.cli.terminal import QuitRequested, Terminal
from gaslamp.cli.typed_commands import Prompt, changes_nothing
from gaslamp.core.codes import as_seat
from gaslamp.core.errors import GaslampError, NotationError
from gaslamp.core.journal import seeded
from gaslamp.core.terminal_art import with_style, without_styles
from gaslamp.core.text import text
from gaslamp.core.translation import translate
from gaslamp.learn.lesson import Lesson
from gaslamp.learn.lesson_files import lessons_of
from gaslamp.learn.lesson_page import LessonPage, page_of
from gaslamp.learn.lesson_paths import first_path
from gaslamp.learn.lesson_session import LearnerAnswer, follow
from gaslamp.play.table import Table
from gaslamp.play.typed_words import TypedWords

PROMPT = "> "


def list_lessons(terminal: Terminal, games: Iterable[str]) -> None:
    """List the lessons of some games."""
    found = [lesson for game in games for lesson in lessons_of(game)]
    if not found:
        terminal.say("cli-no-lessons")
    for lesson in found:
        line = terminal.words(
            "cli-lesson",
            title=text("cli-lesson-of", game=lesson.game.title(), title=lesson.title),
            minutes=lesson.written.minutes,
            command=_command(lesson),
        )
        terminal.prose([line], 2)


def run_lesson(terminal: Terminal, lesson: Lesson, step: str | None) -> None:
    """Run a lesson, from its beginning or from a step on."""
    lesson_run = LessonRun(terminal, lesson, _answers_to(lesson, step))
    try:
        lesson_run.run()
    except (QuitRequested, EOFError):
        if lesson_run.page.step.asks != "done":
            name = lesson_run.page.step.name
            terminal.lines([""])
            terminal.say("cli-lesson-left", command=f"{_command(lesson)} --step {name}")


def _answers_to(lesson: Lesson, step: str | None) -> tuple[LearnerAnswer, ...]:
    """Find the answers that lead to a step."""
    if step is None:
        return ()
    for answers, session in first_path(lesson):
        if session.step.name == step:
            return answers
    names = ", ".join(step.name for _, step in lesson.steps)
    raise UsageError(text("cli-lesson-no-step", step=step, allowed=names))


def _command(lesson: Lesson) -> str:
    return f"gaslamp lesson {lesson.game.name} {lesson.name}"


class LessonRun:
    """Runs a lesson in the terminal."""

    def __init__(
        self, terminal: Terminal, lesson: Lesson, answers: tuple[LearnerAnswer, ...]
    ) -> None:
        """Begin a lesson."""
        self.terminal = terminal
        self.lesson = lesson
        self.typed = TypedWords(lesson.game, terminal.language)
        self.answers = answers
        self._follow(answers)

    def _follow(self, answers: tuple[LearnerAnswer, ...]) -> None:
        self.answers = answers
        self.session = follow(self.lesson, answers)
        self._prepare_page()

    def _prepare_page(self) -> None:
        self.page: LessonPage = page_of(self.session)
        self.table = Table(self.session.journal, {}, seeded(0))
        self.queries = TableQueries(self.terminal, self.table, lambda: as_seat(self.lesson.seat))
        self.commands = Prompt(self.terminal.language, self._commands())

    def run(self) -> None:
        """Run until the lesson is over."""
        self._show()
        while self.page.step.asks != "done":
            if self._carry_out(self.terminal.ask(PROMPT, self._offered()).strip()):
                self._show()

    def _offered(self) -> list[str]:
        moves = [self.typed.write(choice.notation) for choice in self.page.choices]
        return moves + self.commands.names()

    def _show(self) -> None:
        """Draw the position; below it the reply, the step and what is asked for."""
        page, language = self.page, self.terminal.language
        news = [f"  {screen.sentence(line.text, language)}" for line in page.log[page.news :]]
        step = page.step
        head = self.terminal.words(
            "cli-lesson-head", chapter=step.chapter, number=step.number, of=step.of
        )
        reply = [] if page.reply is None else [translate(page.reply, language)]
        asked = [
            with_style(without_styles(head), "bold"),
            *reply,
            translate(step.says, language),
            self._asked(),
        ]
        self.queries.screen.show(as_seat(self.lesson.seat), news, asked, page.notebook)

    def _asked(self) -> str:
        words = {
            "next": "cli-lesson-next",
            "move": "cli-lesson-move",
            "free": "cli-lesson-free",
        }
        asks = self.page.step.asks
        if asks == "done":
            return self.terminal.words("cli-lesson-done", command=self._free_game())
        return self.terminal.words(words[asks])

    def _free_game(self) -> str:
        options = [
            f"--{name.replace('_', '-')} {str(value).lower()}"
            for name, value in self.lesson.table.items()
        ]
        seat = f"--seat {self.lesson.seat + 1} --against novice"
        return " ".join([f"gaslamp play {self.lesson.game.name}", seat, *options])

    def _carry_out(self, line: str) -> bool:
        """Carry out a typed line; tell whether the page changed."""
        command = self.commands.find(line)
        try:
            if not line:
                return self._go_on()
            return self._play(line) if command is None else command()
        except GaslampError as error:
            self.terminal.refuse(type(error)(self.typed.translated(error.text)))
            if isinstance(error, NotationError):
                self.terminal.say("cli-ask-for-moves")
            return False

    def _commands(self) -> dict[str, Callable[[str], bool]]:
        """Say what each command does; each tells whether the page changed."""
        answers: dict[str, Callable[[str], None]] = {
            "?": self.queries.choices,
            "notes": self.queries.notes,
            "hint": self._hint,
            "log": self.queries.log,
            "lines": self.queries.lines,
            "legend": self.queries.legend,
            "redraw": lambda _: self._show(),
            "map": self.queries.map,
            "rules": self.queries.rules,
            "help": self._help,
            "quit": self._quit,
        }
        return {name: changes_nothing(answer) for name, answer in answers.items()} | {
            "back": self._back
        }

    def _go_on(self) -> bool:
        if self.page.step.asks != "next":
            self.terminal.prose(
                [translate(self.page.step.says, self.terminal.language), self._asked()]
            )
            return False
        return self._answer(None)

    def _play(self, line: str) -> bool:
        """Play what was typed; stop at the first part that is not accepted."""
        if self.page.step.asks == "next":
            self.terminal.say("cli-lesson-next")
            return False
        changed = False
        for action in self.table.parse_move(self.lesson.seat, line, self.typed):
            if not self._answer(action):
                break
            changed = True
        return changed

    def _answer(self, answer: LearnerAnswer) -> bool:
        """Submit an answer; print the reply to a wrong one."""
        accepted = self.session.answer(answer)
        if accepted:
            self.answers = (*self.answers, answer)
            self._prepare_page()
        elif self.session.reply is not None:
            self.terminal.sentence(
                translate(self.session.reply, self.terminal.language), style="yellow"
            )
        return accepted

    def _back(self, _: str) -> bool:
        """Take back the last answer."""
        self._follow(self.answers[:-1])
        return True

    def _hint(self, _: str) -> None:
        good = [self.typed.write(self.lesson.game.notation(action)) for action in self.page.good]
        if good:
            self.terminal.say("cli-lesson-hint", moves=", ".join(good))
        else:
            key = "cli-lesson-next" if self.page.step.asks == "next" else "cli-lesson-any"
            self.terminal.say(key)

    def _help(self, _: str) -> None:
        choices = self.table.choices(self.lesson.seat)
        example = self.typed.write(choices[0].notation) if choices else "?"
        self.terminal.say("cli-lesson-how", example=example)
        self.terminal.prose(*self.commands.help_lines())

    def _quit(self, _: str) -> None:
        raise QuitRequested
