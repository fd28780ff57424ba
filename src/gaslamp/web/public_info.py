"""Public information about games and tables."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from gaslamp.bots.characters import CHARACTERS, CHARACTERS_OF
from gaslamp.bots.levels import LEVELS
from gaslamp.core.errors import OptionsError
from gaslamp.core.game import Game
from gaslamp.core.options import allowed_values, options_from
from gaslamp.core.text import Text, text
from gaslamp.games.registry import find_game, game_names
from gaslamp.service.contributions import draws_of
from gaslamp.service.fairness import sealed_choices, start_fingerprint
from gaslamp.service.live_table import LiveTable
from gaslamp.service.lobby import grace
from gaslamp.service.rating_model import ratings_available
from gaslamp.web.wire import Fairness, GameShown, LevelShown, OptionShown, TableShown

MOST_CHOICES = 12


def all_games_info() -> list[GameShown]:
    """Return the public information about every game."""
    return [game_info(find_game(name)) for name in game_names()]


def game_info(game: Game) -> GameShown:
    """Return a game's seats and options at their defaults, and the bots that play it."""
    usual = game.options()
    return GameShown(
        name=game.name,
        variant_of=game.variant_of,
        version=game.version,
        title=game.title(),
        about=game.about(),
        seats=game.seats(usual),
        seatings=_seatings(game),
        options=tuple(
            OptionShown(
                name=name,
                title=game.option_name(name),
                about=game.option_text(name),
                allowed=allowed,
                default=_plain(getattr(usual, name)),
                choices=_choices(game, name),
                with_people=game.options.with_people.get(name, _plain(getattr(usual, name))),
                choices_at=_choices_at(game, name),
                instead=game.options.instead.get(name, ""),
            )
            for name, allowed in allowed_values(game.options).items()
        ),
        levels=_levels(game),
        two_sides=len(set(game.sides(usual))) == 2,
        rated=ratings_available(),
    )


def _levels(game: Game) -> tuple[LevelShown, ...]:
    """List a game's characters, the weakest first; a game without characters offers the levels."""
    if game.name not in CHARACTERS_OF:
        return tuple(LevelShown(name, text(f"bots-about-{name}")) for name in ("random", *LEVELS))
    cast = [CHARACTERS[name] for name in CHARACTERS_OF[game.name]]
    return tuple(
        LevelShown(one.name, text(f"bots-about-{one.name}"), one.lamps, one.alias) for one in cast
    )


def _seatings(game: Game) -> dict[str, dict[str, tuple[Text, ...]]]:
    """Name the seats for each value of an option that changes them, the others as usual."""
    usual = game.seats(game.options())
    found: dict[str, dict[str, tuple[Text, ...]]] = {}
    for option in allowed_values(game.options):
        for value in _choices(game, option):
            try:
                seats = game.seats(options_from(game.options, {option: value}))
            except OptionsError:
                continue
            if seats != usual:
                found.setdefault(option, {})[str(value)] = seats
    return found


def _plain(value: Any) -> bool | int | str | None:  # noqa: ANN401  (an option's value)
    plain: bool | int | str | None = msgspec.to_builtins(value)
    return plain


def _choices(game: Game, option: str) -> tuple[bool | int | str, ...]:
    """List an option's values where they are few."""
    described = inspect.type_info(game.options)
    assert isinstance(described, inspect.StructType)
    field = next(field for field in described.fields if field.name == option)
    return _values(field.type)


def _choices_at(game: Game, option: str) -> dict[str, tuple[bool | int | str, ...]]:
    """List an option's values for each number of seats at which not all of them make sense."""
    usual = game.options()
    seats = _choices(game, "seats") if hasattr(usual, "seats") else ()
    by_seats = {count: game.options.choices_at(int(count)) for count in seats}
    return {str(count): values[option] for count, values in by_seats.items() if option in values}


def _values(kind: inspect.Type) -> tuple[bool | int | str, ...]:
    match kind:
        case inspect.BoolType():
            return (False, True)
        case inspect.LiteralType(values=values):
            return tuple(value for value in values if value is not None)
        case inspect.EnumType(cls=members):
            return tuple(member.value for member in members)
        case inspect.IntType(ge=int(low), le=int(high)) if high - low < MOST_CHOICES:
            return tuple(range(low, high + 1))
        case inspect.UnionType(types=kinds):
            return tuple(value for inner in kinds for value in _values(inner))
        case _:
            return ()


def table_info(table: LiveTable) -> TableShown:
    """Return the public information about a table."""
    state = table.state
    return TableShown(
        id=state.id,
        game=state.game.name,
        version=state.game.version,
        options=state.plan.options,
        settings=state.plan.settings,
        seats=table.seats().seats,
        started=state.started,
        outcome=state.verdict,
        commitment=state.commitment,
        rematch=state.rematch,
        draws=draws_of(state),
        listed_without_host=grace(state.plan.settings.clock) // 1000,
    )


def fairness_info(table: LiveTable, *, opened: bool) -> Fairness:
    """Return the commitments; the seed only if the game is over."""
    state, seed = table.state, table.created.seed
    settled = state.journal.actions[: len(state.journal.actions) - state.journal.pending]
    digests = tuple(state.contributions.digests)
    fixed = state.created.recipe > 1 and (state.started or state.contributions.closed)
    return Fairness(
        recipe=state.created.recipe,
        commitment=state.commitment,
        digests=digests,
        start=start_fingerprint(state.id, state.commitment, digests) if fixed else "",
        record=state.recorded,
        contributions=state.mixed if state.started else (),
        sealed=tuple(sealed_choices(state.game, state.options, settled, seed)),
        seed=seed if opened else None,
        opening=len(state.created.opening),
    )
