"""The journal: playing, logs, replay of a prefix, and what may be taken back."""

from __future__ import annotations

import pytest
from librt.random import Random
from mypy_extensions import i64

from gaslamp.core.errors import IllegalAction, NothingToUndo
from gaslamp.core.journal import Journal
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.core.words import say
from gaslamp.games.scotland_yard.game import GAME
from tests.core.toys import HIDER, SEEKER, WAIT, HideAndSeek, ToyGame
from tests.games.follow import follow
from tests.games.scotland_yard.positions import EVERY_OPTIONS, agree, deal, truth

pytestmark = pytest.mark.engine


def random_game(seed: int, **agreed: object) -> Journal:
    rng = Random(seed)
    journal = Journal(GAME, agree(**agreed))
    while journal.state.seat != OVER:
        journal.play(journal.state.seat, journal.state.random_action(rng))
    return journal


def written(journal: Journal) -> list[str]:
    return [GAME.notation(action) for action in journal.actions]


def begun(**agreed: object) -> Journal:
    return deal(174, 103, 132, 141, **({"detectives": 3} | agreed))


def test_a_journal_keeps_the_true_actions_in_order() -> None:
    assert written(follow(begun(), "taxi 161")) == [
        *("deal 174", "deal 103", "deal 132", "deal 141"),
        "taxi 161",
    ]


def test_the_same_actions_give_the_same_game() -> None:
    for seed, options in enumerate(EVERY_OPTIONS[::3]):
        journal = random_game(seed, seats=options.seats, voluntary_reveal=True)
        again = Journal(GAME, journal.options, journal.actions)
        assert again.state.key() == journal.state.key()
        assert again.logs == journal.logs
        assert again.actions == journal.actions


def test_an_illegal_action_in_a_list_is_refused() -> None:
    with pytest.raises(IllegalAction):
        Journal(GAME, agree(), [GAME.parse("deal 13"), GAME.parse("deal 13")])


def test_any_prefix_replays_to_the_position_that_was_there() -> None:
    rng = Random(4)
    journal = Journal(GAME, agree(voluntary_reveal=True))
    keys = [journal.state.key()]
    while journal.state.seat != OVER:
        journal.play(journal.state.seat, journal.state.random_action(rng))
        keys.append(journal.state.key())
    for length, key in enumerate(keys):
        prefix = journal.prefix(length)
        assert prefix.state.key() == key
        assert prefix.logs[1] == journal.logs[1][:length]


def test_a_prefix_lives_apart_from_its_journal() -> None:
    journal = follow(begun(), "taxi 161")
    prefix = journal.prefix(4)
    follow(prefix, "taxi 173")
    assert written(journal)[-1] == "taxi 161"
    assert truth(journal).stations[0] == 161


def test_every_viewer_gets_one_entry_for_each_action() -> None:
    journal = random_game(2, seats=4)
    assert sorted(journal.logs) == [SPECTATOR, 0, 1, 2, 3]
    for log in journal.logs.values():
        assert len(log) == len(journal.actions)


def test_an_entry_says_who_acted_what_was_seen_and_who_is_next() -> None:
    journal = follow(begun(), "taxi 161")
    mine, theirs = journal.logs[0][-1], journal.logs[1][-1]
    assert (mine.actor, mine.turn, GAME.notation(mine.sight)) == (0, 1, "taxi 161")
    assert (theirs.actor, theirs.turn, GAME.notation(theirs.sight)) == (0, 1, "taxi ?")
    assert say(mine.text) == "Mister X takes a taxi to 161."
    assert say(theirs.text) == "Mister X takes a taxi."


def test_chance_and_the_referee_act_until_a_seat_is_on_turn() -> None:
    journal = Journal(GAME, agree())
    journal.run_on(Random(1))
    assert len(journal.actions) == 6
    assert journal.state.seat == 0


