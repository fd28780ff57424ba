"""Counts the clicks that a whole game takes: `python -m benchmarks.clicks [--games N] [--level L]`.

Bots of a level play each game; for each action it is counted what a person at the same seat would
have clicked for it.

*One by one*: the elements of the choice, and its verb where several choices share them. *Now*: a
choice that costs something is confirmed besides; in Letters from Whitechapel an evening is a screen
with a click for each token that lies otherwise than drawn, and one to confirm, and a turn of the
police is a plan: a click for each man who goes somewhere, one for all who stay, *Go*, another *Go*
after each revelation, four clicks for an arrest. Looking for clues is what is done anyway.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from cyclopts import App
from librt.random import Random
from rich.console import Console
from rich.table import Table as Grid

from gaslamp.bots.bot import Bot
from gaslamp.bots.levels import LEVELS, LevelBot
from gaslamp.core.choice import Choice
from gaslamp.core.codes import Action, Sight, as_seat
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.options import Options
from gaslamp.core.translation import translate
from gaslamp.games.registry import GAMES, find_game
from gaslamp.games.whitechapel.view import WhitechapelView
from gaslamp.play.table import Table

SEATS = {"lady_alice": 3}
SCREENS = ("hiding", "tokens", "marking", "patrols", "faces")
WALKS = ("calling", "leading")
POLICE_TURN = ("naming", "moving", "acting")
ARREST = 4  # the man, Arrest…, the circle, and yes

app = App(name="python -m benchmarks.clicks", version_flags=[])


class Made(NamedTuple):
    """A choice that a seat made, and all that it had."""

    seat: int
    phase: str
    night: int
    turn: str  # names the turn: the decisions of one seat in a row
    chosen: Choice
    choices: tuple[Choice, ...]
    stays: bool
    reveals: bool


class Clicks(NamedTuple):
    """The clicks of a turn: `before`, one choice at a time, and `after`, with plans and slips."""

    before: int
    after: int


@app.default
def main(*, games: int = 3, level: str = "novice") -> None:
    """Play games and print the clicks of each role, for a whole game on average.

    Args:
        games: How many games of each are played.
        level: The level of all seats.
    """
    grid = Grid("game", "role", "one by one", "now")
    for name in GAMES:
        total: Counter[tuple[str, str]] = Counter()
        for seed in range(1, games + 1):
            for role, clicks in counted(name, level, seed).items():
                total[role, "before"] += clicks.before
                total[role, "after"] += clicks.after
                total[role, "games"] += 1
        for role in dict.fromkeys(role for role, _ in total):
            shares = [total[role, way] / total[role, "games"] for way in ("before", "after")]
            grid.add_row(name, role, *(f"{share:.0f}" for share in shares))
    Console().print(grid)


def counted(name: str, level: str, seed: int) -> dict[str, Clicks]:
    """Play a game and count the clicks of each role."""
    game = find_game(name)
    options = game.options(seats=SEATS[name]) if name in SEATS else game.options()
    made = list(choices_made(game, options, level, seed))
    found: dict[str, Clicks] = {}
    names = [translate(seat, "en") for seat in game.seats(options)]
    for seat, role in enumerate(names):
        own = [one for one in made if one.seat == seat]
        found[role] = clicks_of(own, planned=name == "whitechapel")
        if name == "whitechapel":
            third = [one for one in own if one.night == 3]
            if third:
                found[f"{role}, night III"] = clicks_of(third, planned=True)
    return found


class WatchedBot:
    """A bot whose choices are noted."""

    def __init__(self, bot: Bot, seat: int, made: list[Made]) -> None:
        """Note what a bot chooses; `journal` is set once there is one."""
        self.bot = bot
        self.seat = seat
        self.made = made
        self.journal: Journal | None = None

    def see(self, sight: int, turn: int) -> None:
        """Pass on what the seat sees."""
        self.bot.see(Sight(sight), turn)

    def choose(self, actions: Sequence[int]) -> int:
        """Let the bot choose."""
        assert self.journal is not None
        action = self.bot.choose([Action(int(one)) for one in actions])
        choices = self.journal.choices(self.seat)
        view = self.journal.view(self.seat)
        chosen = next(choice for choice in choices if choice.action == action)
        self.made.append(
            Made(
                self.seat,
                getattr(view, "phase", ""),
                getattr(view, "night", 0),
                _turn(view),
                chosen,
                choices,
                stays=_stays(view, chosen),
                reveals=chosen.verb == "arrest" or _finds(self.journal, action),
            )
        )
        return action


def _turn(view: object) -> str:
    """Name a turn of Whitechapel by its night, its hour and Jack's moves."""
    if not isinstance(view, WhitechapelView):
        return ""
    return f"{view.night} {view.marker} {len(view.log)}"


