"""Every puzzle that comes with a game: proved again, told in words, and no secret given away."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from gaslamp.core.puzzle import LEVELS, POINT, Proof, names
from gaslamp.core.text import Text, text
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn import puzzle_file as data
from gaslamp.learn.puzzle_file import BadPuzzles, NoSuchPuzzle, find_puzzle, of_the_day, puzzles_of
from gaslamp.learn.puzzle_proofs import NotProved, prove, reply
from gaslamp.learn.puzzle_search import PuzzleFinder, PuzzleSearch
from tests.learn.puzzling import EVERY_PUZZLE, proved
from tests.sentences import wrong_sentences

ENOUGH = 10
MOST_CANDIDATES = 36
WORLDS = 5

every_puzzle = pytest.mark.parametrize(("game", "number"), EVERY_PUZZLE)


def texts(proof: Proof) -> Iterator[Text]:
    yield proof.question
    yield from (*proof.given, *proof.explanation, *proof.against.values())
    yield from (candidate.label for candidate in proof.candidates)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_puzzles_of_every_kind_it_names_and_of_every_difficulty(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= ENOUGH
    assert {puzzle.kind for puzzle in puzzles} == {kind.name for kind in find_game(game).puzzles}
    assert {puzzle.difficulty for puzzle in puzzles} == set(LEVELS)


@every_puzzle
def test_a_puzzle_is_proved(game: str, number: int) -> None:
    proof = proved(game, number).proof
    assert [one.answer for one in proof.candidates].count(proof.answer) == 1
    assert set(proof.against) == {one.answer for one in proof.candidates} - {proof.answer}
    assert 2 <= len(proof.candidates) <= MOST_CANDIDATES
    assert proof.explanation


@every_puzzle
def test_its_words_are_there_in_both_languages(game: str, number: int) -> None:
    kind = puzzles_of(game)[number - 1].kind
    said = [find_game(game).puzzle_title(kind), *texts(proved(game, number).proof)]
    for language in LANGUAGES:
        for message in said:
            assert message.key in keys(language)
        sentences = [translate(message, language) for message in said]
        assert all(map(str.strip, sentences))
        assert wrong_sentences(sentences, language) == []


@every_puzzle
def test_a_wrong_answer_gets_a_reason_that_does_not_give_the_right_one_away(
    game: str, number: int
) -> None:
    proof = proved(game, number).proof
    right = next(one for one in proof.candidates if one.answer == proof.answer)
    assert reply(proof, proof.answer) is None
    assert reply(proof, "the moon") == text("learn-no-candidate", answer="the moon")
    for answer in proof.against:
        reason = reply(proof, answer)
        assert reason is not None
        for language in LANGUAGES:
            assert proof.answer not in translate(reason, language)
            if right.verb == POINT:
                label = re.escape(translate(right.label, language))
                assert not re.search(rf"(?<!\w){label}(?!\w)", translate(reason, language))


@every_puzzle
def test_each_candidate_can_be_reached_on_the_board(game: str, number: int) -> None:
    journal, position, proof = proved(game, number)
    elements = position.game.board(position.options).ids()
    ways = Counter((one.path, one.verb) for one in proof.candidates)
    assert max(ways.values()) == 1
    assert {id_ for one in proof.candidates for id_ in one.path} <= elements
    choices = {choice.notation: choice for choice in journal.choices(position.seat)}
    for one in proof.candidates:
        if one.verb != POINT:
            assert (one.path, one.verb) == (choices[one.answer].path, choices[one.answer].verb)


@every_puzzle
def test_what_is_shown_is_the_same_in_every_world_that_the_seat_holds_possible(
    game: str, number: int
) -> None:
    _, position, _ = proved(game, number)
    for seed in range(WORLDS):
        world = position.belief.sample(seed)
        assert position.game.view(world, position.seat) == position.view
        assert list(world.legal_actions()) == list(position.actions)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_puzzles_ask_the_same(game: str) -> None:
    asked = Counter((puzzle.kind, puzzle.story) for puzzle in puzzles_of(game))
    assert max(asked.values()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_planted_answer_figure_difficulty_or_story_is_refused(game: str) -> None:
    found = find_game(game)
    puzzle = puzzles_of(game)[0]
    wrong = next(iter(proved(game, 1).proof.against))
    figure = next(iter(puzzle.figures))
    planted = [
        replace(puzzle, answer=wrong),
        replace(puzzle, answer="station-0"),
        replace(puzzle, figures={**puzzle.figures, figure: puzzle.figures[figure] + 1}),
        replace(puzzle, difficulty=puzzle.difficulty % 3 + 1),
        replace(puzzle, kind="nonsense"),
        replace(puzzle, seat=1 - min(puzzle.seat, 1)),
        replace(puzzle, story="; ".join(puzzle.moves[1:])),
        replace(puzzle, story=f"{puzzle.story}; nonsense"),
    ]
    for bad in planted:
        with pytest.raises(NotProved):
            prove(found, bad)


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_written_as_they_are_read(game: str) -> None:
    written = data.dumps(find_game(game), puzzles_of(game))
    again = data.loads(written)
    assert [(one.moves, replace(one, story="")) for one in again] == [
        (one.moves, replace(one, story="")) for one in puzzles_of(game)
    ]
    assert data.dumps(find_game(game), again) == written


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_go_from_easy_to_hard(game: str) -> None:
    difficulties = [puzzle.difficulty for puzzle in puzzles_of(game)]
    assert difficulties == sorted(difficulties)
    found = find_game(game)
    assert data.loads(data.dumps(found, puzzles_of(game)[::-1]))[0].difficulty == 1


@pytest.mark.parametrize("source", ["nonsense", "[[puzzle]]\nkind = 3", "[[riddle]]\nkind = 'a'"])
def test_a_file_without_puzzles_is_refused(source: str) -> None:
    with pytest.raises(BadPuzzles):
        data.loads(source)


def test_a_puzzle_is_found_by_its_number() -> None:
    assert find_puzzle("scotland_yard", 1) == puzzles_of("scotland_yard")[0]
    for game, number in (("scotland_yard", 0), ("scotland_yard", 1000), ("chess", 1)):
        with pytest.raises(NoSuchPuzzle):
            find_puzzle(game, number)


def test_a_days_puzzle_is_one_there_is_and_the_games_take_turns() -> None:
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(400)]
    chosen = [of_the_day(day) for day in days]
    assert chosen == [of_the_day(day) for day in days]
    assert all(find_puzzle(game, number) for game, number in chosen)
    assert set(chosen) == set(EVERY_PUZZLE)
    assert len({game for game, _ in chosen[: len(GAMES)]}) == len(GAMES)


def test_the_same_search_finds_the_same_puzzles_and_each_is_proved() -> None:
    game = find_game("scotland_yard")

    def search(each: int) -> list[data.Puzzle]:
        finder = PuzzleFinder(game, game.options(), PuzzleSearch("novice", 8, 3, each))
        return [puzzle for new in finder.run() for puzzle in new]

    found = search(1)
    assert found == search(1)
    assert found
    assert max(Counter((one.kind, one.difficulty) for one in found).values()) == 1
    for puzzle in found:
        prove(game, puzzle)


def test_names_are_told_as_people_tell_them() -> None:
    suspects = [text(f"mr-jack-pocket-suspect-{name}") for name in ("bert", "gull", "madame")]
    assert translate(names(suspects[:1])) == "Jeremy Bert"
    assert translate(names(suspects[:2])) == "Jeremy Bert and William Gull"
    assert translate(names(suspects)) == "Jeremy Bert, William Gull and Madame"
    assert translate(names(suspects), "fr") == "Jeremy Bert, William Gull et Madame"
