"""Faults in Letters from Whitechapel."""

from __future__ import annotations

from benchmarks.mutants.fault import RULE, Fault

GAME = "games/whitechapel"
JACK = f"{GAME}/rules/jack.py"
POLICE = f"{GAME}/rules/police.py"
EVENING = f"{GAME}/rules/evening.py"
PATROLS = f"{GAME}/rules/patrols.py"
STATE = f"{GAME}/rules/state.py"
VIEW = f"{GAME}/view.py"
BELIEF = f"{GAME}/belief/police_belief.py"
OBSERVATION = f"{GAME}/observation.py"

FAULTS = (
    Fault(
        EVENING,
        "L1",
        "everybody sees where Jack's hideout is",
        "return action if viewer == JACK else codes.HIDEOUT",
        "return action",
    ),
    Fault(
        JACK,
        "L2",
        "a ride in a coach is seen whole",
        "return action if viewer == JACK else codes.COACH",
        "return action",
    ),
    Fault(
        EVENING,
        "L2",
        "the women's marks are seen as they are laid",
        "return action if viewer == JACK else codes.TOKEN + codes.circle_of(action)",
        "return action",
    ),
    Fault(
        VIEW,
        "L5",
        "a spectator reads Jack's sheet",
        "is_jack = viewer == JACK or state.seat == OVER",
        "is_jack = viewer in (JACK, -4) or state.seat == OVER",
    ),
    Fault(
        POLICE,
        "L6",
        "an arrest is offered only where somebody was",
        "                actions = append(actions, codes.ARREST + touched.items[i])\n",
        "                if has_been(position, touched.items[i]) or position.night == 0:\n"
        "                    actions = append(actions, codes.ARREST + touched.items[i])\n",
    ),
    Fault(
        VIEW,
        "L7",
        "the coaches left tell whether he is at home",
        "        coaches=state.coaches,",
        "        coaches=state.coaches + (state.circle() == state.hideout),",
    ),
    Fault(
        OBSERVATION,
        "L9",
        "a learner of the police is given Jack's sheet",
        "_write_jack(position, out, viewer == JACK or is_open)",
        "_write_jack(position, out, viewer != 99)",
    ),
    Fault(
        STATE,
        "L10",
        "what a question told can be taken back",
        "        return self.fresh\n",
        "        return self.fresh and self.seat <= JACK\n",
    ),
    Fault(
        VIEW,
        "L11",
        "every police player knows the patrols",
        "is_head = (viewer != JACK and viewer == state.head) or state.seat == OVER",
        "is_head = viewer > JACK or state.seat == OVER",
    ),
    Fault(
        PATROLS,
        "L11",
        "every police player sees which patrols are laid",
        "return action if viewer == position.head else codes.PATROL + codes.crossing_of(action)",
        "return action if viewer > 0 else codes.PATROL + codes.crossing_of(action)",
    ),
    Fault(
        VIEW,
        "L12",
        "women tokens are listed with the marked ones first",
        "tokens=tuple(_token(state, i, is_jack) for i in range(len(state.tokens))),",
        "tokens=tuple(\n"
        "            _token(state, i, is_jack)\n"
        "            for i in sorted(\n"
        "                range(len(state.tokens)), key=lambda i: not state.marks >> i & 1\n"
        "            )\n"
        "        ),",
    ),
    Fault(
        JACK,
        "L13",
        "who is not at home goes on by himself",
        '        """Return false: an automatic answer would reveal that he is not at home."""\n'
        "        return False\n",
        '        """Return false: an automatic answer would reveal that he is not at home."""\n'
        "        return len(self.actions(position)) == 1\n",
    ),
    Fault(
        VIEW,
        "L15",
        "the clues are not shown",
        "        clues=_clues(state),",
        "        clues=(),",
    ),
    Fault(
        JACK,
        "L15",
        "nobody sees that Jack took a coach",
        "return action if viewer == JACK else codes.kind_of(action)",
        "return action if viewer == JACK else codes.WALK",
    ),
    Fault(
        BELIEF,
        "L16",
        "a copy of a belief is the belief itself",
        '    def clone(self) -> PoliceBelief:\n        """',
        '    def clone(self) -> PoliceBelief:\n        return self\n        """',
    ),
    Fault(
        POLICE,
        "L17",
        "who may be asked about depends on where Jack was",
        "    if position.variants.fresh_traces:\n        return True\n",
        "    if position.variants.fresh_traces or has_been(position, circle):\n"
        "        return True\n",
    ),
    Fault(
        POLICE,
        RULE,
        "LW-21: the murder's circle is not read",
        "        if i64(position.log[column]) == circle:\n",
        "        if column > 0 and i64(position.log[column]) == circle:\n",
    ),
    Fault(
        POLICE,
        RULE,
        "LW-22: a circle with a marker is asked again",
        "return position.markers[circle] < (2 if position.variants.double_clue else 1)",
        "return position.markers[circle] < 2",
    ),
    Fault(
        JACK,
        RULE,
        "LW-25: a coach is not used up",
        "            position.coaches -= 1\n",
        "",
    ),
    Fault(
        JACK,
        RULE,
        "LW-17: Jack is home by an alley too",
        "            position.write(position.column + 1, action - codes.ALLEY, BY_ALLEY)\n"
        "            after_escape(position)\n",
        "            position.write(position.column + 1, action - codes.ALLEY, BY_ALLEY)\n"
        "            position.enter(phases.ANNOUNCE, JACK)\n",
    ),
    Fault(
        f"{GAME}/game_setup.py",
        RULE,
        "LW-05: a woman too few in the second night",
        "WOMEN: Final = (5, 4, 3, 1)",
        "WOMEN: Final = (5, 3, 3, 1)",
    ),
    Fault(
        POLICE,
        RULE,
        "LW-20: an arrest beside Jack succeeds",
        "        elif action - codes.ARREST == position.circle():\n",
        "        elif abs(action - codes.ARREST - position.circle()) <= 1:\n",
    ),
)
