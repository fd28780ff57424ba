"""Faults in Mr. Jack."""

from __future__ import annotations

from benchmarks.mutants.fault import RULE, Fault

GAME = "games/mr_jack"
RULES = f"{GAME}/rules/state.py"
PIECES = f"{GAME}/rules/pieces.py"
VIEW = f"{GAME}/view.py"
OBSERVATION = f"{GAME}/observation.py"
SUSPECTS = f"{GAME}/belief/suspect_belief.py"
DEALS = f"{GAME}/belief/deal_belief.py"

FAULTS = (
    Fault(
        RULES,
        "L1",
        "who Jack is lies open while the first cards are dealt",
        "if self.phase == phases.IDENTITY and viewer != JACK:",
        "if self.phase == phases.IDENTITY and viewer < JACK:",
    ),
    Fault(
        RULES,
        "L2",
        "a drawn alibi card is seen by its drawer's opponent",
        "if self.phase == phases.DRAWING and viewer != self.player():",
        "if self.phase == phases.DRAWING and viewer < 0:",
    ),
    Fault(
        VIEW,
        "L5",
        "a spectator is shown who Jack is",
        "knows_jack = viewer == JACK or state.seat == OVER",
        "knows_jack = viewer != INVESTIGATOR or state.seat == OVER",
    ),
    Fault(
        VIEW,
        "L7",
        "only alibi cards of suspects are counted",
        "return Hand(drawn=count(hand),",
        "return Hand(drawn=count(hand & ~state.cleared),",
    ),
    Fault(
        OBSERVATION,
        "L9",
        "a learner is given both hands",
        "        known = over or viewer == seat\n",
        "        known = over or viewer >= 0\n",
    ),
    Fault(
        RULES,
        RULE,
        "two cards in a row are one move",
        "return not phases.PLAYING <= self.phase <= phases.TURNING",
        "return self.phase != phases.CHOOSING or self.played % 2 == 0",
    ),
    Fault(
        VIEW,
        "L12",
        "the characters are listed from Jack on",
        "        for character in range(EIGHT)\n    )",
        "        for character in [\n"
        "            *range(max(state.jack, 0), EIGHT),\n"
        "            *range(max(state.jack, 0)),\n"
        "        ]\n"
        "    )",
    ),
    Fault(
        RULES,
        "L13",
        "Jack is hurried where he can't leave",
        "return not may_leave and super().forced()",
        "return super().forced() or (may_leave and not self.escapes())",
    ),
    Fault(
        VIEW,
        "L15",
        "who is cleared is not shown",
        "suspect=not state.cleared >> character & 1,",
        "suspect=True,",
    ),
    Fault(
        VIEW,
        "L15",
        "the answer to the call is not shown",
        "        witness=state.witness,",
        "        witness=False,",
    ),
    Fault(
        SUSPECTS,
        "L16",
        "who could have left and did not is as likely as before",
        "guilty if character == card else innocent",
        "innocent",
    ),
    Fault(
        SUSPECTS,
        "L16",
        "an alibi card excludes nobody",
        "        weights[card] = 0.0\n        return weights\n",
        "        return weights\n",
    ),
    Fault(
        DEALS,
        "L16",
        "a policy is asked about one's own cards too",
        "            share = 1.0 if own else",
        "            share = 1.0 if world.seat < 0 else",
    ),
    Fault(
        RULES,
        "L17",
        "only Jack can be accused, so a refusal tells",
        "            if character != self.card and reached & bit(self.pieces.places[character]):\n",
        "            near = reached & bit(self.pieces.places[character])\n"
        "            near = near if self.turn < 3 or character == self.jack else 0\n"
        "            if character != self.card and near:\n",
    ),
    Fault(
        RULES,
        RULE,
        "MJ-31: Jack may leave although he was seen",
        "if self.seat != JACK or self.card != self.jack or self.witness:",
        "if self.seat != JACK or self.card != self.jack:",
    ),
    Fault(
        RULES,
        RULE,
        "MJ-28: a witness clears the visible",
        "self.cleared |= game_setup.ALL_CARDS & ~seen if witness else seen",
        "self.cleared |= seen if witness else game_setup.ALL_CARDS & ~seen",
    ),
    Fault(
        PIECES,
        RULE,
        "MJ-26: who stands alone in the dark is seen",
        "if light & bit(street) or self.board.beside[street] & self.occupied:",
        "if light & bit(street) or self.board.beside[street]:",
    ),
    Fault(
        f"{GAME}/game_setup.py",
        RULE,
        "MJ-08: Miss Stealthy walks like everybody",
        "return 4 if character == STEALTHY else 3",
        "return 3",
    ),
    Fault(
        RULES,
        RULE,
        "MJ-39: there is a call in the last turn too",
        "elif self.turn < game_setup.TURNS:",
        "elif self.turn <= game_setup.TURNS:",
    ),
    Fault(
        PIECES,
        RULE,
        "MJ-19: covers are not part of a position",
        '        self.covers = visitor.number("covers", self.covers)\n',
        "",
    ),
)
