"""Reads the sources as Debian installs them (packages scowl, wordnet-base, dict-gcide, wukrainian,
myspell-uk)."""

import gzip
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_SCOWL = Path("/usr/share/dict/scowl")
_WORDNET = Path("/usr/share/wordnet")
_WEBSTER = Path("/usr/share/dictd/gcide.dict.dz")
_UKRAINIAN = Path("/usr/share/dict/ukrainian")
_OLDER_UK = Path("/usr/share/hunspell")
_NEWER_UK = Path("hunspell-uk/usr/share/hunspell")  # unpacked, for the two packages can't be installed together

_OFTEN = 50
_THINGS = frozenset(("05", "06", "08", "13", "17", "18", "20", "27"))
"""WordNet's files of nouns for animals, artifacts, bodies, food, objects, people, plants and substances."""
_KINDS = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
_WEBSTER_ENTRY = re.compile(r"([A-Z][a-z]+) \\[^\\]+\\(.*)")
_WEBSTER_NOUN = re.compile(r"[,;]? *(\([^)]*\),? *)?n\.(?! *pl\.)")  # herbivora is plural
_SCOWL_FILE = re.compile(r"(?P<spelling>[a-z_]*?)(_?variant_(?P<variant>\d))?-(?P<kind>[a-z-]+)\.(?P<size>\d\d)")


Affix = tuple[str, str, str, str, str]
"""SFX or PFX, flag, what goes, what comes, after which ending."""


def installed_file(path: Path, package: str) -> Path:
    if not path.exists():
        raise SystemExit(f"{path} is missing: apt install {package}")
    return path


def scowl(kind: str, *, sizes: range, variants: int = 2) -> set[str]:
    """Every spelling (American, British, Canadian, Australian) and its variants up to a rank; é counts as e."""
    found: set[str] = set()
    for path in sorted(installed_file(_SCOWL, "scowl").iterdir()):
        name = _SCOWL_FILE.fullmatch(path.name)
        if name and name["kind"] == kind and int(name["size"]) in sizes and int(name["variant"] or 0) <= variants:
            found |= set(without_accents(path.read_text("utf-8")).split("\n"))
    return found - {""}


