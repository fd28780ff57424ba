"""Draws the README's picture from a recorded position: `python docs/pictures/draw.py`.

The map comes from the board's facts, the glow from a detective's belief: what the picture shows
is what a player's notebook would show.
"""

from __future__ import annotations

from pathlib import Path

from gaslamp.core.board import name_of
from gaslamp.core.data_files import read_data
from gaslamp.core.journal_file import loads
from gaslamp.games.registry import find_game
from gaslamp.games.scotland_yard.belief.station_belief import StationBelief
from gaslamp.games.scotland_yard.board import london
from gaslamp.games.scotland_yard.view import ScotlandYardView

WIDTH, HEIGHT = 1280, 800
MARGIN = 50
RECORDED = Path(__file__).parents[2] / "tests/golden/scotland_yard/caught_after_a_ferry.gaslamp"
ACTIONS = 71
DETECTIVES = 1
LINES = {
    "taxi": 'stroke="#c9a24a" stroke-width="1.6" opacity=".55"',
    "bus": 'stroke="#3f8f82" stroke-width="2.4" stroke-dasharray="7 3" opacity=".6"',
    "underground": 'stroke="#9c4150" stroke-width="4" stroke-dasharray="2 7" opacity=".75"',
    "ferry": 'stroke="#9fb9d8" stroke-width="3" stroke-dasharray="12 6" opacity=".6"',
}
PAWNS = ("#b2574f", "#5b8fc9", "#6aa56d", "#a877bd", "#cf9a4a")


def main() -> None:
    """Replay the recorded game to the position and draw it."""
    journal = loads(RECORDED.read_text(encoding="utf-8"), find_game).prefix(ACTIONS)
    game = journal.game
    belief = game.belief(journal.options, DETECTIVES)
    assert isinstance(belief, StationBelief)
    for seen in journal.logs[DETECTIVES]:
        belief.see(seen.sight, seen.turn)
    view = game.view(journal.state, DETECTIVES)
    assert isinstance(view, ScotlandYardView)
    weights = {station: belief.weights[station] for station in belief.possible()}
    target = Path(__file__).with_name("scotland_yard.svg")
    target.write_text("\n".join(picture(view, weights)) + "\n", encoding="utf-8")
    print(f"wrote {target.name}: round {view.round}, {len(weights)} possible stations")


def picture(view: ScotlandYardView, weights: dict[int, float]) -> list[str]:
    """Lay out the map, the glow, the stations and the pawns."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="Georgia, serif">',
        "<title>Scotland Yard: where Mister X can be</title>",
        '<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffe9b8"/>'
        '<stop offset=".35" stop-color="#f6b34c" stop-opacity=".65"/>'
        '<stop offset="1" stop-color="#f6b34c" stop-opacity="0"/></radialGradient></defs>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#0b121e"/>',
        *_lines(),
        *_glow(weights),
        *_stations(weights),
        *_detectives(view),
        *_travel_log(view),
        "</svg>",
    ]


def places() -> dict[int, tuple[float, float]]:
    """Put each station on the picture."""
    across, down = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN - 40
    return {
        int(number): (MARGIN + float(x) * across, MARGIN + float(y) * down)
        for number, x, y in read_data("scotland_yard", "stations.csv")
    }


def _lines() -> list[str]:
    at = places()
    return [
        f'<line x1="{at[a][0]:.0f}" y1="{at[a][1]:.0f}" x2="{at[b][0]:.0f}" y2="{at[b][1]:.0f}" '
        f"{LINES[kind]}/>"
        for kind in LINES
        for a, b, found in london().lines
        if found == kind
    ]


def _glow(weights: dict[int, float]) -> list[str]:
    at, most = places(), max(weights.values())
    return [
        f'<circle cx="{at[s][0]:.0f}" cy="{at[s][1]:.0f}" r="{22 + 34 * (w / most) ** 0.5:.0f}" '
        f'fill="url(#glow)" opacity="{0.35 + 0.65 * w / most:.2f}"/>'
        for s, w in weights.items()
    ]


def _stations(weights: dict[int, float]) -> list[str]:
    drawn = []
    for station, (x, y) in places().items():
        lit = station in weights
        fill, ink = ("#ffe9b8", "#1d1a16") if lit else ("#1d2a3f", "#9fb0c8")
        drawn.append(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="9.5" fill="{fill}" stroke="#b48a45" '
            f'stroke-width="{1.6 if lit else 0.7}"/><text x="{x:.0f}" y="{y + 3:.0f}" '
            f'font-size="9" text-anchor="middle" fill="{ink}">{station}</text>'
        )
    return drawn


def _detectives(view: ScotlandYardView) -> list[str]:
    drawn = []
    for number, detective in enumerate(view.detectives, start=1):
        assert detective.station is not None
        x, y = places()[int(name_of(detective.station))]
        drawn.append(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="15" fill="{PAWNS[number - 1]}" '
            f'stroke="#e7c987" stroke-width="3"/><text x="{x:.0f}" y="{y + 6:.0f}" font-size="17" '
            f'text-anchor="middle" fill="#fff8e6" font-weight="bold">{number}</text>'
        )
    return drawn


def _travel_log(view: ScotlandYardView) -> list[str]:
    """Mister X's tickets along the bottom, with the stations where he was seen."""
    colours = {"taxi": "#c9a24a", "bus": "#3f8f82", "underground": "#9c4150", "black": "#05070b"}
    drawn = []
    for number, window in enumerate(view.travel_log):
        x = MARGIN + number * 50
        ink = "#1d1a16" if window.ticket == "taxi" else "#f3ead6"
        drawn.append(
            f'<rect x="{x}" y="{HEIGHT - 58}" width="44" height="34" rx="5" '
            f'fill="{colours[window.ticket]}" stroke="#b48a45"/><text x="{x + 22}" '
            f'y="{HEIGHT - 36}" font-size="15" text-anchor="middle" fill="{ink}">'
            f"{window.station or ''}</text>"
        )
    words = f"travel log · round {view.round} of 22"
    end = MARGIN + len(view.travel_log) * 50 + 14
    return [
        *drawn,
        f'<text x="{end}" y="{HEIGHT - 36}" font-size="17" letter-spacing="1" '
        f'fill="#e7c987">{words}</text>',
    ]


if __name__ == "__main__":
    main()
