"""An answer as it is said: "The Polar-Bears" is the polar bear. What counts as the same answer, and its singular."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise, product
from pathlib import Path

_PREPOSITIONS = {"en": ("of", "for", "with", "in", "on", "from"), "uk": ()}
_ARTICLES = {"en": ("a", "an", "the"), "uk": ()}
_APOSTROPHES = re.compile("[ʼ’‘`´ʹ′＇ʻ‛]")
_BREAKS = re.compile(r"[\s\-‐‑–—]+")

_IRREGULAR_EN = {
    "children": "child", "feet": "foot", "teeth": "tooth", "geese": "goose", "mice": "mouse", "lice": "louse",
    "oxen": "ox", "dice": "die", "people": "person", "cacti": "cactus", "fungi": "fungus", "octopi": "octopus",
}  # fmt: skip
_IRREGULAR_UK = {
    "людина": "люди", "дитина": "діти", "друг": "друзі", "око": "очі", "плече": "плечі", "соловей": "солов'ї",
    "ім'я": "імена", "горобець": "горобці", "день": "дні",
}  # fmt: skip


def spoken(text: str, language: str) -> str:
    """Lower case, one space between words, no leading article; the English apostrophe falls away."""
    text = _APOSTROPHES.sub("'", unicodedata.normalize("NFC", text).casefold())
    if language == "en":
        text = text.replace("'", "")
    words = [word for word in _BREAKS.split(text) if word]
    while len(words) > 1 and words[0] in _ARTICLES[language]:
        words = words[1:]
    return " ".join(words)


@lru_cache(maxsize=20_000)  # bots ask about every word of a category at every turn
def identity(answer: str, language: str) -> str:
    """Equal for answers that are the same word in another spelling: ice cream, Ice-creams, icecream."""
    single = min(singulars(answer, language)[1:], key=len, default=answer) if language == "en" else answer
    joined = single.replace(" ", "").replace("'", "")
    return _spellings().get(joined, joined) if language == "en" else joined


@lru_cache(maxsize=2_000)
def forms(answer: str, language: str) -> frozenset[str]:
    """The identities of every answer that would be the same again: in Ukrainian its singular or its plural."""
    if language == "en":
        return frozenset({identity(answer, language)})
    each = ([*singulars(word, language), *plurals(word, language)] for word in answer.split())
    return frozenset(identity(" ".join(words), language) for words in product(*each))


@lru_cache(maxsize=2_000)
def spellings(answer: str, language: str) -> tuple[str, ...]:
    """The answer and how else it is spelled: in one word or in two, on this side of the ocean or on that."""
    if language != "en" or not answer:
        return (answer,)
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
    lines = Path(__file__).with_name("spellings-en.txt").read_text().splitlines()
    pairs = (line.split(" ", 1) for line in lines if not line.startswith("#"))
    return {one: other.replace(" ", "") for one, other in pairs}


def heads(phrase: str, language: str) -> Iterator[str]:
    """The words of a phrase that may say what it is: the last (carrot juice), the one before a preposition (glass of
    water), in Ukrainian also the first (вчитель музики)."""
    words = phrase.split()
    yield words[-1]
    yield from (before for before, word in pairwise(words) if word in _PREPOSITIONS[language])
    if language == "uk":
        yield words[0]


def singulars(answer: str, language: str) -> list[str]:
    """The answer and what it may be the plural of; some of it is no word at all."""
    if not answer:
        return []
    return [answer, *(_english(answer) if language == "en" else _singular_ukrainian(answer))]


def plurals(answer: str, language: str) -> Iterator[str]:
    """What may be the plural of the answer; some of it is no word at all."""
    if not answer:
        return
    if language == "uk":
        yield from _ukrainian(answer)
        return
    yield from (answer + "s", answer + "es")
    if answer.endswith("y"):
        yield answer[:-1] + "ies"
    if answer.endswith(("f", "fe")):
        yield answer.removesuffix("e")[:-1] + "ves"
    yield from (many for many, one in _IRREGULAR_EN.items() if one == answer)


def _english(answer: str) -> Iterator[str]:
    head, _, last = answer.rpartition(" ")
    before = f"{head} " if head else ""
    if last in _IRREGULAR_EN:
        yield before + _IRREGULAR_EN[last]
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


def _ukrainian(word: str) -> Iterator[str]:
    if word in _IRREGULAR_UK:
        yield _IRREGULAR_UK[word]
    stem, last = word[:-1], word[-1]
    match last:
        case "а" | "я":
            yield from (stem + ending for ending in ("и", "і", "ї", "ата", "ята"))
        case "о" | "е":
            yield from (stem + ending for ending in ("а", "я", "і"))
        case "ь" | "й":
            yield from (root + ending for root in _stems(stem) for ending in ("і", "ї"))
            if word.endswith(("ий", "ій")):
                yield word[:-2] + "і"
        case _:
            yield from (root + ending for root in _stems(word) for ending in ("и", "і", "а"))


def _stems(stem: str) -> Iterator[str]:
    """кіт: кот-, ведмідь: ведмед-, орел: орл-, огірок: огірк-."""
    yield stem
    if len(stem) > 2 and stem[-2] in "іїоеє":
        head, consonant = stem[:-2], stem[-1]
        if stem[-2] == "і":
            yield from (head + "о" + consonant, head + "е" + consonant)
        yield head + consonant


def _singular_ukrainian(word: str) -> Iterator[str]:
    yield from (one for one, many in _IRREGULAR_UK.items() if many == word)
    stem, last = word[:-1], word[-1]
    match last:
        case "и":
            yield from (stem + "а", *_older(stem))
        case "і":
            yield from (stem + "а", stem + "я", stem + "е", stem + "ий", stem + "ій")
            yield from (older + ending for older in _older(stem) for ending in ("", "ь"))
        case "ї":
            yield from (stem + "я", stem + "й")
        case "а" | "я":
            yield from (stem + "о", stem + "е", word.removesuffix("та"))


def _older(stem: str) -> Iterator[str]:
    """The stem before its vowel changed or fell out: кот-: кіт, орл-: орел, огірк-: огірок."""
    yield stem
    if len(stem) > 2:
        head, before, consonant = stem[:-2], stem[-2], stem[-1]
        if before in "ое":
            yield head + "і" + consonant
        elif before not in "аиіїуєюя":
            yield from (head + before + vowel + consonant for vowel in "ео")
