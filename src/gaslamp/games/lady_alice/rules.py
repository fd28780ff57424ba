"""Lady Alice's rules: who states, who answers, who places, and when it is over."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.state import OVER, REFEREE, State
from gaslamp.games.lady_alice.actions import (
    ACCUSE,
    ACCUSE_BLANK,
    EVIDENCE,
    EVIDENCE_HIDDEN,
    FIRST,
    MARK,
    PASS,
    REVEAL,
    SMILES,
    SUSPECT,
    TWINS,
    TWINS_HIDDEN,
    VALUE,
    VALUE_HIDDEN,
)
from gaslamp.games.lady_alice.clues import CATEGORIES, CLUES, NO_CLUE, SIZE, bit, count
from gaslamp.games.lady_alice.combination import add_category, numbered, suspects
from gaslamp.games.lady_alice.deal import draws_twin, evidence_left
from gaslamp.games.lady_alice.desk import Desk, empty_desk
from gaslamp.games.lady_alice.scoring import (
    ACCUSATION_BONUS,
    SUSPICION_BONUS,
    Points,
    best,
    points_on_desk,
)
from gaslamp.games.lady_alice.table import (
    ACCUSING,
    DEALING,
    DEDUCTION,
    ENDED,
    FIRST_TWIN,
    GOING_ON,
    JUDGING,
    LAST_ONE_IN,
    MARKERS,
    NO_PAIR,
    PAIRING,
    PAIRS,
    REVEALING,
    ROUND_LIMIT,
    SOLVED_BY_ACCUSATION,
    SOLVED_BY_SUSPICION,
    STARTING,
    SUSPICION,
    VALUES,
    VALUING,
    VERDICT,
    Setup,
)


class LadyAlice(State):
    """One game: everybody's evidence, the desk, and what has been stated."""

    def __init__(self, setup: Setup, desk: Desk) -> None:
        """Put a desk on the table; `set_table` finds the rest."""
        super().__init__()
        self.setup = setup
        self.desk = desk
        self.seats: i64 = setup.seats
        self.phase: i64 = DEALING
        self.round: i64 = 0
        self.asker: i64 = 0  # who holds the spiral notebook
        self.player: i64 = 0  # whose evidence, suspicion or deduction it is
        self.twins: i64 = NO_PAIR  # while five are dealt to: who get the double category
        self.evidence = vec[i64]()  # by seat
        self.picks: i64 = 0  # the clues stated so far
        self.category: i64 = 0  # to be picked from next
        self.suspicion: i64 = 0  # the last complete one
        self.smiles: i64 = 0  # for the last suspicion
        self.covered: i64 = 0  # the clues under visiting cards
        self.out: i64 = 0  # a bit for each seat after a wrong accusation
        self.passed: i64 = 0  # a bit for each seat that passed since the last marker
        self.marking: i64 = NO_CLUE  # the zone chosen for a marker
        self.ending: i64 = GOING_ON
        self.solver: i64 = -1

    def clone(self) -> LadyAlice:
        """Copy everything that can change."""
        copy = LadyAlice(self.setup, self.desk.clone())
        copy.seat = self.seat
        copy.phase = self.phase
        copy.round = self.round
        copy.asker = self.asker
        copy.player = self.player
        copy.twins = self.twins
        copy.evidence = self.evidence[:]
        copy.picks = self.picks
        copy.category = self.category
        copy.suspicion = self.suspicion
        copy.smiles = self.smiles
        copy.covered = self.covered
        copy.out = self.out
        copy.passed = self.passed
        copy.marking = self.marking
        copy.ending = self.ending
        copy.solver = self.solver
        return copy

    def key(self) -> tuple[int, ...]:
        """Everything the future depends on; past verdicts, but for the last suspicion, are not."""
        turn = [self.seat, self.phase, self.round, self.asker, self.player, self.twins]
        stated = [self.picks, self.category, self.suspicion, self.covered, self.marking]
        players = [self.out, self.passed, self.ending, self.solver]
        return (*turn, *stated, *players, *self.evidence, *self.desk.key())

    def legal_actions(self) -> vec[i64]:
        """List what may be done in this phase."""
        phase = self.phase
        if phase == DEDUCTION:
            return self._deductions()
        if phase == SUSPICION:
            size = self.setup.size
            return suspects(self.picks, self.category, self.suspicion, self.covered, size)
        if phase == ACCUSING:
            return self._accused(vec[i64](capacity=SIZE + 1))
        if phase == VALUING:
            return self._values_left()
        if phase in (VERDICT, JUDGING):
            return vec[i64]([SMILES + self.smiles_for(self.picks)])
        if phase == REVEALING:
            return vec[i64]([REVEAL + i64(self.desk.values[self.desk.marker(self.marking, 1)])])
        if phase == ENDED:
            return vec[i64]()
        return self._draws()

    def _draws(self) -> vec[i64]:
        if self.phase == PAIRING:
            return numbered(TWINS, PAIRS)
        if self.phase == STARTING:
            return numbered(FIRST, self.seats)
        return self._evidence_left()

    def _evidence_left(self) -> vec[i64]:
        is_twin = draws_twin(self.twins, self.player)
        twin = self.evidence[FIRST_TWIN[self.twins]] if is_twin else -1
        return evidence_left(self.solution(), self.setup.size, twin)

    def _deductions(self) -> vec[i64]:
        """Place a marker, pass, or begin an accusation (LA-14)."""
        actions = vec[i64](capacity=CLUES + SIZE + 2)
        if i64(self.desk.placed[self.player]) < MARKERS:
            closed = self.covered | self.desk.closed
            clue: i64 = 0
            while clue < CLUES:
                if closed >> clue & 1 == 0:
                    actions = append(actions, MARK + clue)
                clue += 1
        return self._accused(append(actions, PASS))

    def _accused(self, actions: vec[i64]) -> vec[i64]:
        """The next category's clues; three players leave exactly one category blank (LA-40)."""
        category: i64 = self.category
        blank = self.seats == 3 and count(self.picks) == category
        if not blank or category < CATEGORIES - 1:
            actions = add_category(actions, ACCUSE + category * SIZE, self.setup.size, 0)
        return append(actions, ACCUSE_BLANK) if blank else actions

    def _values_left(self) -> vec[i64]:
        actions = vec[i64](capacity=VALUES)
        value: i64 = 0
        while value < VALUES:
            if self.desk.left(self.player, value) > 0:
                actions = append(actions, VALUE + value)
            value += 1
        return actions

    def solution(self) -> i64:
        """Give everybody's evidence as a set of clues."""
        clues: i64 = 0
        for clue in self.evidence:
            if clue != NO_CLUE:
                clues |= bit(clue)
        return clues

    def smiles_for(self, combination: i64) -> i64:
        """Everybody answers truthfully, also those who are out (LA-10)."""
        return count(self.solution() & combination)

    def is_in(self, seat: i64) -> bool:
        """Tell whether a player is still in the game (LA-21)."""
        return self.out >> seat & 1 == 0

    def apply(self, action: i64) -> None:
        """Carry out an action in its phase. Sights of hidden things leave the unknown unknown."""
        phase = self.phase
        if phase == DEDUCTION:
            self._deduce(action)
        elif phase == SUSPICION:
            self._suspect(action - SUSPECT)
        elif phase == ACCUSING:
            self._accuse(action)
        elif phase == VALUING:
            self._place(action - VALUE)
        elif phase == VERDICT:
            self._hear_verdict(action - SMILES)
        elif phase == JUDGING:
            self._judge(action - SMILES)
        elif phase == REVEALING:
            self._reveal(action - REVEAL)
        else:
            self._draw(action)

    def _draw(self, action: i64) -> None:
        if self.phase == PAIRING:
            self.twins = action - TWINS
            self.phase = DEALING
        elif self.phase == DEALING:
            self.evidence[self.player] = action - EVIDENCE
            self.player += 1
            if self.player == self.seats:
                self.twins = NO_PAIR
                self.player = 0
                self.phase = STARTING
        else:
            self._start_round(action - FIRST)

    def _start_round(self, asker: i64) -> None:
        self.round += 1
        self.passed = 0
        self.asker = asker
        self.player = asker
        self.seat = asker
        self.phase = SUSPICION

    def _forget_picks(self) -> None:
        self.picks = 0
        self.category = 0

    def _suspect(self, clue: i64) -> None:
        """One clue of each category makes a suspicion (LA-06)."""
        self.picks |= bit(clue)
        self.category += 1
        if self.category == CATEGORIES:
            self.suspicion = self.picks
            self.phase = VERDICT
            self.seat = REFEREE

    def _hear_verdict(self, smiles: i64) -> None:
        """Enough smiles solve the case (LA-13); otherwise the left neighbour begins (LA-14)."""
        self.smiles = smiles
        self._cover(smiles)
        if smiles >= self.setup.smiles_to_solve:
            self._solve(SOLVED_BY_SUSPICION)
        else:
            self._forget_picks()
            self._next_player()

    def _cover(self, smiles: i64) -> None:
        """Without any smile the stated clues are false leads for everybody (LA-12)."""
        if smiles == 0:
            self.covered |= self.picks

    def _next_player(self) -> None:
        """The next to the left who is still in."""
        self.player = self._left_of(self.player)
        self.seat = self.player
        self.phase = DEDUCTION

    def _left_of(self, seat: i64) -> i64:
        """Players who are out are skipped (LA-14, LA-19)."""
        left = (seat + 1) % self.seats
        while not self.is_in(left):
            left = (left + 1) % self.seats
        return left

    def _deduce(self, action: i64) -> None:
        if action == PASS:
            self.passed |= bit(self.player)
            self._go_on()
        elif action < PASS:
            self.marking = action - MARK
            self.phase = VALUING
        else:
            self._accuse(action)

    def _go_on(self) -> None:
        """The phase ends when all those still in have passed since the last marker (LA-18)."""
        if self.passed | self.out == bit(self.seats) - 1:
            self._end_round()
        else:
            self._next_player()

    def _end_round(self) -> None:
        if self.round == self.setup.round_limit:
            self._end(ROUND_LIMIT)  # LA-44
        else:
            self._start_round(self._left_of(self.asker))

    def _place(self, value: i64) -> None:
        """A marker goes to its zone face down; one that lies there is turned up (LA-15)."""
        self.desk.place(self.player, self.marking, value)
        self.passed = 0
        if i64(self.desk.heights[self.marking]) > 1:
            self.phase = REVEALING
            self.seat = REFEREE
        else:
            self._leave_zone()

    def _reveal(self, value: i64) -> None:
        """The newest earlier marker is open from now on."""
        self.desk.values[self.desk.marker(self.marking, 1)] = u8(value)
        self._leave_zone()

    def _leave_zone(self) -> None:
        self.marking = NO_CLUE
        self._next_player()

    def _accuse(self, action: i64) -> None:
        """The combination stated as the solution (LA-20)."""
        if action != ACCUSE_BLANK:
            self.picks |= bit(action - ACCUSE)
        self.category += 1
        self.phase = ACCUSING
        if self.category == CATEGORIES:
            self.phase = JUDGING
            self.seat = REFEREE

    def _judge(self, smiles: i64) -> None:
        """Right, and the case is solved (LA-22); wrong, and the accuser is out (LA-21)."""
        self._cover(smiles)
        if smiles >= self.setup.smiles_to_solve:
            self._solve(SOLVED_BY_ACCUSATION)
            return
        self._forget_picks()
        self.out |= bit(self.player)
        if count(self.out) == self.seats - 1:
            self._end(LAST_ONE_IN)  # LA-23
        else:
            self._go_on()

    def _solve(self, ending: i64) -> None:
        self.solver = self.player
        self._end(ending)

    def _end(self, ending: i64) -> None:
        self.ending = ending
        self.phase = ENDED
        self.seat = OVER

    def sight(self, action: i64, viewer: i64) -> i64:
        """Evidence (LA-02) and values (LA-04) are their owner's; the pair of twins is nobody's."""
        if self.phase == DEALING and viewer != self.player:
            return EVIDENCE_HIDDEN
        if self.phase == VALUING and viewer != self.player:
            return VALUE_HIDDEN
        if self.phase == PAIRING:
            return TWINS_HIDDEN
        return action

    def is_solved(self) -> bool:
        """Tell whether the game ended with the solution, and so with points (LA-43)."""
        return self.solver >= 0

    def points(self, seat: i64) -> Points:
        """Score a player: none unless the case is solved; the solver's bonus is LA-29 or LA-30."""
        if not self.is_solved():
            return Points()
        points = points_on_desk(self.desk, seat, self.solution(), is_out=not self.is_in(seat))
        if seat == self.solver and self.ending == SOLVED_BY_SUSPICION:
            points.suspicion = SUSPICION_BONUS
        elif seat == self.solver:
            points.accusation = ACCUSATION_BONUS
        return points

    def scores(self) -> list[float]:
        """Give everybody's points."""
        return [float(self.points(seat).total) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Those with most points; without a solution, those still in (LA-23, LA-44)."""
        if self.seat != OVER:
            return []
        if not self.is_solved():
            return [seat for seat in range(self.seats) if self.is_in(seat)]
        accuser = self.solver if self.ending == SOLVED_BY_ACCUSATION else -1
        return best(self.scores(), accuser)

    def begins_move(self) -> bool:
        """A combination's picks belong to one move, a marker's clue and value too."""
        return self.phase != VALUING and self.category == 0


def set_table(setup: Setup) -> LadyAlice:
    """Lay out the desk; nobody holds evidence yet."""
    state = LadyAlice(setup, empty_desk(setup.seats, setup.size))
    state.evidence = vec[i64]([NO_CLUE] * setup.seats)
    if setup.seats == 5:
        state.phase = PAIRING
    return state
