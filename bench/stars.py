"""How fast the deduction of `stars` is, and how well its bots play.

    python bench/stars.py              one observation, the information of all everyday words, a bot's first word
    python bench/stars.py --games 100  co-op games between two bots of each level (`--level 5`: of one level)

Levels rise in points: a pair of level 1 makes about 8 of 12, a pair of level 5 at least 11. `--seed` names other games.
For games it prints the points, the share of messages whose three words were all hinted at, and how many words were kin
of one that the same side had sent before.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random

import numpy as np
from numpy.typing import NDArray

from parlour.core import Table
from parlour.core.league.league import play_out
from parlour.games.stars import Bot, Stars, alphabet_of
from parlour.games.stars.rules.legal import nearest_kin
from parlour.games.stars.solver.belief import Belief
from parlour.games.stars.solver.information import by_sample, information
from parlour.games.stars.solver.sheet import vocabulary_of
from parlour.games.stars.view import TeamView
from parlour.lexicon import Lexicon
from parlour.native import in_use

SAID = [("chopper", -8), ("horcruxes", -16), ("borax", 0)]


class Plain:
    """Plain enumeration: every cipher is a row, and a word is scored under each. The belief must beat it."""

    def __init__(self, belief: Belief) -> None:
        self.space = belief.space
        chances = belief.by_suspicion()
        cells, suspicion = np.nonzero(chances)
        trust, amplify = belief.space.trust[belief.live.trust[cells]], belief.space.amplify[belief.live.amplify[cells]]
        self.letters = np.concatenate([trust, amplify, suspicion[:, None]], axis=1).T.copy()
        self.chances = chances[cells, suspicion]

    def scores(self, word: str) -> NDArray[np.int64]:
        counts = self.space.counts(word).astype(np.int64)
        first, second, third, fourth, fifth, last = (counts[letters] for letters in self.letters)
        return ((first + second + third) << (fourth + fifth)) * np.where(last > 0, -1, 1)

    def observe(self, word: str, score: int) -> NDArray[np.float64]:
        return self.chances[self.scores(word) == score]

    def bits(self, word: str) -> float:
        scores = self.scores(word)
        chances = np.bincount(scores - scores.min(), self.chances)
        return float(-(chances * np.log2(np.maximum(chances, 1e-300))).sum())


def median_ms(do: Callable[[], object], times: int) -> float:
    spent = []
    for _ in range(times):
        start = time.process_time()
        do()
        spent.append(time.process_time() - start)
    return 1000 * statistics.median(spent)


def deduction() -> None:
    lexicon, belief = Lexicon.load("en"), Belief.before(alphabet_of("en"))
    vocabulary = vocabulary_of(lexicon)
    many = len(vocabulary.words)
    print(f"| CPU ms, by {in_use()} | ours | plain enumeration, from 5 words | from a sample |\n|---|---:|---:|---:|")
    plain = Plain(belief)
    ours, theirs = (median_ms(partial(one.observe, "chopper", -8), 9) for one in (belief, plain))
    print(f"| one observation, all ciphers | {ours:.2f} | {theirs:.1f} ({theirs / ours:,.0f}×) | |")
    for heard in (0, 1, len(SAID)):
        now = belief.observe_all(SAID[:heard])
        ours, twin = (median_ms(partial(how, now, vocabulary), 3) for how in (information, by_sample))
        left = Plain(now)
        theirs = many / 5 * median_ms(lambda left=left: [left.bits(word) for word in vocabulary.words[::11_000]], 1)
        beside = " | ".join(f"{other:,.0f} ({other / ours:,.0f}×)" for other in (theirs, twin))
        print(f"| bits of {many:,} words, {now.ciphers:,} ciphers left | {ours:.0f} | {beside} |", flush=True)


def thoughts() -> None:
    lexicon = Lexicon.load("en")
    bot, table = Bot(lexicon, 5), Table(Stars(lexicon), 2, Random(1))
    spent = median_ms(lambda: bot.think(table.view(0), table.wait.asks[0], Random(1)), 5)
    print(f"| a bot's first word, with its whole message planned | {spent:.0f} | | |")


def games(count: int, language: str, levels: list[int], seed: str) -> None:
    lexicon = Lexicon.load(language)
    for level in levels:
        bots, points, whole, again = [Bot(lexicon, level), Bot(lexicon, level)], [], [], 0
        for number in range(count):
            table = play_out(Stars(lexicon), bots, Random(f"{seed}/{number}"))
            assert table.result is not None
            points.append(table.result.scores[0])
            for side in ("alien", "scientists"):
                whole.append(hints_at_all(bots[0], table.view(0).teams[0], side))
                again += said_again(table.view(0).teams[0], side, language)
        hinted = f"all three words hinted at in {100 * statistics.mean(whole):.1f} % of {len(whole)} messages"
        kin = f"{again} words kin of an earlier one"
        print(
            f"{language}, level {level}: {statistics.mean(points):.2f} of 12 over {count} games; {hinted}; {kin}",
            flush=True,
        )


def hints_at_all(bot: Bot, team: TeamView, side: str) -> bool:
    """Whether every word of the message is the nearest one on its card to some transmission."""
    card = team.alien.card if side == "alien" else team.scientists.card
    assert card is not None
    sent = [one.word for one in team.transmissions if one.side == side]
    return bot.hinter.hinted(card, sent) == set(card.message or ())


def said_again(team: TeamView, side: str, language: str) -> int:
    """Count words that are kin of an earlier one: SOLDIER after SOLDIERS tells nothing new."""
    sent = [one.word for one in team.transmissions if one.side == side]
    return sum(nearest_kin(word, sent[:place], language) is not None for place, word in enumerate(sent))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--language", choices=("en", "uk"), default="en")
    parser.add_argument("--level", type=int, choices=range(1, 6), nargs="*", default=list(range(1, 6)))
    parser.add_argument("--seed", default="stars")
    asked = parser.parse_args()
    if asked.games:
        games(asked.games, asked.language, asked.level, asked.seed)
    else:
        deduction()
        thoughts()
