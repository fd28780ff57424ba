"""Matches between bots: the same deals both ways, resumed where they stopped."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest

from gaslamp.arena.bot_process import BotProcess, BotProcessLost
from gaslamp.arena.estimates import Sprt
from gaslamp.arena.game_runner import check_entry, match_game, play_game
from gaslamp.arena.match import GameResult, MatchJob, Terms
from gaslamp.arena.match_file import MatchFile, MatchFileRefused, read_match
from gaslamp.arena.roles import roles_of
from gaslamp.arena.runners import (
    JobRunner,
    PlayedGames,
    check_entries,
    run_here,
    run_in_processes,
    runner,
)
from gaslamp.arena.summary import Summary
from gaslamp.arena.tournament import Tournament
from gaslamp.bots.bot_spec import InvalidBotSpec
from gaslamp.core.codes import Action, as_seat
from gaslamp.core.journal import Journal
from gaslamp.core.options import options_from
from gaslamp.core.state import CHANCE, OVER, State
from gaslamp.games.registry import GAMES, find_game
from tests.service.working import own_id

DREAMER = "tests.arena.players:Dreamer"
FAINT = "tests.arena.players:Faint"
CHEAT = "tests.arena.players:Cheat"
LEAVER = "tests.arena.players:Leaver"
QUITTER = "tests.arena.players:Quitter"
BROODER = "tests.arena.players:Brooder"
PATIENT = "tests.arena.players:Patient"
SLOW = "tests.arena.players:Slow"


def terms(game: str = "mr_jack_pocket", seed: int = 1, **options: str) -> Terms:
    return Terms(game=game, version=find_game(game).version, options=options, seed=seed)


def told_nothing(played: GameResult) -> None:
    """Do nothing when a game has ended."""


def held(
    bots: Sequence[str],
    deals: int,
    path: Path | None = None,
    where: JobRunner = run_here,
    sprt: Sprt | None = None,
) -> Summary:
    with MatchFile(terms(), path) as record:
        tournament = Tournament(record, bots, deals, sprt)
        tournament.run(where, told_nothing)
        summary = tournament.summary()
        record.close(summary)
    return summary


def dealt(played: GameResult, at: Terms) -> list[Action]:
    """List what chance dealt before anybody could choose."""
    game, options, _ = match_game(at)
    journal = Journal(game, options)
    draws = []
    for action in played.actions:
        if journal.state.seat != CHANCE:
            break
        draws.append(action)
        journal.replay(action)
    return draws


DEALT = [name for name in GAMES if find_game(name).new().seat == CHANCE]  # first of all


@pytest.mark.parametrize("game", DEALT)
def test_every_pairing_plays_the_same_deals_both_ways(game: str) -> None:
    at = terms(game)
    games = [
        play_game(at, MatchJob(first, "random", deal, exchanged))
        for deal in (0, 1)
        for first in ("random", "Random")
        for exchanged in (False, True)
    ]
    deals = [dealt(played, at) for played in games]
    assert deals[0]
    assert deals[0] == deals[1] == deals[2] == deals[3]
    assert deals[4] == deals[5] == deals[6] == deals[7]
    assert deals[0] != deals[4]
    assert len({played.actions for played in games}) == 8  # whims differ from game to game


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_one_that_its_actions_tell(game: str) -> None:
    at = terms(game)
    played = play_game(at, MatchJob("random", "random", 3, exchanged=True))
    found, options, roles = match_game(at)
    journal = Journal(found, options, played.actions)
    assert journal.state.seat == OVER
    assert journal.state.ending() == played.ending
    assert roles.share([as_seat(one) for one in journal.state.winners()], 3) == played.share
    assert play_game(at, played.job).actions == played.actions


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_where_everybody_is_alone_one_bot_plays_a_table_of_the_other(seats: int) -> None:
    game = find_game("lady_alice")
    roles = roles_of(game, options_from(game.options, {"seats": seats}))
    assert [roles.of_seats(deal).index(0) for deal in range(2 * seats)] == [*range(seats)] * 2
    assert all(roles.of_seats(deal).count(0) == 1 for deal in range(seats))
    assert roles.fair(0) == pytest.approx(1 / seats)
    assert roles.fair(1) == pytest.approx(1 - 1 / seats)
    assert roles.share([as_seat(1)], deal=1) == 1.0
    assert roles.share([as_seat(0), as_seat(1)], deal=1) == 0.5
    assert roles.share([as_seat(0), as_seat(2)], deal=1) == 0.0
    assert roles.share([], deal=1) == pytest.approx(1 / seats)


def test_where_there_are_two_sides_each_is_a_role_whoever_is_dealt() -> None:
    game = find_game("scotland_yard")
    roles = roles_of(game, options_from(game.options, {"seats": 4}))
    assert roles.of_seats(0) == roles.of_seats(1) == (0, 1, 1, 1)
    assert (roles.share([as_seat(0)], 0), roles.share([as_seat(1), as_seat(2), as_seat(3)], 0)) == (
        1.0,
        0.0,
    )


def test_a_match_is_the_same_in_one_process_and_in_two() -> None:
    def in_two(at: Terms, jobs: Iterator[MatchJob]) -> PlayedGames:
        return run_in_processes(2, at, jobs)

    bots = ("random", f"{DREAMER}:dreams=2")
    assert held(bots, 4, where=in_two).scores == held(bots, 4).scores


@pytest.mark.parametrize("stop", [1, 5, 11])
def test_a_match_that_was_stopped_goes_on_to_the_same_result(tmp_path: Path, stop: int) -> None:
    def stopping(at: Terms, jobs: Iterator[MatchJob]) -> PlayedGames:
        yield from run_here(at, islice(jobs, stop))
        raise KeyboardInterrupt

    file, bots = tmp_path / "match.jsonl", ("random", "Random", "RANDOM")
    whole = held(bots, 3)
    with pytest.raises(KeyboardInterrupt):
        held(bots, 3, file, stopping)
    assert len(read_match(file)[1]) == stop
    resumed = held(bots, 3, file)
    assert (resumed.scores, resumed.ladder) == (whole.scores, whole.ladder)
    assert len(read_match(file)[1]) == 3 * 3 * 2


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file, bots = tmp_path / "match.jsonl", ("random", "Random")
    whole = held(bots, 3, file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]) + lines[4][:30])
    assert held(bots, 3, file).scores == whole.scores
    assert [line.job for line in read_match(file)[1]] == [
        MatchJob(*bots, deal, exchanged) for deal in range(3) for exchanged in (False, True)
    ]


def test_a_file_takes_up_more_games_and_more_bots(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    held(("random", "Random"), 2, file)
    more = held(("random", "Random", "RANDOM"), 3, file)
    assert more.scores == held(("random", "Random", "RANDOM"), 3).scores
    assert len(read_match(file)[1]) == 18
    fewer = held(("random", "Random"), 2, file)
    assert fewer.scores == held(("random", "Random"), 2).scores


@pytest.mark.parametrize(
    "other", [terms(seed=2), terms("mr_jack"), terms("scotland_yard", detectives="4")]
)
def test_a_file_of_another_match_is_refused(tmp_path: Path, other: Terms) -> None:
    file = tmp_path / "match.jsonl"
    MatchFile(terms(), file)
    with pytest.raises(MatchFileRefused, match="holds another match"):
        MatchFile(other, file)
    assert read_match(file) == (terms(), [])


@pytest.mark.parametrize("content", [b"{}\n", b"chess\n", b'{"kind":"game"}\n', b"\xff\n"])
def test_a_file_that_holds_no_match_is_refused_and_left_alone(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(content)
    with pytest.raises(MatchFileRefused, match="line 1"):
        MatchFile(terms(), file)
    assert file.read_bytes() == content


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(MatchFileRefused):
        MatchFile(terms(), tmp_path)


def test_a_better_bot_is_found_better_and_its_match_ends_early() -> None:
    bots, sprt = (f"{DREAMER}:dreams=8", "random"), Sprt(0.65)
    summary = held(bots, 100, sprt=sprt)
    (score,) = summary.scores
    assert score.verdict == "first"
    assert score.games < 100
    assert score.mean.low > 0.5
    assert held(bots[::-1], 100, sprt=sprt).scores[0].verdict == "second"
    assert summary.ladder is not None
    assert [rating.bot for rating in summary.ladder] == list(bots)


def test_games_beyond_the_decision_do_not_count(tmp_path: Path) -> None:
    file, bots = tmp_path / "match.jsonl", (f"{DREAMER}:dreams=8", "random")
    held(bots, 30, file)
    decided = held(bots, 30, file, sprt=Sprt(0.65)).scores[0]
    assert decided == held(bots, 30, sprt=Sprt(0.65)).scores[0]
    assert decided.games < 60


@pytest.mark.parametrize(
    ("bot", "what"),
    [(FAINT, "RuntimeError: gaslight"), (CHEAT, "-99 is none of"), (LEAVER, "SystemExit")],
)
def test_who_commits_a_foul_loses_and_is_named(bot: str, what: str) -> None:
    summary = held((bot, "random"), 2)
    (score,) = summary.scores
    assert score.shares == (0.0, 0.0)
    (faults,) = summary.faults
    assert (faults.bot, faults.games) == (bot, 4)
    assert faults.what.startswith(what)


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("bot", "what"), [(QUITTER, "the process ended"), (BROODER, "no answer in 1")]
)
def test_a_bot_that_ends_its_process_or_never_answers_loses(
    bot: str, what: str, processes: int
) -> None:
    before = multiprocessing.active_children()  # of other tests
    tournament = Tournament(MatchFile(terms(), None), (bot, "random"), 1)
    tournament.run(runner(processes, None, patience=1.0), told_nothing)
    summary = tournament.summary()
    assert summary.scores[0].shares == (0.0, 0.0)
    (faults,) = summary.faults
    assert (faults.bot, faults.games) == (bot, 2)
    assert faults.what.startswith(what)
    assert set(multiprocessing.active_children()) <= set(before)


def test_after_a_bot_that_hangs_the_next_game_is_played_as_ever() -> None:
    jobs = [MatchJob(BROODER, "random", 0, False), MatchJob(PATIENT, "random", 0, False)]
    hung, whole = run_here(terms(), iter(jobs), patience=1.0)
    assert hung.fault is not None
    assert whole.actions == play_game(terms(), jobs[1]).actions


def test_a_bot_may_think_as_long_as_it_answers_in_time() -> None:
    (played,) = run_here(terms(), iter([MatchJob(SLOW, "random", 0, False)]), patience=1.0)
    assert played.fault is None


def test_a_process_that_somebody_else_ends_ends_the_match_with_a_reason() -> None:
    with BotProcess() as bot_process:
        os.kill(bot_process.start().call(own_id, "").result(), signal.SIGKILL)
        with pytest.raises(BotProcessLost, match="A process of the match was killed"):
            bot_process.play(terms(), MatchJob("random", "random", 0, exchanged=False))


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play_game(terms(), MatchJob("random", "random", 0, exchanged=False))
    with MatchFile(terms(), tmp_path / "match.jsonl") as record:
        monkeypatch.setattr(os, "write", lambda descriptor, line: len(line) // 2)
        with pytest.raises(MatchFileRefused, match="No space left"):
            record.add(played)
    assert not record.played


def test_a_bot_that_can_not_take_its_seat_is_refused_before_the_first_game() -> None:
    with pytest.raises(InvalidBotSpec, match="LookupError: no such player"):
        check_entry(terms(), "tests.arena.players:nobody")


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("tests.arena.players:nobody", "LookupError: no such player"),
        ("tests.arena.players:sleeper", "no answer in 1 seconds"),
        ("tests.arena.players:deserter", "the process ended"),
        ("tests.arena.players:NOT_A_BOT", "17"),
    ],
)
def test_nobody_waits_for_a_bot_that_does_not_take_its_seat(bot: str, what: str) -> None:
    with pytest.raises(InvalidBotSpec, match=what):
        check_entries(terms(), ["random", PATIENT, bot], patience=1.0)


def test_bots_that_can_play_are_seated() -> None:
    check_entries(terms(), ["random", PATIENT, SLOW])


def test_thinking_is_timed_by_move_and_by_turn() -> None:
    played = play_game(terms("scotland_yard"), MatchJob("random", "random", 0, exchanged=False))
    mister_x, detectives = played.thinking
    assert len(detectives.moves) > 2 * len(mister_x.moves) > 0
    assert mister_x.turn >= max(mister_x.moves)
    assert detectives.turn > min(detectives.moves)
    assert detectives.turn <= sum(detectives.moves)


def test_the_detectives_turn_is_longer_than_each_of_their_moves() -> None:
    slow = play_game(
        terms("scotland_yard"), MatchJob("random", "tests.arena.players:Slow", 0, False)
    )
    detectives = slow.thinking[1]
    assert detectives.turn > 3 * min(detectives.moves)
    assert min(detectives.moves) >= 1.0


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_what_people_call_one(game: str) -> None:
    at = terms(game)
    played = play_game(at, MatchJob("random", "random", 0, exchanged=False))
    found, options, _ = match_game(at)
    state: State = found.start(options)
    begun, asked = 0, set()
    for action in played.actions:
        begun += state.seat >= 0 and state.begins_move()
        if state.seat >= 0 and not state.forced():
            asked.add((begun, int(state.seat)))
        state.apply(action)
    assert sum(len(thinking.moves) for thinking in played.thinking) == len(asked)
