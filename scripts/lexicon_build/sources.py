"""Reading the sources as they stand on a Debian machine (packages scowl, wordnet-base, wukrainian, myspell-uk)."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

SCOWL = Path("/usr/share/dict/scowl")
WORDNET = Path("/usr/share/wordnet")
UKRAINIAN = Path("/usr/share/dict/ukrainian")
HUNSPELL_UK = Path("/usr/share/hunspell/uk_UA.dic"), Path("/usr/share/hunspell/uk_UA.aff")

_SCOWL_FILE = re.compile(r"(?P<spelling>[a-z_]*?)(_?variant_(?P<variant>\d))?-(?P<kind>[a-z-]+)\.(?P<size>\d\d)")


def scowl(kind: str, *, sizes: range, variants: int = 2) -> set[str]:
    """Every spelling (American, British, Canadian, Australian) and its variants up to a rank; é counts as e."""
    found: set[str] = set()
    for path in sorted(SCOWL.iterdir()):
        name = _SCOWL_FILE.fullmatch(path.name)
        if name and name["kind"] == kind and int(name["size"]) in sizes and int(name["variant"] or 0) <= variants:
            found |= set(without_accents(path.read_text("utf-8")).split("\n"))
    return found - {""}


def without_accents(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


def wordnet_lemmas(part: str) -> set[str]:
    """The one-word lemmas of a part of speech, with the case they are written in."""
    found: set[str] = set()
    for line in (WORDNET / f"data.{part}").read_text().splitlines():
        if not line.startswith(" "):
            fields = line.split(" ")
            found |= {fields[4 + 2 * n].split("(")[0] for n in range(int(fields[3], 16))}
    return {lemma for lemma in found if lemma.isalpha()}


def wordnet_exceptions(part: str) -> Iterator[tuple[str, str]]:
    """(irregular form, lemma) pairs."""
    for line in (WORDNET / f"{part}.exc").read_text().splitlines():
        form, *lemmas = line.split()
        for lemma in lemmas:
            if form.isalpha() and lemma.isalpha():
                yield form, lemma


def ukrainian_forms() -> list[str]:
    return UKRAINIAN.read_text("utf-8").split()


def ukrainian_dictionary() -> Iterator[tuple[str, str]]:
    """(word, affix flags) pairs."""
    for line in HUNSPELL_UK[0].read_text("utf-8").splitlines()[1:]:
        word, _, flags = line.strip().partition("/")
        yield word, flags.split()[0] if flags else ""


def ukrainian_affixes() -> Iterator[tuple[str, str, str, str, str]]:
    """(SFX or PFX, flag, what goes, what comes, after which ending) rules."""
    for line in HUNSPELL_UK[1].read_text("utf-8").splitlines():
        fields = line.split()
        if len(fields) >= 5 and fields[0] in ("SFX", "PFX"):
            kind, flag, goes, comes, condition = fields[:5]
            yield kind, flag, goes.replace("0", ""), comes.replace("0", ""), condition
