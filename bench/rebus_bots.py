"""The league of the rebus bots: how often each level beats the one below it, pace by pace.

    python bench/rebus_bots.py [GAMES] [LANGUAGE]

All five levels sit at one table: nobody at it can help or hinder another, so each whole game is a game of every two
neighbours. About two games of three is what the levels are tuned for (see SKILLS in games/rebus/bot.py).
"""

import sys
from collections import Counter
from random import Random

from parlour.core.league import play_out
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon

LEVELS = (1, 2, 3, 4, 5)


def main(games: int = 50, language: str = "en") -> None:
    entry, lexicon = CATALOGUE["rebus"], Lexicon.load(language)
    for pace in ("turns", "together", "duplicate"):
        game = entry.open(Lexicon.load, {"language": language, "pace": pace})
        wins, points = Counter[int](), Counter[int]()
        for number in range(games):
            seated = [*LEVELS[number % 5 :], *LEVELS[: number % 5]]
            table = play_out(game, [entry.bot(lexicon, level) for level in seated], Random(f"league/{number}"))
            assert table.result is not None
            scores = dict(zip(seated, table.result.scores, strict=True))
            points.update(scores)
            wins.update(level for level in LEVELS[1:] if scores[level] > scores[level - 1])
        for level in LEVELS[1:]:
            ours, theirs = (points[one] / games for one in (level, level - 1))
            print(f"{pace:9} {level} beats {level - 1}: {wins[level] / games:4.0%}   {ours:.0f} points to {theirs:.0f}")


if __name__ == "__main__":
    main(*(int(word) if word.isdecimal() else word for word in sys.argv[1:]))  # type: ignore[arg-type]
