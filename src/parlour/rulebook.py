"""The numbered rules of `rules/` and of games from outside, as values: for the help of the client and the terminal."""

import re
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec import Struct

from parlour.games import CATALOGUE
from parlour.languages import ENGLISH, languages

_BESIDE = Path(__file__).parent / "rules"
_IN_CHECKOUT = Path(__file__).parents[2] / "rules"
FOLDER = _BESIDE if _BESIDE.is_dir() else _IN_CHECKOUT
"""A wheel carries the rules inside the package; a checkout has them at its root."""

COMMON = "common"
_RULE = re.compile(r"^- (?P<id>[A-Z]{3}-\d\d) (?P<kind>[RDS])(?P<text>(?:\(| ).*)")


class Rule(Struct, frozen=True):
    """`kind`: R printed in the rulebook, D decided here, S a setting of the table."""

    id: str
    kind: str
    text: str


@lru_cache
def games() -> tuple[str, ...]:
    """Return the ids of all rulebooks: the common rules first, then our games, then games of other packages."""
    ours = sorted(path.stem for path in FOLDER.glob("*.md") if path.stem != "README")
    guests = (game for game in CATALOGUE if game not in ours and CATALOGUE[game].package)
    return (COMMON, *ours, *(game for game in guests if _of_guest(game, ENGLISH).is_file()))


@lru_cache
def rules_of(game: str, language: str = ENGLISH) -> tuple[Rule, ...]:
    """Return the rules of a game, in English if a language lacks them. Raises KeyError for an unknown game."""
    if game not in games() or language not in languages():
        raise KeyError(game, language)
    name = "README.md" if game == COMMON else f"{game}.md"
    translated = languages()[language].path("rules", name)
    ours = translated if translated.is_file() else FOLDER / name
    path = ours if ours.is_file() else _of_guest(game, language)
    return tuple(read(path.read_text(encoding="utf-8")))


def _of_guest(game: str, language: str) -> Traversable:
    """A game from outside has `rules.md` in its package, and may have `rules.uk.md`."""
    home = files(CATALOGUE[game].package)
    translated = home / f"rules.{language}.md"
    return translated if translated.is_file() else home / "rules.md"


def read(text: str) -> list[Rule]:
    rules: list[Rule] = []
    in_rule = False
    for line in text.splitlines():
        if found := _RULE.match(line):
            text = found["text"].strip() if found["text"].startswith(" ") else "S" + found["text"]
            rules.append(Rule(found["id"], found["kind"], text))
            in_rule = True
        elif in_rule and line.startswith("  ") and line.strip():
            rules[-1] = Rule(rules[-1].id, rules[-1].kind, f"{rules[-1].text} {line.strip()}")
        else:
            in_rule = False
    return rules
