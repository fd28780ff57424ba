"""OpenSpiel's games: `import gaslamp.envs.openspiel; pyspiel.load_game("gaslamp_scotland_yard")`.

Every game of the registry is a Python game there, the small variants too, with a game's options as
its parameters. Chance nodes are OpenSpiel's; so are the referee's, with the one outcome that he
has. A player's information state is its seat's log: all that it saw, in order.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias, cast

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from gaslamp.core.automatic_actions import is_automatic
from gaslamp.core.codes import ViewerId, sight_of
from gaslamp.core.game import Game
from gaslamp.core.options import Options, options_from
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.core.turn_names import turn_name
from gaslamp.envs.episode import observed, rewards
from gaslamp.games.registry import GAMES, VARIANTS, open_game

PREFIX = "gaslamp_"
MOST_PLAYERS = 6

spiel = cast("Any", pyspiel)  # OpenSpiel is untyped

Parameters: TypeAlias = dict[str, Any]


def parameters_of(game: Game) -> Parameters:
    """Give a game's options with their defaults; -1 and "" stand for an option left open."""
    usual = msgspec.structs.asdict(game.options())
    return {name: -1 if value is None else value for name, value in usual.items()}


def is_zero_sum(game: Game, options: Options) -> bool:
    """Tell whether what one player wins is what the other loses."""
    return game.sides(options) == (0, 1)


def game_type(game: Game, options: Options, name: str) -> Any:  # noqa: ANN401  (it is untyped)
    """Describe a game with these options to OpenSpiel."""
    kind = spiel.GameType
    return kind(
        short_name=PREFIX + name,
        long_name=f"Gaslamp {name.replace('_', ' ').title()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=(kind.Utility.ZERO_SUM if is_zero_sum(game, options) else kind.Utility.GENERAL_SUM),
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS if hasattr(options, "seats") else 2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    """A game of the registry, with its options agreed."""

    name: ClassVar[str]

    def __init__(self, parameters: Parameters) -> None:
        """Take OpenSpiel's parameters as options."""
        self.game = open_game(self.name)
        agreed = {key: value for key, value in parameters.items() if value not in (-1, "")}
        self.options: Options = options_from(self.game.options, agreed)
        self.seats = len(self.game.seats(self.options))
        self.codes = self.game.action_space(self.options)
        self.longest = self.game.longest(self.options)
        self.length = self.game.observation(self.options).length
        info = spiel.GameInfo(
            num_distinct_actions=self.codes,
            max_chance_outcomes=self.codes,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum(self.game, self.options) else None,
            max_game_length=self.longest,
        )
        spiel.Game.__init__(
            self, game_type(self.game, self.options, self.game.name), info, parameters
        )

    def new_initial_state(self) -> SpielState:
        """Set the table."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Bound them by a game's length."""
        return self.longest

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: Parameters | None = None,
    ) -> SpielObserver:
        """Make an observer: of the seat's log, or of its current view."""
        return SpielObserver(
            self, iig_obs_type or spiel.IIGObservationType(perfect_recall=False), params
        )


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    """A position, and what each viewer has seen of the way to it."""

    def __init__(self, game: SpielGame) -> None:
        """Begin at the set-up."""
        spiel.State.__init__(self, game)
        self.place: State = game.game.start(game.options)
        self.viewers = (*range(game.seats), SPECTATOR)
        self.logs: dict[int, tuple[tuple[int, int], ...]] = dict.fromkeys(self.viewers, ())
        self.notation = game.game.notation

    def current_player(self) -> int:
        """Give the seat on turn; chance stands for the referee too."""
        seat = int(self.place.seat)
        if seat == OVER:
            return int(spiel.PlayerId.TERMINAL)
        return int(spiel.PlayerId.CHANCE) if is_automatic(seat) else seat

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.place.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give what can be drawn, each equally likely; the referee has one answer."""
        actions = list(self.place.legal_actions())
        return [(action, 1.0 / len(actions)) for action in actions]

    def _apply_action(self, action: int) -> None:
        sights = {viewer: sight_of(self.place, action, viewer) for viewer in self.viewers}
        self.place.apply(action)
        turn = int(self.place.seat)
        self.logs = {
            viewer: (*self.logs[viewer], (sights[viewer], turn)) for viewer in self.viewers
        }

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.notation(action)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.place.seat == OVER)

    def returns(self) -> list[float]:
        """Give 1 to each winner and -1 to the others."""
        return rewards(self.place, len(self.viewers) - 1)

    def log(self, viewer: ViewerId) -> str:
        """Write what a viewer has seen, and whose turn it then was."""
        return ", ".join(
            f"{self.notation(sight)} > {turn_name(turn)}" for sight, turn in self.logs[viewer]
        )

    def __str__(self) -> str:
        return self.place.text()


class SpielObserver:
    """Looks at a state for a player, as OpenSpiel's observers do."""

    def __init__(self, game: SpielGame, kind: Any, params: Parameters | None) -> None:  # noqa: ANN401
        """Make room for the parts that are asked for."""
        if params:
            raise ValueError(f"there are no observation parameters: {params}")
        self.recalls = kind.perfect_recall
        self.private = kind.private_info == spiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        self.layout = game.game.observation(game.options)
        self.seats, self.codes = game.seats, game.codes
        lengths: dict[str, tuple[int, ...]] = {"observing_player": (game.seats,)}
        if self.public or self.private:
            lengths |= {part.name: part.shape for part in self.layout.parts}
        if self.recalls:
            lengths["sights"] = (game.longest, 2)
        total = sum(int(np.prod(shape)) for shape in lengths.values())
        self.tensor: NDArray[np.float32] = np.zeros(total, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, shape in lengths.items():
            end = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def viewer(self, player: int) -> ViewerId:
        """Return the viewer: a spectator where no private information is asked for."""
        return ViewerId(player if self.private else SPECTATOR)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor from a player's point of view."""
        self.tensor.fill(0)
        self.dict["observing_player"][player] = 1
        if self.public or self.private:
            length = self.layout.length
            seen = observed(state.place, self.viewer(player), length)
            self.tensor[self.seats : self.seats + length] = seen
        if self.recalls:
            log = state.logs[self.viewer(player)]
            for row, (sight, turn) in enumerate(log):
                self.dict["sights"][row] = ((sight + 1) / (self.codes + 1), (turn + 4) / 16)

    def string_from(self, state: SpielState, player: int) -> str:
        """Write what a player knows: its whole log, or only its current view."""
        viewer = self.viewer(player)
        if self.recalls:
            return f"{player}: {state.log(viewer)}"
        seen = observed(state.place, viewer, self.layout.length)
        marks = ", ".join(f"{place}={seen[place]:g}" for place in np.flatnonzero(seen))
        return f"{player}: {marks}"


def register(name: str) -> None:
    """Make a game known to OpenSpiel, as `gaslamp_` and its name.

    OpenSpiel keeps the factory beyond the end of Python: that is safe for a class, but a function
    would be freed too late and end the process with an error.
    """
    game = open_game(name)
    kind = game_type(game, game.options(), game.name)
    spiel.register_game(kind, type(f"Spiel_{game.name}", (SpielGame,), {"name": name}))


for registered in (*GAMES, *VARIANTS):
    register(registered)