def without_accents(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


def wordnet(file: str) -> list[str]:
    """The lines of one of its files. Lines of the licence begin with a space."""
    return installed_file(_WORDNET / file, "wordnet-base").read_text().splitlines()


def wordnet_lemmas(part: str) -> set[str]:
    """The one-word lemmas of a part of speech, in their original case."""
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


def wordnet_instances() -> set[str]:
    """The lemmas that name one person, place or work and have no other sense: louis, kleist, not piston."""
    others = (line for line in wordnet("data.noun") if line[:1] != " " and " @i " not in line)
    return wordnet_named() - {lemma for line in others for lemma in _lemmas(line)}


def wordnet_named() -> set[str]:
    """The lemmas that name one person, place or work, in small letters: dickens, piston."""
    rows = (line for line in wordnet("data.noun") if line[:1] != " " and " @i " in line)
    return {lemma.lower() for line in rows for lemma in _lemmas(line)}


def _lemmas(line: str) -> Iterator[str]:
    fields = line.split(" ")
    return (fields[4 + 2 * n] for n in range(int(fields[3], 16)))


def _offset_of(lemma: str) -> str:
    """The offset of the first sense of a noun in WordNet."""
    entry = next(line.split() for line in wordnet("index.noun") if line.startswith(f"{lemma} "))
    return entry[-int(entry[2])]


def wordnet_mostly_verbs() -> set[str]:
    """Words that WordNet's readers often found as a verb, but never as their only noun sense: know."""
    met = wordnet_readings()
    once = {line.split()[0] for line in wordnet("index.noun") if line[:1] != " " and line.split()[2] == "1"}
    return {word for word in once if met[word, "verb"] >= _OFTEN and not met[word, "noun"]}


@cache
def wordnet_things() -> frozenset[str]:
    """The nouns that in their first sense name a thing, a person, an animal, a plant or food."""
    kinds = {line.split(" ")[0]: line.split(" ")[1] for line in wordnet("data.noun") if line[:1] != " "}
    rows = (line.split() for line in wordnet("index.noun") if line[:1] != " ")
    return frozenset(row[0] for row in rows if kinds[row[-int(row[2])]] in _THINGS)


@cache
def wordnet_readings() -> Counter[tuple[str, str]]:
    """How often WordNet's readers found a word as each part of speech: (word, noun, verb, adj or adv)."""
    met: Counter[tuple[str, str]] = Counter()
    for line in wordnet("cntlist.rev"):
        key, _, times = line.split()
        lemma, _, kind = key.partition("%")
        met[lemma, _KINDS[kind[:1]]] += int(times)
    return met


def wordnet_exceptions(part: str) -> Iterator[tuple[str, str]]:
    """(irregular form, lemma) pairs."""
    for line in wordnet(f"{part}.exc"):
        form, *lemmas = line.split()
        for lemma in lemmas:
            if form.isalpha() and lemma.isalpha():
                yield form, lemma


@cache
def webster() -> dict[str, bool]:
    """The words that Webster's dictionary of 1913 explains, and whether as nouns. GCIDE's later entries are skipped."""
    found: dict[str, bool] = {}
    word, is_noun = "", False
    text = gzip.decompress(installed_file(_WEBSTER, "dict-gcide").read_bytes()).decode("utf-8", "replace")
    for line in text.split("\n"):
        if entry := _WEBSTER_ENTRY.match(line):
            word, is_noun = entry[1].lower(), bool(_WEBSTER_NOUN.match(entry[2]))
        elif "[1913 Webster]" in line and word:
            found[word] = found.get(word, False) or is_noun
    return found


def ukrainian_forms() -> list[str]:
    return installed_file(_UKRAINIAN, "wukrainian").read_text("utf-8").split()


def ukrainian_dictionary() -> Iterator[tuple[str, str]]:
    """(word, affix flags) pairs of the dictionary of 2014."""
    return dictionary(installed_file(_OLDER_UK / "uk_UA.dic", "myspell-uk"))


def ukrainian_affixes() -> Iterator[Affix]:
    return affixes(installed_file(_OLDER_UK / "uk_UA.aff", "myspell-uk"))


def newer_ukrainian_dictionary() -> Iterator[tuple[str, str]]:
    """The same of 2022, in the spelling of 2019; its flags are others."""
    return dictionary(_newer_ukrainian() / "uk_UA.dic")


def newer_ukrainian_affixes() -> Iterator[Affix]:
    return affixes(_newer_ukrainian() / "uk_UA.aff")


def _newer_ukrainian() -> Path:
    return unpacked(_NEWER_UK, "apt download hunspell-uk && dpkg -x hunspell-uk_*.deb hunspell-uk")


def unpacked(path: Path, commands: str) -> Path:
    """A folder of an unpacked package: in the current folder, or in one above this file."""
    for folder in (Path.cwd(), *Path(__file__).resolve().parents):
        if (folder / path).exists():
            return folder / path
    raise SystemExit(f"{path} is missing: {commands}")


def dictionary(path: Path) -> Iterator[tuple[str, str]]:
    for line in path.read_text("utf-8").splitlines()[1:]:
        word, _, flags = line.strip().partition("/")
        yield word, flags.split()[0] if flags else ""


def affixes(path: Path) -> Iterator[Affix]:
    for line in path.read_text("utf-8").splitlines():
        fields = line.split()
        if len(fields) >= 5 and fields[0] in ("SFX", "PFX"):
            kind, flag, goes, comes, condition = fields[:5]
            yield kind, flag, goes.replace("0", ""), comes.replace("0", ""), condition
