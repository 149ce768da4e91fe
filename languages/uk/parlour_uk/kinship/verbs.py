"""Ukrainian verbs behind words: послухати is слухати with a prefix, and озеленення is what озеленити does."""

import json
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

_TABLE = json.loads((Path(__file__).parent / "verbs.json").read_text("utf-8"))
_PREFIXES: list[str] = _TABLE["prefixes"].split()
_WHOLE = frozenset(_TABLE["whole"].split())
_NAMES: list[tuple[str, list[str]]] = [(ending, verbs.split()) for ending, verbs in _TABLE["names"].items()]
_HARDENED: dict[str, list[str]] = {soft: hard.split() for soft, hard in _TABLE["hardened"].items()}
_SHORTEST = 4  # пити, жати
_AGAIN = "вати"  # діставати is дістати again and again


def verbs_behind(lemma: str, is_known: Callable[[str], bool]) -> frozenset[str]:
    """All verbs of the dictionary that a word comes from; itself not."""
    done = {verb for verb in _named(lemma) if is_known(verb)}
    bare = {verb for one in (lemma, *done) for verb in _unprefixed(one, is_known)}
    return frozenset((done | bare) - {lemma})


def _unprefixed(verb: str, is_known: Callable[[str], bool]) -> Iterator[str]:
    plain = verb.removesuffix("ся")
    if verb in _WHOLE or plain in _WHOLE or not plain.endswith("ти"):
        return
    yield from {plain} - {verb}
    if plain.endswith(_AGAIN) and is_known(once := f"{plain.removesuffix(_AGAIN)}ти"):
        yield once
    for prefix in _PREFIXES:
        bare = plain.removeprefix(prefix)
        if bare != plain and len(bare) >= _SHORTEST and (is_known(bare) or is_known(f"{bare}ся")):
            yield bare


def _named(lemma: str) -> Iterator[str]:
    """The verbs that a doing (читання) or what is done (смажений) may be named after."""
    for ending, verbs in _NAMES:
        if lemma.endswith(ending):
            stem = lemma.removesuffix(ending)
            yield from (f"{each}{verb}" for each, verb in product(_hardened(stem), verbs))


def _hardened(stem: str) -> Iterator[str]:
    """замороженн-: замороз-; зображ-: зобраз-; зроблен-: зроб-."""
    yield stem
    for soft, hard in _HARDENED.items():
        if stem.endswith(soft):
            yield from (stem.removesuffix(soft) + each for each in hard)
