"""How fast the look-ups are, beside a plain Python scan and numpy in the same run: `python bench/lexicon.py`."""

import argparse
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable

import numpy as np

from parlour.lexicon import Lexicon, letters

ROUNDS = 5
SEED = 7
MEMORY = """
from pathlib import Path
from parlour.lexicon import Lexicon
for language, dice in (("en", "retains*"), ("uk", "ретнасі*")):
    lexicon = Lexicon.load(language)
    asked = lexicon.alphabet.letters
    for letter in asked:
        lexicon.containing(letter); lexicon.containing(letter, nouns=True)
    lexicon.spellable(dice); lexicon.verdict("xxxxx"); lexicon.verdict("ххххх"); lexicon.walk; lexicon.common(3)
    for length in range(1, 30):
        for word in lexicon.containing("", length=length)[:9]: lexicon.is_word(word); lexicon.tier(word)
status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
print(int(status["VmHWM"].split()[0]) / 1024)
"""
SLIPS = {
    "en": "elefant brocolli collegue neccessity resturant xylofone accomodation rythm chocolat xqzvw camaflage "
    "resturaunt",
    "uk": "велосипет холодильнік окно бібліатека ведміть хмарко ґшзщф воїнка словнек паравоз демпломат виделько",
}
LOADING = """
import time
from parlour.lexicon import Lexicon
began = time.perf_counter()
lexicon = Lexicon.load({language!r})
assert lexicon.is_word({word!r}) and lexicon.is_singular_noun({word!r}) and lexicon.verdict({word!r}).singular
print(time.perf_counter() - began)
"""


class Scans:
    """The two alternatives: a loop over all words in Python, and a table of letter counts in numpy."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.words = list(lexicon.words())
        self.counters = [Counter(letters(word)) for word in self.words]
        self.alphabet = lexicon.alphabet.letters
        self.lengths = np.array([len(letters(word)) for word in self.words])
        signs = np.array(self.words).view(np.uint32).reshape(len(self.words), -1)
        self.counts = np.stack([(signs == ord(letter)).sum(axis=1, dtype=np.uint8) for letter in self.alphabet], axis=1)

    def containing(self, wanted: str) -> int:
        need = Counter(wanted)
        return sum(all(counter[letter] >= n for letter, n in need.items()) for counter in self.counters)

    def containing_numpy(self, wanted: str) -> int:
        need = np.array([wanted.count(letter) for letter in self.alphabet], np.uint8)
        used = np.flatnonzero(need)
        return int((self.counts[:, used] >= need[used]).all(axis=1).sum())

    def spellable(self, dice: str, length: int) -> int:
        held, jokers = Counter(dice.replace("*", "")), dice.count("*")
        words = zip(self.words, self.counters, strict=True)
        return sum(len(letters(word)) == length and (counter - held).total() <= jokers for word, counter in words)

    def spellable_numpy(self, dice: str, length: int) -> int:
        held = np.array([dice.count(letter) for letter in self.alphabet], np.int16)
        lacking = np.maximum(self.counts[self.lengths == length].astype(np.int16) - held, 0).sum(axis=1)
        return int((lacking <= dice.count("*")).sum())


def microseconds(ask: Callable[[], object], times: int) -> float:
    """Return the CPU time of one call: the best of several rounds, so that other programs matter less."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(times):
            ask()
        best = min(best, time.process_time() - began)
    return best / times * 1e6


def row(what: str, ours: float, goal: str, scan: float | None = None, numpy: float | None = None) -> str:
    rivals = [f"{rival:,.1f} ({rival / ours:,.0f}×)" if rival else "–" for rival in (scan, numpy)]
    return f"| {what} | {ours:,.2f} | {goal} | {rivals[0]} | {rivals[1]} |"


