"""`gaslamp train`: what it refuses before anything is begun; `make training` tests the rest."""

from __future__ import annotations

import pytest

from gaslamp.cli import train_command
from gaslamp.core.translation import LANGUAGES
from tests.cli.desk import gaslamp


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--minutes", "0"), "--minutes takes more than 0, not 0."),
        (("--games", "1"), "--games takes 2"),
        (("--imitate", "-1"), "--imitate takes minutes"),
        (("--device", "tpu"), "no device “tpu”"),
    ],
)
def test_what_cannot_be_trained_with_is_refused(arguments: tuple[str, ...], said: str) -> None:
    printed = gaslamp("train", "mr_jack_pocket", *arguments)
    assert (printed.code, printed.out) == (2, "")
    assert said in " ".join(printed.err.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_libraries_are_named_with_what_to_install(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train_command, "find_spec", lambda _: None)
    printed = gaslamp("train", "mr_jack_pocket", "--lang", language)
    assert (printed.code, printed.out) == (2, "")
    assert "torch, numpy" in printed.err
    assert "gaslamp[train]" in printed.err
