"""What an operator could try with the draws and moves of a table, and that `verify` finds it."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from gaslamp.core.codes import Action, as_seat
from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import dumps, loads
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.games.registry import find_game
from gaslamp.games.whitechapel.game import WITHOUT_COLOURS
from gaslamp.service import commands, new_tables, table_state
from gaslamp.service.contributions import REVEAL_WITHIN
from gaslamp.service.fairness import (
    ActionChain,
    ChanceStream,
    FairnessProof,
    agreed_rules,
    commitment,
    digest_of,
    mixed_in,
    new_seed,
    read_proof,
    start_fingerprint,
    write_proof,
)
from gaslamp.service.fairness_proofs import proof_of
from gaslamp.service.live_table import LiveTable
from gaslamp.service.rematches import create_rematch
from gaslamp.service.table_registry import TableRegistry
from tests.cli.desk import gaslamp, saved
from tests.service.contributors import Player, contribute
from tests.service.hosting import Watch, hosting, plan

X, DETECTIVES = as_seat(0), as_seat(1)
GAME = find_game("scotland_yard")


class Played(NamedTuple):
    """A game from a server, and the players with what they noted meanwhile."""

    journal: Journal
    players: tuple[Player, ...]

    @property
    def actions(self) -> list[int]:
        return [*self.journal.actions]

    @property
    def proof(self) -> FairnessProof:
        return read_proof(self.journal)


async def sat_down(opened: TableRegistry) -> LiveTable:
    wanted = msgspec.structs.replace(plan(GAME.name), contributes=True)
    return await opened.find((await opened.create(wanted)).table)


async def act(table: LiveTable) -> None:
    seat = table.state.on_turn
    assert seat is not None
    action = int(table.state.journal.state.legal_actions()[-1])
    await table.execute(seat, commands.Act(action), f"act {table.state.place}")


def downloaded(table: LiveTable) -> Journal:
    """Give the file as the server does, read again."""
    journal = table.state.journal
    write_proof(journal, proof_of(table.state))
    return loads(dumps(journal), find_game)


async def played_on(table: LiveTable, moves: int = 1000) -> Played:
    """Contribute, play so many moves, and give up if that was not the end."""
    players = (Player(table, X), Player(table, DETECTIVES))
    await contribute(players)
    for _ in range(moves):
        if not table.state.is_over:
            await act(table)
    if not table.state.is_over:
        await table.execute(DETECTIVES, commands.Resign(), "enough")
    return Played(downloaded(table), players)


def played(folder: Path, moves: int = 1000) -> Played:
    async def story() -> Played:
        with hosting(folder) as opened:
            return await played_on(await sat_down(opened), moves)

    return asyncio.run(story())


@pytest.fixture(autouse=True)
def the_same_games_in_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Number tables and seeds, so that a game is never over too early for what is tried."""
    tables, seeds = itertools.count(1), itertools.count(1)
    monkeypatch.setattr(new_tables, "new_id", lambda: f"table-{next(tables)}")
    monkeypatch.setattr(new_tables, "new_seed", lambda: f"{next(seeds):064x}")


@pytest.fixture
def game(tmp_path: Path) -> Played:
    return played(tmp_path)


def fair(journal: Journal, *arguments: str) -> str:
    """Give what is said of a file that holds."""
    printed = gaslamp("verify", saved(journal), *arguments)
    assert (printed.code, printed.err) == (0, "")
    return printed.out


def refused(journal: Journal, *arguments: str) -> str:
    """Give the one line with which a file is refused."""
    printed = gaslamp("verify", saved(journal), *arguments)
    assert (printed.code, printed.out) == (2, "")
    assert printed.err.count("\n") == 1
    return printed.err


def commitments(seen: list[str]) -> list[str]:
    return [part for fingerprint in seen for part in ("--commitment", fingerprint)]


def written(actions: list[int], proof: FairnessProof, **changed: Any) -> Journal:  # noqa: ANN401
    """Write a story with a proof, in which some of it is changed."""
    journal = Journal(GAME, GAME.options(), actions)
    write_proof(journal, msgspec.structs.replace(proof, **changed))
    return journal


def forged(actions: list[int], proof: FairnessProof, **changed: Any) -> Journal:  # noqa: ANN401
    """Write a story as an operator would: everything in the file fits together."""
    proof = msgspec.structs.replace(proof, **changed)
    start = start_fingerprint(proof.table, proof.commitment, proof.digests)
    agreed = agreed_rules(GAME.options(), GAME.version)
    record = ActionChain(GAME, agreed, proof.seed, start).up_to(
        [Action(one) for one in actions], len(actions)
    )
    return written(actions, proof, record=record)


def dealt(proof: FairnessProof) -> list[int]:
    """Play a whole game whose draws follow from a proof."""
    stream = ChanceStream(proof.table, proof.seed, mixed_in(2, proof.contributions))
    journal = Journal(GAME, GAME.options())
    journal.advance(stream)
    while journal.state.seat != OVER:
        journal.play(int(journal.state.seat), int(journal.state.legal_actions()[-1]))
        journal.advance(stream)
    return [*journal.actions]


