"""Ukrainian words that everybody makes of others: a small one (столик), a young one (тигреня), a woman (лікарка).

No list holds them all. Whoever has a list asks here what an answer may have been made of; some of it is no word at all.
"""

from collections.abc import Iterator

_SMALLER = (
    "ик", "чик", "ок", "чок", "ечок", "очок", "ичок", "ко", "онько", "енько", "ечко", "очко", "ячко", "це", "ице",
    "ка", "ичка", "ечка", "очка", "инка", "инонька", "онька", "енька", "уся", "ця", "ятко",
)  # fmt: skip
_YOUNGER = ("еня", "ня", "ятко", "енятко", "єня")
_WOMEN = (
    ("ка", ""), ("иня", ""), ("киня", "ець"), ("чиня", "ець"), ("ниця", "ник"), ("иця", "ець"), ("иця", "ь"),
    ("иця", ""), ("еса", ""), ("иса", "ор"), ("иха", ""), ("ичка", "ик"), ("ка", "ець"), ("чка", "ець"),
)  # fmt: skip
_ENDINGS = ("", "а", "о", "ь", "я", "е", "й", "ка", "ко", "ок", "ця", "це", "иця", "ець", "ик")
_IDEAS = ("ість", "ізм", "изм", "ація", "яція", "изація", "логія", "фобія", "гамія", "ічність", "ування", "ювання")
_SHORTEST = 2
_SOFTER = {"ч": "кц", "ж": "гз", "ш": "хс", "ц": "к"}
"""Before a suffix: рук-, ручка; ног-, ніжка; вух-, вушко."""


def made_of(word: str) -> Iterator[str]:
    for suffix, instead in _WOMEN:
        if word.endswith(suffix) and len(word) - len(suffix) > _SHORTEST:
            yield word.removesuffix(suffix) + instead
    for suffix in (*_SMALLER, *_YOUNGER):
        if word.endswith(suffix) and len(word) - len(suffix) >= _SHORTEST:
            for stem in _stems(word.removesuffix(suffix)):
                yield from (stem + ending for ending in _ENDINGS)


def _stems(stem: str) -> Iterator[str]:
    for last in (stem[-1], *_SOFTER.get(stem[-1], "")):
        for vowel in _vowels(stem[-2]):
            yield stem[:-2] + vowel + last


def _vowels(vowel: str) -> str:
    """Стол-ик is a small стіл, ніж-ка a small ног-а."""
    return {"о": "оі", "е": "еі", "і": "іое"}.get(vowel, vowel)


def is_abstract(word: str) -> bool:
    """By its ending an idea, a teaching or a doing: ксенофобія, маоїзм, госпіталізація."""
    return word.endswith(_IDEAS)
