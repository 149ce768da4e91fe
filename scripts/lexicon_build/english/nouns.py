"""English singular nouns. WordNet alone misses a quarter of the everyday modern ones, so other evidence counts too:
a possessive in SCOWL (selfie's), a plural beside the word (gamers), an ending that only nouns have (affordability), and
Webster's dictionary of 1913 (heddle)."""

import re
from collections.abc import Mapping
from functools import cached_property

from lexicon_build import sources
from lexicon_build.english.plurals import Plurals, regular_plural
from lexicon_build.tables import words

_WORD = re.compile(r"[a-z]+")
_NOUN_ENDING = re.compile(
    r".{3,}(ness|[aio]bility|[aeio]city|[aeio]sity|ality|ivity|ism|[^w]ology|ologist|[iae]tion|isation|graphy"
    r"|metry|osis|itis|scopy|tomy|phobia|hood|[^w]ship)"
)
_NO_NOUN_ENDING = re.compile(r".*(ous|ic|ical|ive|less|ful|[ai]ble|ed|ing|ly|ish)")
_NO_WITNESS = re.compile(r".*(ing|[^e]ed|s)")  # knotweed is not a past form
_WITNESSED = range(10, 71)
_IN_USE = (0.0, 2.3)  # Zipf: a rare word of SCOWL with a higher frequency is a name or foreign
_EVERYDAY = 3.0  # Zipf
_SHORTEST = 4
_SCIENCE = re.compile(r".*ic")  # photonics is not a plural


class Nouns:
    def __init__(
        self, listed: set[str], everything: set[str], names: set[str], plurals: Plurals, zipf: Mapping[str, float]
    ) -> None:
        self._listed = listed
        self._everything = everything
        self._names = names
        self._plurals = plurals
        self._zipf = zipf
        self._others = {word for part in ("verb", "adj", "adv") for word in sources.wordnet_lemmas(part)}

    def chosen(self) -> set[str]:
        denied = words("en-nouns-deny") | words("en-names-first")
        plain = self._with_plural(self._witnesses)
        today, webster = self._of_wordnet(), self._of_webster()
        found = (today | self._with_possessive() | plain | self._by_ending() | webster) - denied
        found = (found | words("en-nouns-allow") | words("en-words-more")) & self._everything
        found |= self._doings(found) - denied
        rare = self._with_plural(self._rare_in_use()) - denied
        in_use = found - (webster - today)  # nova is not the plural of novum, which only Webster has
        singular = {word for word in found | rare if self._is_singular(word, in_use if word in today else found)}
        return singular | self._ruled_singular()

    def _ruled_singular(self) -> set[str]:
        return {word for word, ruling in self._plurals.rulings.items() if ruling == "singular"} & self._everything

    def _is_singular(self, word: str, nouns: set[str]) -> bool:
        return word not in self._plurals.rulings and not self._plurals.looks_plural(word, nouns)

    def _of_wordnet(self) -> set[str]:
        """WordNet has "the poor" as a noun, which is plural, and "believing", which is a verb form."""
        lemmas = {lemma for lemma in sources.wordnet_lemmas("noun") if _WORD.fullmatch(lemma)}
        return {lemma for lemma in lemmas - self._crowds if not self._is_mere_gerund(lemma)}

    def _of_webster(self) -> set[str]:
        """Rare words that only Webster explains. Where WordNet knows a verb or an adjective, the noun is out of use."""
        listed = {word for word, is_noun in sources.webster().items() if is_noun} & self._everything
        unknown = {word for word in listed - self._others - self._names if self._zipf.get(word, 0) < _EVERYDAY}
        return {word for word in unknown if not _NO_NOUN_ENDING.fullmatch(word)}

    @cached_property
    def _crowds(self) -> set[str]:
        return sources.wordnet_crowds() & self._others

    @cached_property
    def _verbs(self) -> set[str]:
        return sources.wordnet_lemmas("verb")

    @cached_property
    def _witnesses(self) -> set[str]:
        return sources.scowl("words", sizes=_WITNESSED)

    def _is_of_a_verb(self, word: str) -> bool:
        """Overbaking is a form of overbake."""
        stem = word.removesuffix("ing")
        return bool({stem, stem + "e", stem[:-1] if stem[-1:] == stem[-2:-1] else stem} & self._everything)

    def _is_mere_gerund(self, word: str) -> bool:
        """A form in -ing of a verb without a known possessive or plural."""
        stem = word.removesuffix("ing")
        verbs = {stem, stem + "e", stem[:-1] if stem[-1:] == stem[-2:-1] else stem} & self._verbs
        return stem != word and bool(verbs) and not {word + "'s", word + "s"} & (self._possessives | self._witnesses)

    @cached_property
    def _possessives(self) -> set[str]:
        return {word for word in self._listed if word.endswith("'s")}

    def _with_possessive(self) -> set[str]:
        return {word.removesuffix("'s") for word in self._possessives} - self._others

    def _with_plural(self, among: set[str]) -> set[str]:
        """Words that are no verb, adjective, adverb or name and have a plural beside them."""
        candidates = among & self._everything - self._others - self._names
        return {word for word in candidates if not _NO_WITNESS.fullmatch(word) and self._has_plural_alone(word)}

    def _rare_in_use(self) -> set[str]:
        """SCOWL's rarest words are unchecked, so only those with a plural count (quokka, pikelet). Their plural must be
        regular: visa is not the plural of vison."""
        least, most = _IN_USE
        rare = {word for word in self._everything - self._witnesses if least <= self._zipf.get(word, 0) < most}
        return {word for word in rare if not _SCIENCE.fullmatch(word)}

    def _has_plural_alone(self, word: str) -> bool:
        stem = word.removesuffix("e")
        verbal = {stem + "ed", stem + "ing", stem + stem[-1:] + "ed", word[:-1] + "ied", word[:-2] + "est"}
        return regular_plural(word) in self._everything and not verbal & self._everything

    def _doings(self, nouns: set[str]) -> set[str]:
        """Brickmaking, childminding: an object and an action that is a noun by itself."""
        things = {noun for noun in nouns if self._zipf.get(noun, 0) >= _EVERYDAY and len(noun) >= _SHORTEST}
        doings = {noun for noun in nouns if noun.endswith("ing") and self._zipf.get(noun, 0) >= _EVERYDAY}
        return {
            word
            for word in self._everything - nouns - self._others
            if word.endswith("ing")
            and not self._is_of_a_verb(word)
            and any(word[:cut] in things and word[cut:] in doings for cut in range(_SHORTEST, len(word) - _SHORTEST))
        }

    def _by_ending(self) -> set[str]:
        return {word for word in self._everything - self._others if _NOUN_ENDING.fullmatch(word)}
