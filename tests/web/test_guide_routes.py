"""How to play, by plain HTTP."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gaslamp.core.translation import LANGUAGES
from gaslamp.games.registry import GAMES, add_game, import_game, remove_game
from gaslamp.learn.guide import Guide, read_guide
from gaslamp.learn.guide_figures import figures_of
from tests.web.visiting import visiting

HARBOUR = Path(__file__).parents[2] / "examples" / "harbour.toml"
LARGEST = 200_000  # bytes of an answer, and a quarter of it on the wire


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_given_in_each_language_and_its_figures_once(tmp_path: Path, game: str) -> None:
    with visiting(tmp_path) as client:
        for language in LANGUAGES:
            answer = client.get(f"/api/games/{game}/guide/{language}")
            assert msgspec.json.decode(answer.content, type=Guide) == read_guide(game, language)
        shown = client.get(f"/api/games/{game}/figures").json()
    names = [figure.name for figure in figures_of(game).figures]
    assert [figure["name"] for figure in shown["figures"]] == names
    assert all(figure["view"]["game"] == game for figure in shown["figures"])
    assert shown["board"]["elements"]


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_small_and_packed(tmp_path: Path, game: str) -> None:
    with visiting(tmp_path) as client:
        for path in (f"/api/games/{game}/guide/fr", f"/api/games/{game}/figures"):
            answer = client.get(path, headers={"Accept-Encoding": "gzip"})
            assert answer.headers["Content-Encoding"] == "gzip"
            assert len(answer.content) < LARGEST
            assert int(answer.headers["Content-Length"]) < LARGEST / 4
            plain = client.get(path, headers={"Accept-Encoding": "identity"})
            assert "Content-Encoding" not in plain.headers
            assert plain.content == answer.content


def test_what_a_browser_has_already_is_not_sent_again(tmp_path: Path) -> None:
    path = "/api/games/mr_jack/guide/en"
    with visiting(tmp_path) as client:
        mark = client.get(path).headers["ETag"]
        again = client.get(path, headers={"If-None-Match": mark})
        assert (again.status_code, again.content) == (304, b"")
        other = client.get("/api/games/mr_jack/guide/fr", headers={"If-None-Match": mark})
        assert other.status_code == 200
        assert other.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["guide/de", "guide/..", "guide/en/more", "guides"],
)
def test_there_is_no_other_guide(tmp_path: Path, path: str) -> None:
    with visiting(tmp_path) as client:
        assert client.get(f"/api/games/mr_jack/{path}").status_code == 404
        assert client.get("/api/games/small_whitechapel/figures").status_code == 404
        assert client.get("/api/games/nothing/guide/en").status_code == 404


def test_a_scenario_is_explained_by_the_guide_of_its_game(tmp_path: Path) -> None:
    scenario = import_game(str(HARBOUR))
    add_game(scenario)
    try:
        with visiting(tmp_path) as client:
            guide = client.get(f"/api/games/{scenario.name}/guide/fr")
            assert guide.content == client.get("/api/games/scotland_yard/guide/fr").content
            assert client.get(f"/api/games/{scenario.name}/figures").status_code == 200
    finally:
        remove_game(scenario.name)
    with visiting(tmp_path) as client:
        assert client.get(f"/api/games/{scenario.name}/guide/fr").status_code == 404
