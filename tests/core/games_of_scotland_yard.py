"""Games of Scotland Yard, to try the journal on: double moves, sightings, an offer."""

from __future__ import annotations

from librt.random import Random

from gaslamp.core.journal import Journal, seeded
from gaslamp.core.options import options_from
from gaslamp.core.state import OVER
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard

EVERY_OPTIONS = tuple(
    ScotlandYardOptions(
        seats=seats, detectives=detectives, counted_tickets=counted, voluntary_reveal=voluntary
    )
    for seats, detectives in ((2, 3), (2, 4), (2, 5), (3, 4), (4, 3), (5, 4), (6, 5))
    for counted in (False, True)
    for voluntary in (False, True)
)


def agree(**agreed: object) -> ScotlandYardOptions:
    """Agree on options."""
    return options_from(ScotlandYardOptions, agreed)


def deal(*stations: int, **agreed: object) -> Journal:
    """Begin a game with chosen start cards, Mister X's first."""
    journal = Journal(GAME, agree(**agreed))
    for station in stations:
        journal.replay(GAME.parse(f"deal {station}"))
    return journal


def begun(**agreed: object) -> Journal:
    """Begin a game of three detectives, unless agreed otherwise."""
    return deal(174, 103, 132, 141, **({"detectives": 3} | agreed))


def step(journal: Journal, rng: Random) -> None:
    """Play one random action, whoever is to act."""
    if journal.state.seat >= 0:
        journal.play(int(journal.state.seat), journal.state.random_action(rng))
    else:
        journal.advance_once(seeded(rng))


def random_game(seed: int, options: ScotlandYardOptions | None = None) -> Journal:
    """Play a game at random to its end."""
    rng = Random(seed)
    journal = Journal(GAME, options or agree())
    while journal.state.seat != OVER:
        step(journal, rng)
    return journal


def written(journal: Journal) -> list[str]:
    """List the actions that stand, in notation."""
    return [GAME.notation(action) for action in journal.actions]


def truth(journal: Journal) -> ScotlandYard:
    """Give a journal's state by its own type."""
    assert isinstance(journal.state, ScotlandYard)
    return journal.state
