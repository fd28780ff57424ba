"""Faults in Mr. Jack Pocket."""

from __future__ import annotations

from benchmarks.mutants.fault import RULE, Fault

GAME = "games/mr_jack_pocket"
RULES = f"{GAME}/rules/state.py"
DISTRICT = f"{GAME}/rules/district.py"
VIEW = f"{GAME}/view.py"
BELIEF = f"{GAME}/belief/secret_belief.py"
OBSERVATION = f"{GAME}/observation.py"
KIT = "tests/test_conformance.py::test_a_registered_game_keeps_the_contract[mr_jack_pocket]"

FAULTS = (
    Fault(
        RULES,
        "L2",
        "everybody sees the alibi card that Jack draws",
        "if self.phase == phases.DRAWING and self.drawer() == JACK:",
        "if self.phase == phases.DRAWING and self.drawer() == JACK and self.turn < 3:",
    ),
    Fault(
        VIEW,
        "L5",
        "a spectator is shown who Jack is",
        "knows_all = viewer == JACK or state.seat == OVER",
        "knows_all = viewer in (JACK, -4) or state.seat == OVER",
    ),
    Fault(
        RULES,
        "L6",
        "Jack may leave the joker only while he is hidden",
        "return append(moves, codes.JOKER_NONE) if self.seat == JACK else moves",
        "stay = self.seat == JACK and not self.jack_is_visible()\n"
        "            return append(moves, codes.JOKER_NONE) if stay else moves",
    ),
    Fault(
        VIEW,
        "L7",
        "Jack's hourglasses are counted for everybody",
        "hourglasses=state.hourglasses() if unknown == 0 else None,",
        "hourglasses=state.hourglasses(),",
        KIT,
    ),
    Fault(
        OBSERVATION,
        "L9",
        "a learner is given Jack's hourglasses",
        "held = board.counts[state.jack_times] + board.hourglasses[known]",
        "held = board.counts[state.jack_times] + board.hourglasses[state.jack_cards]",
    ),
    Fault(
        RULES,
        RULE,
        "two actions in a row are one move",
        "return self.phase != phases.AIMING or self.played == ACTIONS - 1",
        "return self.phase != phases.AIMING and self.played != 2",
    ),
    Fault(
        VIEW,
        "L12",
        "the tiles are listed with Jack's first",
        "        for cell in range(CELLS)\n        if district.tiles[cell] != codes.UNKNOWN",
        "        for cell in sorted(\n"
        "            range(CELLS), key=lambda cell: district.tiles[cell] != state.identity\n"
        "        )\n"
        "        if district.tiles[cell] != codes.UNKNOWN",
    ),
    Fault(
        RULES,
        "L13",
        "the call is left out where Jack was seen",
        "        if self.played == ACTIONS:\n            self.phase = phases.CALLING\n",
        "        if self.played == ACTIONS and self.jack_is_visible() and self.turn == 1:\n"
        "            self._call(True)\n"
        "            return\n"
        "        if self.played == ACTIONS:\n            self.phase = phases.CALLING\n",
    ),
    Fault(
        VIEW,
        "L15",
        "the Investigator's cards are not shown",
        "investigator=Investigator(_cards(state.found_cards), _times(state, INVESTIGATOR)),",
        "investigator=Investigator((), _times(state, INVESTIGATOR)),",
    ),
    Fault(
        RULES,
        "L15",
        "nobody sees the card that the Investigator draws",
        "if self.phase == phases.DRAWING and self.drawer() == JACK:",
        "if self.phase == phases.DRAWING:",
    ),
    Fault(
        BELIEF,
        "L16",
        "all identities stay equally likely, whatever Jack does",
        "            if share > 0.0:\n                weighed[secret] = weight * share\n",
        "            if share > 0.0:\n                weighed[secret] = weight\n",
    ),
    Fault(
        BELIEF,
        "L16",
        "a copy of a belief is the belief itself",
        "        copy.last = self.last\n        return copy\n",
        "        return self\n",
    ),
    Fault(
        BELIEF,
        "L16",
        "something is seen after the end",
        '            raise ImpossibleSight("nothing happens after the end")\n',
        "            return\n",
    ),
    Fault(
        DISTRICT,
        RULE,
        "MP-09: a detective who passes 12 stays beyond it",
        "self.spaces[detective] = space - SPACES if space > SPACES else space",
        "self.spaces[detective] = space - SPACES if space >= SPACES else space",
    ),
    Fault(
        DISTRICT,
        RULE,
        "MP-17: the grey tile's barricade stays",
        "            self.walls[self.cell_of(LANE)] = OPEN\n",
        "            self.cell_of(LANE)\n",
    ),
    Fault(
        RULES,
        RULE,
        "MP-20: who was seen is cleared by a yes",
        "self.district.clear(EVERYBODY & ~seen if visible else seen)",
        "self.district.clear(seen if visible else EVERYBODY & ~seen)",
    ),
    Fault(
        f"{GAME}/game_setup.py",
        RULE,
        "MP-05: Jack begins the odd turns",
        "return INVESTIGATOR if turn % 2 == 1 else JACK",
        "return INVESTIGATOR if turn % 2 == 0 else JACK",
    ),
    Fault(
        RULES,
        RULE,
        "MP-26: the chase ends after its first turn",
        "        elif self.turn == LAST_TURN:\n            self._end(endings.ESCAPED)\n",
        "        elif self.chase:\n            self._end(endings.ESCAPED)\n",
    ),
    Fault(
        DISTRICT,
        RULE,
        "which tiles were turned is forgotten by a position",
        '        self.rotated = visitor.number("rotated", self.rotated)\n',
        "",
        KIT,
    ),
    Fault(
        f"{GAME}/words/fr.ftl",
        RULE,
        "a label without French words",
        "mr-jack-pocket-label-swap =",
        "mr-jack-pocket-label-swapped =",
    ),
)
