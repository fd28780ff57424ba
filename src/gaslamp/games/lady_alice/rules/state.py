"""Lady Alice's state: who states, who answers, who places, and when it is over."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, count
from gaslamp.core.fields import FieldVisitor
from gaslamp.core.observation_writer import ObservationWriter
from gaslamp.core.state import OVER, REFEREE, State
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice import endings, observation, phases
from gaslamp.games.lady_alice.board import CATEGORIES, NO_CLUE
from gaslamp.games.lady_alice.game_setup import FIRST_TWIN, NO_PAIR, NOBODY, Setup
from gaslamp.games.lady_alice.rules import checks, legal_actions
from gaslamp.games.lady_alice.rules.deal import draws_twin
from gaslamp.games.lady_alice.rules.markers import Desk
from gaslamp.games.lady_alice.rules.scoring import (
    ACCUSATION_BONUS,
    SUSPICION_BONUS,
    Points,
    best,
    points_on_desk,
)


class LadyAlice(State):
    """One game: everybody's evidence, the desk, and what has been stated."""

    def __init__(self, setup: Setup) -> None:
        """Make an empty table; `set_table` lays out the desk."""
        super().__init__()
        self.setup = setup
        self.seats: i64 = setup.seats
        self.desk = Desk(setup.seats, setup.size)
        self.phase: i64 = phases.DEALING
        self.round: i64 = 0
        self.asker: i64 = 0  # who holds the spiral notebook
        self.player: i64 = 0  # whose evidence, suspicion or deduction it is
        self.twins: i64 = NO_PAIR  # while five are dealt to: who get the double category
        self.evidence = vec[i64]()  # by seat
        self.picks: i64 = 0  # the clues stated so far
        self.category: i64 = 0  # to be picked from next
        self.suspicion: i64 = 0  # the last complete one
        self.covered: i64 = 0  # the clues under visiting cards
        self.out: i64 = 0  # a bit for each seat after a wrong accusation
        self.passed: i64 = 0  # a bit for each seat that passed since the last marker
        self.marking: i64 = NO_CLUE  # the zone chosen for a marker
        self.end: i64 = endings.GOING_ON
        self.solver: i64 = NOBODY
        self.judged: i64 = 0  # the combination of the last verdict
        self.judged_seat: i64 = NOBODY  # who stated it
        self.is_accusation = False  # it was an accusation
        self.smiles: i64 = 0  # for it

    def fields(self, visitor: FieldVisitor) -> None:
        """Name what can change; the last verdict is past, the desk's tables are derived."""
        super().fields(visitor)
        self.phase = visitor.number("phase", self.phase)
        self.round = visitor.number("round", self.round)
        self.asker = visitor.number("asker", self.asker)
        self.player = visitor.number("player", self.player)
        self.twins = visitor.number("twins", self.twins)
        self.evidence = visitor.numbers("evidence", self.evidence)
        self.picks = visitor.number("picks", self.picks)
        self.category = visitor.number("category", self.category)
        self.suspicion = visitor.number("suspicion", self.suspicion)
        self.covered = visitor.number("covered", self.covered)
        self.out = visitor.number("out", self.out)
        self.passed = visitor.number("passed", self.passed)
        self.marking = visitor.number("marking", self.marking)
        self.end = visitor.number("end", self.end)
        self.solver = visitor.number("solver", self.solver)
        self.desk.fields(visitor)
        visitor.history()
        self.judged = visitor.number("judged", self.judged)
        self.judged_seat = visitor.number("judged_seat", self.judged_seat)
        self.is_accusation = visitor.flag("is_accusation", self.is_accusation)
        self.smiles = visitor.number("smiles", self.smiles)
        visitor.derived()
        self.desk.derived_fields(visitor)

    def derive(self) -> None:
        """Lay out the desk again, if it can be one."""
        checks.check_table(self)
        self.desk.lay_out()

    def blank(self) -> LadyAlice:
        """Make an empty table for the same game."""
        return LadyAlice(self.setup)

    def clone(self) -> LadyAlice:
        """Copy the state, by its own type."""
        copy = LadyAlice(self.setup)
        copy.copy_from(self)
        return copy

    def legal_actions(self) -> vec[i64]:
        """List what may be done in this phase."""
        return legal_actions.list_actions(self)

    def sample_action(self, rng: Random) -> i64:
        """Draw one of the legal actions without listing them."""
        return legal_actions.sample_action(self, rng)

    def twin(self) -> i64:
        """Give the clue whose category the next player shares; -1 for an ordinary draw (LA-32)."""
        if draws_twin(self.twins, self.player):
            return self.evidence[FIRST_TWIN[self.twins]]
        return -1

    def may_leave_blank(self) -> bool:
        """Tell whether a category can still be left blank: three players leave one (LA-40)."""
        return self.seats == 3 and count(self.picks) == self.category

    def solution(self) -> i64:
        """Give everybody's evidence as a set of clues."""
        clues: i64 = 0
        for clue in self.evidence:
            if clue != NO_CLUE:
                clues |= bit(clue)
        return clues

    def smiles_for(self, combination: i64) -> i64:
        """Count the smiles; all answer truthfully, also those who are out (LA-10)."""
        return count(self.solution() & combination)

    def is_in(self, seat: i64) -> bool:
        """Tell whether a player is still in the game (LA-21)."""
        return self.out >> seat & 1 == 0

    def is_face_down(self, place: i64) -> bool:
        """Tell whether a marker's value is hidden (LA-15), by its place among all markers.

        Under a new one it lies face down until the referee has turned it up; in the end all are
        turned up (LA-24).
        """
        if self.seat == OVER:
            return False
        to_turn = self.phase == phases.REVEALING and place == self.desk.beneath(self.marking)
        return to_turn or self.desk.is_newest(place)

    def apply(self, action: i64) -> None:
        """Carry out an action in its phase. Sights of hidden things leave the unknown unknown."""
        phase = self.phase
        if phase == phases.DEDUCTION:
            self._deduce(action)
        elif phase == phases.SUSPICION:
            self._suspect(action - codes.SUSPECT)
        elif phase == phases.ACCUSING:
            self._accuse(action)
        elif phase == phases.VALUING:
            self._place(action - codes.VALUE)
        elif phase == phases.VERDICT:
            self._hear_verdict(action - codes.SMILES)
        elif phase == phases.JUDGING:
            self._judge(action - codes.SMILES)
        elif phase == phases.REVEALING:
            self._reveal(action - codes.REVEAL)
        else:
            self._draw(action)

    def _draw(self, action: i64) -> None:
        if self.phase == phases.PAIRING:
            self.twins = action - codes.TWINS
            self.phase = phases.DEALING
        elif self.phase == phases.DEALING:
            self.evidence[self.player] = action - codes.EVIDENCE
            self.player += 1
            if self.player == self.seats:
                self.twins = NO_PAIR
                self.player = 0
                self.phase = phases.STARTING
        else:
            self._start_round(action - codes.FIRST)

    def _start_round(self, asker: i64) -> None:
        self.round += 1
        self.passed = 0
        self.asker = asker
        self.player = asker
        self.seat = asker
        self.phase = phases.SUSPICION

    def _forget_picks(self) -> None:
        self.picks = 0
        self.category = 0

    def _suspect(self, clue: i64) -> None:
        """Add a clue to the suspicion, which has one of each category (LA-06)."""
        self.picks |= bit(clue)
        self.category += 1
        if self.category == CATEGORIES:
            self.suspicion = self.picks
            self.phase = phases.VERDICT
            self.seat = REFEREE

    def _hear_verdict(self, smiles: i64) -> None:
        """Solve the case with enough smiles (LA-13); else let the left neighbour begin (LA-14)."""
        self._note_verdict(smiles)
        if smiles >= self.setup.smiles_to_solve:
            self._solve(endings.SUSPICION)
        else:
            self._forget_picks()
            self._next_player()

    def _note_verdict(self, smiles: i64) -> None:
        """Note the smiles; without any, the stated clues are false leads for everybody (LA-12)."""
        self.judged = self.picks
        self.judged_seat = self.player
        self.is_accusation = self.phase == phases.JUDGING
        self.smiles = smiles
        if smiles == 0:
            self.covered |= self.picks

    def _next_player(self) -> None:
        """Go to the next player to the left who is still in."""
        self.player = self._left_of(self.player)
        self.seat = self.player
        self.phase = phases.DEDUCTION

    def _left_of(self, seat: i64) -> i64:
        """Return the next seat to the left; players who are out are skipped (LA-14, LA-19)."""
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.is_in(seat):
                return seat

    def _deduce(self, action: i64) -> None:
        if action == codes.PASS:
            self.passed |= bit(self.player)
            self._go_on()
        elif action < codes.PASS:
            self.marking = action - codes.MARK
            self.phase = phases.VALUING
        else:
            self._accuse(action)

    def _go_on(self) -> None:
        """Pass the turn, or end the round when all have passed since the last marker (LA-18)."""
        if self.passed | self.out == bit(self.seats) - 1:
            self._end_round()
        else:
            self._next_player()

    def _end_round(self) -> None:
        if self.round == self.setup.round_limit:
            self._end(endings.ROUND_LIMIT)
        else:
            self._start_round(self._left_of(self.asker))

    def _place(self, value: i64) -> None:
        """Put a marker face down into its zone; one that lies there is turned up (LA-15)."""
        self.desk.place(self.player, self.marking, value)
        self.passed = 0
        if i64(self.desk.heights[self.marking]) > 1:
            self.phase = phases.REVEALING
            self.seat = REFEREE
        else:
            self._leave_zone()

    def _reveal(self, value: i64) -> None:
        """Turn up the newest earlier marker for the rest of the game."""
        self.desk.revalue(self.desk.beneath(self.marking), value)
        self._leave_zone()

    def _leave_zone(self) -> None:
        self.marking = NO_CLUE
        self._next_player()

    def _accuse(self, action: i64) -> None:
        """Add a clue to the combination that is stated as the solution (LA-20)."""
        if action != codes.ACCUSE_BLANK:
            self.picks |= bit(action - codes.ACCUSE)
        self.category += 1
        self.phase = phases.ACCUSING
        if self.category == CATEGORIES:
            self.phase = phases.JUDGING
            self.seat = REFEREE

    def _judge(self, smiles: i64) -> None:
        """Solve the case if the accusation is right (LA-22); else the accuser is out (LA-21)."""
        self._note_verdict(smiles)
        if smiles >= self.setup.smiles_to_solve:
            self._solve(endings.ACCUSATION)
            return
        self._forget_picks()
        self.out |= bit(self.player)
        if count(self.out) == self.seats - 1:
            self._end(endings.LAST_ONE_IN)
        else:
            self._go_on()

    def _solve(self, ending: i64) -> None:
        self.solver = self.player
        self._end(ending)

    def _end(self, ending: i64) -> None:
        self.end = ending
        self.phase = phases.ENDED
        self.seat = OVER

    def sight(self, action: i64, viewer: i64) -> i64:
        """Blank evidence (LA-02) and values (LA-04) for all but their owner; hide the twins."""
        if self.phase == phases.DEALING and viewer != self.player:
            return codes.EVIDENCE_HIDDEN
        if self.phase == phases.VALUING and viewer != self.player:
            return codes.VALUE_HIDDEN
        if self.phase == phases.PAIRING:
            return codes.TWINS_HIDDEN
        return action

    def write_observation(self, viewer: i64, out: ObservationWriter) -> None:
        """Write what a viewer may know, as `observation.layout_of` lays it out."""
        observation.write(self, viewer, out)

    def is_solved(self) -> bool:
        """Tell whether the game ended with the solution, and so with points (LA-43)."""
        return self.solver >= 0

    def points(self, seat: i64) -> Points:
        """Score a player: none unless the case is solved; the solver's bonus is LA-29 or LA-30."""
        if not self.is_solved():
            return Points()
        points = points_on_desk(self.desk, seat, self.solution(), is_out=not self.is_in(seat))
        if seat == self.solver and self.end == endings.SUSPICION:
            points.suspicion = SUSPICION_BONUS
        elif seat == self.solver:
            points.accusation = ACCUSATION_BONUS
        return points

    def scores(self) -> list[float]:
        """Give everybody's points."""
        return [float(self.points(seat).total) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """List those with most points; without a solution, those still in (LA-23, LA-44)."""
        if self.seat != OVER:
            return []
        if not self.is_solved():
            return [seat for seat in range(self.seats) if self.is_in(seat)]
        accuser = self.solver if self.end == endings.ACCUSATION else NOBODY
        return best(self.scores(), accuser)

    def ending(self) -> str:
        """Name the way in which it ended."""
        return "" if self.end == endings.GOING_ON else endings.ENDINGS[self.end]

    def forced(self) -> bool:
        """Tell whether one action is left; never while a value is chosen, a secret (LA-04)."""
        return self.phase != phases.VALUING and super().forced()

    def begins_move(self) -> bool:
        """Tell whether a move begins: the picks of a combination or a marker are one move."""
        return self.phase != phases.VALUING and self.category == 0


def set_table(setup: Setup) -> LadyAlice:
    """Lay out the desk; nobody holds evidence yet."""
    state = LadyAlice(setup)
    state.evidence = vec[i64]([NO_CLUE] * setup.seats)
    state.desk.lay_out()
    if setup.seats == 5:
        state.phase = phases.PAIRING
    return state
