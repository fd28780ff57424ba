"""The standings of a league, from its games.

A game is worth one point, a draw half of one, a bye one. With equal points, in a round robin the
games among those players decide, in the Swiss system the points of everybody's opponents
(Buchholz); then the number of games won. Who is equal by all that shares the place.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gaslamp.service.league_data import LeagueGame, Member, Standing, System


def standings(
    system: System, members: Sequence[Member], games: Sequence[LeagueGame]
) -> list[Standing]:
    """Rank the players of a league."""
    points = {one.number: _points(one.number, games) for one in members}

    def line(one: Member) -> Standing:
        number = one.number
        equal = {other for other, sum_ in points.items() if sum_ == points[number]}
        if system == "swiss":
            decides = sum(points[other] for other in opponents_of(number, games))
        else:
            decides = _points(number, games, among=equal)
        settled = [
            game for game in games if game.how not in (None, "bye") and number in _both(game)
        ]
        wins = sum(_part(game, number) == 1 for game in settled)
        return Standing(
            number, one.name, one.has_left, 0, points[number], decides, wins, len(settled)
        )

    def key(one: Standing) -> tuple[float, float, int]:
        return (-one.points, -one.tie_break, -one.wins)

    lines = sorted(map(line, members), key=lambda one: (*key(one), one.number))
    places = {key(one): place for place, one in reversed(list(enumerate(lines, 1)))}
    return [
        Standing(
            one.number,
            one.name,
            one.has_left,
            places[key(one)],
            one.points,
            one.tie_break,
            one.wins,
            one.played,
        )
        for one in lines
    ]


def opponents_of(number: int, games: Sequence[LeagueGame]) -> set[int]:
    """List whom a player has met or is meeting."""
    mine = _met(number, games)
    return {other for game in mine for other in _both(game) if other != number}


def _met(number: int, games: Sequence[LeagueGame]) -> list[LeagueGame]:
    """List a player's games with an opponent, decided or not."""
    return [game for game in games if number in _both(game) and game.how != "bye"]


def _both(game: LeagueGame) -> tuple[int, int]:
    return game.first, game.second


def _part(game: LeagueGame, number: int) -> float:
    """Give what a decided game brought a player."""
    if game.points is None:
        return 0.0
    return game.points[0 if game.first == number else 1]


def _points(
    number: int, games: Sequence[LeagueGame], among: Collection[int] | None = None
) -> float:
    mine = [game for game in games if number in _both(game)]
    counted = [game for game in mine if among is None or set(_both(game)) <= set(among)]
    return sum(_part(game, number) for game in counted)
