"""Measure the dice of a game, or search for better ones (COM-09).

    scripts/choose-dice GAME                           the figures of the dice that ship, in every language
    scripts/choose-dice GAME --search --language de    a new set as JSON, and its figures on stderr

What each game measures and what it aims at is described in scripts/dice/GAME.py.
"""

import argparse
import json
import sys

from parlour.languages import languages
from scripts.dice import bookworm, bottle, lone, rebus

STUDIES = {"bookworm": bookworm.Study, "bottle": bottle.Study, "lone": lone.Study, "rebus": rebus.Study}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=STUDIES)
    parser.add_argument("--search", action="store_true", help="search for new dice")
    parser.add_argument("--starts", type=int, help="random sets to start from")
    parser.add_argument("--tries", type=int, help="changes to try from each start")
    parser.add_argument("--rolls", type=int, help="rolls to judge a set by")
    parser.add_argument("--language", choices=languages(), help="this language alone")
    options = parser.parse_args()
    given = {name: value for name in ("starts", "tries", "rolls") if (value := getattr(options, name)) is not None}
    for language in [options.language] if options.language else languages():
        study = STUDIES[options.game](language)
        study.effort = study.effort._replace(**given)
        dice = study.search() if options.search else study.shipped()
        if options.search:
            print(json.dumps(study.as_json(dice), ensure_ascii=False))
        for line in study.figures(dice):
            print(line, file=sys.stderr if options.search else sys.stdout)


if __name__ == "__main__":
    main()
