"""German answers: articles, ß and accents, plurals by the lexicon, and what a compound is a kind of."""

from collections.abc import Container, Iterator
from functools import lru_cache

from parlour.lexicon.categories import answers
from parlour.lexicon.lexicon import Lexicon
from parlour_de import language
from parlour_de.answers.compounds import heads_of, splits_of
from parlour_de.answers.masculines import masculines_of
from parlour_de.answers.plurals import plurals_of, singular_of, singulars_of

_ACCENTS = str.maketrans(dict(language.alphabet.lookalikes))
_IDEAS = ("heit", "keit", "ismus", "ität", "schaft")
_NO_IDEAS = ("flüssigkeit", "süssigkeit", "würdigkeit", "universität", "räumlichkeit", "landschaft", "ortschaft")
_OF_NAMES = frozenset({"girl", "boy", "city", "country", "capital", "water", "writer", "musician"})


class Answers(answers.Answers):
    articles = ("der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem")
    prepositions = ("aus", "für", "im", "in", "mit", "ohne", "vom", "von", "zum", "zur")

    def spoken(self, text: str) -> str:
        """Also with ss for ß, and without the accents of foreign words: ein Café, der Fußball."""
        return super().spoken(text).translate(_ACCENTS)

    def identity(self, answer: str) -> str:
        """Equal for U-Bahn, ubahn and U-Bahnen."""
        return super().identity(" ".join(map(singular_of, answer.split())))

    def forms(self, answer: str) -> frozenset[str]:
        return frozenset({self.identity(answer)})

    def spellings(self, answer: str) -> tuple[str, ...]:
        """In one word or in two."""
        return _respelled(answer)

    def singulars(self, answer: str) -> list[str]:
        """Also the words for men: whoever lists Lehrer grants Lehrerin."""
        singles = [answer, *singulars_of(answer)] if answer else []
        return [*singles, *(man for one in singles for man in masculines_of(one))]

    def plurals(self, answer: str) -> Iterator[str]:
        return plurals_of(answer) if answer else iter(())

    def made_of(self, word: str) -> Iterator[str]:
        return heads_of(word)

    def is_made_of(self, said: str, category: str, members: Container[str]) -> bool:
        """A Karottensaft is a Saft; but no name is made of another."""
        return category not in _OF_NAMES and any(head in members for head in heads_of(said))

    def is_abstract(self, word: str) -> bool:
        return word.endswith(_IDEAS) and not word.endswith(_NO_IDEAS)

    def may_be(self, said: str, category: str) -> bool | None:
        """Nobody lists all shades and tongues."""
        if category == "language":
            return said.endswith("isch") and not Lexicon.load(language.code).is_singular_noun(said)  # Tisch, Fisch
        return said.endswith(("farben", "farbig")) if category == "colour" else None


@lru_cache(maxsize=2_000)
def _respelled(answer: str) -> tuple[str, ...]:
    whole = answer.replace(" ", "")
    return tuple(dict.fromkeys([answer, whole, *([] if " " in answer else splits_of(whole))]))
