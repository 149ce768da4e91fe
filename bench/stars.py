"""How quick the deduction of `stars` is, and how well its bots do.

python bench/stars.py             one observation, the information of all everyday words, a bot's thought
python bench/stars.py --games 100 so many co-op games between two bots of each level instead: points, in how many of
                                  their messages all three words were hinted at, and how many words were kin of one that
                                  the same side had sent before; `--level 5` for one level alone
"""

import argparse
import statistics
import time
from collections.abc import Callable
from random import Random

from parlour.core import Table
from parlour.core.league import play_out
from parlour.games.stars import Bot, Stars, alphabet_of
from parlour.games.stars.rules.legal import nearest_kin
from parlour.games.stars.solver.belief import Belief
from parlour.games.stars.solver.information import information
from parlour.games.stars.solver.sheet import vocabulary_of
from parlour.games.stars.view import TeamView
from parlour.lexicon import Lexicon

SAID = [("chopper", -8), ("horcruxes", -16), ("borax", 0)]


def median_ms(do: Callable[[], object], times: int) -> float:
    spent = []
    for _ in range(times):
        start = time.perf_counter()
        do()
        spent.append(time.perf_counter() - start)
    return 1000 * statistics.median(spent)


def deduction() -> None:
    lexicon, belief = Lexicon.load("en"), Belief.before(alphabet_of("en"))
    print(f"one observation, all ciphers   {median_ms(lambda: belief.observe('chopper', -8), 100):8.2f} ms")
    start = time.perf_counter()
    vocabulary = vocabulary_of(lexicon)
    print(f"listing {len(vocabulary.words):,} words           {1000 * (time.perf_counter() - start):8.0f} ms, once")
    for told in range(len(SAID) + 1):
        now = belief.observe_all(SAID[:told])
        spent = median_ms(lambda now=now: information(now, vocabulary), 3)  # type: ignore[misc]
        print(f"bits of all words, {now.ciphers:>9,} ciphers left {spent:6.0f} ms")


def thoughts() -> None:
    lexicon = Lexicon.load("en")
    bot, table = Bot(lexicon, 5), Table(Stars(lexicon), 2, Random(1))
    spent = median_ms(lambda: bot.think(table.view(0), table.wait.asks[0], Random(1)), 5)
    print(f"an Alien's first word          {spent:8.0f} ms")


def games(count: int, language: str, levels: list[int]) -> None:
    lexicon = Lexicon.load(language)
    for level in levels:
        bots, points, whole, again = [Bot(lexicon, level), Bot(lexicon, level)], [], [], 0
        for seed in range(count):
            table = play_out(Stars(lexicon), bots, Random(seed))
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
    """Whether each word of the message is the one on its card that some transmission is nearest to."""
    card = team.alien.card if side == "alien" else team.scientists.card
    assert card is not None
    sent = [one.word for one in team.transmissions if one.side == side]
    return bot.hinter.hinted(card, sent) == set(card.message or ())


def said_again(team: TeamView, side: str, language: str) -> int:
    """SOLDIER after SOLDIERS tells nothing new."""
    sent = [one.word for one in team.transmissions if one.side == side]
    return sum(nearest_kin(word, sent[:place], language) is not None for place, word in enumerate(sent))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--language", choices=("en", "uk"), default="en")
    parser.add_argument("--level", type=int, choices=range(1, 6), nargs="*", default=list(range(1, 6)))
    asked = parser.parse_args()
    if asked.games:
        games(asked.games, asked.language, asked.level)
    else:
        deduction()
        thoughts()
