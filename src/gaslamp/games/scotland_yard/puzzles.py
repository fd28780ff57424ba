"""Scotland Yard's puzzles: where Mister X must be, how to hem him in, how to vanish."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gaslamp.core.belief import KnownBelief
from gaslamp.core.board import name_of
from gaslamp.core.puzzle import (
    Proof,
    PuzzleKind,
    PuzzlePosition,
    chosen,
    level,
    names,
    only_least,
    pointed,
    second_least,
)
from gaslamp.core.state import OVER
from gaslamp.core.text import Text
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard import phases
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.board import FERRY
from gaslamp.games.scotland_yard.elements import station_id
from gaslamp.games.scotland_yard.game_setup import MISTER_X, is_sighting_move
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from gaslamp.games.scotland_yard.wording import say

FEWEST, MOST = 3, 14  # candidates
CLEARLY = 2  # stations by which the best answer is better than any other
COUNTABLE = 12  # stations that a person can still follow one by one


class Leg(NamedTuple):
    """A ride of Mister X's as the detectives know it, and what their own moves left of it."""

    ticket: codes.Ticket
    reached: list[int]
    left: list[int]


class Where(PuzzleKind):
    """The travel log and the detectives' moves leave one station: which?"""

    name = "where"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Follow every possible station from the last sighting on."""
        belief = position.belief
        if not isinstance(belief, StationBelief) or belief.table.phase != phases.CHASE:
            return None
        shown = _last_shown(belief.table)
        if len(belief.possible()) != 1 or not 0 < shown < belief.table.moves:
            return None
        legs = _legs(position, shown)
        by_tickets = _by_tickets(belief.table, shown)
        if not FEWEST <= len(by_tickets) <= MOST or all(len(leg.reached) == 1 for leg in legs):
            return None
        return self._proof(position, legs, by_tickets, belief.possible()[0])

    def _proof(
        self, position: PuzzlePosition, legs: list[Leg], by_tickets: list[int], station: int
    ) -> Proof:
        table = position.belief.table
        start = codes.station_of(table.log[table.moves - len(legs)])
        seen = say("puzzle-where-seen", station=start, moves=len(legs), tickets=_tickets(legs))
        return Proof(
            answer=station_id(station),
            candidates=pointed(position, map(station_id, by_tickets)),
            difficulty=level(len(legs), 1, 2),
            figures={
                "moves": len(legs),
                "by_tickets": len(by_tickets),
                "followed": sum(len(leg.reached) for leg in legs),
            },
            question=say("puzzle-where-question"),
            given=(seen,),
            since=_place_of_sighting(position),
            explanation=(
                say("puzzle-where-start", station=start),
                *map(_told, legs),
                say("puzzle-where-end", station=station),
            ),
            against={
                station_id(other): _excluded(position, other)
                for other in by_tickets
                if other != station
            },
        )


class Trap(PuzzleKind):
    """The last detective to move: which station leaves Mister X the fewest to go to?"""

    name = "trap"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Try every station, and every ride that Mister X could answer it with."""
        belief = position.belief
        if not isinstance(belief, StationBelief) or belief.table.phase != phases.CHASE:
            return None
        table, possible = belief.table, belief.possible()
        last = table.pawn == table.detectives and table.round < table.setup.rounds
        if not last or not 2 <= len(possible) <= MOST:
            return None
        rides = {codes.station_of(ride): ride for ride in position.actions}
        ways = {end: _ways_out(belief, ride) for end, ride in rides.items()}
        rated = {end: len(out) for end, out in ways.items()}
        best = only_least(rated)
        if best is None or not FEWEST <= len(rated) <= MOST or rated[best] > COUNTABLE:
            return None
        if second_least(rated) < rated[best] + CLEARLY:
            return None
        return self._proof(position, ways, best)

    def _proof(self, position: PuzzlePosition, ways: dict[int, set[int]], best: int) -> Proof:
        possible = position.belief.possible()
        pawn = position.belief.table.pawn
        next_best = second_least({end: len(out) for end, out in ways.items()})
        return Proof(
            answer=station_id(best),
            candidates=pointed(position, map(station_id, sorted(ways))),
            difficulty=level(len(possible), 3, 6),
            figures={
                "possible": len(possible),
                "left": len(ways[best]),
                "next_best": next_best,
            },
            question=say("puzzle-trap-question", number=pawn),
            given=(say("puzzle-trap-given", stations=_list(possible), count=len(possible)),),
            explanation=(
                say("puzzle-trap-best", number=pawn, station=best, caught=int(best in possible)),
                say("puzzle-trap-left", ways=_list(ways[best]), count=len(ways[best])),
                say("puzzle-trap-others", count=next_best),
            ),
            against={
                station_id(end): say("puzzle-trap-against", station=end, ways=_list(out))
                for end, out in ways.items()
                if end != best
            },
        )


