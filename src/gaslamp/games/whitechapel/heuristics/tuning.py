"""The tuning parameters of the heuristics, found by play."""

from __future__ import annotations


class Tuning:
    """How much each thing counts."""

    def __init__(self) -> None:
        """Take what proved good."""
        self.homesick = 2.5  # Jack goes nearer to home so much more likely, as a power of e
        self.read_homesick = 1.5  # likewise, as the police read him
        self.roam = 2.5  # the same in the nights before the last, while there is time for detours
        self.arrive = 6.0  # the columns that he wants to have left when he comes home then
        self.special = 0.35  # a coach or an alley, beside a walk to the same place
        self.in_danger = 2.5  # how much rather he spends one when he could be arrested
        self.stray = 0.25  # the share of what he does for no reason that the police know
        self.doubt = 0.9  # how likely they hold it, before he does anything, that he has no sense
        self.waiting = 0.12  # a wait, beside a murder in the best place
        self.shy = 8.0  # how much he avoids where the police expect him, as a power of e
        self.now = 1.0  # what it is worth to cover Jack's circle
        self.next = 0.8  # the circles from which he would be nearer to home
        self.home = 0.35  # the hideouts that he may have
        self.sharp = 14.0  # how strongly the police prefer the better choice, as a power of e
        self.arrest_at = 0.3  # the chance at which an arrest is worth the most telling question
        self.moves = 3.0  # Jack's moves in a simulation before it is judged
        self.later = 0.8  # the chance to come home in a later night, if his hideout is a secret
