"""Options out of range or unknown are refused by name, with what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec
import pytest

from gaslamp.core.errors import OptionsError
from gaslamp.core.options import (
    Options,
    allowed_values,
    defaults_with,
    options_from,
    options_of,
)
from gaslamp.core.translation import LANGUAGES, translate
from tests.core.test_random_options import EveryKind, Quarrel, Weather


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("flag", "perhaps", "true, false"),
        ("closed", "5", "from 2 to 4"),
        ("closed", "two", "from 2 to 4"),
        ("closed", "9" * 5000, "from 2 to 4"),
        ("perhaps", "0", "from 1 to 2"),
        ("mode", "endless", "long, short"),
        ("weather", "snow", "fog, rain"),
    ],
)
def test_a_bad_value_is_refused_with_its_option_and_what_is_allowed(
    name: str, value: str, allowed: str
) -> None:
    with pytest.raises(OptionsError) as refused:
        options_from(EveryKind, {name: value})
    for language in LANGUAGES:
        words = translate(refused.value.text, language)
        assert name in words
        assert value[:200] in words
    assert allowed in str(refused.value)


def test_an_unknown_option_is_refused_with_the_options_there_are() -> None:
    with pytest.raises(OptionsError, match=r"“fog”.*flag, closed"):
        options_from(EveryKind, {"fog": "thick"})


def test_text_is_understood_as_the_values_it_stands_for() -> None:
    options = options_from(EveryKind, {"flag": "true", "closed": "3", "weather": "rain"})
    assert (options.flag, options.closed, options.weather) == (True, 3, Weather.RAIN)


def test_options_of_every_kind_are_written_so_that_they_can_be_read_back() -> None:
    options = EveryKind(flag=True, perhaps=2, mode="long", weather=Weather.RAIN)
    assert options_from(EveryKind, options_of(options)) == options


def test_every_option_says_what_it_allows() -> None:
    assert set(allowed_values(EveryKind)) == set(options_of(EveryKind(perhaps=1)))


def test_a_bad_value_is_refused_at_birth() -> None:
    with pytest.raises(OptionsError, match="“5” is not a value of the option “closed”"):
        EveryKind(closed=5)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("flag", "true"),
        ("flag", 1),
        ("closed", "3"),
        ("closed", 3.0),
        ("closed", True),
        ("closed", None),
        ("perhaps", 0),
        ("mode", "endless"),
        ("weather", "fog"),
    ],
)
def test_a_value_of_a_wrong_type_is_refused_at_birth(name: str, value: object) -> None:
    with pytest.raises(OptionsError, match=f"is not a value of the option “{name}”"):
        EveryKind(**{name: value})  # type: ignore[arg-type]  # wrong types are tried


def test_options_that_contradict_each_other_are_refused_at_birth() -> None:
    with pytest.raises(OptionsError):
        Quarrel(dog=True, cat=True)


def test_options_read_from_a_message_are_checked_too() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"closed": 5}', type=EveryKind)
    with pytest.raises((OptionsError, msgspec.ValidationError)):
        msgspec.json.decode(b'{"dog": true, "cat": true}', type=Quarrel)


def test_options_changed_from_others_are_checked_too() -> None:
    with pytest.raises(OptionsError):
        msgspec.structs.replace(Quarrel(dog=True), cat=True)


def test_equal_options_are_one_key() -> None:
    assert len({EveryKind(closed=3), EveryKind(closed=3), EveryKind()}) == 2


class WithOthers(Options, frozen=True, kw_only=True):
    """A default that holds for one person alone."""

    with_people: ClassVar[Mapping[str, bool | int | str]] = {"notes": False}
    notes: bool = True


@pytest.mark.parametrize(("people", "notes"), [(0, True), (1, True), (2, False), (5, False)])
def test_a_default_may_differ_where_several_people_play(people: int, notes: bool) -> None:
    usual = defaults_with(WithOthers, people)
    assert options_from(WithOthers, {**usual}).notes is notes
    assert options_from(WithOthers, {**usual, "notes": "true"}).notes
