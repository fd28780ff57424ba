"""Counts what players of Scotland Yard waste: `python -m benchmarks.wasted_tickets`.

A black ticket is wasted where an ordinary ticket that Mister X holds leads to the same station and
tells the detectives no more than the black one: on the ride before he shows himself, or where all
lines from his possible stations need that ticket; and on his first two rides. A detective is
stranded if he has tickets left and can use none of them. He rides away from a Mister X whose
station is known if he ends farther from it than he stood, counted in rides with the tickets that
are left, though another ride would have brought him nearer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cyclopts import App
from librt.random import Random
from msgspec.structs import replace

from gaslamp.bots.levels import LEVELS, LevelBot
from gaslamp.core.codes import Sight, as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.games.registry import find_game
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.board import FERRY
from gaslamp.games.scotland_yard.game_setup import MISTER_X, STOCK, is_sighting_move
from gaslamp.games.scotland_yard.heuristics.detectives import hand_after
from gaslamp.games.scotland_yard.heuristics.distances import distances_of
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.play.table import Table

EARLY = 2  # rides on which the detectives know too little to be worth a black ticket

app = App(name="python -m benchmarks.wasted_tickets", version_flags=[])


@app.default
def main(*, games: int = 20, level: str = "club", nodes: int = 100, seed: int = 1) -> None:
    """Play games of a level against itself, and print what was wasted.

    Args:
        games: How many games are played.
        level: The level of both sides.
        nodes: How many simulations it has for a move; none for heuristics alone.
        seed: The seed of the first game; the others follow.
    """
    counted: Counter[str] = Counter()
    for number in range(seed, seed + games):
        counted += count_game(level, nodes, number)
    print(f"games: {games}, won by Mister X: {counted['escape']}")
    print(f"black tickets: {counted['black']}, of them wasted:")
    for waste in ("before a sighting", "hiding nothing", "on the first two rides"):
        print(f"  {waste}: {counted[waste]}")
    print(f"turns of detectives: {counted['turn']}, stranded with tickets: {counted['stranded']}")
    print(f"rides while his station is known: {counted['known']}, away from it: {counted['away']}")


class Watcher:
    """Sees everything that spectators see, and judges each action before it is carried out."""

    def __init__(self, belief: StationBelief) -> None:
        """Judge by what the detectives know."""
        self.belief = belief
        self.counted: Counter[str] = Counter()

    def judge(self, state: ScotlandYard, action: int) -> None:
        """Count an action, and whether it wastes something."""
        if state.phase == phases.CHASE:
            first = state.pawn * STOCK
            has_tickets = any(state.stock[first + ticket] for ticket in range(codes.BLACK))
            self.counted["turn"] += 1
            self.counted["stranded"] += action == codes.STAY and has_tickets
            if action != codes.STAY and len(self.belief.possible()) == 1:
                self.counted["known"] += 1
                self.counted["away"] += self.leads_away(state, action)
        elif codes.is_ride(action) and codes.ticket_of(action) == codes.BLACK:
            self.counted["black"] += 1
            for waste in self.wastes(state, action):
                self.counted[waste] += 1

    def leads_away(self, state: ScotlandYard, action: int) -> bool:
        """Tell whether a detective's ride leads away from the known station, and another nearer."""
        (goal,) = self.belief.possible()
        distances = distances_of(state.board)
        hand = state.hand(state.pawn)

        def after(ride: int) -> int:
            left = hand_after(state, codes.ticket_of(ride))
            return int(distances.rides[distances.row(codes.station_of(ride), left) + goal])

        before = distances.rides[distances.row(state.stations[state.pawn], hand) + goal]
        nearest = min(after(int(ride)) for ride in state.legal_actions())
        return nearest < before < after(action)

    def wastes(self, state: ScotlandYard, action: int) -> list[str]:
        """Name the ways in which a black ticket is wasted."""
        found = ["on the first two rides"] if state.moves < EARLY else []
        end = codes.station_of(action)
        ordinary = [
            ticket
            for ticket in range(codes.BLACK)
            if ticket * codes.STEP + end in state.legal_actions()
        ]
        if ordinary and is_sighting_move(state.setup, state.moves + 1):
            found.append("before a sighting")
        elif any(self.tells_nothing(state, ticket) for ticket in ordinary):
            found.append("hiding nothing")
        return found

    def tells_nothing(self, state: ScotlandYard, ticket: int) -> bool:
        """Tell whether all lines from his possible stations go by a ticket."""
        lines = {
            kind
            for station in self.belief.possible()
            for _, kind in state.board.neighbours(int(station))
        }
        return FERRY not in lines and lines == {codes.TICKETS[ticket]}


def count_game(level: str, nodes: int, seed: int) -> Counter[str]:
    """Play one game and count what is wasted in it."""
    game = find_game("scotland_yard")
    options = game.options()
    chosen = replace(LEVELS[level], nodes=nodes)
    seats = range(len(game.seats(options)))
    bots = {
        seat: LevelBot(game, options, as_seat(seat), Random(9 * seed + seat), chosen, timed=False)
        for seat in seats
    }
    table = Table(Journal(game, options), bots, seeded(seed))
    table.advance()
    return judged(table.journal.actions, game.belief(options, 1), game.start(options))


def judged(actions: Sequence[int], belief: StationBelief, state: ScotlandYard) -> Counter[str]:
    """Replay a game and judge every action of it."""
    watcher = Watcher(belief)
    for action in actions:
        watcher.judge(state, int(action))
        sight = Sight(int(state.sight(action, 1)))
        state.apply(action)
        belief.see(sight, state.seat)
    watcher.counted["escape"] = int(MISTER_X in state.winners())
    return watcher.counted


if __name__ == "__main__":
    app()
