"""What is wrong with a lesson is named, before a learner stumbles over it."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from gaslamp.core import translation
from gaslamp.learn import __main__ as tool
from gaslamp.learn import lesson_checks
from gaslamp.learn.lesson_checks import problems_in, rule_ids, uncovered
from gaslamp.learn.lesson_session import LessonSession
from tests.learn.planted import BYE, FREE, RIDE, WELCOME, lesson

KEY = "scotland-yard-lesson-planted"
SAID = ("chapter-one", "welcome", "ride", "ride-dead-end", "ride-dear", "ride-bus", "ride-wrong")
WORDS = "\n".join(f"{KEY}-{end} = Words." for end in (*SAID, "bye", "end"))


@functools.cache
def resources(language: str, planted: str) -> list[Resource]:
    """Take the planted words beside those that every page has."""
    return [FluentResource(source) for source in (translation.ftl_source(language), planted)]


@functools.cache
def bundle(language: str, planted: str) -> FluentBundle:
    """Make the planted words and those of every page ready to be spoken."""
    made = FluentBundle([language], use_isolating=False)
    for resource in resources(language, planted):
        made.add_resource(resource)
    return made


@pytest.fixture
def worded(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Give the planted lesson words that a test may change, by language."""
    sources = dict.fromkeys(translation.LANGUAGES, WORDS)
    monkeypatch.setattr(
        translation, "_bundle", lambda language: bundle(language, sources[language])
    )
    monkeypatch.setattr(
        translation, "_parsed", lambda language: resources(language, sources[language])
    )
    return sources


def found(*steps: str) -> list[str]:
    return problems_in(lesson(*steps))


def test_a_lesson_in_order_has_no_complaints(worded: dict[str, str]) -> None:
    assert found(WELCOME, RIDE, BYE) == []


def test_words_that_are_missing_in_one_language_are_named(worded: dict[str, str]) -> None:
    worded["fr"] = WORDS.replace(f"{KEY}-ride-dear = Words.", "")
    assert found(WELCOME, RIDE, BYE) == [f"ride: {KEY}-ride-dear has no words in fr"]


def test_words_with_a_figure_that_the_step_does_not_count_are_named(
    worded: dict[str, str],
) -> None:
    worded["en"] = WORDS.replace(f"{KEY}-bye = Words.", f"{KEY}-bye = So {'{ $count }'}.")
    (complaint,) = found(WELCOME, RIDE, BYE)
    assert complaint.startswith(f"bye: {KEY}-bye in en")


def test_a_step_that_says_too_much_is_named(worded: dict[str, str]) -> None:
    worded["fr"] = WORDS.replace(f"{KEY}-bye = Words.", f"{KEY}-bye = {'mot ' * 100}")
    assert found(WELCOME, RIDE, BYE) == [f"bye: says 399 characters in fr: {KEY}-bye"]


def test_words_that_nobody_says_are_named(worded: dict[str, str]) -> None:
    worded["en"] += f"\n{KEY}-ride-late = Words."
    assert found(WELCOME, RIDE, BYE) == [f"{KEY}-ride-late: is never said"]


def test_a_reply_to_free_play_may_never_be_due(worded: dict[str, str]) -> None:
    for language in worded:
        worded[language] = "\n".join(
            f"{KEY}-{end} = Words." for end in ("chapter-one", "free", "end")
        )
        worded[language] += "".join(
            f"\n{KEY}-free-{end} = Words." for end in ("more", "less", "same")
        )
    assert found(FREE) == []


def test_elements_and_rules_that_do_not_exist_are_named(worded: dict[str, str]) -> None:
    welcome = f'{WELCOME}\npoints = ["station-13", "station-200"]\nrules = ["SY-01", "SY-99"]'
    assert found(welcome, RIDE, BYE) == [
        "welcome: points at station-200, which is not there",
        "welcome: names SY-99, which no ledger has",
    ]


def test_a_step_that_cannot_be_done_on_one_branch_is_named(worded: dict[str, str]) -> None:
    again = 'name = "again"\ngood = ["taxi 22"]'  # from 23, not from 4
    (complaint,) = [said for said in found(WELCOME, RIDE, again, BYE) if "can’t" in said]
    assert "planted again: “taxi 22” can’t be played here" in complaint


def test_a_wrong_move_that_is_taken_or_changes_something_is_named(
    worded: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgiving(session: LessonSession, action: int | None) -> bool:
        session.reply = session.lesson.say("ride-wrong")
        session.journal.events.append(0)
        return True

    monkeypatch.setattr(LessonSession, "answer", forgiving)
    monkeypatch.setattr(lesson_checks, "all_paths", lambda planted: iter([LessonSession(planted)]))
    said = found(RIDE, BYE)
    assert "ride: takes a wrong move" in said
    assert "ride: is changed by a wrong move" in said


def test_a_lesson_whose_end_is_never_reached_is_named(
    worded: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lesson_checks, "all_paths", lambda planted: iter([LessonSession(planted)]))
    assert "end: is never reached" in found(WELCOME)


def test_rules_must_be_taught_or_unneeded(monkeypatch: pytest.MonkeyPatch) -> None:
    taught = f'{WELCOME}\nrules = ["SY-01", "SY-02"]'
    monkeypatch.setattr(lesson_checks, "lessons_of", lambda game: [lesson(taught)])
    rest = dict.fromkeys(rule_ids("scotland_yard")[3:], "for later")
    monkeypatch.setattr(
        lesson_checks, "unneeded_rules", lambda game: {**rest, "SY-02": "", "SY-99": "a joke"}
    )
    assert uncovered("scotland_yard") == [
        "SY-03 is taught by no lesson",
        "SY-02 is taught and yet unneeded",
        "SY-99 is unneeded, and no ledger has it",
        "SY-02 is unneeded without a reason",
    ]


def test_the_authors_tool_prints_each_step_and_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "find_lesson", lambda game, name: lesson(WELCOME, RIDE, BYE))
    assert tool.main(["scotland_yard", "planted"]) == 1
    printed = capsys.readouterr().out
    assert "── 2/4 one / ride ── move\n" in printed
    assert "  good: taxi 23, taxi 4\n" in printed
    assert "  legal: taxi 4, taxi 14, taxi 23" in printed
    assert f"ride: {KEY}-ride-dear has no words in fr" in printed


def test_the_authors_tool_prints_one_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "find_lesson", lambda game, name: lesson(WELCOME, RIDE, BYE))
    tool.main(["scotland_yard", "planted", "ride"])
    printed = capsys.readouterr().out
    assert "── 2/4 one / ride ── move" in printed
    assert "── 1/4" not in printed


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["chess", "king"], 1)])
def test_the_authors_tool_says_how_it_is_called(arguments: list[str], code: int) -> None:
    assert tool.main(arguments) == code


def test_the_author_is_told_where_a_script_breaks_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = lesson('name = "a"\ngood = ["taxi 99"]', BYE)
    monkeypatch.setattr(tool, "find_lesson", lambda game, name: broken)
    assert tool.main(["scotland_yard", "planted"]) == 1
    assert "planted a: “taxi 99” can’t be played here. The next to act is Mister X" in (
        capsys.readouterr().err
    )


def test_the_ledger_names_its_rules() -> None:
    assert rule_ids("scotland_yard")[:2] == ("SY-01", "SY-02")
    ledger = Path(translation.__file__).parents[1] / "ledgers" / "scotland_yard.md"
    assert len(rule_ids("scotland_yard")) == ledger.read_text(encoding="utf-8").count("- **SY-")
