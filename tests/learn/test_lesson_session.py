"""A lesson follows its answers: what is said, what is asked, what a wrong try changes."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import IllegalAction
from gaslamp.core.text import Text
from gaslamp.games.registry import find_game
from gaslamp.learn.errors import LessonError, WrongAnswer
from gaslamp.learn.lesson import Lesson
from gaslamp.learn.lesson_page import page_of
from gaslamp.learn.lesson_paths import all_paths, first_path
from gaslamp.learn.lesson_session import LessonSession, follow
from tests.learn.planted import BYE, FREE, HEAD, OPENING, RIDE, WELCOME, lesson, written

GAME = find_game("scotland_yard")


GOING_ON = f'[[chapters]]\nname = "two"\n[[chapters.steps]]\n{BYE}'


THEN = 'then = "taxi 156; taxi 124; taxi 184"'


def code(notation: str) -> int:
    return GAME.parse(notation)


def key(end: str) -> str:
    return f"scotland-yard-lesson-planted-{end}"


def keys(*messages: Text | None) -> list[str | None]:
    return [None if message is None else message.key for message in messages]


def played(session: LessonSession) -> list[str]:
    return [GAME.notation(action) for action in session.journal.actions]


def test_a_lesson_begins_with_its_opening_and_its_first_step() -> None:
    session = LessonSession(lesson(WELCOME, RIDE, BYE))
    assert (session.step.name, session.asks, session.says.key) == (
        "welcome",
        "next",
        key("welcome"),
    )
    assert played(session) == ["deal 13", "deal 155", "deal 138", "deal 197"]
    assert session.accepted is None


def test_a_good_move_is_played_with_what_the_others_do_then() -> None:
    session = follow(lesson(WELCOME, RIDE, BYE), [None, code("taxi 23")])
    assert (session.step.name, session.accepted, session.reply) == ("bye", True, None)
    assert played(session)[4:] == ["taxi 23", "taxi 156", "taxi 124", "taxi 184"]


def test_a_good_move_may_have_a_reply_and_a_sequel_of_its_own() -> None:
    session = follow(lesson(WELCOME, RIDE, BYE), [None, code("taxi 4")])
    assert keys(session.reply) == [key("ride-dead-end")]
    assert played(session)[-1] == "taxi 195"


@pytest.mark.parametrize(
    ("move", "reply"),
    [("black 4", "dear"), ("bus 23", "bus"), ("bus 52", "wrong"), ("double", "wrong")],
)
def test_a_wrong_try_is_answered_by_its_notation_and_changes_nothing(move: str, reply: str) -> None:
    session = follow(lesson(WELCOME, RIDE, BYE), [None])
    before = page_of(session)
    assert not session.answer(code(move))
    assert keys(session.reply) == [key(f"ride-{reply}")]
    after = page_of(session)
    assert (after.step, after.view, after.log) == (before.step, before.view, before.log)
    assert session.answer(code("taxi 23"))


def test_what_the_rules_forbid_is_refused_and_changes_nothing() -> None:
    session = follow(lesson(WELCOME, RIDE, BYE), [None])
    with pytest.raises(IllegalAction, match="no taxi from 13 to 99"):
        session.answer(code("taxi 99"))
    assert session.step.name == "ride"


def test_an_answer_of_the_wrong_kind_is_refused() -> None:
    session = LessonSession(lesson(WELCOME, RIDE, BYE))
    with pytest.raises(WrongAnswer, match="asks for no move"):
        session.answer(code("taxi 23"))
    session.answer(None)
    with pytest.raises(WrongAnswer, match="asks for a move"):
        session.answer(None)


def test_after_the_end_nothing_more_is_asked() -> None:
    session = follow(lesson(WELCOME, BYE), [None, None])
    assert (session.asks, session.step.name, session.says.key) == ("done", "end", key("end"))
    with pytest.raises(WrongAnswer, match="lesson is over"):
        session.answer(None)


def test_only_the_last_answer_may_be_a_wrong_try() -> None:
    short = lesson(WELCOME, RIDE, BYE)
    assert follow(short, [None, code("bus 52")]).accepted is False
    with pytest.raises(WrongAnswer, match="Answer 2 does not belong"):
        follow(short, [None, code("bus 52"), code("taxi 23")])


DOUBLE = """
name = "double"
good = [["double", "taxi 23", "taxi 37"], "double; taxi 24; taxi 37"]
then = "taxi 156; taxi 124; taxi 184"
"""


def test_a_good_move_of_several_actions_is_made_one_by_one() -> None:
    session = LessonSession(lesson(DOUBLE, BYE))
    assert list(session.good) == [code("double")]
    assert session.answer(code("double"))
    assert session.step.name == "double"
    assert list(session.good) == [code("taxi 23"), code("taxi 24")]
    assert not session.answer(code("taxi 4"))
    assert session.answer(code("taxi 24"))
    assert not session.answer(code("taxi 13"))
    assert session.answer(code("taxi 37"))
    assert session.step.name == "bye"


def test_a_pattern_stands_for_all_moves_that_fit_it() -> None:
    any_taxi = 'name = "any"\ngood = [{ move = "taxi 4", reply = "dead-end" }, "taxi *"]\n' + THEN
    session = LessonSession(lesson(any_taxi, BYE))
    assert sorted(map(GAME.notation, session.good)) == ["taxi 14", "taxi 23", "taxi 24", "taxi 4"]
    assert follow(lesson(any_taxi, BYE), [code("taxi 14")]).reply is None
    assert keys(follow(lesson(any_taxi, BYE), [code("taxi 4")]).reply) == [key("any-dead-end")]
    assert follow(lesson(any_taxi, BYE), [code("bus 14")]).accepted is False


def test_the_referee_need_not_be_written_down_but_may_be() -> None:
    rounds = "taxi 23; taxi 156; taxi 124; taxi 184; taxi 37; taxi 155; taxi 138; taxi 197; taxi 50"
    opening = f"{OPENING[:-1]}; {rounds}"
    silent = LessonSession(lesson(WELCOME, chapter=f'{opening}; taxi 156"'))
    spoken = LessonSession(lesson(WELCOME, chapter=f'{opening}; at 50; taxi 156"'))
    assert played(silent) == played(spoken)
    assert "at 50" in played(silent)


def test_a_chapter_without_an_opening_goes_on_where_the_last_one_ended() -> None:
    source = "\n".join((HEAD, f"[[chapters]]\n{OPENING}", "[[chapters.steps]]", RIDE, GOING_ON))
    session = follow(written(source), [code("taxi 23")])
    assert (session.chapter.name, session.step.name) == ("two", "bye")
    assert "taxi 23" in played(session)


def free_page(step: str, move: str = "taxi 23") -> LessonSession:
    session = LessonSession(lesson(step))
    session.answer(code(move))
    return session


def test_free_play_is_answered_by_novices_and_commented_by_what_the_notebook_says() -> None:
    session = free_page(FREE)
    assert session.asks == "next"
    assert [word.split()[0] for word in played(session)[5:]] == ["taxi"] * 3  # the detectives
    assert session.says.key == key("free-more")
    figures = session.says.args
    assert int(str(figures["after"])) > int(str(figures["before"])) > 0
    notebook = page_of(session).notebook
    assert notebook is not None
    assert figures["now"] == len(notebook.stations)
    session.answer(None)
    assert session.is_done


def test_free_play_that_tells_more_than_it_hides_is_commented_so() -> None:
    session = free_page(FREE, "underground 46")  # the underground leaves from one start card alone
    assert session.says.key == key("free-less")
    assert session.says.args["after"] == 3


def test_free_play_is_the_same_each_time() -> None:
    assert played(free_page(FREE)) == played(free_page(FREE))


def test_the_last_free_turn_may_stay_unanswered() -> None:
    session = free_page(f"{FREE}\nanswered = false")
    assert played(session)[4:] == ["taxi 23"]
    assert session.says.args["now"] == session.says.args["after"]


def test_free_play_may_last_several_turns() -> None:
    session = LessonSession(lesson('name = "free"\nfree = 2'))
    session.answer(code("double"))
    session.answer(code("taxi 23"))
    session.answer(code("taxi 37"))
    assert (session.asks, len(played(session))) == ("free", 4 + 3 + 3)
    session.answer(code("taxi 50"))
    assert (session.asks, session.says.key) == ("next", key("free-done"))


def test_a_game_that_is_won_in_free_play_is_commented_by_its_end() -> None:
    near = 'name = "one"\nopening = "deal 26; deal 29; deal 53; deal 34; taxi 15"'
    head = HEAD.replace("seat = 0", "seat = 1")
    session = follow(lesson('name = "free"\nfree = 1', chapter=near, head=head), [code("bus 15")])
    assert (session.asks, session.says.key) == ("next", "learn-free-won")


def test_a_game_that_is_lost_in_free_play_is_commented_by_its_end_and_by_the_notebook() -> None:
    near = 'name = "one"\nopening = "deal 13; deal 26; deal 29; deal 34"'
    session = LessonSession(lesson(FREE.replace("free = 1", "free = 40"), chapter=near))
    while session.asks == "free":
        session.answer(int(session.journal.state.legal_actions()[0]))
    assert keys(session.reply) == ["learn-free-lost"]
    assert session.says.key == key("free-less")


def test_what_a_step_says_can_name_its_count() -> None:
    session = LessonSession(lesson(f'{WELCOME}\ncounts = "possible"'))
    assert session.says.args == {"count": 15}  # the start cards that no detective has


def test_the_notebook_is_kept_back_where_a_chapter_says_so() -> None:
    quiet = f"{OPENING}\nnotebook = false"
    assert page_of(LessonSession(lesson(WELCOME, chapter=quiet))).notebook is None
    assert page_of(LessonSession(lesson(WELCOME))).notebook is not None


def test_choices_are_offered_only_where_a_move_is_asked_for() -> None:
    session = LessonSession(lesson(WELCOME, RIDE, BYE))
    assert page_of(session).choices == ()
    session.answer(None)
    assert code("taxi 23") in {choice.action for choice in page_of(session).choices}


def test_news_are_what_happened_since_the_last_answer() -> None:
    session = follow(lesson(WELCOME, RIDE, BYE), [None])
    assert page_of(session).news == len(page_of(session).log) == 4
    session.answer(code("taxi 23"))
    assert (page_of(session).news, len(page_of(session).log)) == (4, 8)


def test_every_branch_is_gone_through_once() -> None:
    steps = [session.step.name for session in all_paths(lesson(WELCOME, RIDE, BYE))]
    assert sorted(steps) == ["bye", "bye", "end", "end", "ride", "welcome"]
    assert [answers for answers, _ in first_path(lesson(WELCOME, RIDE, BYE))][-1] == (
        None,
        code("taxi 23"),
        None,
    )


@pytest.mark.parametrize(
    ("step", "trouble"),
    [
        ('name = "a"\ngood = ["taxi 99"]', "planted a: “taxi 99” can’t be played here"),
        ('name = "a"\ngood = ["fly *"]', "planted a: no move fits “fly"),
        ('name = "a"\ngood = ["fly 99"]', "planted a: .*fly 99"),
        ('name = "a"\ngood = ["taxi 23"]\nthen = "taxi 1"', "planted a: “taxi 1” can’t be played"),
    ],
)
def test_a_script_that_does_not_follow_is_named(step: str, trouble: str) -> None:
    with pytest.raises(LessonError, match=trouble):
        for _ in first_path(lesson(step, BYE)):
            pass


def test_a_move_can_be_asked_for_only_on_the_learners_turn() -> None:
    broken = lesson('name = "a"\nthen = "taxi 23"', 'name = "b"\ngood = ["taxi 156"]', BYE)
    with pytest.raises(LessonError, match="planted b: a move is asked for, but the next to act is"):
        follow(broken, [None])


FREE_LAST = "free play leads anywhere"


@pytest.mark.parametrize(
    ("steps", "trouble"),
    [
        ((WELCOME, WELCOME), "two steps have this name"),
        (('name = "a"\nwrong = { "*" = "no" }',), "need a good one"),
        (('name = "a"\nfree = 1\ngood = ["taxi 23"]', BYE), "not for both"),
        (('name = "a"\nfree = -1', BYE), "at least one turn"),
        (('name = "a"\nfree = 1\nthen = "taxi 4"',), "nothing can be scripted"),
        (('name = "a"\ncounts = "bits"',), "not among the lesson’s counts"),
        ((RIDE,), "end the chapter with a step"),
        (('name = "a"\nfree = 1', BYE), FREE_LAST),
    ],
)
def test_a_lesson_that_nobody_could_follow_is_refused(steps: tuple[str, ...], trouble: str) -> None:
    with pytest.raises(LessonError, match=trouble):
        lesson(*steps)


@pytest.mark.parametrize(
    ("head", "trouble"),
    [
        (HEAD.replace("seat = 0", "seat = 2"), "no such seat"),
        (HEAD.replace("detectives = 3", "detectives = 9"), "3 to 5"),
    ],
)
def test_a_lesson_for_no_table_is_refused(head: str, trouble: str) -> None:
    with pytest.raises(LessonError, match=trouble):
        lesson(WELCOME, head=head)


def test_a_lesson_without_steps_is_refused() -> None:
    with pytest.raises(LessonError, match="needs chapters"):
        written(f"{HEAD}\nchapters = []")


def test_a_free_step_before_a_chapter_that_goes_on_is_refused() -> None:
    source = "\n".join((HEAD, f"[[chapters]]\n{OPENING}", "[[chapters.steps]]", FREE, GOING_ON))
    with pytest.raises(LessonError, match=FREE_LAST):
        written(source)


def test_the_free_game_has_the_lessons_options_unless_said_otherwise() -> None:
    assert lesson(WELCOME).table == {"detectives": 3}
    other: Lesson = lesson(WELCOME, head=f"{HEAD}table = {{ detectives = 5 }}")
    assert other.table == {"detectives": 5}
