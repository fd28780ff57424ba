"""Looking back: every step as each viewer saw it, with the belief it could have had."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from librt.random import Random

from gaslamp.core.codes import ViewerId
from gaslamp.core.game import viewers
from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import dumps
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.text import Text
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play.deduction import Deduction
from gaslamp.service import replay_pages
from gaslamp.service.replay_archive import key_moments
from gaslamp.service.replay_pages import GameRecord, Page, PageRequest, Perspective

COMPARED = 8  # pages of a reel that are compared with a journal of their own
OWN = {"viewer", "expected"}  # what a view says of its viewer


@cache
def played(name: str, seed: int = 1) -> Journal:
    game = find_game(name)
    journal = Journal(game, game.options())
    rng = Random(seed)
    while journal.state.seat != OVER:
        journal.replay(int(journal.state.sample_action(rng)))
    return journal


@cache
def pages(name: str, perspective: Perspective) -> list[Page]:
    return [msgspec.json.decode(page, type=Page) for page in unpacked(name, perspective)]


def unpacked(name: str, perspective: Perspective, stretch: int = 1000) -> list[bytes]:
    record = replay_pages.record_of(played(name))
    end = len(record.actions) + 1
    return [
        zlib.decompress(page)
        for start in range(0, end, stretch)
        for page in replay_pages.build_pages(
            PageRequest(f"{name} {stretch}", record, perspective, start, min(start + stretch, end))
        ).pages
    ]


def everybody(name: str) -> list[int]:
    return sorted(played(name).logs)


def plain(value: object) -> Any:  # noqa: ANN401  (what JSON makes of it)
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("name", GAMES)
def test_a_page_shows_what_its_viewer_saw_then(name: str) -> None:
    journal = played(name)
    for viewer in everybody(name):
        found = pages(name, viewer)
        assert [page.step for page in found] == list(range(len(journal.actions) + 1))
        for page in found[:: max(1, len(found) // COMPARED)]:
            then = journal.prefix(page.step)
            assert page.view == plain(then.view(viewer))
            deduced = Deduction(journal.game, journal.options, ViewerId(viewer)).notebook(then)
            assert page.notebook == plain(deduced)


@pytest.mark.parametrize("name", GAMES)
def test_the_pages_together_tell_the_whole_log(name: str) -> None:
    for viewer in everybody(name):
        lines = [line for page in pages(name, viewer) for line in page.log]
        assert [line.index for line in lines] == list(range(len(lines)))
        assert [line.text for line in lines] == played(name).log_texts(viewer)


@pytest.mark.parametrize("name", GAMES)
def test_wound_in_stretches_the_pages_are_the_same(name: str) -> None:
    for perspective in (SPECTATOR, "all"):
        assert unpacked(name, perspective, stretch=16) == unpacked(name, perspective)


def test_a_stretch_can_be_asked_for_again() -> None:
    record = replay_pages.record_of(played("scotland_yard"))
    first = replay_pages.build_pages(PageRequest("again", record, 0, 5, 9))
    assert len(first.pages) == 4
    assert replay_pages.build_pages(PageRequest("again", record, 0, 5, 9)) == first


@pytest.mark.parametrize("name", GAMES)
def test_the_truth_is_never_excluded(name: str) -> None:
    for viewer in everybody(name):
        hidden = [page.bits for page in pages(name, viewer)]
        assert hidden[0] == 0.0  # the set-up holds no secret
        assert all(bits is not None and 0.0 <= bits < 500.0 for bits in hidden)


def test_nothing_is_hidden_from_mister_x_and_a_sighting_tells_the_others() -> None:
    record = replay_pages.record_of(played("scotland_yard"))
    bits = {
        viewer: replay_pages.build_pages(
            PageRequest("bits", record, viewer, 0, len(record.actions) + 1)
        ).bits
        for viewer in (0, 1, SPECTATOR)
    }
    assert set(bits[0]) == {0.0}
    told = key_moments(bits)
    shown = [
        page.step
        for before, page in pairwise(pages("scotland_yard", 1))
        if page.view["mister_x"]["shown"] and not before.view["mister_x"]["shown"]
    ]
    assert told[0].viewers == (1,)  # a spectator plays no part
    assert {moment.step for moment in told} & set(shown)
    assert [moment.bits for moment in told] == sorted(
        (moment.bits for moment in told), reverse=True
    )


def leaves(
    value: object, path: tuple[object, ...] = ()
) -> Iterator[tuple[tuple[object, ...], Any]]:
    match value:
        case dict():
            for name, part in value.items():
                yield from leaves(part, (*path, name))
        case list():
            for place, part in enumerate(value):
                yield from leaves(part, (*path, place))
        case _:
            yield path, value


@pytest.mark.parametrize("name", GAMES)
def test_with_all_secrets_open_a_page_shows_what_every_seat_knows(name: str) -> None:
    journal = played(name)
    state = journal.game.start(journal.options)
    for page, action in zip(pages(name, "all"), [*journal.actions, None], strict=True):
        msgspec.convert(page.view, journal.game.view_type, strict=False)
        found = dict(leaves(page.view))
        for seat in viewers(len(journal.game.seats(journal.options))):
            known = dict(leaves(plain(journal.game.view(state, seat))))
            gaps = {
                path
                for path, value in known.items()
                if value is not None and path[0] not in OWN and found.get(path) != value
            }
            assert not gaps
        if action is not None:
            state.apply(action)


def test_with_all_secrets_open_mister_x_stands_on_the_map() -> None:
    stations = [page.view["mister_x"]["station"] for page in pages("scotland_yard", "all")]
    own = [page.view["mister_x"]["station"] for page in pages("scotland_yard", 0)]
    assert stations == own
    assert None in [page.view["mister_x"]["station"] for page in pages("scotland_yard", 1)]


@pytest.mark.parametrize("name", GAMES)
def test_the_outline_names_who_acted(name: str) -> None:
    journal = played(name)
    outline = replay_pages.outline(replay_pages.record_of(journal))
    assert len(outline.steps) == len(journal.actions)
    assert outline.outcome is not None
    assert outline.ended == pages(name, "all")[-1].log[-1].text
    assert [page.log[0].text for page in pages(name, "all")[1:]] == [
        step.text for step in outline.steps
    ]


@pytest.mark.parametrize("name", GAMES)
def test_the_outline_counts_rounds_and_names_what_each_step_is_about(name: str) -> None:
    outline = replay_pages.outline(replay_pages.record_of(played(name)))
    rounds = [step.round for step in outline.steps]
    assert rounds == sorted(rounds)
    assert rounds[-1] >= 1
    if name != "whitechapel":  # a night can be a whole game
        assert len(set(rounds)) > 1
    known = {element.id for element in find_game(name).board(find_game(name).options()).elements}
    assert any(step.headline is not None for step in outline.steps)
    about = {element for step in outline.steps for element in step.elements}
    assert about
    assert about <= known


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_lines_of_a_viewer_are_those_of_its_own_log(viewer: int) -> None:
    journal = played("scotland_yard")
    count = len(journal.actions) + 1
    record = replay_pages.record_of(journal)
    batch = replay_pages.build_pages(PageRequest(f"told {viewer}", record, viewer, 0, count))
    told = [line for lines in batch.told for line in lines]
    assert told == journal.log_texts(viewer)


def test_a_half_made_move_is_no_page_of_the_others_until_it_stands() -> None:
    game = find_game("scotland_yard")
    journal = Journal(game, game.options(), played("scotland_yard").actions)
    begun = Journal(game, game.options())
    while begun.state.seat != 0:
        begun.replay(journal.actions[len(begun.actions)])
    begun.play(0, game.parse("double"))
    record = replay_pages.record_of(begun)
    last = len(record.actions)
    batch = replay_pages.build_pages(PageRequest("half", record, 1, last - 1, last + 1))
    before, after = (msgspec.json.decode(zlib.decompress(page), type=Page) for page in batch.pages)
    assert not after.log
    assert after.view == before.view


def test_a_file_is_read_strictly_and_what_was_taken_back_is_left_out() -> None:
    game = find_game("scotland_yard")
    journal = Journal(game, game.options())
    while journal.state.seat != 0:
        journal.replay(played("scotland_yard").actions[len(journal.actions)])
    before = len(journal.actions)
    journal.play(0, game.parse("double"))
    journal.undo(0)
    found = replay_pages.read_file(dumps(journal))
    assert isinstance(found, GameRecord)
    assert len(found.actions) == before
    assert isinstance(
        replay_pages.read_file(dumps(journal).replace("gaslamp 2", "gaslamp 9")), Text
    )
    assert isinstance(replay_pages.read_file(""), Text)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_counted_is_a_page_of_the_notebook(name: str) -> None:
    game = find_game(name)
    assert game.counted in game.notebook_type.__struct_fields__
