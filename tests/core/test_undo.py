"""Taking back: what is half made stays with its seat, what is learnt stays learnt."""

from __future__ import annotations

import pytest
from librt.random import Random
from mypy_extensions import i64

from gaslamp.core.errors import NothingToUndo
from gaslamp.core.fields import FieldVisitor
from gaslamp.core.journal import Journal, UndoEvent
from gaslamp.core.log import Seen, TakenBack, effective
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.core.translation import translate
from gaslamp.engine import is_compiled
from gaslamp.games.scotland_yard.game import GAME
from tests.core.games_of_scotland_yard import (
    EVERY_OPTIONS,
    agree,
    begun,
    deal,
    random_game,
    step,
    truth,
    written,
)
from tests.core.toys import HIDER, SEEKER, WAIT, HideAndSeek, ToyGame
from tests.games.follow import follow

pytestmark = pytest.mark.engine

LONG = 40 if is_compiled() else 12  # actions


@pytest.mark.parametrize("moves", [["double"], ["double", "taxi 161"]])
def test_a_double_move_can_be_taken_back_before_anything_is_revealed(moves: list[str]) -> None:
    journal, before = follow(begun(), *moves), begun()
    journal.undo(0)
    assert journal.actions == before.actions
    assert journal.state == before.state
    assert journal.view(0) == before.view(0)
    assert journal.choices(0) == before.choices(0)


def test_taking_back_is_an_event_of_the_story() -> None:
    journal = follow(begun(), "double", "taxi 161")
    journal.undo(0)
    double, taxi = GAME.parse("double"), GAME.parse("taxi 161")
    assert journal.events[4:] == [double, taxi, UndoEvent(2)]
    assert len(journal.actions) == 4


def test_who_takes_back_is_told_so_and_nobody_else_hears_of_it() -> None:
    journal = follow(begun(), "double", "taxi 161")
    others = {viewer: list(log) for viewer, log in journal.logs.items() if viewer != 0}
    news = journal.undo(0)
    assert news == {0: [TakenBack(0, 2)], 1: [], SPECTATOR: []}
    assert translate(journal.log_texts(0)[-1]) == "You undo your move."
    assert {viewer: log for viewer, log in journal.logs.items() if viewer != 0} == others
    assert not any("double" in translate(line) for line in journal.log_texts(1))


def test_a_half_made_move_is_withheld_from_the_others() -> None:
    journal = begun()
    before = {viewer: journal.view(viewer) for viewer in (1, SPECTATOR)}
    for moves, told in (("double", 1), ("taxi 161", 2)):
        news = journal.play(0, GAME.parse(moves))
        assert [len(entries) for entries in news.values()] == [1, 0, 0]
        assert len(journal.logs[0]) == 4 + told
        for viewer, view in before.items():
            assert journal.view(viewer) == view
            assert len(journal.logs[viewer]) == len(journal.log_texts(viewer)) == 4
    assert journal.pending == 2


def test_the_whole_move_is_shown_once_it_stands() -> None:
    journal = follow(begun(), "double", "taxi 161")
    news = journal.play(0, GAME.parse("black 135"))
    assert len(news[0]) == 1
    seen = [GAME.notation(entry.sight) for entry in news[1] if isinstance(entry, Seen)]
    assert seen == ["double", "taxi ?", "black ?"]
    assert [translate(line) for line in journal.log_texts(1, 4)] == [
        "Mister X plays a double-move card.",
        "Mister X takes a taxi.",
        "Mister X uses a black ticket.",
    ]
    assert journal.pending == 0
    assert journal.state_of(1) is journal.state


def test_what_was_taken_back_is_never_shown() -> None:
    journal = follow(begun(), "double", "taxi 161")
    journal.undo(0)
    follow(journal, "taxi 173")
    seen = [GAME.notation(entry.sight) for entry in journal.seen(1)]
    assert seen[4:] == ["taxi ?"]
    assert truth(journal).stock[4] == 2


def test_a_belief_is_made_from_what_was_not_taken_back() -> None:
    journal = follow(begun(), "double", "taxi 161")
    journal.undo(0)
    follow(journal, "double", "taxi 173")
    assert len(journal.logs[0]) == 4 + 2 + 1 + 2
    assert journal.seen(0) == effective(journal.logs[0])
    assert [GAME.notation(entry.sight) for entry in journal.seen(0)][4:] == ["double", "taxi 173"]
    belief = GAME.belief(agree(detectives=3), 0)
    for entry in journal.seen(0):
        belief.see(entry.sight, entry.turn)
    assert belief.weight(journal.state) == 1.0


def test_words_follow_a_move_that_was_taken_back_twice() -> None:
    journal = begun()
    for _ in range(2):
        follow(journal, "double", "taxi 161")
        journal.log_texts(0)
        journal.undo(0)
    follow(journal, "taxi 173")
    lines = [translate(line) for line in journal.log_texts(0, 4)]
    assert lines == [
        *(
            "You play a double-move card.",
            "You take a taxi to 161.",
            "You undo your move.",
        )
        * 2,
        "You take a taxi to 173.",
    ]
    assert lines == [
        translate(line) for line in Journal(GAME, journal.options, journal.events).log_texts(0, 4)
    ]


