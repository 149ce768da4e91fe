"""Every text that a person reads, from Fluent files (docs/a-new-language.md).

English is filed with the code: `messages/en/*.ftl` for the house and `messages/en.ftl` in the folder of each game.
Other languages bring theirs in their packs, under the same names. What a language lacks is shown in English.
"""

from collections.abc import Sequence
from functools import cache
from typing import Literal

from parlour.languages import ENGLISH
from parlour.messages.catalogue import Catalogue
from parlour.messages.files import HOUSE, languages_of, layer

__all__ = ["Catalogue", "catalogue", "either", "listed"]


@cache
def catalogue(language: str, package: str = "") -> Catalogue:
    """Return the shared messages in a language, with those of a game's package on top, if it has one."""
    package = package or HOUSE
    wanted = dict.fromkeys([language, ENGLISH])
    layers = [layer(code, one) for code in wanted for one in dict.fromkeys([package, HOUSE])]
    # A game from outside may have neither language: its own is better than nothing.
    others = [] if package == HOUSE else [layer(code, package) for code in languages_of(package) if code not in wanted]
    return Catalogue(language, [*layers, *others])


def listed(names: Sequence[str], language: str) -> str:
    """Return names as a list in a sentence: Ann, Bob, and Cid."""
    return _joined(names, language, "standard")


def either(names: Sequence[str], language: str) -> str:
    """Return names to choose from: Ann, Bob, or Cid."""
    return _joined(names, language, "or")


def _joined(names: Sequence[str], language: str, style: Literal["standard", "or"]) -> str:
    if len(names) < 2:
        return "".join(names)
    from parlour.messages.fluent import join_names

    return join_names(names, language, style)
