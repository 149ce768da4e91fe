"""The league of the bottle's bots: how often each level beats the one below it, mode by mode.

    python bench/bottle_bots.py [GAMES] [LANGUAGE]

About two games of three is what the levels are tuned for (see SKILLS in games/bottle/mind.py).
"""

import sys
from functools import partial

from parlour.core.league import Contender, league
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon


def main(games: int = 200, language: str = "en") -> None:
    entry, lexicon = CATALOGUE["bottle"], Lexicon.load(language)
    for mode in entry.modes:
        game = entry.open(Lexicon.load, {"language": language, "mode": mode})
        for lower in range(1, 5):
            seeds = (f"league/{number}" for number in range(games))
            pair = [Contender(str(level), partial(entry.bot, lexicon, level)) for level in (lower, lower + 1)]
            report = league(game, pair, seeds).report()
            share = report["wins"][str(lower + 1)] / sum(report["wins"].values())
            length = report["length"]
            print(
                f"{mode:8} {lower + 1} beats {lower}: {share:4.0%}   {length['rounds']} rounds, {length['minutes']} min"
            )


if __name__ == "__main__":
    main(*(int(word) if word.isdecimal() else word for word in sys.argv[1:]))  # type: ignore[arg-type]
