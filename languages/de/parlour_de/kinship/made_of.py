"""What a German word is made of, by its spelling: the word behind its suffix or prefix, or the parts of a compound."""

from collections.abc import Iterator
from functools import lru_cache

from parlour_de.kinship.words import AFFIXES, Words, infinitives, plain

_SUFFIXES: list[list[str]] = [line.split() for line in AFFIXES["suffixes"]]
"""Each with the kind of word that it makes and the kinds that it is put on."""
_AFTER_LINKS = frozenset(AFFIXES["after-links"].split())
_SHORT = frozenset(AFFIXES["short"].split())
_NO_PARTS = frozenset(AFFIXES["no-parts"].split())
_LINKS = ("", *AFFIXES["links"].split())
_INSEPARABLE = AFFIXES["inseparable"].split()
_PREFIXES = sorted((*_INSEPARABLE, *AFFIXES["prefixes"].split()), key=lambda prefix: -len(prefix))
_FRAMES = AFFIXES["frames"].split()
_DERIVED = AFFIXES["derived"].split()
_SHORTEST = 3
_STEM = 2
"""The shortest part of a compound, and the shortest stem before a suffix."""


class MadeOf:
    def __init__(self, words: Words, named: frozenset[str]) -> None:
        """`named`: the words and stems of the table of roots, which are known behind prefixes."""
        self._words, self._named = words, named
        self.parts = lru_cache(8192)(self._parts)

    def base(self, lemma: str) -> str | None:
        """The word behind a suffix or a prefix; None if there is none."""
        ways = (self._without_zu, self._unsuffixed, self._participle, self.unprefixed, self._mutated, self._framed)
        return next((base for way in ways for base in way(lemma) if base != lemma), None)

    def _without_zu(self, lemma: str) -> Iterator[str]:
        """Aufzuräumen of aufräumen."""
        found = (prefix for prefix in _PREFIXES if lemma.startswith(f"{prefix}zu") and self._words.is_verb(lemma))
        verbs = (prefix + lemma.removeprefix(f"{prefix}zu") for prefix in found)
        yield from (verb for verb in verbs if self._words.is_verb(verb))

    def _unsuffixed(self, lemma: str) -> Iterator[str]:
        for ending, makes, kinds in _SUFFIXES:
            stem = lemma.removesuffix(ending)
            if stem != lemma and len(stem) >= _STEM and self._may_be(lemma, makes):
                for kind in kinds:
                    yield from self._stemmed(stem, kind, ending)

    def _may_be(self, lemma: str, kind: str) -> bool:
        """Of this kind, or of none that we know."""
        return self._words.is_of(lemma, kind) or not any(self._words.is_of(lemma, other) for other in "nva")

    def _stemmed(self, stem: str, kind: str, ending: str) -> Iterator[str]:
        """The words of a kind that a stem may be of: häus, Haus; hoffnungs, Hoffnung; wöch, Woche."""
        is_small = ending in ("chen", "lein")
        for one in (stem, *plain(stem), *(_doubled(stem) if is_small else ())):
            nominal = [one] if ending == "er" else [one, f"{one}e", *_lengthened(one)]
            if is_small:
                nominal = sorted([*nominal, f"{one}en"], key=lambda word: -self._words.zipf(word))
            if ending in _AFTER_LINKS:
                nominal += [one.removesuffix("s"), one.removesuffix("n"), one.removesuffix("en")]
            for base in infinitives(one) if kind == "v" else nominal:
                if len(base) > _STEM + (ending == "er" and kind == "n") and self._words.is_known(base, kind):
                    yield base

    def _participle(self, lemma: str) -> Iterator[str]:
        """Gelernt of lernen, versalzen of salzen, abgeholt of abholen."""
        if not self._may_be(lemma, "a") or not lemma.endswith(("t", "en")):
            return
        stem = lemma.removesuffix("t").removesuffix("en")
        for one in (stem, stem.removesuffix("e"), stem.removeprefix("ge"), stem.replace("ge", "", 1)):
            yield from (verb for verb in infinitives(one) if self._words.is_verb(verb))
        for prefix in _PREFIXES if lemma.endswith("t") else ():
            if (worn := stem.removeprefix(prefix)) != stem and len(worn) >= _SHORTEST:
                yield from (base for one in (worn, *_lowered(worn)) for base in self._made_verb(f"{one}en", ("", "el")))

    def _mutated(self, lemma: str) -> Iterator[str]:
        """A verb with an umlaut may be of a word without it, färben of Farbe, wärmen of warm, or tränken of Tränke."""
        if self._words.is_verb(lemma):
            stem = lemma.removesuffix("n").removesuffix("e")
            yield from (noun for noun in (f"{stem}e",) if noun in self._named and any(plain(stem)))
            kinds = "a" if self._words.is_known(f"{stem}e", "n") else "na"
            for one in () if self._words.is_known(stem, "na") else plain(stem):
                yield from (base for base in (one, f"{one}e") if self._words.is_known(base, kinds))

    def unprefixed(self, lemma: str) -> Iterator[str]:
        """The words that are left without a prefix."""
        for prefix in _PREFIXES:
            rest = lemma.removeprefix(prefix)
            if rest != lemma and len(rest) >= _SHORTEST:
                if rest in self._named or self._words.is_known(rest, "nva"):
                    yield rest
                elif f"ge{rest}" in self._named:
                    yield f"ge{rest}"
                elif prefix == "ge" and self._words.is_noun(lemma):
                    bare = rest.removesuffix("e")
                    yield from (one for one in (*plain(bare), *_lowered(bare)) if self._words.is_known(one, "n"))
                elif self._words.is_verb(lemma):
                    yield from self._made_verb(
                        rest, ("", "er", "ig", "l", "el") if prefix in _INSEPARABLE else ("", "er")
                    )

    def _framed(self, lemma: str) -> Iterator[str]:
        """What stands between a prefix and a suffix: ge-räum-ig of Raum, aus-händ-igen of Hand."""
        for prefix in _PREFIXES:
            for ending in _FRAMES:
                stem = lemma.removeprefix(prefix).removesuffix(ending)
                if len(prefix) + len(stem) + len(ending) == len(lemma) and len(stem) >= _SHORTEST:
                    bases = (base for one in (stem, *plain(stem)) for base in (one, f"{one}e"))
                    yield from (base for base in bases if self._words.is_known(base, "n"))

    def _made_verb(self, rest: str, endings: tuple[str, ...]) -> Iterator[str]:
        """What ver- and the like made a verb of: ver-größer-n of groß, be-wölk-en of Wolke, ein-zäun-en of Zaun."""
        stem = rest.removesuffix("n").removesuffix("e")
        for cut in dict.fromkeys(stem.removesuffix(ending) for ending in endings):
            for one in (cut, *plain(cut)):
                bases = (base for base in (one, f"{one}e") if len(base) >= _SHORTEST)
                yield from (base for base in bases if self._words.is_known(base, "na"))

    def _parts(self, lemma: str) -> tuple[str, str] | None:
        """The first and the last part of a compound; of several ways the one with the commonest parts."""
        found = []
        for cut in range(_STEM, len(lemma) - _STEM + 1):
            head = lemma[cut:]
            if self._is_part(head, "na") or (self._words.is_verb(head.removesuffix("d")) and head.endswith("end")):
                found += [(first, head) for first in self._first(lemma[:cut])]
        return max(found or self._derived_parts(lemma), key=self._familiarity, default=None)

    def _derived_parts(self, lemma: str) -> list[tuple[str, str]]:
        """The parts of a word like Selbst-mord, Links-händ-er: no Händer stands alone, but Hand does."""
        cuts = ((lemma[:cut], lemma[cut:]) for cut in range(_SHORTEST, len(lemma) - _SHORTEST))
        fronts = ((one, tail) for front, tail in cuts for one in (front, f"{front}e") if self._words.is_front(one))
        return [(front, base) for front, tail in fronts for base in self._derived(tail)]

    def _derived(self, tail: str) -> Iterator[str]:
        """A noun, or the noun that a last part with an umlaut and a suffix is made of."""
        if self._is_part(tail, "n"):
            yield tail
        for ending in _DERIVED:
            if tail.endswith(ending):
                stems = (one for one in plain(tail.removesuffix(ending)) if len(one) > _SHORTEST)
                yield from (base for one in stems for base in (one, f"{one}e") if self._words.is_known(base, "n"))

    def _first(self, part: str) -> Iterator[str]:
        """An umlaut is only undone where the part is no word as it stands: Nähmaschine, but Gänsebraten."""
        found = list(self._unlinked(part))
        for one in () if found else plain(part):
            found += self._unlinked(one)
        yield from found

    def _unlinked(self, one: str) -> Iterator[str]:
        for link in _LINKS:
            base = one.removesuffix(link)
            if one.endswith(link) and len(base) >= _STEM:
                whole = (base,) if link not in ("", "s") else (base, f"{base}e")  # Gebirg-s-kette
                yield from (first for first in whole if self._is_part(first, "na"))
                if link in ("", "e") and len(base) >= _SHORTEST:
                    yield from (verb for verb in infinitives(base) if self._words.is_known(verb, "v"))

    def _is_part(self, word: str, kinds: str) -> bool:
        """Short words stand in others by accident: only the listed ones are believed there."""
        is_sure = word not in _NO_PARTS and (len(word) > _SHORTEST or word in _SHORT)
        return is_sure and self._words.is_known(word, kinds)

    def _familiarity(self, parts: tuple[str, str]) -> tuple[bool, float, float, str]:
        """A noun is likelier than a verb as the first part, if both are there."""
        first, head = map(self._words.zipf, parts)
        return self._words.is_noun(parts[0]), min(first, head), first, parts[0]


def _lengthened(stem: str) -> Iterator[str]:
    """With the e that a suffix swallowed: teufl, Teufel; eifr, Eifer."""
    if stem[-1:] in ("l", "r", "n"):
        yield f"{stem[:-1]}e{stem[-1]}"


def _doubled(stem: str) -> Iterator[str]:
    """With the vowel that the umlaut shortened: här, Haar; böt, Boot."""
    yield from (stem.replace(umlaut, vowels) for umlaut, vowels in (("ä", "aa"), ("ö", "oo")) if umlaut in stem)


def _lowered(stem: str) -> Iterator[str]:
    """With e where Ge- has made it i: fieder, Feder; stirn, Stern; schwister, Schwester."""
    yield from (stem.replace(high, "e", 1) for high in ("ie", "i") if high in stem)
