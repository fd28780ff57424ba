"""What a seat types is understood: one action, a whole move, or one begun by itself."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from librt.random import Random

from gaslamp.core.codes import as_seat
from gaslamp.core.errors import GaslampError, IllegalAction, NotationError, UnclearMove
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER
from gaslamp.core.text import Text
from gaslamp.core.translation import LANGUAGES
from gaslamp.games.lady_alice.phases import DEDUCTION
from gaslamp.games.lady_alice.rules.state import LadyAlice
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play.move_parser import is_legal, parse_move, read_move
from gaslamp.play.typed_words import TypedWords
from tests.cli.desk import DEALT, recorded


def read(journal: Journal, line: str) -> list[str]:
    seat = int(journal.state.seat)
    return [journal.game.notation(action) for action in parse_move(journal, as_seat(seat), line)]


def begun(name: str, seed: int = 1) -> Journal:
    game = find_game(name)
    journal = Journal(game, game.options())
    journal.advance(seeded(seed))
    return journal


def test_an_action_is_read_as_it_is_written() -> None:
    assert read(recorded(*DEALT), "taxi 102") == ["taxi 102"]


def test_what_is_no_notation_is_refused() -> None:
    with pytest.raises(NotationError):
        read(recorded(*DEALT), "fly to the moon")


def test_an_impossible_move_is_read_all_the_same_to_be_refused_with_its_reason() -> None:
    assert read(recorded(*DEALT), "taxi 150") == ["taxi 150"]


def test_a_card_is_chosen_by_the_move_of_its_character() -> None:
    journal = begun("mr_jack")
    card = journal.choices(int(journal.state.seat))[0]
    after = journal.state.clone()
    after.apply(card.action)
    move = next(
        journal.game.notation(action)
        for action in after.legal_actions()
        if journal.game.notation(action).startswith(f"{card.notation} ")
    )
    assert read(journal, move) == [card.notation, move]


def test_a_token_is_taken_by_its_use() -> None:
    journal = begun("mr_jack_pocket")
    faces = [choice.notation for choice in journal.choices(int(journal.state.seat))]
    uses = {"holmes": "holmes 2", "watson": "watson 1", "toby": "toby 1", "joker": "joker toby"}
    uses |= {"exchange": "exchange 0,0 1,1", "rotation": "rotate 0,0 half"}
    for face in faces:
        if face in uses:
            assert read(journal, uses[face]) == [face, uses[face]]


def test_a_whole_suspicion_is_one_line() -> None:
    journal = begun("lady_alice")
    line = "suspect kingsley waterloo 17h compass"
    assert len(read(journal, line)) == 4


@pytest.mark.parametrize("name", GAMES)
def test_nobody_but_the_seat_on_turn_has_a_move_begun_for_it(name: str) -> None:
    journal = begun(name)
    other = 1 - int(journal.state.seat) if journal.state.seat < 2 else 0
    action = int(journal.state.legal_actions()[0])
    assert parse_move(journal, as_seat(other), journal.game.notation(action)) == (action,)


def test_a_row_of_actions_must_stay_within_one_move() -> None:
    journal = recorded(*DEALT, "taxi 102")
    rides = [journal.game.parse("taxi 99"), journal.game.parse("taxi 10")]
    assert is_legal(journal.state, rides[:1])
    assert not is_legal(journal.state, rides)


def written(journal: Journal, line: str, language: str = "en") -> list[str]:
    words = TypedWords(journal.game, language)
    actions = read_move(journal, as_seat(int(journal.state.seat)), line, [words])
    return [journal.game.notation(action) for action in actions]


def some_positions(name: str, seed: int) -> Iterator[Journal]:
    """Give positions of a random game in which a seat decides."""
    game = find_game(name)
    journal = Journal(game, game.options())
    draw = Random(seed)
    for _ in range(400):
        if journal.state.seat == OVER:
            return
        if journal.state.seat >= 0:
            yield journal
        journal.replay(int(journal.state.random_action(draw)))


@pytest.mark.parametrize("name", GAMES)
def test_what_a_refusal_offers_is_a_move_that_can_be_made(name: str) -> None:
    heard = 0
    for journal in some_positions(name, 3):
        seat = int(journal.state.seat)
        choices = [choice.notation for choice in journal.choices(seat)]
        for line in ("fly to the moon", "🎩", f"{choices[0].split()[0]} 9999"):
            with pytest.raises(GaslampError) as refused:
                read_move(journal, as_seat(seat), line)
            offered = refused.value.text.args.get("allowed", "")
            if isinstance(offered, Text):
                offered = offered.args.get("examples", "")
            named = [one for one in str(offered).split(", ") if one not in ("", "…")]
            assert set(named) <= set(choices), (line, refused.value)
            heard += len(named)
    assert heard > 20


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_read_as_it_is_written_in_each_language(name: str, language: str) -> None:
    words = TypedWords(find_game(name), language)
    for journal in itertools.islice(some_positions(name, 4), 0, 120, 4):
        for choice in journal.choices(int(journal.state.seat))[:12]:
            typed = words.write(choice.notation)
            assert written(journal, typed, language)[-1] == choice.notation


def test_a_station_alone_will_do_where_one_ride_leads_there() -> None:
    journal = recorded(*DEALT)
    assert written(journal, "double") == ["double"]
    with pytest.raises(UnclearMove, match="could be taxi 102, black 102"):
        written(journal, "102")
    assert written(journal, "t 102") == ["taxi 102"]
    journal.play(0, journal.game.parse("taxi 102"))
    ends = [choice.notation.split()[1] for choice in journal.choices(1)]
    alone = next(end for end in ends if ends.count(end) == 1)
    assert written(journal, alone)[0].split()[1] == alone


def test_a_whole_move_may_be_shortened_too() -> None:
    lady = begun("lady_alice")
    while not (isinstance(lady.state, LadyAlice) and lady.state.phase == DEDUCTION):
        lady.replay(int(lady.state.legal_actions()[0]))
    clue = lady.choices(int(lady.state.seat))[0].notation.split()[1]
    assert written(lady, f"m {clue} v 1") == [f"mark {clue}", "value 1"]


def test_a_refusal_does_not_try_out_what_comes_behind_a_move() -> None:
    """Whether the accusation is right must not be told by what is typed behind it."""
    told = set()
    for seed in range(6):
        for journal in some_positions("mr_jack", seed):
            seat = int(journal.state.seat)
            accused = [c.notation for c in journal.choices(seat) if c.verb == "accuse"]
            for line in accused:
                with pytest.raises(IllegalAction) as refused:
                    read_move(journal, as_seat(seat), f"{line} lantern n")
                told.add(refused.value.text.key)
    assert told == {"core-more-than-a-move"}
