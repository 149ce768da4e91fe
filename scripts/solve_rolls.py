"""Solve rolls of Letters Rebus and count ciphers of A Message from the Stars, for bench/data.

    scripts/solve-rolls [--rolls 1200] [--seconds 10] [--deductions 200]

`rebus.tsv`: language, islands, shortest word, roll (* is a star), the best score, and one layout that has it (rows with
/ between them, stars as lower-case letters). Rolls that are not proven in time are left out. `stars.tsv`: language, the
words sent with their scores, and how many ciphers agree with them. The header of each file names the word lists.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import thread_time

from parlour.games.rebus import shipped_dice
from parlour.games.rebus.solver import best_layout
from parlour.games.stars import alphabet_of
from parlour.games.stars.components.cipher import draw_cipher
from parlour.games.stars.rules.scores import score
from parlour.games.stars.solver.belief import Belief
from parlour.lexicon import Lexicon

INTO = Path(__file__).parent.parent / "bench" / "data"
LANGUAGES = ("en", "uk")
SETTINGS = (("printed", 2), ("none", 2), ("printed", 2), ("none", 3))


def rebus_lines(rolls: int, seconds: float) -> Iterator[str]:
    for number in range(rolls):
        language, (islands, shortest) = LANGUAGES[number % 2], SETTINGS[number // 2 % len(SETTINGS)]
        dice, began = shipped_dice(language), thread_time()
        roll = dice.roll(Random(f"rebus {number}"))
        best = best_layout(
            Lexicon.load(language),
            roll,
            dice.value,
            islands=islands,  # type: ignore[arg-type]
            shortest=shortest,
            enough=lambda began=began: thread_time() - began > seconds,  # type: ignore[misc]
        )
        if best.is_proven:
            yield "\t".join([language, islands, str(shortest), roll, str(best.score), "/".join(best.rows)])


def stars_lines(deductions: int) -> Iterator[str]:
    for number in range(deductions):
        language, rng = LANGUAGES[number % 2], Random(f"stars {number}")
        alphabet, words = alphabet_of(language), list(Lexicon.load(language).vocabulary(1))
        cipher = draw_cipher(alphabet, "uniform", rng)
        sent = [(word, score(word, cipher)) for word in rng.sample(words, rng.randint(1, 6))]
        left = Belief.before(alphabet).observe_all(sent).ciphers
        yield "\t".join([language, " ".join(f"{word}:{points}" for word, points in sent), str(left)])


def words_used() -> str:
    return ", ".join(f"{language} {Lexicon.load(language).hash}" for language in LANGUAGES)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rolls", type=int, default=1200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--deductions", type=int, default=200)
    asked = parser.parse_args()
    INTO.mkdir(exist_ok=True)
    for name, lines in (
        ("rebus.tsv", rebus_lines(asked.rolls, asked.seconds)),
        ("stars.tsv", stars_lines(asked.deductions)),
    ):
        found = 0
        with (INTO / name).open("w", encoding="utf-8") as file:  # an interrupted run keeps its lines
            print(f"# words: {words_used()}", file=file)
            for found, line in enumerate(lines, 1):  # noqa: B007
                print(line, file=file, flush=True)
        print(f"{name}: {found} lines")


if __name__ == "__main__":
    main()
