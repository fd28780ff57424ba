"""Looks ahead to the end of a turn: what its last card can do, who can be accused or escape."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, count
from gaslamp.core.weights import zero_weights
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.actions import EIGHT
from gaslamp.games.mr_jack.board import BoardTables
from gaslamp.games.mr_jack.game_setup import (
    ALL_EXITS,
    ALL_LAMPS,
    CARDS_A_TURN,
    INVESTIGATOR,
    JACK,
    TURNS,
    WHISTLE_POINTS,
    player_of,
)
from gaslamp.games.mr_jack.heuristics.scratch_board import ScratchBoard
from gaslamp.games.mr_jack.rules.state import MrJack

ALIKE: Final = 1e-6


class TurnLookahead:
    """A position in the middle of a turn, and the chances for a seat after a part of a card.

    All values are the Investigator's chance to win. Of the turn's last card each step and each use
    of its power are looked at, for each card that can be left for it; what lies between is passed
    over. The last card itself is worked out in full.
    """

    def __init__(self, board: BoardTables) -> None:
        """Make room."""
        self.scratch = ScratchBoard(board)
        self.least = zero_weights(EIGHT)  # what is best for each Jack so far
        self.best = 0.0  # what is best for the Investigator so far
        self.best_for_jack = 0.0  # what that means for the Jack whose choice is asked for
        self.noted: i64 = 0  # how many things were looked at
        self.seat: i64 = 0
        self.jack: i64 = 0
        self.turn: i64 = 0
        self.played: i64 = 0
        self.dark = False  # Jack may leave in this turn

    def look_at(self, world: MrJack, suspicion: vec[float], suspects: i64) -> None:
        """Update with a position, and how likely each character is Jack to the seat on turn."""
        self.scratch.look_at(world)
        self.scratch.weigh(world, suspicion, suspects)
        self.seat = world.seat
        self.jack = world.jack
        self.turn = world.turn
        self.played = world.played
        self.dark = not world.witness

    # The last card of the turn, of which only one part is looked at.

    def reply(self, last: i64, card: i64) -> float:
        """Return the chance if the turn's last card is this one."""
        self.best = -1.0
        character: i64 = 0
        while character < EIGHT:
            self.least[character] = 1.0
            character += 1
        self.try_moves(last, card)
        self.try_power(last, card)
        if last == INVESTIGATOR:
            return self.best if self.seat == INVESTIGATOR else self.best_for_jack
        if self.dark and self.scratch.is_near_exit(card):
            self.least[card] = 0.0
        return self.least[self.jack] if self.seat == JACK else self.mean_of_least()

    def mean_of_least(self) -> float:
        """Return the mean over the characters of what is best for each as Jack."""
        value = 0.0
        character: i64 = 0
        while character < EIGHT:
            value += self.scratch.suspicion[character] * self.least[character]
            character += 1
        return value

    def note(self, last: i64) -> None:
        """Note what a call would reveal now."""
        self.scratch.look()
        self.note_seen(last)

    def note_seen(self, last: i64) -> None:
        """Note what a call would reveal with those in sight who are found."""
        self.noted += 1
        scratch = self.scratch
        if last == INVESTIGATOR:
            value = scratch.mean_chance()
            if value > self.best:
                self.best = value
                self.best_for_jack = scratch.chance_for(self.jack)
        elif self.seat == JACK:
            value = scratch.chance_for(self.jack)
            self.least[self.jack] = min(self.least[self.jack], value)
        else:
            self.note_for_all()

    def note_for_all(self) -> None:
        """Keep what is best for each Jack."""
        scratch = self.scratch
        seen = scratch.seen & scratch.suspects
        yes = scratch.if_seen[count(seen)]
        no = scratch.if_unseen[count(scratch.suspects & ~seen)]
        character: i64 = 0
        while character < EIGHT:
            value = yes if seen & 1 else no * scratch.stays[character]
            self.least[character] = min(self.least[character], value)
            seen >>= 1
            character += 1

    def try_moves(self, last: i64, card: i64) -> None:
        """Look at each street that a character can go to."""
        free = self.scratch.reach(card) & ~self.scratch.occupied
        if not free:
            self.note(last)
        elif card == codes.WATSON:
            self.try_streets_of_watson(last, free)
        else:
            self.try_streets(last, card, free)

    def try_streets_of_watson(self, last: i64, free: i64) -> None:
        """Put Watson, whose lantern goes with him, on each of some free streets."""
        scratch = self.scratch
        before = scratch.places[codes.WATSON]
        street: i64 = 0
        while free:
            if free & 1:
                scratch.move(codes.WATSON, street)
                self.note(last)
            free >>= 1
            street += 1
        scratch.move(codes.WATSON, before)

    def try_streets(self, last: i64, character: i64, free: i64) -> None:
        """Put a character on each of some free streets: most of them come to the same."""
        scratch = self.scratch
        start = bit(scratch.places[character])
        around = scratch.around_others(character)
        light = scratch.light()
        scratch.occupied ^= start
        scratch.look()
        others = scratch.seen & ~bit(character)
        alone = free & ~around
        stay = scratch.stays[character]
        near = scratch.near(character)
        scratch.seen = others
        if alone & ~light & near:
            scratch.stays[character] = 1.0 - scratch.leaves[character]
            self.note_seen(last)
        if alone & ~light & ~near:
            scratch.stays[character] = 1.0
            self.note_seen(last)
        scratch.stays[character] = stay
        scratch.seen = others | bit(character)
        if alone & light:
            self.note_seen(last)
        scratch.occupied ^= start
        self.try_company(last, character, free & around, others | bit(character))

    def try_company(self, last: i64, character: i64, free: i64, seen: i64) -> None:
        """Put a character beside others, where all of them are seen."""
        scratch = self.scratch
        street: i64 = 0
        noted: i64 = -1
        while free:
            if free & 1:
                scratch.seen = seen | (scratch.beside(street) & ~bit(character))
                if scratch.seen != noted:
                    noted = scratch.seen
                    self.note_seen(last)
            free >>= 1
            street += 1

    def try_power(self, last: i64, card: i64) -> None:
        """Look at each use of a character's power."""
        if card == codes.WATSON:
            self.try_lantern(last)
        elif card == codes.SMITH:
            self.try_lamps(last)
        elif card == codes.GULL:
            self.try_swaps(last)
        elif card == codes.GOODLEY:
            self.try_whistles(last)
        elif card == codes.LESTRADE:
            self.try_barricades(last)

    def try_lantern(self, last: i64) -> None:
        """Turn the lantern each way."""
        before = self.scratch.lantern
        direction: i64 = 0
        while direction < codes.DIRECTION_COUNT:
            self.scratch.lantern = direction
            self.note(last)
            direction += 1
        self.scratch.lantern = before

    def try_lamps(self, last: i64) -> None:
        """Bring each lit lamp to each dark place."""
        self.try_carrying(last, codes.SMITH, self.scratch.lit, ALL_LAMPS & ~self.scratch.lit)

    def try_barricades(self, last: i64) -> None:
        """Bring each barricade to each free exit."""
        barred = self.scratch.barricades
        self.try_carrying(last, codes.LESTRADE, barred, ALL_EXITS & ~barred)

    def try_carrying(self, last: i64, card: i64, taken: i64, brought: i64) -> None:
        """Bring something from each of some places to each of others."""
        here: i64 = 0
        while here < EIGHT:
            there: i64 = 0
            while taken & bit(here) and there < EIGHT:
                if brought & bit(there):
                    self.scratch.carry(card, here, there)
                    self.note(last)
                    self.scratch.carry(card, here, there)
                there += 1
            here += 1

    def try_swaps(self, last: i64) -> None:
        """Let Gull change places with everybody."""
        other: i64 = 0
        while other < EIGHT:
            if other != codes.GULL:
                self.scratch.swap(other)
                self.note(last)
                self.scratch.swap(other)
            other += 1

    def try_whistles(self, last: i64) -> None:
        """Call each character alone, as near as the whistle's points bring it."""
        called: i64 = 0
        while called < EIGHT:
            if called != codes.GOODLEY:
                ends = self.scratch.whistle_ends(called, WHISTLE_POINTS)
                if called == codes.WATSON:
                    self.try_streets_of_watson(last, ends)
                elif ends:
                    self.try_streets(last, called, ends)
            called += 1

    # The rest of the turn.

    def after(self, played: i64, rest: i64) -> float:
        """Evaluate the position after a number of cards, with these left.

        The seat with the two cards in the middle decides which one is left for the last.
        """
        if played >= CARDS_A_TURN:
            return self.at_call()
        mover = player_of(self.turn, played)
        value = self.by_last_card(rest)
        if mover == INVESTIGATOR:
            return self.with_accusation(value, rest)
        if played < CARDS_A_TURN - 1 and self.dark:
            return self.with_escape(value, rest)
        return value

    def at_call(self) -> float:
        """Return the chance at the call; there is none after the last turn (MJ-39)."""
        if self.turn == TURNS:
            return 0.0
        self.scratch.look()
        return (
            self.scratch.chance_for(self.jack) if self.seat == JACK else self.scratch.mean_chance()
        )

    def by_last_card(self, rest: i64) -> float:
        """Look at each card that can be left for the last."""
        if self.turn == TURNS:
            return 0.0
        last = player_of(self.turn, CARDS_A_TURN - 1)
        chosen = -1.0
        card: i64 = 0
        while card < EIGHT:
            if rest & bit(card):
                value = self.reply(last, card)
                if chosen < 0.0 or (value > chosen) == (last == JACK):
                    chosen = value
            card += 1
        return chosen

    def with_accusation(self, value: float, rest: i64) -> float:
        """Give a position's value with an accusation of the likeliest suspect, if it is better."""
        scratch = self.scratch
        reached: i64 = 0
        best = 0.0
        alike = 0.0
        jack_is_best = False
        card: i64 = 0
        while card < EIGHT:
            if rest & bit(card):
                reached |= scratch.reach(card) & ~bit(scratch.places[card])
            card += 1
        character: i64 = 0
        while character < EIGHT:
            share = scratch.suspicion[character]
            if share > 0.0 and share >= best - ALIKE and reached & bit(scratch.places[character]):
                if share > best + ALIKE:
                    best = share
                    alike = 0.0
                    jack_is_best = False
                alike += 1.0
                jack_is_best = jack_is_best or character == self.jack
            character += 1
        if self.seat == INVESTIGATOR:
            return max(value, best)
        if best == 0.0 or best <= self.standing():
            return value
        return 1.0 / alike if jack_is_best else 0.0

    def standing(self) -> float:
        """Return the Investigator's mean chance if a call were now."""
        if self.turn == TURNS:
            return 0.0
        self.scratch.look()
        return self.scratch.mean_chance()

    def with_escape(self, value: float, rest: i64) -> float:
        """Give a position's value with Jack's leaving, if his card and an open exit are at hand."""
        scratch = self.scratch
        if self.seat == JACK:
            return 0.0 if rest & bit(self.jack) and scratch.is_near_exit(self.jack) else value
        stays = 1.0
        card: i64 = 0
        while card < EIGHT:
            if rest & bit(card) and scratch.is_near_exit(card):
                stays -= scratch.suspicion[card]
            card += 1
        return value * max(stays, 0.0)

    # The actions of the seat on turn.

    def of_choice(self, world: MrJack, card: i64) -> float:
        """Return the chance if this card is chosen, by what the turn's last card can do then."""
        rest = world.cards & ~bit(card)
        played = self.played + 1
        value = self.after(played, rest)
        if self.seat == JACK:
            if self.dark and card == self.jack and self.scratch.is_near_exit(card):
                return 0.0
            return value
        return max(value, self.best_accusation(card))

    def best_accusation(self, card: i64) -> float:
        """Return the highest suspicion of the characters in a character's reach."""
        scratch = self.scratch
        reached = scratch.reach(card)
        best = 0.0
        character: i64 = 0
        while character < EIGHT:
            if character != card and reached & bit(scratch.places[character]):
                best = max(best, scratch.suspicion[character])
            character += 1
        return best

    def of_part(self, world: MrJack, action: i64) -> float:
        """Return the chance after a part of the card in play."""
        if codes.ACCUSE <= action < codes.ESCAPE:
            return self.scratch.suspicion[action - codes.ACCUSE]
        if codes.ESCAPE <= action < codes.STAY:
            return 0.0
        card = world.card
        before = self.scratch.do(card, action)
        value = (
            self.of_last_part(world, action)
            if self.played == CARDS_A_TURN - 1
            else self.after(self.played + 1, world.cards)
        )
        self.scratch.undo(card, action, before)
        return value

    def of_last_part(self, world: MrJack, action: i64) -> float:
        """Work out the rest of the turn's last card, which its own player decides."""
        if self.turn == TURNS:
            return 0.0
        last = self.seat
        self.noted = 0
        self.best = -1.0
        self.least[self.jack] = 1.0
        moved = action <= codes.STAY or codes.SWAP <= action < codes.LANTERN
        card = world.card
        watson = (moved and card == codes.WATSON) or action == codes.SWAP + codes.WATSON
        if watson:
            self.try_lantern(last)
        elif moved and world.to_use:
            self.try_power(last, card)
        elif world.to_move and not moved and world.phase == phases.PLAYING:
            self.try_moves(last, card)
        if self.noted == 0:
            self.note(last)
        return self.least[self.jack] if self.seat == JACK else self.best