def other_hidden_move(actions: list[int]) -> list[int]:
    """Change one move that spectators did not see, so that all others can still follow."""
    state: State = GAME.start(GAME.options())
    for place, action in enumerate(actions):
        sight = state.sight(action, SPECTATOR)
        if state.seat >= 0 and sight != action:
            for other in state.legal_actions():
                if other != action and state.sight(other, SPECTATOR) == sight:
                    changed = [*actions[:place], int(other), *actions[place + 1 :]]
                    if follows(changed):
                        return changed
        state.apply(action)
    raise AssertionError("no hidden move can be changed")


def follows(actions: list[int]) -> bool:
    state: State = GAME.start(GAME.options())
    for action in actions:
        if action not in state.legal_actions():
            return False
        state.apply(action)
    return int(state.seat) == OVER


def test_an_honest_game_is_fair_with_everything_that_was_noted(game: Played) -> None:
    said = fair(game.journal)
    assert said.startswith("Fair: all ")
    assert "seats 1, 2" in said
    for player in game.players:
        noted = commitments(player.noted)
        assert len(noted) > 20  # the page saw many links of the record
        fair(game.journal, *noted, "--number", player.number)


def test_everything_that_was_noted_is_looked_for(game: Played) -> None:
    player, other = game.players[X], new_seed()
    noted = player.noted[:3]
    for place in range(len(noted) + 1):
        with_another = [*noted[:place], other, *noted[place:]]
        assert other in refused(game.journal, *commitments(with_another))
    assert other in refused(game.journal, "--number", player.number, "--number", other)


def test_a_fingerprint_is_understood_as_people_copy_it(game: Played) -> None:
    for seen in game.players[X].noted[:3]:
        in_groups = " ".join(seen[place : place + 4] for place in range(0, len(seen), 4))
        fair(game.journal, *commitments([f" {in_groups.upper()} "]))


def test_a_game_that_was_given_up_says_so(tmp_path: Path) -> None:
    game = played(tmp_path, moves=7)
    assert "a player resigned" in fair(game.journal, *commitments(game.players[X].noted))


def test_a_seed_that_is_chosen_when_the_numbers_are_known(game: Played) -> None:
    """The operator tries seeds until it likes the deal; the players noted another commitment."""
    proof, liked = game.proof, GAME.parse("deal 103")
    for _ in range(2000):
        seed = new_seed()
        tried = msgspec.structs.replace(
            proof, seed=seed, commitment=commitment(proof.table, seed, 2)
        )
        journal = Journal(GAME, GAME.options())
        journal.advance_once(ChanceStream(proof.table, seed, proof.contributions))
        if journal.actions[0] == liked:
            break
    ground = forged(dealt(tried), tried)
    fair(ground)  # in itself: the file alone can't show when the seed was chosen
    for noted in game.players[X].noted:
        assert noted in refused(ground, "--commitment", noted)


def test_a_server_that_deals_as_it_likes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_state, "ChanceStream", lambda *_: lambda _: 0)
    assert "does not follow from the seed" in refused(played(tmp_path).journal)


def test_a_number_that_is_chosen_when_the_others_are_known(game: Played) -> None:
    """An opponent who works with the operator has committed before anybody revealed."""
    proof, number = game.proof, "ab" * 16
    numbers = (proof.contributions[X], number)
    digests = (proof.digests[X], digest_of(proof.table, DETECTIVES, number))
    chosen = msgspec.structs.replace(proof, contributions=numbers, digests=digests)
    ground = forged(dealt(chosen), chosen)
    fair(ground, "--commitment", proof.commitment, "--number", game.players[X].number)
    assert refused(ground, "--commitment", game.players[X].start)


def test_a_number_that_is_not_the_one_committed_to(game: Played) -> None:
    proof = game.proof
    numbers = msgspec.structs.replace(proof, contributions=(proof.contributions[X], "ab" * 16))
    assert "number of seat 2" in refused(forged(dealt(numbers), numbers))


def test_a_number_that_is_left_out(game: Played) -> None:
    proof = game.proof
    alone = msgspec.structs.replace(
        proof, contributions=("", proof.contributions[1]), digests=("", proof.digests[1])
    )
    without = forged(dealt(alone), alone)
    assert "seat 2" in fair(without)
    assert "number" in refused(without, "--number", game.players[X].number)


def test_an_opponent_who_does_not_reveal(tmp_path: Path) -> None:
    async def story() -> Journal:
        watch = Watch()
        with hosting(tmp_path, watch) as opened:
            table = await sat_down(opened)
            honest, other = Player(table, X), Player(table, DETECTIVES)
            await honest.commit()
            await other.commit()
            await honest.reveal()
            watch.wait(REVEAL_WITHIN / 1000)
            await opened.start_if_full(table)
            await table.execute(X, commands.Resign(), "enough")
            return downloaded(table)

    assert "Seat 2 committed to a number and did not reveal it" in refused(asyncio.run(story()))


