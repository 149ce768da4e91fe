"""The numbered rules of `rules/`, as values: for the help of the client and the terminal."""

import re
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

_BESIDE = Path(__file__).parent / "rules"
_IN_CHECKOUT = Path(__file__).parents[2] / "rules"
FOLDER = _BESIDE if _BESIDE.is_dir() else _IN_CHECKOUT
"""A wheel carries the rules inside the package; a checkout has them at its root."""

COMMON = "common"
LANGUAGES = ("en", "uk")
"""English stands in `rules/`, every other language in a folder of its own there."""
_RULE = re.compile(r"^- (?P<id>[A-Z]{3}-\d\d) (?P<kind>[RDS])(?P<text>(?:\(| ).*)")


class Rule(Struct, frozen=True):
    """`kind`: R printed in the rulebook, D decided here, S a setting of the table."""

    id: str
    kind: str
    text: str


@lru_cache
def games() -> tuple[str, ...]:
    """What has rules: the ones that hold everywhere first, then each game."""
    return (COMMON, *sorted(path.stem for path in FOLDER.glob("*.md") if path.stem != "README"))


@lru_cache
def rules_of(game: str, language: str = "en") -> tuple[Rule, ...]:
    if game not in games() or language not in LANGUAGES:
        raise KeyError(game, language)
    folder = FOLDER if language == "en" else FOLDER / language
    path = folder / ("README.md" if game == COMMON else f"{game}.md")
    return tuple(read(path.read_text(encoding="utf-8")))


def read(text: str) -> list[Rule]:
    rules: list[Rule] = []
    is_open = False
    for line in text.splitlines():
        if found := _RULE.match(line):
            text = found["text"].strip() if found["text"].startswith(" ") else "S" + found["text"]
            rules.append(Rule(found["id"], found["kind"], text))
            is_open = True
        elif is_open and line.startswith("  ") and line.strip():
            rules[-1] = Rule(rules[-1].id, rules[-1].kind, f"{rules[-1].text} {line.strip()}")
        else:
            is_open = False
    return rules