def english() -> list[str]:
    lexicon = Lexicon.load("en")
    scans = Scans(lexicon)
    sample = random.Random(SEED).sample(scans.words, 2_000)
    missing = [word + "q" for word in sample]
    ordered = np.array(sorted(scans.words))
    by_scan = microseconds(lambda: sample[0] in scans.words, 3)
    by_numpy = microseconds(lambda: np.searchsorted(ordered, sample[0]), 200)
    return [
        row("en: a word, yes", _word(lexicon, sample), "1", by_scan, by_numpy),
        row("en: a word, no", _word(lexicon, missing), "1"),
        _english_containing(lexicon, scans, "aect"),
        row("en: contains 4 letters, nouns", microseconds(lambda: lexicon.containing("aect", nouns=True), 300), "20"),
        _english_spellable(lexicon, scans, "retains*"),
    ]


def _word(lexicon: Lexicon, words: list[str]) -> float:
    return microseconds(lambda: [lexicon.is_word(word) for word in words], 1) / len(words)


def _english_containing(lexicon: Lexicon, scans: Scans, wanted: str) -> str:
    assert len(lexicon.containing(wanted)) == scans.containing(wanted) == scans.containing_numpy(wanted)
    return row(
        "en: contains 4 letters, 252k words",
        microseconds(lambda: lexicon.containing(wanted), 300),
        "20",
        microseconds(lambda: scans.containing(wanted), 1),
        microseconds(lambda: scans.containing_numpy(wanted), 5),
    )


def _english_spellable(lexicon: Lexicon, scans: Scans, dice: str) -> str:
    found = len(lexicon.spellable(dice, length=7))
    assert found == scans.spellable(dice, 7) == scans.spellable_numpy(dice, 7)
    return row(
        "en: 7 letters from 7 dice + joker",
        microseconds(lambda: lexicon.spellable(dice, length=7), 300),
        "100",
        microseconds(lambda: scans.spellable(dice, 7), 1),
        microseconds(lambda: scans.spellable_numpy(dice, 7), 5),
    )


def ukrainian() -> list[str]:
    lexicon = Lexicon.load("uk")
    sample = random.Random(SEED).sample(list(lexicon.words()), 2_000)
    missing = [word + "щ" for word in sample]
    dice = "ретнасі*"
    return [
        row("uk: a word, yes", _word(lexicon, sample), "1"),
        row("uk: a word, no", _word(lexicon, missing), "1"),
        row("uk: contains 4 letters, nouns", microseconds(lambda: lexicon.containing("акот", nouns=True), 300), "20"),
        row("uk: contains 4 letters, 1.49M forms", microseconds(lambda: lexicon.containing("акот"), 100), "–"),
        row("uk: 7 letters from 7 dice + joker", microseconds(lambda: lexicon.spellable(dice, length=7), 100), "100"),
    ]


def suggestions(language: str) -> str:
    """Return the median and the slowest of twelve slips, in milliseconds, because a player waits for them."""
    lexicon = Lexicon.load(language)
    takes = lexicon.is_singular_noun
    times = sorted(microseconds(lambda: lexicon.verdict(slip, takes), 3) / 1000 for slip in SLIPS[language].split())  # noqa: B023
    return f"{language}: a suggestion for a slip in {times[len(times) // 2]:.1f} ms, at most {times[-1]:.1f} (goal 5)"


def in_a_fresh_process(program: str) -> float:
    return float(subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout)


def main() -> None:
    argparse.ArgumentParser(description=__doc__.splitlines()[0]).parse_args()
    print("| lexicon, µs a question | ours | goal | plain scan | numpy |", "|---|---:|---:|---:|---:|", sep="\n")
    print(*english(), *ukrainian(), sep="\n")
    print("", *map(suggestions, SLIPS), sep="\n\n")
    for language, word in (("en", "bottle"), ("uk", "пляшка")):
        program = LOADING.format(language=language, word=word)
        seconds = min(in_a_fresh_process(program) for _ in range(3))
        print(f"\n{language}: loaded and first three questions answered in {seconds * 1000:.0f} ms (goal 300)")
    print(f"\nboth languages, every part in use: {in_a_fresh_process(MEMORY):.0f} MB resident at the peak (goal 95)")


if __name__ == "__main__":
    main()
