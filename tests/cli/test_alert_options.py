"""What `serve` offers to call players by follows from its options and what is installed."""

from __future__ import annotations

import importlib.util

import pytest

from gaslamp.cli.alert_options import alert_options
from gaslamp.cli.serve_options import ServeOptions


def test_devices_are_called_from_a_public_address_alone() -> None:
    public = alert_options(ServeOptions(public_url="https://games.example.org"))
    assert public.sends_push
    assert public.public_url == "https://games.example.org/"
    assert not alert_options(ServeOptions()).sends_push


@pytest.mark.parametrize("missing", ["http_ece", "py_vapid"])
def test_without_its_libraries_web_push_is_not_offered(
    monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == missing else find(name)
    )
    assert not alert_options(ServeOptions(public_url="https://games.example.org")).sends_push
