"""Scotland Yard's puzzles against a judge that knows no belief but the generic one."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.core.board import name_of
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.board import london
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.learn.puzzle_proofs import ProvedPuzzle
from tests.learn.puzzling import every_world, of_kind, pursuit


def stations(puzzle: ProvedPuzzle) -> set[int]:
    return {int(name_of(one.answer)) for one in puzzle.proof.candidates}


def worlds(puzzle: ProvedPuzzle) -> Iterator[ScotlandYard]:
    for world in every_world(puzzle):
        assert isinstance(world.state, ScotlandYard)
        yield world.state


def test_every_world_has_mister_x_where_he_is_said_to_be() -> None:
    for puzzle in of_kind("scotland_yard", "where"):
        assert {f"station-{world.stations[0]}" for world in worlds(puzzle)} == {puzzle.proof.answer}


def test_the_tickets_alone_would_allow_every_candidate() -> None:
    for puzzle in of_kind("scotland_yard", "where"):
        log = puzzle.position.view.travel_log
        shown = max(place for place, window in enumerate(log) if window.shown)
        reached = {int(name_of(log[shown].station))}
        for window in log[shown + 1 :]:
            lines = [line for here in reached for line in london().neighbours(here)]
            reached = {end for end, kind in lines if window.ticket in ("black", kind)}
        assert reached == stations(puzzle)


def test_no_other_station_leaves_mister_x_so_few_to_go_to() -> None:
    for puzzle in of_kind("scotland_yard", "trap"):
        ways: dict[str, set[int]] = {}
        for ride in puzzle.position.actions:
            out = ways.setdefault(f"station-{codes.station_of(ride)}", set())
            for world in worlds(puzzle):
                world.apply(ride)
                legal = [] if world.seat == OVER else list(world.legal_actions())
                out |= {codes.station_of(ride) for ride in legal if codes.is_ride(ride)}
        sizes = sorted(len(out) for out in ways.values())
        assert len(ways[puzzle.proof.answer]) == sizes[0] == puzzle.proof.figures["left"]
        assert sizes[1] == puzzle.proof.figures["next_best"] > sizes[0]


def searched(puzzle: ProvedPuzzle, ride: int) -> int:
    """Count the stations that a spectator can't exclude after a ride."""
    belief = pursuit(puzzle)
    after = puzzle.journal.state.clone()
    sight = after.sight(ride, SPECTATOR)
    after.apply(ride)
    belief.see(sight, after.seat)
    return len({world.state.key() for world in belief.worlds(1000) or ()})


def is_in_reach(puzzle: ProvedPuzzle, station: int) -> bool:
    """Tell from the printed lines and the tickets whether a detective can come there."""
    for detective in puzzle.position.view.detectives:
        here = int(name_of(detective.station))
        for transport in london().transports(here, station):
            if getattr(detective, transport, 0):
                return True
    return False


def test_no_other_safe_ride_leaves_the_detectives_so_much_to_search() -> None:
    for puzzle in of_kind("scotland_yard", "vanish"):
        game = puzzle.position.game
        rides = [game.parse(one.answer) for one in puzzle.proof.candidates]
        safe = [ride for ride in rides if not is_in_reach(puzzle, codes.station_of(ride))]
        found = {game.notation(ride): searched(puzzle, ride) for ride in safe}
        most = max(found.values())
        assert [ride for ride, count in found.items() if count == most] == [puzzle.proof.answer]
        assert (len(safe), most) == (
            puzzle.proof.figures["safe"],
            puzzle.proof.figures["stations"],
        )
