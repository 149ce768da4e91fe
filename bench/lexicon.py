"""The speed of look-ups, compared with a plain Python scan and numpy in the same run: `python bench/lexicon.py`."""

import argparse
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable

import numpy as np

from lab.report import head, row
from parlour.lexicon import Lexicon, letters

ROUNDS = 5
GOAL = "20, but for all Ukrainian forms"
SEED = 7
MEMORY = """
from pathlib import Path
from parlour.lexicon import Lexicon
for language, dice in (("en", "retains*"), ("uk", "ретнасі*")):
    lexicon = Lexicon.load(language)
    asked = lexicon.alphabet.letters
    for letter in asked:
        lexicon.containing(letter); lexicon.containing(letter, nouns=True)
    lexicon.spellable(dice); lexicon.verdict("xxxxx"); lexicon.verdict("ххххх"); lexicon.common(3)
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


def rows() -> list[str]:
    """Return a row for each question. The alternatives answer it in English."""
    english, ukrainian = Lexicon.load("en"), Lexicon.load("uk")
    scans = Scans(english)
    return [
        _word_row(english, ukrainian, scans),
        _containing_row(english, ukrainian, scans),
        _spellable_row(english, ukrainian, scans),
    ]


def _word_row(english: Lexicon, ukrainian: Lexicon, scans: Scans) -> str:
    sample = random.Random(SEED).sample(scans.words, 2_000)
    others = random.Random(SEED).sample(list(ukrainian.words()), 2_000)
    times = [_word(english, sample), _word(ukrainian, others)]
    missing = [_word(english, [word + "q" for word in sample]), _word(ukrainian, [word + "щ" for word in others])]
    ordered = np.array(sorted(scans.words))
    by_scan = microseconds(lambda: sample[0] in scans.words, 3)
    by_numpy = microseconds(lambda: np.searchsorted(ordered, sample[0]), 200)
    both = (f"{yes:.2f} · {no:.2f}" for yes, no in zip(times, missing, strict=True))
    return row("a word: yes · no", *both, "1", _beside(by_scan, times[0]), _beside(by_numpy, times[0]))


def _word(lexicon: Lexicon, words: list[str]) -> float:
    return microseconds(lambda: [lexicon.is_word(word) for word in words], 1) / len(words)


def _containing_row(english: Lexicon, ukrainian: Lexicon, scans: Scans) -> str:
    wanted = "aect"
    assert len(english.containing(wanted)) == scans.containing(wanted) == scans.containing_numpy(wanted)
    ours, nouns = (microseconds(lambda: english.containing(wanted, nouns=only), 300) for only in (False, True))  # noqa: B023
    others = (f"{microseconds(lambda: ukrainian.containing('акот', nouns=only), 100):.2f}" for only in (False, True))  # noqa: B023
    by_scan = microseconds(lambda: scans.containing(wanted), 1)
    by_numpy = microseconds(lambda: scans.containing_numpy(wanted), 5)
    cells = (f"{ours:.2f} · {nouns:.2f}", " · ".join(others), GOAL, _beside(by_scan, ours), _beside(by_numpy, ours))
    return row("contains 4 letters: all words · nouns", *cells)


def _spellable_row(english: Lexicon, ukrainian: Lexicon, scans: Scans) -> str:
    dice, others = "retains*", "ретнасі*"
    assert len(english.spellable(dice, length=7)) == scans.spellable(dice, 7) == scans.spellable_numpy(dice, 7)
    ours = microseconds(lambda: english.spellable(dice, length=7), 300)
    theirs = microseconds(lambda: ukrainian.spellable(others, length=7), 100)
    by_scan = microseconds(lambda: scans.spellable(dice, 7), 1)
    by_numpy = microseconds(lambda: scans.spellable_numpy(dice, 7), 5)
    name = "7 letters from 7 dice + joker"
    return row(name, f"{ours:.2f}", f"{theirs:.2f}", "100", _beside(by_scan, ours), _beside(by_numpy, ours))


def _beside(rival: float, ours: float) -> str:
    return f"{rival:,.1f} ({rival / ours:,.0f}×)"


def suggestions(language: str) -> str:
    """Return the median and the slowest of twelve slips, in milliseconds, because a player waits for them."""
    lexicon = Lexicon.load(language)
    takes = lexicon.is_singular_noun
    times = sorted(microseconds(lambda: lexicon.verdict(slip, takes), 3) / 1000 for slip in SLIPS[language].split())  # noqa: B023
    return f"{times[len(times) // 2]:.1f} · {times[-1]:.1f}"


def loading(language: str, word: str) -> str:
    """Return the milliseconds from nothing to three answers."""
    program = LOADING.format(language=language, word=word)
    return f"{1000 * min(in_a_fresh_process(program) for _ in range(3)):.0f}"


def in_a_fresh_process(program: str) -> float:
    return float(subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout)


def main() -> None:
    argparse.ArgumentParser(description=__doc__.splitlines()[0]).parse_args()
    print(head("µs a question", "English", "Ukrainian", "goal", "plain scan (en)", "numpy (en)"))
    print(*rows(), sep="\n")
    print(row("a suggestion for a slip, ms: median · slowest", *map(suggestions, SLIPS), "5", "", ""))
    loaded = (loading("en", "bottle"), loading("uk", "пляшка"))
    print(row("loaded, with the first three answers, ms", *loaded, "300", "", ""))
    print(row("memory of both, every part in use, MB", f"{in_a_fresh_process(MEMORY):.0f}", "", "95", "", ""))


if __name__ == "__main__":
    main()
