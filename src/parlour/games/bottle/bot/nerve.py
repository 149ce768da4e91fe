"""When to say "no word" (BOT-15 to BOT-17): as soon as that promises more than waiting for a word.

A bot weighs how soon it will find a word, how soon another player will, and how likely somebody answers a call within
its countdown. It simulates all of this a few times, with players as good as itself. It decides before any word has
come, because nobody knows when the next one will.
"""

from collections.abc import Sequence
from random import Random

from parlour.core import Millis
from parlour.games.bottle.bot.recall import Recall

MOMENTS: tuple[Millis, ...] = (4_000, 6_000, 9_000, 13_000, 18_000)
"""The times at which a bot might decide."""
THOUGHTS = 16
"""How many simulations it runs."""
UNHEARD = 0.1
"""The chance that somebody answers with a word that the bot does not know."""
WORTH_IT = 0.05
"""How many diamonds a call must promise."""
IN_TIME: Millis = 9_500
NEVER: Millis = 10**9


def moment_to_deny(recall: Recall, words: Sequence[str], others: int, diamonds: int, rng: Random) -> Millis | None:
    """Return when to call if no word has come by then; None: never. `words`: the words that it might think of."""
    if not words:
        return MOMENTS[0]
    crowd = range(min(others, 3))
    own = [_when(recall, words, rng) for _ in range(THOUGHTS)]
    theirs = [min(_when(recall, words, rng) for _ in crowd) for _ in range(THOUGHTS)]
    answers = [min(_when(recall, words, rng, haste=0.6) for _ in crowd) for _ in range(THOUGHTS)]
    answered = max(UNHEARD, sum(after < IN_TIME for after in answers) / THOUGHTS)
    loss = 1 / others
    called = (1 - answered) - answered * (loss + (diamonds > 0))

    def worth(moment: Millis) -> float:
        return sum(_won(mine, first, moment, called, loss) for mine, first in zip(own, theirs, strict=True)) / THOUGHTS

    best = max(MOMENTS, key=worth)
    return best if worth(best) > worth(NEVER) + WORTH_IT else None


def _when(recall: Recall, words: Sequence[str], rng: Random, haste: float = 1.0) -> Millis:
    found = recall.first(words, rng, haste)
    return found.after if found else NEVER


def _won(mine: Millis, theirs: Millis, moment: Millis, called: float, loss: float) -> float:
    """Return the expected diamonds. Those that others win count against it."""
    if min(mine, theirs) < moment:
        return 1.0 if mine < theirs else -loss
    return called
