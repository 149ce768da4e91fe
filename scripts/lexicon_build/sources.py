"""Reading the sources as they stand on a Debian machine (packages scowl, wordnet-base, wukrainian, myspell-uk)."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

_SCOWL = Path("/usr/share/dict/scowl")
_WORDNET = Path("/usr/share/wordnet")
_UKRAINIAN = Path("/usr/share/dict/ukrainian")
_HUNSPELL_UK = Path("/usr/share/hunspell/uk_UA.dic"), Path("/usr/share/hunspell/uk_UA.aff")

_SCOWL_FILE = re.compile(r"(?P<spelling>[a-z_]*?)(_?variant_(?P<variant>\d))?-(?P<kind>[a-z-]+)\.(?P<size>\d\d)")


def _here(path: Path, package: str) -> Path:
    if not path.exists():
        raise SystemExit(f"{path} is missing: apt install {package}")
    return path


def scowl(kind: str, *, sizes: range, variants: int = 2) -> set[str]:
    """Every spelling (American, British, Canadian, Australian) and its variants up to a rank; é counts as e."""
    found: set[str] = set()
    for path in sorted(_here(_SCOWL, "scowl").iterdir()):
        name = _SCOWL_FILE.fullmatch(path.name)
        if name and name["kind"] == kind and int(name["size"]) in sizes and int(name["variant"] or 0) <= variants:
            found |= set(without_accents(path.read_text("utf-8")).split("\n"))
    return found - {""}


def without_accents(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


def wordnet(file: str) -> list[str]:
    """The lines of one of its files; those of the licence begin with a blank."""
    return _here(_WORDNET / file, "wordnet-base").read_text().splitlines()


def wordnet_lemmas(part: str) -> set[str]:
    """The one-word lemmas of a part of speech, with the case they are written in."""
    found: set[str] = set()
    for line in wordnet(f"data.{part}"):
        if not line.startswith(" "):
            fields = line.split(" ")
            found |= {fields[4 + 2 * n].split("(")[0] for n in range(int(fields[3], 16))}
    return {lemma for lemma in found if lemma.isalpha()}


def wordnet_crowds() -> set[str]:
    """The lemmas that are nouns only as a name for many people together: the poor, the wounded."""
    crowds: set[str] = set()
    others: set[str] = set()
    people = _offset_of("people")
    for line in wordnet("data.noun"):
        if not line.startswith(" "):
            fields = line.split(" ")
            lemmas = {fields[4 + 2 * n] for n in range(int(fields[3], 16))}
            (crowds if f" @ {people} " in line else others).update(lemmas)
    return crowds - others


def _offset_of(lemma: str) -> str:
    """Where WordNet keeps the first sense of a noun."""
    entry = next(line.split() for line in wordnet("index.noun") if line.startswith(f"{lemma} "))
    return entry[-int(entry[2])]


def wordnet_exceptions(part: str) -> Iterator[tuple[str, str]]:
    """(irregular form, lemma) pairs."""
    for line in wordnet(f"{part}.exc"):
        form, *lemmas = line.split()
        for lemma in lemmas:
            if form.isalpha() and lemma.isalpha():
                yield form, lemma


def ukrainian_forms() -> list[str]:
    return _here(_UKRAINIAN, "wukrainian").read_text("utf-8").split()


def ukrainian_dictionary() -> Iterator[tuple[str, str]]:
    """(word, affix flags) pairs."""
    for line in _here(_HUNSPELL_UK[0], "myspell-uk").read_text("utf-8").splitlines()[1:]:
        word, _, flags = line.strip().partition("/")
        yield word, flags.split()[0] if flags else ""


def ukrainian_affixes() -> Iterator[tuple[str, str, str, str, str]]:
    """(SFX or PFX, flag, what goes, what comes, after which ending) rules."""
    for line in _here(_HUNSPELL_UK[1], "myspell-uk").read_text("utf-8").splitlines():
        fields = line.split()
        if len(fields) >= 5 and fields[0] in ("SFX", "PFX"):
            kind, flag, goes, comes, condition = fields[:5]
            yield kind, flag, goes.replace("0", ""), comes.replace("0", ""), condition