def test_running_on_stops_at_the_end() -> None:
    journal = random_game(3)
    journal.run_on(Random(1))
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
    assert say(begun().name(actor)) == name


def test_a_double_move_can_be_taken_back_before_anything_is_revealed() -> None:
    journal = begun()
    for moves in (["double"], ["double", "taxi 161"]):
        further = follow(journal.prefix(4), *moves)
        back = further.undo(0)
        assert back.actions == journal.actions
        assert back.state.key() == journal.state.key()
        assert back.logs == journal.logs


def test_taking_back_leaves_the_old_journal_as_it_was() -> None:
    journal = follow(begun(), "double", "taxi 161")
    journal.undo(0)
    assert written(journal)[-2:] == ["double", "taxi 161"]


def test_taking_back_goes_to_the_start_of_this_move_not_of_an_earlier_one() -> None:
    journal = follow(begun(), "taxi 161", "taxi 86", "taxi 140", "taxi 142")
    start = len(journal.actions)
    follow(journal, "double", "taxi 174")
    assert len(journal.undo(0).actions) == start


def test_another_way_can_be_played_after_taking_back() -> None:
    journal = follow(begun(), "double", "taxi 161").undo(0)
    follow(journal, "taxi 173")
    assert written(journal)[-1] == "taxi 173"


def refuses_undo(journal: Journal, *seats: int) -> None:
    before = list(journal.actions), journal.state.key()
    for seat in seats:
        with pytest.raises(NothingToUndo):
            journal.undo(seat)
    assert (list(journal.actions), journal.state.key()) == before


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
    assert written(journal.undo(0)) == written(begun())


def test_showing_himself_can_not_be_taken_back() -> None:
    journal = follow(begun(voluntary_reveal=True), "taxi 161", "show", "at 161")
    refuses_undo(journal, 0, 1)


def test_taken_tickets_are_given_back_but_he_stays_shown() -> None:
    journal = follow(begun(voluntary_reveal=True), "taxi 161", "show", "at 161")
    start = len(journal.actions)
    follow(journal, "take taxi", "take bus")
    back = journal.undo(0)
    assert len(back.actions) == start
    assert truth(back).shown


def test_others_can_not_take_back_mister_xs_move() -> None:
    refuses_undo(follow(begun(), "double", "taxi 161"), 1, SPECTATOR, CHANCE, REFEREE)


def test_nothing_can_be_taken_back_after_the_end() -> None:
    refuses_undo(random_game(5), 0, 1)


def test_taking_back_never_crosses_chance_the_referee_or_another_seat() -> None:
    for seed, options in enumerate(EVERY_OPTIONS):
        rng = Random(seed)
        journal = Journal(GAME, options)
        actors: list[int] = []
        while journal.state.seat != OVER:
            actors.append(journal.state.seat)
            journal.play(journal.state.seat, journal.state.random_action(rng))
            for seat in range(options.seats):
                try:
                    back = journal.undo(seat)
                except NothingToUndo:
                    continue
                assert seat == journal.state.seat
                assert set(actors[len(back.actions) :]) == {seat}
            if len(actors) > 40:
                break


class Restless(HideAndSeek):
    """A hider who makes two moves in a row, each of two steps."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0

    def apply(self, action: i64) -> None:
        hider = self.seat == HIDER
        super().apply(action)
        if hider:
            self.steps += 1
            self.seat = SEEKER if self.steps == 4 else HIDER

    def begins_move(self) -> bool:
        return self.steps % 2 == 0


class RestlessGame(ToyGame):
    def start(self, options: Options) -> HideAndSeek:
        return Restless()


def test_taking_back_stops_at_the_start_of_the_second_of_two_moves_in_a_row() -> None:
    journal = Journal(RestlessGame(), Options(), [1, WAIT, WAIT, WAIT])
    assert len(journal.undo(HIDER).actions) == 3
    refuses_undo(journal.undo(HIDER), HIDER)
