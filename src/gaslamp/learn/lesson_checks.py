"""Checks lessons: plays every path through them and lists what is wrong."""

from __future__ import annotations

from gaslamp.core.text import Text
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.learn.errors import LessonError
from gaslamp.learn.ledger import read_ledger
from gaslamp.learn.lesson import Lesson
from gaslamp.learn.lesson_files import lessons_of, unneeded_rules
from gaslamp.learn.lesson_paths import all_paths
from gaslamp.learn.lesson_session import END, LessonSession

LONGEST = 300  # characters of what a step says
COMPARED = ("-more", "-same", "-less")  # replies to free play, of which some may never be due


def rule_ids(game: str) -> tuple[str, ...]:
    """List the ids of a game's rules, in the ledger's order."""
    return tuple(rule.id for rule in read_ledger(game, LANGUAGES[0]).rules())


def problems_in(lesson: Lesson) -> list[str]:
    """Play every path through a lesson, try every wrong move, and list all problems."""
    inspector = LessonChecker(lesson)
    inspector.inspect()
    return inspector.found


class LessonChecker:
    """Collects the problems of a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        """Begin without problems."""
        self.lesson = lesson
        self.elements = {element.id for element in lesson.game.board(lesson.options).elements}
        self.said: set[str] = set()
        self.found: list[str] = []

    def inspect(self) -> None:
        """Check the whole lesson."""
        self._inspect_lists()
        ended = False
        try:
            for session in all_paths(self.lesson):
                self._inspect_page(session)
                self._try_wrong_moves(session)
                ended = ended or session.is_done
        except LessonError as error:
            self._add_problem(str(error))
        else:
            self._demand(ended, END, "is never reached")
            self._inspect_unsaid()

    def _inspect_lists(self) -> None:
        known = rule_ids(self.lesson.game.name)
        for _, step in self.lesson.steps:
            for point in step.points:
                self._demand(
                    point in self.elements, step.name, f"points at {point}, which is not there"
                )
            for rule in step.rules:
                self._demand(rule in known, step.name, f"names {rule}, which no ledger has")

    def _inspect_page(self, session: LessonSession) -> None:
        step, lesson = session.step, self.lesson
        self._check_message(step.name, lesson.say(f"chapter-{session.chapter.name}"))
        self._check_message(step.name, session.says)
        if session.reply is not None:
            self._check_message(step.name, session.reply)
        if session.asks in ("move", "free"):
            on_turn = session.journal.state.seat == lesson.seat
            self._demand(on_turn, step.name, "asks for a move when it is not the learner’s turn")

    def _try_wrong_moves(self, session: LessonSession) -> None:
        """Try every legal move that is not accepted: it must get a reply and change nothing."""
        if session.asks != "move":
            return
        before, name = list(session.journal.events), session.step.name
        for action in list(session.journal.state.legal_actions()):
            if action in session.good:
                continue
            self._demand(not session.answer(int(action)), name, "takes a wrong move")
            self._demand(session.journal.events == before, name, "is changed by a wrong move")
            assert session.reply is not None
            self._check_message(name, session.reply)

    def _check_message(self, place: str, message: Text) -> None:
        """Check that a message has words in every language, and is not too long."""
        if message.key in self.said:
            return
        self.said.add(message.key)
        for language in LANGUAGES:
            if message.key not in keys(language):
                self._add_problem(f"{place}: {message.key} has no words in {language}")
                continue
            try:
                words = translate(message, language)
            except ValueError as error:
                self._add_problem(f"{place}: {error}")
            else:
                brief = 0 < len(words.strip()) <= LONGEST
                told = f"says {len(words)} characters in {language}: {message.key}"
                self._demand(brief, place, told)

    def _inspect_unsaid(self) -> None:
        own = {key for key in keys(LANGUAGES[0]) if key.startswith(self.lesson.key(""))}
        for key in sorted(own - self.said):
            self._demand(key.endswith(COMPARED), key, "is never said")

    def _demand(self, holds: bool, place: str, trouble: str) -> None:
        if not holds:
            self._add_problem(f"{place}: {trouble}")

    def _add_problem(self, trouble: str) -> None:
        if trouble not in self.found:
            self.found.append(trouble)


def uncovered(game: str) -> list[str]:
    """List the rules that the lessons lack, or teach although listed as unneeded."""
    unneeded = unneeded_rules(game)
    taught = {
        rule for lesson in lessons_of(game) for _, step in lesson.steps for rule in step.rules
    }
    known = rule_ids(game)
    return [
        *(f"{rule} is taught by no lesson" for rule in known if rule not in taught | set(unneeded)),
        *(f"{rule} is taught and yet unneeded" for rule in known if rule in taught & set(unneeded)),
        *(f"{rule} is unneeded, and no ledger has it" for rule in unneeded if rule not in known),
        *(f"{rule} is unneeded without a reason" for rule, why in unneeded.items() if not why),
    ]
