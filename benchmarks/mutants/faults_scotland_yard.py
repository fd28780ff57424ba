"""Faults in Scotland Yard."""

from __future__ import annotations

from benchmarks.mutants.fault import RULE, Fault

GAME = "games/scotland_yard"
RULES = f"{GAME}/rules/state.py"
RIDES = f"{GAME}/rules/rides.py"
POSITION = f"{GAME}/rules/position.py"
VIEW = f"{GAME}/view.py"
BELIEF = f"{GAME}/belief/station_belief.py"
OBSERVATION = f"{GAME}/observation.py"
KIT = "tests/test_conformance.py::test_a_registered_game_keeps_the_contract[scotland_yard]"

FAULTS = (
    Fault(
        RULES,
        "L1",
        "Mister X's start card lies ready before it is drawn",
        "state.stations = vec[i64]([0] * (setup.detectives + 1))",
        "state.stations = vec[i64]([13] + [0] * setup.detectives)",
    ),
    Fault(
        RULES,
        "L2",
        "everybody sees Mister X's start card",
        "if action < codes.RIDES_END or self.phase == phases.DEALING:",
        "if action < codes.RIDES_END:",
        KIT,
    ),
    Fault(
        RULES,
        "L2",
        "the second half of a double move is seen whole",
        "if viewer == MISTER_X or self.pawn != MISTER_X:",
        "if viewer == MISTER_X or self.pawn != MISTER_X or self.phase == phases.SECOND:",
    ),
    Fault(
        f"{GAME}/game.py",
        "L4",
        "all beliefs of a game are one",
        "return belief_of(self.start(options), viewer, policy)",
        "return self.__dict__.setdefault(viewer, belief_of(self.start(options), viewer, policy))",
    ),
    Fault(
        VIEW,
        "L5",
        "a spectator is shown where Mister X is",
        "knows_all = viewer == MISTER_X or state.seat == OVER",
        "knows_all = viewer in (MISTER_X, -4) or state.seat == OVER",
        KIT,
    ),
    Fault(
        RULES,
        "L5",
        "a spectator sees Mister X's rides whole",
        "if viewer == MISTER_X or self.pawn != MISTER_X:",
        "if viewer in (MISTER_X, -4) or self.pawn != MISTER_X:",
    ),
    Fault(
        RIDES,
        "L6",
        "detectives are not offered the station where Mister X is",
        "        return self.guarded[end] == 0\n\n    def _is_any_open",
        "        taken = self.pawn != MISTER_X and end == self.stations[MISTER_X]\n"
        "        return self.guarded[end] == 0 and not taken\n\n    def _is_any_open",
    ),
    Fault(
        VIEW,
        "L7",
        "the black tickets tell whether his station is odd",
        "black=state.stock[codes.BLACK],",
        "black=state.stock[codes.BLACK] + state.stations[MISTER_X] % 2,",
    ),
    Fault(
        VIEW,
        "L7",
        "the round tells how far his number is",
        "        round=state.round,",
        "        round=state.round + state.stations[MISTER_X] // 150,",
    ),
    Fault(
        OBSERVATION,
        "L9",
        "a learner is given Mister X's station",
        "    if viewer == MISTER_X or state.shown or state.seat == OVER:",
        "    if viewer != 99:",
        KIT,
    ),
    Fault(
        OBSERVATION,
        "L9",
        "a learner is given the last station of the travel log",
        "        if (state.opened >> window) & 1 != 0:",
        "        if (state.opened >> window) & 1 != 0 or window == moves:",
    ),
    Fault(
        RULES,
        "L10",
        "a detective can move, look and take it back",
        "return not phases.FIRST <= self.phase <= phases.TAKING",
        "return not phases.FIRST <= self.phase <= phases.CHASE",
    ),
    Fault(
        VIEW,
        "L11",
        "viewers with a number below Mister X's see all",
        "knows_all = viewer == MISTER_X or state.seat == OVER",
        "knows_all = viewer <= MISTER_X or state.seat == OVER",
    ),
    Fault(
        VIEW,
        "L12",
        "detectives are listed by how near they are",
        "detectives=tuple(_detective(state, pawn) for pawn in range(1, state.detectives + 1)),",
        "detectives=tuple(\n"
        "            _detective(state, pawn)\n"
        "            for pawn in sorted(\n"
        "                range(1, state.detectives + 1),\n"
        "                key=lambda pawn: abs(state.stations[pawn] - state.stations[MISTER_X]),\n"
        "            )\n"
        "        ),",
    ),
    Fault(
        RULES,
        "L13",
        "Mister X is hurried when only one ride is left to him",
        "return self.seat != MISTER_X and super().forced()",
        "return super().forced()",
    ),
    Fault(
        f"{GAME}/refusals.py",
        "L14",
        "a refusal quotes what it does not know",
        'return say("guarded", station=end)',
        'return say("guarded", place=end)',
    ),
    Fault(
        RULES,
        "L15",
        "nobody sees which ticket Mister X uses",
        "            return action - action % codes.STEP\n",
        "            return codes.DEAL if self.phase == phases.DEALING else 0\n",
    ),
    Fault(
        VIEW,
        "L15",
        "a sighting is not shown",
        "if knows_all or state.shown else None",
        "if knows_all else None",
        "tests/games/scotland_yard/test_views.py",
    ),
    Fault(
        VIEW,
        "L15",
        "the travel log stays closed where he was shown",
        "if knows_all or shown else None",
        "if knows_all else None",
    ),
    Fault(
        VIEW,
        "L15",
        "the detectives' bus tickets are not counted",
        "state.stock[first + codes.BUS],",
        "8,",
    ),
    Fault(
        BELIEF,
        "L16",
        "silence tells nothing: a station stays possible after a detective came by",
        "                else:\n                    weights[station] = 0.0\n",
        "",
    ),
    Fault(
        BELIEF,
        "L16",
        "the policy is not asked",
        "reached[end] += self.weights[station] * shares[i]",
        "reached[end] += self.weights[station] / float(len(actions))",
        KIT,
    ),
    Fault(
        BELIEF,
        "L16",
        "a copy of a belief shares its weights",
        "copy.weights = self.weights[:]",
        "copy.weights = self.weights",
    ),
    Fault(
        BELIEF,
        "L16",
        "a sighting where he can't be is believed",
        "if not 0 < station <= codes.STATIONS or self.weights[station] <= 0.0:",
        "if not 0 < station <= codes.STATIONS:",
    ),
    Fault(
        RIDES,
        "L17",
        "detectives may not go where the next number is Mister X's, so refusals tell",
        "        return self.guarded[end] == 0\n\n    def _is_any_open",
        "        near = self.pawn != MISTER_X and end + 1 == self.stations[MISTER_X]\n"
        "        return self.guarded[end] == 0 and not near\n\n    def _is_any_open",
    ),
    Fault(
        f"{GAME}/game_setup.py",
        RULE,
        "SY-15: he shows himself after another move",
        "(3, 8, 13, 18)",
        "(3, 8, 13, 19)",
        "tests/games/scotland_yard/test_special_moves.py",
    ),
    Fault(
        f"{GAME}/game_setup.py",
        RULE,
        "SY-21: a round too many",
        "ROUNDS: Final = 22",
        "ROUNDS: Final = 23",
    ),
    Fault(
        f"{GAME}/game_setup.py",
        RULE,
        "SY-03: a black ticket too few",
        "mister_x[BLACK] = detectives if",
        "mister_x[BLACK] = detectives - 1 if",
    ),
    Fault(
        RULES,
        RULE,
        "SY-15: he stays shown when he moves on",
        "        self.shown = False\n        self.moves += 1\n",
        "        self.moves += 1\n",
    ),
    Fault(
        f"{GAME}/rules/position.py",
        RULE,
        "SY-21: who has won at a halt is turned round",
        "if self.end in (endings.STRANDED, endings.AWAY):",
        "if self.end in (endings.SURROUNDED, endings.AWAY):",
    ),
    Fault(
        RIDES,
        RULE,
        "SY-27: the first half need not leave a second",
        "return self._is_open(ride) and (self.phase != phases.FIRST or",
        "return self._is_open(ride) and (self.phase > 0 or",
    ),
    Fault(
        RULES,
        RULE,
        "SY-11: detectives keep their tickets",
        "            self._hand_over(pawn, ticket)\n",
        "",
    ),
    Fault(
        RULES,
        RULE,
        "SY-24: nothing is looked for after tickets were taken",
        "            self.pawn = MISTER_X\n            if self._detectives_are_stuck():\n",
        "            self.pawn = MISTER_X\n            if self.round > 99:\n",
    ),
    Fault(
        POSITION,
        RULE,
        "a copy forgets that a second ride is due",
        "        self.owes_second = other.owes_second\n",
        "",
        KIT,
    ),
    Fault(
        POSITION,
        RULE,
        "a copy shares the travel log",
        "        self.log = other.log[:]\n",
        "        self.log = other.log\n",
    ),
    Fault(
        POSITION,
        RULE,
        "that he volunteered is not part of a position",
        '        self.volunteered = visitor.flag("volunteered", self.volunteered)\n',
        "",
    ),
    Fault(
        RULES,
        RULE,
        "random play never plays a double move",
        "return self._sample_ride(rng, 1 if self._can_double() else 0)",
        "return self._sample_ride(rng, 0)",
    ),
    Fault(
        f"{GAME}/action_table.py",
        RULE,
        "a black ride has the taxi's verb",
        'notation=f"{name} {{station}}",',
        'notation=f"{name} {{station}}",\n        verb=codes.TICKETS[ticket % 3],',
    ),
    Fault(
        f"{GAME}/wording.py",
        RULE,
        "who waits is told to act",
        "'expected' if view.is_mine else 'awaited'",
        "'expected'",
    ),
)
