"""Plays one game between two bots, and times their thinking."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import NamedTuple, TypeAlias

from librt.random import Random

from gaslamp.arena.game_entry import enter_game
from gaslamp.arena.match import Fault, GameResult, MatchJob, Terms, ThinkingTime
from gaslamp.arena.roles import Roles, roles_of
from gaslamp.bots.bot import Bot, close_bot
from gaslamp.bots.bot_spec import InvalidBotSpec, make_from_spec
from gaslamp.core.automatic_actions import automatic_action
from gaslamp.core.codes import Action, Seat, Sight, all_seats, as_seat, legal_actions, sight_of
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.options import Options, options_from
from gaslamp.core.random_source import SEEDS
from gaslamp.core.state import OVER, State
from gaslamp.core.text import text

LONGEST_FAULT = 200  # characters of a bot's error
NOBODY = -1  # of the roles
MICROSECONDS = 3  # digits of a millisecond that are kept

AskedCallback: TypeAlias = Callable[[int], None]
"""Is called with the role that is being asked, and `NOBODY` when it has answered."""


class BotFault(Exception):
    """A bot failed, or chose an illegal action."""

    def __init__(self, seat: Seat, what: str) -> None:
        """Hold the role and the reason."""
        super().__init__(what)
        self.seat = seat


class MatchGame(NamedTuple):
    """A game with its options and roles."""

    game: Game
    options: Options
    roles: Roles


def match_game(terms: Terms) -> MatchGame:
    """Find the game that the terms name."""
    game = enter_game(terms.game)
    upgraded = game.upgraded_options(terms.version, terms.options)
    options: Options = options_from(game.options, upgraded)
    return MatchGame(game, options, roles_of(game, options))


def stream(terms: Terms, *path: object) -> Random:
    """Make a random source that depends on the seed and a path alone."""
    name = "/".join(str(part) for part in (terms.seed, *path))
    digest = hashlib.sha256(name.encode()).digest()
    return Random(int.from_bytes(digest[:8], "big") % SEEDS)


def check_entry(terms: Terms, written: str) -> None:
    """Create a bot for every seat once, so that one that fails is refused before the first game."""
    game, options, roles = match_game(terms)
    make = make_from_spec(written)
    for seat in all_seats(len(roles.sides)):
        try:
            close_bot(make(game, options, seat, stream(terms, "trial", seat)))
        except GaslampError:
            raise
        except Exception as error:
            raise not_seated(written, f"{type(error).__name__}: {error}") from error


def not_seated(written: str, reason: str) -> InvalidBotSpec:
    """Make the error for a bot that can't take its seat."""
    return InvalidBotSpec(text("arena-not-seated", bot=written, reason=reason))


def play_game(terms: Terms, job: MatchJob, note: AskedCallback = lambda role: None) -> GameResult:
    """Play a game from beginning to end; a bot at fault loses it."""
    table = _RunningGame(terms, job, note)
    fault = None
    try:
        table.seat_bots(terms, job)
        table.play_on()
    except BotFault as foul:
        fault = Fault(table.seats[foul.seat], str(foul)[:LONGEST_FAULT])
    table.close_bots()
    return GameResult(
        job=job,
        share=table.share() if fault is None else float(fault.role),
        ending=table.state.ending(),
        thinking=(table.thinking(0), table.thinking(1)),
        actions=tuple(table.actions),
        fault=fault,
    )


