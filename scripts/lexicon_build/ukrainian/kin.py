"""Compiles the affix dictionary of myspell-uk: its dictionary forms with their flags, and the rules of the flags."""

import re

from lexicon_build import sources
from lexicon_build.tables import table
from lexicon_build.ukrainian.older import irregular_forms
from parlour.languages import language
from parlour_uk.kinship.affixes import ENTRIES, IRREGULAR, RULES

_LETTERS = language("uk").alphabet.letters
_WORD = re.compile(f"[{_LETTERS}]+('[{_LETTERS}]+)*")
_NOTHING = "-"


def ukrainian() -> tuple[dict[int, bytes], dict[str, int]]:
    entries: dict[str, set[str]] = {}
    for word, flags in (*sources.ukrainian_dictionary(), *table("uk-words-more").items()):
        if _WORD.fullmatch(word):
            entries.setdefault(word, set()).update(flags)
    rules = sorted(
        f"{flag} {goes or _NOTHING} {comes or _NOTHING} {condition}"
        for kind, flag, goes, comes, condition in sources.ukrainian_affixes()
        if kind == "SFX"
    )
    lines = sorted(f"{word}/{''.join(sorted(flags))}" for word, flags in entries.items())
    irregular = sorted(f"{form} {lemma}" for form, lemma in irregular_forms().items())
    sections = {ENTRIES: lines, RULES: rules, IRREGULAR: irregular}
    counts = {
        "Ukrainian dictionary forms": len(lines),
        "Ukrainian affix rules": len(rules),
        "Ukrainian irregular forms": len(irregular),
    }
    return {number: "\n".join(rows).encode() for number, rows in sections.items()}, counts
