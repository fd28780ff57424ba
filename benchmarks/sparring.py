"""Measures what exact tactics are worth: `python -m benchmarks.sparring [GAME]`.

In Mr. Jack Pocket or Mr. Jack `club` plays against itself without proofs about the rest of a turn,
and both play against the sparring partner `alphabeta`, all bounded by nodes. The second table
counts the decisions at which more was proved of some actions than of others (in Pocket: that they
are safe), and how often one of the best of them was taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from cyclopts import App
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from gaslamp.arena.estimates import Estimate
from gaslamp.arena.game_runner import match_game
from gaslamp.arena.match import GameResult, Terms
from gaslamp.arena.match_file import MatchFile
from gaslamp.arena.runners import check_entries, runner
from gaslamp.arena.tournament import Tournament
from gaslamp.bots.bot import Bot
from gaslamp.bots.levels import CLUB, LevelBot
from gaslamp.core.codes import Action, as_seat
from gaslamp.core.game import Game
from gaslamp.core.options import Options, options_of
from gaslamp.games.registry import find_game

POCKET = "mr_jack_pocket"
SPARRING_PARTNER = "alphabeta"

app = App(name="python -m benchmarks.sparring", version_flags=[])


class Unproved(LevelBot):
    """A level that proves nothing about the rest of a turn."""

    def choose(self, actions: Sequence[Action]) -> int:
        """Choose by search alone."""
        sensible = self.without_futile(actions)
        return sensible[0] if len(sensible) == 1 else self.choose_by_search(sensible)


def unproved(
    game: Game, options: Options, seat: int, source: object, *, nodes: int = CLUB.nodes
) -> Bot:
    """Make `club` without proofs, bounded by nodes."""
    return Unproved(game, options, as_seat(seat), source, replace(CLUB, nodes=nodes), timed=False)


@app.default
def main(  # noqa: PLR0913  (the options of a command)
    game: str = POCKET,
    *,
    games: int = 100,
    nodes: int = CLUB.nodes,
    partner: str = SPARRING_PARTNER,
    seed: int = 1888,
    jobs: int = 1,
    json: Path | None = None,
) -> None:
    """Play the matches and print two tables.

    Args:
        game: The game.
        games: How many games are played for each pairing.
        nodes: How many simulations `club` has for a move.
        partner: The sparring partner, perhaps with `:nodes=`.
        seed: The seed of the deals.
        jobs: How many processes play.
        json: Where the games are kept.
    """
    bots = (f"club:nodes={nodes}", f"benchmarks.sparring:unproved:nodes={nodes}", partner)
    found = find_game(game)
    options = options_of(found.options())
    terms = Terms(game=found.name, version=found.version, options=options, seed=seed)
    check_entries(terms, bots)
    with MatchFile(terms, json) as record:
        tournament = Tournament(record, bots, (games + 1) // 2)
        tournament.run(runner(jobs, None), lambda _: None)
        print("| bot | against | games | as Jack | as the Investigator | mean of both |")
        print("|---|---|---|---|---|---|")
        for score in tournament.summary().scores:
            rates = " | ".join(map(written, (*score.roles, score.mean)))
            print(f"| {score.first} | {score.second} | {score.games} | {rates} |")
        print()
        print_decisions(terms, bots, list(record.played.values()))


def written(estimate: Estimate) -> str:
    """Write a rate with its interval."""
    rate, low, high = (100 * share for share in (estimate.rate, estimate.low, estimate.high))
    return f"{rate:.1f} % ({low:.1f} to {high:.1f})"


def print_decisions(terms: Terms, bots: Sequence[str], games: Sequence[GameResult]) -> None:
    """Print how often each bot took one of those of which most was proved, where others were."""
    counted: Counter[tuple[str, bool]] = Counter()
    for played in games:
        counted += count_decisions(terms, played)
    print("| bot | decisions at which more is proved of some actions | one of the best taken |")
    print("|---|---|---|")
    for bot in bots:
        taken, missed = counted[bot, True], counted[bot, False]
        print(f"| {bot} | {taken + missed} | {100 * taken / max(taken + missed, 1):.1f} % |")


def count_decisions(terms: Terms, played: GameResult) -> Counter[tuple[str, bool]]:
    """Replay a game and judge its decisions by what the player on turn could prove."""
    game, options, _ = match_game(terms)
    found = proved_decisions(game, options, played.actions)
    return Counter((played.job.holders[seat], taken) for seat, _, taken in found)


def proved_decisions(
    game: Game, options: Options, actions: Sequence[int]
) -> Iterator[tuple[int, int, bool]]:
    """Replay a game; give the decisions at which more is proved of some actions than of others.

    Each comes with its seat, the most that is proved, and whether an action of which it is proved
    was taken.
    """
    state, heuristics = game.start(options), game.heuristics(options)
    seats = [as_seat(seat) for seat in range(len(game.seats(options)))]
    beliefs = [game.belief(options, seat) for seat in seats]
    for action in actions:
        if state.seat >= 0:
            legal = [int(other) for other in state.legal_actions()]
            proofs = [int(one) for one in heuristics.proofs(beliefs[state.seat], vec[i64](legal))]
            if min(proofs) < max(proofs):
                yield int(state.seat), max(proofs), proofs[legal.index(action)] == max(proofs)
        sights = [state.sight(action, seat) for seat in seats]
        state.apply(action)
        for belief, sight in zip(beliefs, sights, strict=True):
            belief.see(sight, state.seat)


if __name__ == "__main__":
    app()
