"""Kinship for a language without its own rules: only its tables say what is kin."""

import re

from parlour.languages import Language
from parlour.lexicon.kin.families import Families
from parlour.lexicon.kin.irregular import Irregular


class Plain:
    """Reads `kinship/irregular.txt` and `kinship/families.txt`, if the pack has them."""

    def __init__(self, pack: Language) -> None:
        irregular, families = pack.path("kinship", "irregular.txt"), pack.path("kinship", "families.txt")
        self._irregular = Irregular(irregular) if irregular.exists() else None
        self._families = Families(families) if families.exists() else None

    def lemmas(self, word: str) -> frozenset[str]:
        return frozenset()

    def base_forms(self, card: str) -> frozenset[str]:
        return frozenset()

    def derivation(self, card: str, word: str) -> tuple[str, str | None] | None:
        if self._irregular and self._irregular.lines([card]) & self._irregular.lines([word]):
            return "irregular", None
        family: re.Pattern[str] | None = self._families.of(card) if self._families else None
        return ("stem", None) if family and family.fullmatch(word) else None

    def kind(self, base: str) -> str | None:
        return None
