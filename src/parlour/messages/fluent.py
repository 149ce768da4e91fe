"""Fluent's and Babel's part of the messages. Imported only when a message needs it, because both load slowly."""

from collections.abc import Sequence
from typing import Literal

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle

from parlour.languages import ENGLISH


def new_bundle(language: str) -> FluentBundle:
    """Return an empty bundle of a language, with the plural and number rules of English if Babel doesn't know it."""
    return FluentBundle([_known(language)], use_isolating=False)


def join_names(names: Sequence[str], language: str, style: Literal["standard", "or"]) -> str:
    return format_list(list(names), style, locale=_known(language))


def _known(language: str) -> str:
    try:
        Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return ENGLISH
    return language
