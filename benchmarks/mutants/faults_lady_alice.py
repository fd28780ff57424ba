"""Faults in Lady Alice."""

from __future__ import annotations

from benchmarks.mutants.fault import RULE, Fault

GAME = "games/lady_alice"
STATE = f"{GAME}/rules/state.py"
LEGAL = f"{GAME}/rules/legal_actions.py"
DESK = f"{GAME}/rules/markers.py"
VIEW = f"{GAME}/view.py"
BELIEF = f"{GAME}/belief/evidence_belief.py"
OBSERVATION = f"{GAME}/observation.py"

FAULTS = (
    Fault(
        STATE,
        "L2",
        "everybody sees the value of a marker that is placed",
        "if self.phase == phases.VALUING and viewer != self.player:",
        "if self.phase == phases.VALUING and viewer != self.player and self.round < 2:",
    ),
    Fault(
        STATE,
        "L2",
        "who shares a category is told",
        "        if self.phase == phases.PAIRING:\n            return codes.TWINS_HIDDEN\n",
        "",
    ),
    Fault(
        VIEW,
        "L5",
        "a spectator is shown everybody's evidence",
        "knows = seat == viewer or state.seat == OVER",
        "knows = viewer in (seat, -4) or state.seat == OVER",
    ),
    Fault(
        LEGAL,
        "L6",
        "a suspicion can't be of covered clues and one player's evidence",
        "        return suspects(state.picks, ",
        "        covered = state.covered | bit(state.evidence[1])\n"
        "        if may_suspect(state.picks, state.category, state.suspicion, covered, size):\n"
        "            return suspects(state.picks, state.category, state.suspicion, covered, size)\n"
        "        return suspects(state.picks, ",
    ),
    Fault(
        VIEW,
        "L7",
        "the markers left count the zeros only",
        "markers_left=state.desk.all_left(seat),",
        "markers_left=6 + state.desk.left(seat, 0),",
    ),
    Fault(
        OBSERVATION,
        "L9",
        "a learner is given the values of markers that lie face down",
        "known = seat == viewer or not state.is_face_down(place)",
        "known = viewer != 99",
    ),
    Fault(
        STATE,
        "L10",
        "a verdict can be taken back",
        "return self.phase != phases.VALUING and self.category == 0",
        "return self.phase not in (phases.VALUING, phases.DEDUCTION) and self.category == 0",
    ),
    Fault(
        VIEW,
        "L11",
        "viewers who are no seat know the last player's evidence",
        "knows = seat == viewer or state.seat == OVER",
        "knows = seat == viewer % state.seats or state.seat == OVER",
    ),
    Fault(
        VIEW,
        "L12",
        "the players are listed by their evidence",
        "players=tuple(_player(state, seat, viewer) for seat in range(state.seats)),",
        "players=tuple(\n"
        "            _player(state, seat, viewer)\n"
        "            for seat in sorted(range(state.seats), key=list(state.evidence).__getitem__)\n"
        "        ),",
    ),
    Fault(
        STATE,
        "L13",
        "who has markers of one value left is hurried",
        "return self.phase != phases.VALUING and super().forced()",
        "return super().forced()",
    ),
    Fault(
        STATE,
        "L15",
        "only the asker hears how many smiled",
        "        if self.phase == phases.PAIRING:\n            return codes.TWINS_HIDDEN\n",
        "        if self.phase == phases.PAIRING:\n            return codes.TWINS_HIDDEN\n"
        "        if self.phase == phases.VERDICT and viewer != self.player:\n"
        "            return codes.SMILES\n",
    ),
    Fault(
        VIEW,
        "L15",
        "visiting cards are not shown",
        "covered=state.covered >> clue & 1 == 1,",
        "covered=False,",
    ),
    Fault(
        "games/lady_alice/rules/deal.py",
        "L16",
        "a verdict is taken as a bound",
        "        if count(solution & combination) == smiles:\n",
        "        if count(solution & combination) <= smiles:\n",
    ),
    Fault(
        BELIEF,
        "L16",
        "the own marker is believed to be worth anything",
        "            if value_of(marker) != value:\n",
        "            if value_of(marker) > 9:\n",
    ),
    Fault(
        BELIEF,
        "L16",
        "what was known is kept after something new was seen",
        "        self.solutions = kept\n        self.hands = hands\n        self._forget()\n",
        "        self.solutions = kept\n        self.hands = hands\n",
    ),
    Fault(
        LEGAL,
        "L17",
        "a zone is closed to who holds its clue",
        "        closed = state.covered | state.desk.closed\n        actions = add_members",
        "        closed = state.covered | state.desk.closed | bit(state.evidence[0])\n"
        "        actions = add_members",
    ),
    Fault(
        STATE,
        RULE,
        "LA-12: a single smile covers the clues",
        "        if smiles == 0:\n            self.covered |= self.picks\n",
        "        if smiles <= 1:\n            self.covered |= self.picks\n",
    ),
    Fault(
        STATE,
        RULE,
        "LA-21: a wrong accuser stays in",
        "        self.out |= bit(self.player)\n",
        "",
    ),
    Fault(
        f"{GAME}/rules/scoring.py",
        RULE,
        "LA-30: the accuser gets two points",
        "ACCUSATION_BONUS: Final = 3",
        "ACCUSATION_BONUS: Final = 2",
    ),
    Fault(
        DESK,
        RULE,
        "LA-17: a zone takes one marker more",
        "        if height == self.room:\n",
        "        if height > self.room:\n",
    ),
    Fault(
        STATE,
        RULE,
        "LA-18: who has passed is not asked again",
        "        self.passed = 0\n        if i64(self.desk.heights[self.marking]) > 1:\n",
        "        if i64(self.desk.heights[self.marking]) > 1:\n",
    ),
    Fault(
        STATE,
        RULE,
        "LA-08: the last suspicion is not part of a position",
        '        self.suspicion = visitor.number("suspicion", self.suspicion)\n',
        "",
    ),
)
