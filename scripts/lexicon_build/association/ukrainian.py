"""Ukrainian words in English: through Russian (Debian apertium-rus-ukr, mueller7-dict), Wiktionary's links to WordNet,
and a table of our own for everyday words that these sources lack."""

import gzip
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

from lexicon_build import sources
from lexicon_build.tables import table

_BILINGUAL = Path("apertium-rus-ukr/usr/share/apertium/apertium-rus-ukr/ukr-rus.autobil.bin")
_MUELLER = Path("/usr/share/dictd/mueller7.dict.dz")
_WIKTIONARY = Path("omw-data/wn-wikt-ukr.tab")
_NOUNS = [f"<n><{gender}><{alive}>" for gender, alive in product(("m", "f", "nt"), ("nn", "aa"))]
_VERBS = [f"<vblex><{aspect}><{kind}>" for aspect, kind in product(("impf", "perf"), ("tv", "iv"))]
_TAGS = (*_NOUNS, *_VERBS, "<adj>", "<adv>")
_ANSWER = re.compile(r"\^([^<]+)<[^/]*/([^@<][^<]*)<")
_RUSSIAN = re.compile("[а-яё]+")
_NOTE = re.compile(r"\([^)]*\)|_[а-яёa-z-]+\.?|[a-z][a-z' .~-]*[^;]*;?", re.IGNORECASE)
_HAND, _DIRECT, _THROUGH, _COGNATE, _LATER = 4.0, 2.0, 1.0, 0.7, 0.8
_SAME = str.maketrans({"ы": "и", "э": "е", "ё": "е", "і": "и", "ї": "и", "є": "е", "ґ": "г", "ь": "", "ъ": "", "'": ""})
_ENDINGS = (("ння", "ние"), ("ття", "тие"), ("ист", "ост"), ("ти", "т"))


def translations(words: Iterable[str]) -> Iterator[tuple[str, str, float]]:
    """Return (word, English phrase, weight) triples."""
    for word, phrases in table("uk-english").items():
        for place, phrase in enumerate(phrases.split(",")):
            yield word, phrase.strip(), _HAND * _LATER**place
    for synset, word in _wiktionary():
        for lemma in _lemmas()[synset]:
            yield word, lemma.replace("_", " "), _DIRECT
    listed = sorted(words)
    through = _into_russian(listed)
    for word in listed:
        for russian in through.get(word) or _cognates().get(_skeleton(word), ()):
            weight = _THROUGH if word in through else _COGNATE
            for place, english in enumerate(_into_english().get(russian, ())[:5]):
                yield word, english, weight * _LATER**place


def _into_russian(words: list[str]) -> dict[str, list[str]]:
    """Return the output of the bilingual transducer for each word in any part of speech."""
    path = sources.unpacked(
        _BILINGUAL, "apt download apertium-rus-ukr && dpkg -x apertium-rus-ukr_*.deb apertium-rus-ukr"
    )
    asked = "\n".join(f"^{word}{tag}$" for word in words if word.isalpha() for tag in _TAGS)
    answers = subprocess.run(["lt-proc", "-b", str(path)], input=asked, capture_output=True, text=True, check=True)
    found: dict[str, list[str]] = defaultdict(list)
    for word, russian in _ANSWER.findall(answers.stdout):
        if russian not in found[word]:
            found[word].append(russian)
    return found


@cache
def _into_english() -> dict[str, list[str]]:
    """Return Mueller's dictionary the other way round. Entries that begin with a Russian word come first."""
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for english, text in _entries():
        for place, russian in enumerate(_terms(text)[:8]):
            found[russian].append((place, english))
    return {russian: [english for _, english in sorted(ranked)] for russian, ranked in found.items()}


def _entries() -> Iterator[tuple[str, str]]:
    if not _MUELLER.exists():
        raise SystemExit(f"{_MUELLER} is missing: apt install mueller7-dict")
    head, lines = "", list[str]()
    for line in gzip.decompress(_MUELLER.read_bytes()).decode("utf-8", "replace").splitlines():
        if line[:1].isalpha():
            yield head, " ".join(lines)
            head, lines = line.strip().lower(), []
        else:
            lines.append(re.sub(r"\[[^\]]*\]", "", line))
    yield head, " ".join(lines)


def _terms(text: str) -> list[str]:
    """Return the one-word translations in an entry, in their order."""
    terms = (term.strip() for term in re.split(r"[,;]|\d+[).]", _NOTE.sub(" ", text)))
    return list(dict.fromkeys(term for term in terms if _RUSSIAN.fullmatch(term) and len(term) > 1))


@cache
def _cognates() -> dict[str, list[str]]:
    """Return Russian words by their skeleton, which is often that of the Ukrainian word too."""
    found: dict[str, list[str]] = defaultdict(list)
    for russian in _into_english():
        found[_skeleton(russian)].append(russian)
    return found


def _skeleton(word: str) -> str:
    plain = word.translate(_SAME)
    for ending, russian in _ENDINGS:
        if plain.endswith(ending):
            return plain.removesuffix(ending) + russian
    return plain


def _wiktionary() -> Iterator[tuple[str, str]]:
    path = sources.unpacked(_WIKTIONARY, "fetch wns/wikt/wn-wikt-ukr.tab of the Open Multilingual Wordnet 2.0")
    for line in path.read_text("utf-8").splitlines()[1:]:
        synset, _, word = line.split("\t")
        yield synset, word.lower().replace("’", "'")


@cache
def _lemmas() -> dict[str, list[str]]:
    """Return the lemmas of WordNet's synsets, by their number and part of speech as in `00005205-a`."""
    found: dict[str, list[str]] = defaultdict(list)
    for code, part in (("n", "noun"), ("v", "verb"), ("a", "adj"), ("r", "adv")):
        for line in sources.wordnet(f"data.{part}"):
            fields = line.split(" ")
            if line[:1] != " ":
                found[f"{fields[0]}-{code}"] = [
                    one.split("(")[0].lower() for one in fields[4 : 4 + 2 * int(fields[3], 16) : 2]
                ]
    return found
