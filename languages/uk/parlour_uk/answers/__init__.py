"""Ukrainian answers: plurals with their alternations, and what everybody makes of other words."""

from collections.abc import Container, Iterator

from parlour.lexicon.categories import answers
from parlour_uk.answers.made import is_made_of
from parlour_uk.answers.plurals import plurals, singulars
from parlour_uk.answers.shades import may_be_a_colour, may_be_a_tongue
from parlour_uk.answers.smaller import is_abstract, made_of

_BY_RULE = {"colour": may_be_a_colour, "language": may_be_a_tongue}


class Answers(answers.Answers):
    def heads(self, phrase: str) -> Iterator[str]:
        """Also the first: вчитель музики."""
        yield from super().heads(phrase)
        yield phrase.split(maxsplit=1)[0]

    def singulars(self, answer: str) -> list[str]:
        return [answer, *singulars(answer)] if answer else []

    def plurals(self, answer: str) -> Iterator[str]:
        return plurals(answer) if answer else iter(())

    def made_of(self, word: str) -> Iterator[str]:
        return made_of(word)

    def is_made_of(self, said: str, category: str, members: Container[str]) -> bool:
        return is_made_of(said, category, members)

    def is_abstract(self, word: str) -> bool:
        return is_abstract(word)

    def may_be(self, said: str, category: str) -> bool | None:
        """Nobody lists all shades and tongues."""
        return _BY_RULE[category](said) if category in _BY_RULE else None