def test_hidden_moves_that_are_changed(game: Played) -> None:
    changed = other_hidden_move(game.actions)
    assert "moves are not those" in refused(written(changed, game.proof))
    remade = forged(changed, game.proof)
    fair(remade)  # whoever has the seed can make a record that fits
    last = game.players[DETECTIVES].noted[-1]
    assert last in refused(remade, "--commitment", last)


def test_the_record_begins_with_what_was_agreed() -> None:
    options = (GAME.options(), GAME.options(counted_tickets=True))
    agreed = [agreed_rules(each, version) for each in options for version in (1, 2)]
    assert len({ActionChain(GAME, each, "5eed", "start").links[0] for each in agreed}) == 4


def test_options_that_are_changed_after_the_start(game: Played) -> None:
    agreed = agreed_rules(GAME.options(counted_tickets=True), GAME.version)
    for changed in (agreed, "999 counted_tickets=false", "none", f"{GAME.version} counted_tickets"):
        assert "options" in refused(written(game.actions, game.proof, agreed=changed))
    fair(written(game.actions, game.proof, agreed=""))  # as files of before are


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("said", [True, False], ids=["now", "before"])
def test_a_game_that_goes_on_under_newer_rules_keeps_the_record_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, said: bool
) -> None:
    """A rule that is new stays out of the game; what the players noted still opens."""
    whitechapel = find_game("whitechapel")
    wanted = msgspec.structs.replace(plan("whitechapel", seats=seats), contributes=True)

    async def begun() -> tuple[str, list[str]]:
        with hosting(tmp_path) as opened:
            table = await opened.find((await opened.create(wanted)).table)
            players = [Player(table, seat) for seat in range(seats)]
            await contribute(players)
            return table.id, [*players[0].noted, *players[1].noted]

    async def ended(id_: str) -> Journal:
        with hosting(tmp_path) as opened:
            table = await opened.find(id_)
            await act(table)
            await table.execute(as_seat(0), commands.Resign(), "enough")
            return downloaded(table)

    with monkeypatch.context() as before:
        before.setattr(type(whitechapel), "version", WITHOUT_COLOURS)
        before.setattr(type(whitechapel), "upgraded_options", lambda *given: dict(given[-1]))
        if not said:
            before.setattr(new_tables, "agreed_rules", lambda *_: "")
        id_, noted = asyncio.run(begun())
    journal = asyncio.run(ended(id_))
    assert f"note agreed {WITHOUT_COLOURS}," in dumps(journal)
    assert "a player resigned" in fair(journal, *commitments(noted))


@pytest.mark.parametrize("ended", ["rules", "resigned"])
def test_a_file_that_is_cut_off(game: Played, ended: str) -> None:
    cut = game.actions[: len(game.actions) // 2]
    assert "not those" in refused(written(cut, game.proof, ended="resigned"))
    again = forged(cut, game.proof, ended=ended)
    if ended == "rules":
        assert "finished" in refused(again)
    else:
        assert "a player resigned" in fair(again)  # which the players know better, and
        last = game.players[X].noted[-1]
        assert last in refused(again, "--commitment", last)


def test_a_finished_game_that_is_said_to_be_given_up(game: Played) -> None:
    assert "finished" in refused(forged(game.actions, game.proof, ended="resigned"))


def test_a_rematch_without_numbers(tmp_path: Path) -> None:
    async def story() -> Journal:
        watch = Watch()
        with hosting(tmp_path, watch) as opened:
            table = await sat_down(opened)
            await played_on(table, moves=1)
            again = await opened.find(await create_rematch(opened, table.id))
            watch.wait(60)
            await opened.start_if_full(again)
            await again.execute(X, commands.Resign(), "enough")
            return downloaded(again)

    assert "No player added a number" in refused(asyncio.run(story()))


def test_a_file_that_passes_for_an_older_one(game: Played) -> None:
    """By the recipe of before any contributions would do; the commitment names its recipe."""
    proof = game.proof
    older = Journal(GAME, GAME.options(), game.actions)
    write_proof(
        older, FairnessProof(proof.table, proof.commitment, proof.seed, proof.contributions)
    )
    refused(older)
    committed = commitment(proof.table, proof.seed, 1)
    write_proof(older, FairnessProof(proof.table, committed, proof.seed, proof.contributions))
    assert "older version" in fair(older)
    assert refused(older, "--commitment", proof.commitment)


@pytest.mark.parametrize("cut", [False, True])
def test_a_file_of_before_says_what_it_can_not_prove(cut: bool) -> None:
    seed = "5eed" * 16
    first = FairnessProof("friday", commitment("friday", seed, 1), seed, ("", "c0ffee", ""))
    stream = ChanceStream(first.table, first.seed, first.contributions)
    journal = Journal(GAME, GAME.options())
    journal.advance(stream)
    while journal.state.seat != OVER and not (cut and len(journal.actions) > 30):
        journal.play(int(journal.state.seat), int(journal.state.legal_actions()[-1]))
        journal.advance(stream)
    write_proof(journal, first)
    said = fair(journal, "--commitment", first.commitment)
    assert "does not prove" in said
    assert ("cut off" in said) == cut
