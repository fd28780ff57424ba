"""The tuning parameters of the heuristics."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

CROWD: Final = 5  # players


@mypyc_attr(allow_interpreted_subclasses=True)
class Tuning:
    """How much a player reads into markers, dares and hides; found by play against itself."""

    def __init__(self, seats: i64) -> None:
        """Take the values that won most games with this many players."""
        # What another player's marker says about its clue, as a factor on the clue's odds: less
        # in a crowd, where many follow each other.
        is_crowd = seats == CROWD
        self.trust_hidden = 1.5 if is_crowd else 2.5
        self.trust_zero = 0.7
        self.trust_one = 1.6 if is_crowd else 2.5
        self.trust_two = 2.5 if is_crowd else 5.0
        self.trust_first = 1.2  # more for the first marker on a clue
        self.trust_most = 5.0 if is_crowd else 60.0  # all markers on a clue together
        # Suspicions.
        self.keen = 6.0  # how sharply clues are preferred whose answer is open
        self.own_named = 0.45  # share of suspicions with the own evidence
        self.coy = 12.0  # how sharply who knows the solution stays away from it
        # Accusations.
        self.dare = 0.5 if seats == 3 else 0.47 if seats == 4 else 0.44  # chance to win
        self.alarm = 0.09  # less is dared for as the clues of the target are marked by others
        self.hidden_worth = 1.45  # of another's face-down marker on a right clue
        self.nerve = 20.0  # how sharply more than that is taken, and less left alone
        # Markers.
        self.greed = 6.0  # how sharply more expected points are preferred
        self.crowd = 0.1  # less for each marker that lies on the own clue already
        self.ready = 0.5  # less as the solution is known
        self.own_floor = 2.2  # expected points that a marker on the own clue must be worth ...
        self.floor = 0.9  # ... and on another clue
        self.thrift = 0.3  # more as the markers that are worth something run out
        self.bonus = 2.0  # for the clues still missing for the bonus
        self.bluff = 0.06  # weight of a marker on any clue, against a pass of 1
        self.value_pivot = 0.45  # a likelier clue gets a higher marker
        self.value_keen = 3.0

    def trust_of(self, value: i64) -> float:
        """Give what another's marker of a value, or of an unknown one, says about its clue."""
        if value == 2:
            return self.trust_two
        if value == 1:
            return self.trust_one
        return self.trust_zero if value == 0 else self.trust_hidden