class _Clock:
    """Adds up how long one side thinks about a move, and about all moves of its turn."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.turn = 0.0
        self.longest_turn = 0.0

    def add(self, seconds: float, *, new_move: bool, new_turn: bool) -> None:
        if new_move or not self.moves:
            self.moves.append(0.0)
        if new_turn:
            self.turn = 0.0
        self.moves[-1] += seconds
        self.turn += seconds
        self.longest_turn = max(self.longest_turn, self.turn)


class _RunningGame:
    """A game in progress. Each bot gets its own seat's sights, never the state."""

    def __init__(self, terms: Terms, job: MatchJob, note: AskedCallback) -> None:
        self.note = note
        self.game, self.options, self.roles = match_game(terms)
        self.deal = job.deal
        self.seats = self.roles.of_seats(job.deal)
        self.state: State = self.game.start(self.options)
        self.draws = stream(terms, "deal", job.deal)
        self.actions: list[Action] = []
        self.last_asked: Seat | None = None
        self.move_begun = True  # since a bot was asked
        self.clocks = {side: _Clock() for side in self.roles.sides}
        self.untold: list[list[tuple[Sight, int]]] = [[] for _ in self.seats]
        self.bots: list[Bot] = []

    def seat_bots(self, terms: Terms, job: MatchJob) -> None:
        for seat, role in zip(all_seats(len(self.seats)), self.seats, strict=True):
            source = stream(terms, "whim", job.first, job.second, job.deal, job.exchanged, seat)
            self.note(role)
            try:
                bot = make_from_spec(job.holders[role])(self.game, self.options, seat, source)
            except Exception as error:
                raise _failed(seat, error) from error
            finally:
                self.note(NOBODY)
            self.bots.append(bot)

    def play_on(self) -> None:
        while self.state.seat != OVER:
            self.move_begun |= self.state.seat >= 0 and self.state.begins_move()
            action = automatic_action(self.state, self._draw, plays_forced=True)
            self._carry_out(
                self._choice(as_seat(int(self.state.seat))) if action is None else action
            )

    def _draw(self, state: State) -> int:
        legal = state.legal_actions()
        return int(legal[self.draws.randrange(len(legal))])

    def _choice(self, seat: Seat) -> int:
        """Ask the bot on turn; what it does with its sights is thinking, too."""
        legal = legal_actions(self.state)
        side = self.roles.sides[seat]
        new_move = self.move_begun or seat != self.last_asked
        self.move_begun = False
        new_turn = self.last_asked is None or side != self.roles.sides[self.last_asked]
        start = perf_counter()
        action = self._asked(seat, legal)
        self.clocks[side].add(perf_counter() - start, new_move=new_move, new_turn=new_turn)
        self.last_asked = seat
        if type(action) is not int or action not in legal:
            raise BotFault(seat, f"{action!r} is none of {len(legal)} legal actions")
        return action

    def _asked(self, seat: Seat, legal: list[Action]) -> object:
        bot, news = self.bots[seat], self.untold[seat]
        self.untold[seat] = []
        self.note(self.seats[seat])
        try:
            for sight, turn in news:
                bot.see(sight, turn)
            return bot.choose(list(legal))
        except (Exception, SystemExit) as error:
            raise _failed(seat, error) from error
        finally:
            self.note(NOBODY)

    def close_bots(self) -> None:
        """Show every bot the last sights of its seat, and close it; no failure changes a result."""
        for seat, bot in enumerate(self.bots):
            self.note(self.seats[seat])
            with suppress(Exception, SystemExit):
                for sight, turn in self.untold[seat]:
                    bot.see(sight, turn)
            with suppress(Exception, SystemExit):
                close_bot(bot)
            self.note(NOBODY)

    def _carry_out(self, action: int) -> None:
        state = self.state
        sights = [sight_of(state, action, seat) for seat in range(len(self.seats))]
        state.apply(action)
        self.actions.append(Action(action))
        for news, sight in zip(self.untold, sights, strict=True):
            news.append((sight, int(state.seat)))

    def share(self) -> float:
        return self.roles.share([as_seat(seat) for seat in self.state.winners()], self.deal)

    def thinking(self, role: int) -> ThinkingTime:
        sides = dict(zip(self.roles.sides, self.seats, strict=True))
        clocks = [clock for side, clock in self.clocks.items() if sides[side] == role]
        moves = [_milliseconds(move) for clock in clocks for move in clock.moves]
        return ThinkingTime(
            tuple(moves), _milliseconds(max(clock.longest_turn for clock in clocks))
        )


def _failed(seat: Seat, error: BaseException) -> BotFault:
    return BotFault(seat, f"{type(error).__name__}: {error}")


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, MICROSECONDS)