def test_taking_back_goes_to_the_start_of_this_move_not_of_an_earlier_one() -> None:
    journal = follow(begun(), "taxi 161", "taxi 86", "taxi 140", "taxi 142")
    start = len(journal.actions)
    follow(journal, "double", "taxi 174")
    journal.undo(0)
    assert len(journal.actions) == start


def test_another_way_can_be_played_after_taking_back() -> None:
    journal = follow(begun(), "double", "taxi 161")
    journal.undo(0)
    follow(journal, "taxi 173")
    assert written(journal)[-1] == "taxi 173"


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_story_that_takes_back_another_number_of_actions_is_refused(count: int) -> None:
    journal = follow(begun(), "double", "taxi 161")
    with pytest.raises(NothingToUndo):
        journal.replay(UndoEvent(count))
    assert journal.pending == 2


def refuses_undo(journal: Journal, *seats: int) -> None:
    before = list(journal.events), journal.state.text()
    for seat in seats:
        with pytest.raises(NothingToUndo):
            journal.undo(seat)
    assert (list(journal.events), journal.state.text()) == before


def test_nothing_can_be_taken_back_at_the_start_of_a_move() -> None:
    refuses_undo(begun(), 0, 1)
    refuses_undo(Journal(GAME, agree()), 0, 1)


def test_a_finished_move_can_not_be_taken_back() -> None:
    refuses_undo(follow(begun(), "taxi 161"), 0, 1)


def test_a_sighting_can_not_be_taken_back() -> None:
    journal = follow(begun(), "double", "taxi 161", "black 135", "taxi 86", "taxi 140", "taxi 142")
    follow(journal, "double", "taxi 143")
    refuses_undo(journal, 0, 1)  # the referee is to speak
    follow(journal, "at 143")
    assert journal.state.seat == 0
    refuses_undo(journal, 0, 1)


@pytest.mark.parametrize("agreed", [{"detectives": 3}, {"seats": 4}])
def test_a_detective_can_not_probe_by_moving_and_taking_back(agreed: dict[str, object]) -> None:
    journal = follow(begun(**({"detectives": None} | agreed)), "taxi 161", "taxi 86")
    refuses_undo(journal, *range(agree(**agreed).seats))


def test_a_player_with_two_detectives_can_not_take_the_first_ones_move_back() -> None:
    journal = deal(174, 103, 132, 141, 50, seats=3)
    follow(journal, "taxi 161", "taxi 86")
    assert journal.state.seat == 1
    refuses_undo(journal, 0, 1, 2)


def test_a_ride_can_be_taken_back_while_mister_x_is_asked_to_show_himself() -> None:
    journal = follow(begun(voluntary_reveal=True), "taxi 161")
    journal.undo(0)
    assert written(journal) == written(begun())


def test_showing_himself_can_not_be_taken_back() -> None:
    journal = follow(begun(voluntary_reveal=True), "taxi 161", "show", "at 161")
    refuses_undo(journal, 0, 1)


def test_taken_tickets_are_given_back_but_he_stays_shown() -> None:
    journal = follow(begun(voluntary_reveal=True), "taxi 161", "show", "at 161")
    start = len(journal.actions)
    follow(journal, "take taxi", "take bus")
    journal.undo(0)
    assert len(journal.actions) == start
    assert truth(journal).shown


def test_others_can_not_take_back_mister_xs_move() -> None:
    refuses_undo(follow(begun(), "double", "taxi 161"), 1, SPECTATOR, CHANCE, REFEREE)


def test_nothing_can_be_taken_back_after_the_end() -> None:
    refuses_undo(random_game(5), 0, 1)


def test_taking_back_never_crosses_chance_the_referee_or_another_seat() -> None:
    for seed, options in enumerate(EVERY_OPTIONS):
        rng = Random(seed)
        journal = Journal(GAME, options)
        actors: list[int] = []
        while journal.state.seat != OVER and len(actors) < LONG:
            actors.append(int(journal.state.seat))
            step(journal, rng)
            for seat in range(options.seats):
                back = Journal(GAME, options, journal.events)
                try:
                    back.undo(seat)
                except NothingToUndo:
                    continue
                assert seat == journal.state.seat
                assert set(actors[len(back.actions) :]) == {seat}


class Restless(HideAndSeek):
    """A hider who makes two moves in a row, each of two steps."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0

    def fields(self, visitor: FieldVisitor) -> None:
        super().fields(visitor)
        self.steps = visitor.number("steps", self.steps)

    def apply(self, action: i64) -> None:
        hider = self.seat == HIDER
        super().apply(action)
        if hider:
            self.steps += 1
            self.seat = SEEKER if self.steps == 4 else HIDER

    def begins_move(self) -> bool:
        return self.steps % 2 == 0


class RestlessGame(ToyGame):
    def set_up(self, options: Options) -> HideAndSeek:
        return Restless()


def test_taking_back_stops_at_the_start_of_the_second_of_two_moves_in_a_row() -> None:
    journal = Journal(RestlessGame(), Options(), [1, WAIT, WAIT, WAIT])
    assert len(journal.logs[SEEKER]) == 3  # the first move stands, and is shown
    journal.undo(HIDER)
    assert len(journal.actions) == 3
    refuses_undo(journal, HIDER)
