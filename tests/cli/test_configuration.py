"""What `serve` is told by the environment and by a file, and which of them comes first."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.cli import serve_command
from gaslamp.cli.configuration import data_folder
from gaslamp.cli.serve_options import ServeOptions
from gaslamp.cli.terminal import Terminal
from tests.cli.desk import Printed, gaslamp


class Served:
    """Keeps what the server would have been started with."""

    def __init__(self) -> None:
        self.place: ServeOptions | None = None

    def __call__(self, _: Terminal, place: ServeOptions) -> None:
        self.place = place


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Served:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    keeper = Served()
    monkeypatch.setattr(serve_command, "serve_tables", keeper)
    return keeper


def configure(tmp_path: Path, content: str) -> Path:
    file = tmp_path / "gaslamp" / "gaslamp.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(content)
    return file


def test_without_any_configuration_the_defaults_hold(served: Served) -> None:
    assert gaslamp("serve").code == 0
    assert served.place == ServeOptions()


def test_the_file_of_the_user_is_read(served: Served, tmp_path: Path) -> None:
    configure(tmp_path, '[serve]\nport = 80\nhost-name = ["a.example", "b.example"]\nopen = true\n')
    assert gaslamp("serve").code == 0
    assert served.place == ServeOptions(port=80, host_name=("a.example", "b.example"), open=True)


def test_the_environment_names_options(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GASLAMP_SERVE_PORT", "81")
    monkeypatch.setenv("GASLAMP_SERVE_HOST_NAME", "a.example b.example")
    monkeypatch.setenv("GASLAMP_SERVE_DATA_DIR", "/var/lib/gaslamp")
    monkeypatch.setenv("GASLAMP_METRICS_TOKEN", "secret")  # no option
    assert gaslamp("serve").code == 0
    assert served.place == ServeOptions(
        port=81, host_name=("a.example", "b.example"), data_dir=Path("/var/lib/gaslamp")
    )


def test_the_command_line_comes_first_then_the_environment_then_the_file(
    served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    configure(tmp_path, "[serve]\nport = 80\nworkers = 2\nkeep = 9\n")
    monkeypatch.setenv("GASLAMP_SERVE_PORT", "81")
    monkeypatch.setenv("GASLAMP_SERVE_WORKERS", "3")
    assert gaslamp("serve", "--port", "82").code == 0
    assert served.place == ServeOptions(port=82, workers=3, keep=9)


def test_the_environment_names_another_file(
    served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    configure(tmp_path, "[serve]\nport = 80\n")
    other = tmp_path / "other.toml"
    other.write_text("[serve]\nport = 90\n")
    monkeypatch.setenv("GASLAMP_CONFIG", str(other))
    assert gaslamp("serve").code == 0
    assert served.place == ServeOptions(port=90)


def refused(printed: Printed, *words: str) -> None:
    assert printed.code == 2
    assert all(word in printed.err for word in words), printed.err


def test_a_file_that_is_not_there_is_refused_in_words(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GASLAMP_CONFIG", "missing.toml")
    refused(gaslamp("serve"), "missing.toml", "GASLAMP_CONFIG")
    assert served.place is None
    assert gaslamp("games").code == 0  # only `serve` is configured


@pytest.mark.parametrize(
    ("content", "word"),
    [
        ("[serve]\nprot = 80\n", "prot"),
        ('[serve]\nport = "many"\n', "many"),
        ("[serve\n", "can’t be read"),
        ("serve = 3\n", "can’t be read"),
        ("[serve]\nworkers = 0\n", "serve"),
    ],
)
def test_a_file_with_mistakes_is_refused_in_words(
    served: Served, tmp_path: Path, content: str, word: str
) -> None:
    configure(tmp_path, content)
    refused(gaslamp("serve"), word)
    assert served.place is None


def test_help_says_where_options_come_from(served: Served, tmp_path: Path) -> None:
    page = gaslamp("serve", "--help").out
    assert "GASLAMP_SERVE_PORT" in page
    assert "GASLAMP_CONFIG" in page
    assert "[serve]" in page


def test_data_is_kept_where_the_system_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/gaslamp")
