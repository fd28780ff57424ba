"""Translates the errors of the command line parser."""

from __future__ import annotations

from cyclopts import CycloptsError, exceptions

from gaslamp.core.text import Text, text

MISUNDERSTOOD = text("cli-misunderstood")
NUMBERS: dict[object, str] = {int: "cli-not-a-whole-number", float: "cli-not-a-number"}


def refusal(error: CycloptsError) -> Text:
    """Translate an error, with the help page to read."""
    chain = " ".join(["gaslamp", *(error.command_chain or ()), "--help"])
    return text("cli-usage", reason=_reason(error), help=chain)


def _reason(error: CycloptsError) -> Text:
    match error:
        case exceptions.UnknownCommandError(unused_tokens=[found, *_]):
            return text("cli-unknown-command", command=found)
        case exceptions.MissingArgumentError(keyword=str(name)):
            return text("cli-missing-value", option=name)
        case exceptions.MissingArgumentError(argument=argument) if argument is not None:
            return text("cli-missing-argument", argument=argument.name.lstrip("-").upper())
        case exceptions.CoercionError(target_type=kind, token=token) if token and kind in NUMBERS:
            return text(NUMBERS[kind], value=token.value, option=token.keyword or "")
        case exceptions.RepeatArgumentError(token=token):
            return text("cli-repeated", option=token.keyword or token.value)
        case exceptions.UnknownOptionError(token=token):
            return text("cli-no-such-option", option=token.keyword or token.value)
        case exceptions.UnusedCliTokensError(unused_tokens=[found, *_]):
            return text("cli-too-much", found=found)
        case _:
            return _other_reason(error)


def _other_reason(error: CycloptsError) -> Text:
    """Quote what is wrong with a configuration file; other errors have no words of their own."""
    is_of_file = type(error) is CycloptsError and error.msg  # of a configuration file
    return text("cli-bad-configuration", reason=str(error.msg)) if is_of_file else MISUNDERSTOOD
