"""Wrong entries of the English lists: phrases run together, and misspelt names."""

import re

from lexicon_build import frequency, sources
from lexicon_build.tables import words
from parlour.lexicon.suggestion import slips

_READ = range(10, 71)  # SCOWL's rarest size is unchecked
_EVERYDAY = 3.8  # Zipf: of both halves
_NOT_IN_USE = 1.0
_SHORTEST = 3
_FIXED = re.compile(
    r"(out|over|under|sub|super|counter|inter|photo|auto|ultra|multi|anti|after|fore|post|radio|non|pre|mis|up|down|back).*"
    r"|.*(men|man|woman|women|ship|work|wood|fish|bird|age|land|weed|head|house|way|side|fly|worm|stone|bush|root|folk"
    r"|wise|like|ness|hood|ward|less|able|ability|proof|time|bound|tide)s?"
)
_LONG_NAME, _RARE_NAME, _COMMONER = 7, 3.0, 1.0


def run_together(listed: set[str]) -> set[str]:
    """Livingroom, which WordNet writes as two words, and taxidriver, which is two everyday nouns and not in use."""
    known = sources.scowl("words", sizes=_READ) | _lemmas() | words("en-joined-kept") | words("en-words-more")
    known |= words("en-nouns-allow") | words("en-names-kept")
    candidates = {word for word in listed if word not in known and word.removesuffix("s") not in known}
    zipf = frequency.zipf("en", listed)
    nouns = {noun for noun in sources.wordnet_lemmas("noun") if zipf.get(noun, 0) >= _EVERYDAY}
    phrases = _phrases()
    return {
        word
        for word in candidates
        if word.removesuffix("s") in phrases or (zipf.get(word, 0) < _NOT_IN_USE and _is_two_nouns(word, nouns))
    }


def _is_two_nouns(word: str, nouns: set[str]) -> bool:
    whole = word.removesuffix("s")
    cuts = range(_SHORTEST, len(whole) - _SHORTEST)
    return not _FIXED.fullmatch(word) and any(whole[:cut] in nouns and whole[cut:] in nouns for cut in cuts)


def _lemmas() -> set[str]:
    return {lemma for part in ("noun", "verb", "adj", "adv") for lemma in sources.wordnet_lemmas(part)}


def _phrases() -> set[str]:
    """Phrases of two words in WordNet, without the space."""
    rows = (line.split()[0] for line in sources.wordnet("index.noun") if not line.startswith(" "))
    return {lemma.replace("_", "") for lemma in rows if lemma.count("_") == 1}


def misspelled(names: set[str], zipf: dict[str, float]) -> set[str]:
    """Rare names that are misspellings of a common word: "pavillion" is not a surname."""
    own = frequency.zipf("en", names)
    rare = {name for name in names if len(name) >= _LONG_NAME and own.get(name, 0) < _RARE_NAME}
    return {name for name in rare if any(_is_meant(name, word, own, zipf) for word in slips(name, ""))}


def _is_meant(name: str, word: str, own: dict[str, float], zipf: dict[str, float]) -> bool:
    return (
        zipf.get(word, 0) >= max(_RARE_NAME, own.get(name, 0) + _COMMONER)
        and len(name) != len(word)
        and _is_easy(name, word)
    )


def _is_easy(word: str, other: str) -> bool:
    """Two letters swapped, or one doubled or single."""
    if len(word) == len(other):
        return sorted(word) == sorted(other)
    return _singled(word) == _singled(other)


def _singled(word: str) -> str:
    """Without doubled letters."""
    return "".join(letter for letter, before in zip(word, " " + word, strict=False) if letter != before)
