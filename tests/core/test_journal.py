"""The journal: playing, what each viewer is shown of it, replaying, and who may act."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from librt.random import Random

from gaslamp.core.codes import Sight
from gaslamp.core.errors import IllegalAction, NotYourTurn
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal, UndoEvent, seeded
from gaslamp.core.log import VIEWS_KEPT, Ended, Seen
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.core.text import Text
from gaslamp.core.translation import translate
from gaslamp.core.view import View
from gaslamp.games.registry import GAMES, find_game
from gaslamp.games.scotland_yard.game import GAME
from tests.core.games_of_scotland_yard import (
    EVERY_OPTIONS,
    agree,
    begun,
    random_game,
    step,
    truth,
    written,
)
from tests.core.toys import EMPTY, FOUND, HIDER, LOOK, SEEKER, WAIT, ToyGame
from tests.games.follow import follow

pytestmark = pytest.mark.engine


def test_a_journal_keeps_the_true_actions_in_order() -> None:
    assert written(follow(begun(), "taxi 161")) == [
        *("deal 174", "deal 103", "deal 132", "deal 141"),
        "taxi 161",
    ]


def test_the_same_story_gives_the_same_game() -> None:
    for seed, options in enumerate(EVERY_OPTIONS[::3]):
        journal = random_game(seed, options)
        again = Journal(GAME, journal.options, journal.events)
        assert again.state == journal.state
        assert again.logs == journal.logs
        assert again.actions == journal.actions


def test_an_illegal_action_in_a_story_is_refused() -> None:
    with pytest.raises(IllegalAction):
        Journal(GAME, agree(), [GAME.parse("deal 13"), GAME.parse("deal 13")])


def test_any_prefix_replays_to_the_position_that_was_there() -> None:
    rng = Random(4)
    journal = Journal(GAME, agree(voluntary_reveal=True))
    states = [journal.state.clone()]
    while journal.state.seat != OVER:
        step(journal, rng)
        states.append(journal.state.clone())
    for length, state in enumerate(states):
        prefix = journal.prefix(length)
        assert prefix.state == state
        assert prefix.logs[1] == journal.logs[1][: len(prefix.logs[1])]


def test_a_prefix_lives_apart_from_its_journal() -> None:
    journal = follow(begun(), "taxi 161")
    prefix = journal.prefix(4)
    follow(prefix, "taxi 173")
    assert written(journal)[-1] == "taxi 161"
    assert truth(journal).stations[0] == 161


def test_every_viewer_gets_one_entry_for_each_action_and_one_for_the_end() -> None:
    journal = random_game(2, agree(seats=4))
    assert sorted(journal.logs) == [SPECTATOR, 0, 1, 2, 3]
    for log in journal.logs.values():
        assert len(log) == len(journal.actions) + 1
        assert isinstance(log[-1], Ended)
        assert log[-1].outcome == journal.view(0).outcome


def test_an_entry_says_who_acted_what_was_seen_and_who_is_next() -> None:
    journal = follow(begun(), "taxi 161")
    assert journal.logs[0][-1] == Seen(0, Sight(GAME.parse("taxi 161")), 1)
    assert journal.logs[1][-1] == Seen(0, Sight(GAME.parse("taxi ?")), 1)
    assert translate(journal.log_texts(0)[-1]) == "You take a taxi to 161."
    assert translate(journal.log_texts(1)[-1]) == "Mister X takes a taxi."


def test_playing_returns_what_was_added_to_each_log() -> None:
    journal = begun()
    before = {viewer: len(log) for viewer, log in journal.logs.items()}
    news = journal.play(0, GAME.parse("taxi 161"))
    assert news == {viewer: log[before[viewer] :] for viewer, log in journal.logs.items()}
    assert news[1] == [Seen(0, Sight(GAME.parse("taxi ?")), 1)]


def test_running_on_returns_the_news_of_all_that_happened() -> None:
    journal = Journal(GAME, agree())
    news = journal.advance(seeded(1))
    assert news == journal.logs
    assert [len(entries) for entries in news.values()] == [6, 6, 6]


def test_entries_are_given_from_an_index_on() -> None:
    journal = follow(begun(), "taxi 161")
    assert journal.since(1, 4) == journal.logs[1][4:]
    assert journal.since(1, 5) == []
    assert journal.log_texts(1, 4) == journal.log_texts(1)[4:]
    assert journal.log_texts(1, 5) == []


def test_words_are_the_same_whenever_they_are_asked_for() -> None:
    rng = Random(8)
    journal = Journal(GAME, agree(voluntary_reveal=True))
    told: list[Any] = []
    while journal.state.seat != OVER:
        step(journal, rng)
        told += journal.log_texts(1, len(told))
    assert (
        told == journal.log_texts(1) == Journal(GAME, journal.options, journal.events).log_texts(1)
    )
    assert told[-1] == journal.view(1).expected


def test_every_event_has_a_version() -> None:
    journal = follow(begun(), "double")
    assert journal.version == 5
    journal.undo(0)
    assert journal.version == 6
    assert journal.events[-1] == UndoEvent(1)


def test_chance_and_the_referee_act_until_a_seat_is_on_turn() -> None:
    journal = Journal(GAME, agree())
    journal.advance(seeded(1))
    assert len(journal.actions) == 6
    assert journal.state.seat == 0


def test_nothing_but_the_draw_decides_what_chance_does() -> None:
    asked: list[int] = []

    def last(count: int) -> int:
        asked.append(count)
        return count - 1

    journal = Journal(GAME, agree(detectives=3))
    journal.advance(last)
    assert asked == [18, 17, 16, 15]
    assert written(journal) == ["deal 198", "deal 197", "deal 174", "deal 155"]


def test_the_referee_draws_nothing() -> None:
    journal = follow(begun(), "double", "taxi 161", "black 135", "taxi 86", "taxi 140", "taxi 142")
    follow(journal, "taxi 143")
    assert journal.state.seat == REFEREE
    journal.advance_once(lambda count: pytest.fail(f"drew among {count}"))
    assert written(journal)[-1] == "at 143"


@pytest.mark.parametrize("source", [7, Random(7), random.Random(7)])  # noqa: S311  (a game)
def test_a_draw_can_be_made_from_any_source_of_chance(source: object) -> None:
    draw = seeded(source)
    drawn = [draw(5) for _ in range(200)]
    assert set(drawn) == set(range(5))


def test_running_on_stops_at_the_end() -> None:
    journal = random_game(3)
    assert journal.advance(seeded(1)) == {viewer: [] for viewer in journal.logs}
    assert journal.state.seat == OVER


@pytest.mark.parametrize(
    ("actor", "name"),
    [
        (0, "Mister X"),
        (1, "the detectives"),
        (CHANCE, "chance"),
        (REFEREE, "the referee"),
        (OVER, "nobody"),
        (SPECTATOR, "a spectator"),
        (9, "nobody"),
    ],
)
def test_everybody_at_the_table_has_a_name(actor: int, name: str) -> None:
    assert translate(begun().name(actor)) == name


def refused(journal: Journal, seat: object, action: object) -> str:
    """Try something that is refused, and give the words; nothing may have changed."""
    before = journal.state.text(), list(journal.events), [len(log) for log in journal.logs.values()]
    with pytest.raises((NotYourTurn, IllegalAction)) as caught:
        journal.play(seat, action)  # type: ignore[arg-type]  # wrong types are tried too
    after = journal.state.text(), list(journal.events), [len(log) for log in journal.logs.values()]
    assert after == before
    assert translate(caught.value.text, "fr")
    return str(caught.value)


@pytest.mark.parametrize("actor", [CHANCE, 0, 1, SPECTATOR])
def test_nobody_acts_for_chance_from_outside(actor: int) -> None:
    journal = Journal(GAME, agree())
    words = refused(journal, actor, GAME.parse("deal 13"))
    assert words.endswith("wait for chance.")


@pytest.mark.parametrize("actor", [REFEREE, 0, 1, SPECTATOR])
def test_nobody_acts_for_the_referee_and_his_answer_is_not_named(actor: int) -> None:
    journal = Journal(ToyGame(), Options(), [1, WAIT, LOOK + 1])
    assert journal.state.seat == REFEREE
    for action in (EMPTY, FOUND):
        words = refused(journal, actor, action)
        assert words.endswith("wait for the referee.")
        assert "empty" not in words
        assert "found" not in words


def test_a_draw_is_only_for_chance_and_the_referee() -> None:
    with pytest.raises(AssertionError):
        begun().advance_once(lambda _: 0)


def test_what_does_not_follow_is_refused_without_naming_what_would() -> None:
    journal = Journal(ToyGame(), Options(), [1, WAIT, LOOK + 1])
    with pytest.raises(IllegalAction) as caught:
        journal.replay(EMPTY)
    assert str(caught.value) == "this does not follow from what happened before"


@pytest.mark.parametrize("seat", [None, "0", 0.0, False, [0]])
def test_a_seat_of_a_wrong_type_is_refused_like_a_wrong_seat(seat: object) -> None:
    journal = begun()
    words = refused(journal, seat, GAME.parse("taxi 161"))
    assert words == "It is not your turn, nobody: wait for Mister X."


@pytest.mark.parametrize("action", [None, "taxi 161", 161.0, True, [161]])
def test_an_action_of_a_wrong_type_is_refused_like_a_wrong_number(action: object) -> None:
    assert refused(begun(), 0, action).startswith(f"There is no action number {action}. Possible:")


def test_what_is_quoted_of_a_wrong_action_is_short() -> None:
    assert "x" * 41 not in refused(begun(), 0, "x" * 1000)


@pytest.mark.parametrize("action", [-1, 10**6, 10**30])
def test_an_action_that_no_game_has_is_refused_with_what_would_do(action: int) -> None:
    words = refused(begun(), 0, action)
    assert words.startswith(f"There is no action number {action}. Possible: taxi 161, taxi 173")


def test_a_refusal_names_a_dozen_actions_at_most() -> None:
    journal = follow(begun(), "taxi 161")
    words = refused(journal, 1, GAME.parse("taxi 1"))
    named = words.partition("Possible: ")[2]
    assert len(named.split(", ")) <= 13


def test_nothing_can_be_played_after_the_end() -> None:
    journal = random_game(5)
    for seat in (0, 1, CHANCE, OVER):
        assert refused(journal, seat, 1) == "The game is over: nothing more can be played."


def test_only_the_seat_on_turn_has_choices() -> None:
    journal = follow(begun(), "taxi 161")
    assert journal.choices(0) == ()
    assert journal.choices(SPECTATOR) == ()
    legal = list(journal.state.legal_actions())
    assert [choice.action for choice in journal.choices(1)] == legal
    assert journal.choices(1, journal.view(1)) == journal.choices(1)


def test_everybody_looks_at_the_same_position_when_no_move_is_half_made() -> None:
    journal = Journal(ToyGame(), Options(), [1, WAIT])
    for viewer in (HIDER, SEEKER, SPECTATOR):
        assert journal.state_of(viewer) is journal.state


def test_a_refusal_is_made_from_what_the_refused_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = follow(begun(), "taxi 161")
    shown: list[View] = []
    made = type(GAME).refusal

    def noted(game: Any, view: Any, action: int) -> Text | None:  # noqa: ANN401
        shown.append(view)
        return made(game, view, action)

    monkeypatch.setattr(type(GAME), "refusal", noted)
    refused(journal, 1, GAME.parse("taxi 1"))
    assert shown == [journal.view(1)]
    assert shown != [journal.view(0)]


@pytest.mark.parametrize("name", GAMES)
def test_the_view_after_the_last_words_is_the_view_of_now(name: str) -> None:
    game, rng = find_game(name), random.Random(name)  # noqa: S311  (a test's)
    journal = Journal(game, game.options())
    for _ in range(60):
        if journal.state.seat == OVER:
            break
        if journal.pending and rng.random() < 0.3:
            journal.undo(int(journal.state.seat))
        elif journal.state.seat < 0:
            journal.advance_once(seeded(rng.randrange(1000)))
        else:
            legal = journal.state.legal_actions()
            journal.play(int(journal.state.seat), int(legal[rng.randrange(len(legal))]))
        for viewer in journal.logs:
            assert journal.view_after_log(viewer) == journal.view(viewer)


def played_at_random(name: str, seed: int) -> Journal:
    game: Game = find_game(name)
    journal, draw = Journal(game, game.options()), seeded(seed)
    while journal.state.seat != OVER and journal.version < VIEWS_KEPT * 2:
        legal = journal.state.legal_actions()
        journal.replay(int(legal[draw(len(legal))]))
    return journal


@pytest.mark.parametrize("name", GAMES)
def test_the_last_lines_lead_back_to_every_view(name: str) -> None:
    journal = played_at_random(name, seed=3)
    for viewer, log in journal.logs.items():
        following = Journal(journal.game, journal.options)
        views = [following.view_after_log(viewer)]
        for action in journal.actions:
            following.replay(action)
            added = len(following.logs[viewer]) - len(views) + 1
            views += [following.view_after_log(viewer)] * added
        view, shown = journal.view_after_log(viewer), len(following.logs[viewer]) == len(log)
        for line in reversed(journal.log_lines(viewer)[-VIEWS_KEPT:]):
            view = msgspec.structs.replace(view, **line.before or {})
            others = views[line.index + 1] == views[line.index]  # lines that came in one go
            assert shown
            assert others or view == views[line.index]


@pytest.mark.parametrize("name", GAMES)
def test_earlier_lines_come_with_their_views_too(name: str) -> None:
    journal = played_at_random(name, seed=5)
    for viewer, log in journal.logs.items():
        until = len(log) // 2
        following = Journal(journal.game, journal.options)
        for event in journal.events:
            if len(following.logs[viewer]) >= until:
                break
            following.replay(event)
        known = following.log_lines(viewer)
        found = journal.earlier_lines(viewer, until)
        assert found
        assert found == known[max(0, until - VIEWS_KEPT) : until]


def test_there_are_no_more_earlier_lines_than_a_frame_has_views_for() -> None:
    journal = played_at_random("scotland_yard", seed=1)
    log = journal.logs[SPECTATOR]
    lines = journal.earlier_lines(SPECTATOR, len(log) + 100)
    assert [line.index for line in lines] == list(range(len(log) - VIEWS_KEPT, len(log)))
    assert journal.earlier_lines(SPECTATOR, 0) == ()


def test_only_the_last_lines_have_the_views_before_them() -> None:
    lines = played_at_random("scotland_yard", seed=1).log_lines(SPECTATOR)
    assert len(lines) > VIEWS_KEPT
    first = len(lines) - VIEWS_KEPT
    assert [line.before is not None for line in lines] == [line.index >= first for line in lines]