def _stays(view: object, chosen: Choice) -> bool:
    """Tell whether a policeman is left where he stands."""
    if not isinstance(view, WhitechapelView) or chosen.verb != "go":
        return False
    crossing = next(man.crossing for man in view.policemen if man.policeman == view.on_turn)
    return chosen.path == (crossing,)


def _finds(journal: Journal, action: int) -> bool:
    """Tell whether a question is answered by a clue."""
    if journal.game.actions.verb(action) != "clue":
        return False
    after = journal.state.clone()
    after.apply(action)
    return journal.game.actions.verb(int(after.legal_actions()[0])) == "yes"


def choices_made(game: Game, options: Options, level: str, seed: int) -> Iterator[Made]:
    """Play a game to its end; list every decision of every seat."""
    made: list[Made] = []
    bots = {
        seat: WatchedBot(
            LevelBot(game, options, as_seat(seat), Random(seed + seat), LEVELS[level], timed=False),
            seat,
            made,
        )
        for seat in range(len(game.seats(options)))
    }
    journal = Journal(game, options)
    for bot in bots.values():
        bot.journal = journal
    Table(journal, bots, seeded(seed)).advance()
    yield from made


def clicks_of(made: Sequence[Made], *, planned: bool) -> Clicks:
    """Count the clicks of a seat's choices."""
    before = sum(single_clicks(one) for one in made)
    if not planned:
        return Clicks(before, sum(single_clicks(one) + asks(one) for one in made))
    after = 0
    for kind, run in groupby(made, _kind):
        after += _planned_clicks(kind, list(run))
    return Clicks(before, after)


def single_clicks(made: Made) -> int:
    """Count the elements of a choice, and its verb where others share them; a button is one."""
    path = made.chosen.path
    if not path:
        return 1
    shared = sum(choice.path == path for choice in made.choices) > 1
    return len(path) + shared


def asks(made: Made) -> int:
    """Count the click that confirms a choice that costs something."""
    return 1 if made.chosen.consequence else 0


def _kind(made: Made) -> str:
    """Name what is planned together: a screen, the women's walk, a turn of the police."""
    if made.phase in SCREENS:
        return f"{made.turn} {made.phase}"
    if made.phase in WALKS:
        return f"{made.turn} walk"
    return f"{made.turn} police" if made.phase in POLICE_TURN else "other"


def _planned_clicks(kind: str, made: list[Made]) -> int:
    if kind.endswith("police"):
        return _turn_clicks(made)
    if kind.endswith("walk"):
        return sum(one.phase == "leading" for one in made) + 1
    if kind == "other":  # where Jack is not home, nothing is said for him
        said = [one for one in made if one.chosen.notation != "go on" or len(one.choices) > 1]
        return sum(single_clicks(one) + asks(one) for one in said)
    if kind.endswith(("marking", "faces")):
        turned = sum(one.chosen.verb in ("woman", "real") for one in made)
        return min(turned, len(made) - turned) + 1  # tokens to turn over, and Confirm
    return len(made) + 1


def _turn_clicks(made: list[Made]) -> int:
    """Count a turn of the police: who goes, who stays, what is found, who is arrested."""
    goes = sum(one.chosen.verb == "go" and not one.stays for one in made)
    stays = any(one.stays for one in made)
    arrests = sum(one.chosen.verb == "arrest" for one in made)
    stops = sum(one.reveals for one in made[:-1])
    return goes + stays + 1 + stops + ARREST * arrests


if __name__ == "__main__":
    app()