class Vanish(PuzzleKind):
    """As Mister X: the ride out of every detective's reach that leaves them most to search."""

    name = "vanish"

    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Try every ride: who could catch him at its end, and what its ticket tells."""
        if not isinstance(position.belief, KnownBelief) or position.view.phase != "turn":
            return None
        table = position.belief.table
        assert isinstance(table, ScotlandYard)
        rides = [action for action in position.actions if codes.is_ride(action)]
        hunters = {ride: _hunters(table, codes.station_of(ride)) for ride in rides}
        safe = [ride for ride in rides if not hunters[ride]]
        if is_sighting_move(table.setup, table.moves + 1) or not safe or len(safe) == len(rides):
            return None
        told = {ride: _stations_after(position, ride) for ride in rides}
        best = only_least({ride: -told[ride] for ride in safe})
        if best is None or not FEWEST <= len(rides) <= MOST:
            return None
        if len(safe) > 1 and told[best] > COUNTABLE:
            return None
        return self._proof(position, hunters, told, best)

    def _proof(
        self,
        position: PuzzlePosition,
        hunters: dict[int, list[int]],
        told: dict[int, int],
        best: int,
    ) -> Proof:
        safe = sum(not near for near in hunters.values())
        return Proof(
            answer=position.game.notation(best),
            candidates=chosen(position, hunters),
            difficulty=level(safe, 1, 3),
            figures={"rides": len(hunters), "safe": safe, "stations": told[best]},
            question=say("puzzle-vanish-question"),
            given=(),
            explanation=(
                say("puzzle-vanish-safe", count=safe),
                say(
                    "puzzle-vanish-best",
                    ride=_ride(best),
                    station=codes.station_of(best),
                    stations=told[best],
                ),
            ),
            against={
                position.game.notation(ride): self._against(ride, near, told[ride], told[best])
                for ride, near in hunters.items()
                if ride != best
            },
        )

    def _against(self, ride: int, near: list[int], stations: int, most: int) -> Text:
        station = codes.station_of(ride)
        if near:
            return say("puzzle-vanish-caught", station=station, number=near[0])
        return say("puzzle-vanish-fewer", station=station, stations=stations, fewer=most - stations)


def _last_shown(table: ScotlandYard) -> int:
    """Give the last move after which everybody saw him; 0 if there was none."""
    return max((move for move in range(1, table.moves + 1) if table.opened >> move & 1), default=0)


def _legs(position: PuzzlePosition, shown: int) -> list[Leg]:
    """Follow the possible stations ride by ride, from the last sighting on."""
    belief = position.game.belief(position.options, position.seat)
    legs: list[Leg] = []
    for entry in position.seen:
        before = belief.table.moves
        belief.see(entry.sight, entry.turn)
        possible = belief.possible()
        if belief.table.moves > before > shown - 1 and belief.table.moves > shown:
            legs.append(Leg(codes.TICKETS[codes.ticket_of(entry.sight)], possible, possible))
        elif legs:
            legs[-1] = legs[-1]._replace(left=possible)
    return legs


def _place_of_sighting(position: PuzzlePosition) -> int:
    """Find in the log where he was seen last."""
    sightings = range(codes.AT, codes.DOUBLE)
    return max(place for place, entry in enumerate(position.seen) if entry.sight in sightings)


def _by_tickets(table: ScotlandYard, shown: int) -> list[int]:
    """List where the tickets alone could have taken him: what the detectives did is left out."""
    stations = {codes.station_of(table.log[shown])}
    for move in range(shown + 1, table.moves + 1):
        ticket = codes.TICKETS[codes.ticket_of(table.log[move])]
        stations = {
            end
            for station in stations
            for end, line in table.board.neighbours(station)
            if ticket in (line, "black") and (line != FERRY or ticket == "black")
        }
    return sorted(stations)


def _excluded(position: PuzzlePosition, station: int) -> Text:
    """Say why he can't be at a station, from the detectives' moves."""
    view = position.view
    for detective in view.detectives:
        if detective.station == station_id(station):
            return say("puzzle-where-stands", station=station, number=int(name_of(detective.pawn)))
    if station in _looked_at(position):
        return say("puzzle-where-looked", station=station)
    return say("puzzle-where-barred", station=station)


def _looked_at(position: PuzzlePosition) -> set[int]:
    """Collect the stations that detectives entered since his last ride."""
    entered: set[int] = set()
    for entry in position.seen:
        if entry.actor == MISTER_X:
            entered = set()
        elif entry.actor > 0 and codes.is_ride(entry.sight):
            entered.add(codes.station_of(entry.sight))
    return entered


def _ways_out(belief: StationBelief, ride: int) -> set[int]:
    """Collect where Mister X could go, from wherever he can be, after a detective's ride."""
    ends: set[int] = set()
    for world in belief.worlds(codes.STATIONS) or ():
        world.state.apply(ride)
        if world.state.seat != OVER:
            ends |= {
                codes.station_of(action)
                for action in world.state.legal_actions()
                if codes.is_ride(action)
            }
    return ends


def _hunters(table: ScotlandYard, station: int) -> list[int]:
    """List the detectives who could ride to a station in their next move."""
    found: list[int] = []
    for pawn in range(1, table.detectives + 1):
        chase = table.clone()
        chase.phase = phases.CHASE
        chase.pawn = pawn
        chase.seat = chase.setup.owners[pawn]
        if station in {codes.station_of(ride) for ride in chase.legal_actions()}:
            found.append(pawn)
    return found


def _stations_after(position: PuzzlePosition, ride: int) -> int:
    """Count the stations that the detectives could not exclude after a ride."""
    after = position.belief.clone()
    world = after.table.clone()
    world.apply(ride)
    after.see(ride, world.seat)
    return len(after.spectator_belief.possible())


def _list(stations: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(stations)))


def _tickets(legs: list[Leg]) -> Text:
    return names([say(f"puzzle-ticket-{leg.ticket}") for leg in legs])


def _ride(ride: int) -> Text:
    return say(f"puzzle-ticket-{codes.TICKETS[codes.ticket_of(ride)]}")


def _told(leg: Leg) -> Text:
    """Say where a ride can have led, and what the detectives left of it."""
    return say(
        "puzzle-where-leg",
        ticket=say(f"puzzle-ticket-{leg.ticket}"),
        reached=_list(leg.reached),
        left=_list(leg.left),
        gone=len(leg.reached) - len(leg.left),
    )


KINDS = (Where(), Trap(), Vanish())
