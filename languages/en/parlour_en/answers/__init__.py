"""English answers: articles, plurals, and both sides of the ocean."""

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from parlour.lexicon.categories import answers

_IRREGULAR = {
    "children": "child", "feet": "foot", "teeth": "tooth", "geese": "goose", "mice": "mouse", "lice": "louse",
    "oxen": "ox", "dice": "die", "people": "person", "cacti": "cactus", "fungi": "fungus", "octopi": "octopus",
}  # fmt: skip


class Answers(answers.Answers):
    articles = ("a", "an", "the")
    prepositions = ("of", "for", "with", "in", "on", "from")
    keeps_apostrophe = False

    def identity(self, answer: str) -> str:
        """Equal for ice cream, Ice-creams, icecream."""
        single = min(self.singulars(answer)[1:], key=len, default=answer)
        joined = super().identity(single)
        return _spellings().get(joined, joined)

    def forms(self, answer: str) -> frozenset[str]:
        return frozenset({self.identity(answer)})

    def spellings(self, answer: str) -> tuple[str, ...]:
        """In one word or in two, on this side of the ocean or on that."""
        return _respelled(answer) if answer else (answer,)

    def singulars(self, answer: str) -> list[str]:
        return [answer, *_singulars(answer)] if answer else []

    def plurals(self, answer: str) -> Iterator[str]:
        if not answer:
            return
        yield from (answer + "s", answer + "es")
        if answer.endswith("y"):
            yield answer[:-1] + "ies"
        if answer.endswith(("f", "fe")):
            yield answer.removesuffix("e")[:-1] + "ves"
        yield from (many for many, one in _IRREGULAR.items() if one == answer)


@lru_cache(maxsize=2_000)
def _respelled(answer: str) -> tuple[str, ...]:
    whole = answer.replace(" ", "")
    splits = [] if " " in answer else [f"{whole[:cut]} {whole[cut:]}" for cut in range(2, len(whole) - 1)]
    words = answer.split()
    oceans = [
        " ".join([*words[:at], other, *words[at + 1 :]]) for at, word in enumerate(words) for other in _overseas(word)
    ]
    return tuple(dict.fromkeys([answer, whole, *splits, *oceans]))


def _overseas(word: str) -> Iterator[str]:
    """Tyre, tire; colour, color; centre, center."""
    yield from (other for one, other in _spellings().items() if one == word and " " not in other)
    yield from (one for one, other in _spellings().items() if other == word)
    for ours, theirs in (
        ("our", "or"),
        ("re", "er"),
        ("ise", "ize"),
        ("ogue", "og"),
        ("ae", "e"),
        ("yre", "ire"),
        ("lled", "led"),
        ("ller", "ler"),
    ):
        if ours in word[2:] or word.endswith(ours):
            yield theirs.join(word.rsplit(ours, 1))
        if theirs in word[1:]:
            yield ours.join(word.rsplit(theirs, 1))


@cache
def _spellings() -> dict[str, str]:
    lines = Path(__file__).with_name("spellings.txt").read_text().splitlines()
    pairs = (line.split(" ", 1) for line in lines if not line.startswith("#"))
    return {one: other.replace(" ", "") for one, other in pairs}


def _singulars(answer: str) -> Iterator[str]:
    head, _, last = answer.rpartition(" ")
    before = f"{head} " if head else ""
    if last in _IRREGULAR:
        yield before + _IRREGULAR[last]
    elif last.endswith("men"):
        yield answer[:-2] + "an"
    elif last.endswith("ies") and len(last) > 4:
        yield from (answer[:-3] + "y", answer[:-1])
    elif last.endswith("ves"):
        yield from (answer[:-3] + "f", answer[:-3] + "fe", answer[:-1])
    elif last.endswith(("ses", "xes", "zes", "ches", "shes", "oes")):
        yield from (answer[:-2], answer[:-1])
    elif last.endswith("s") and not last.endswith(("ss", "us", "is")) and len(last) > 3:
        yield answer[:-1]
