"""All laws on one game: what was tried, what failed, and the shortest log that shows it."""

import re
from collections.abc import Callable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from parlour.core import Entry, Logged, Refused, heading_of, write_log
from parlour.languages import ENGLISH
from parlour.testing.law import Broken, Law
from parlour.testing.laws import LAWS
from parlour.testing.playing import Games
from parlour.testing.report import Fault, Report, Tried, crash_in_words, line_in_words
from parlour.testing.run import Moment, from_inputs
from parlour.testing.variants import Variant, variants_of

TRIES = 200
"""How many shorter logs are tried."""


def broken_at(law: Law, moment: Moment) -> Broken | None:
    """Try a law at a moment. Anything that the game raises breaks it."""
    try:
        law.check(moment)
    except Broken as broken:
        return broken
    except Exception as wrong:
        return Broken(crash_in_words(wrong))
    return None


def shortened(law: Law, moment: Moment, broken: Broken) -> tuple[Moment, Broken]:
    """Leave out inputs as long as the law is broken in the same way. Laws about whole games keep theirs."""
    if law.scope in ("first", "last"):
        return moment, broken
    best, lines = (moment, broken), list(moment.log)
    size, tries = max(1, len(lines) // 2), TRIES
    while size and tries:
        start, is_shorter = 0, False
        while start < len(lines) and tries:
            tries -= 1
            fewer = lines[:start] + lines[start + size :]
            if (found := _still_broken(law, moment, broken, fewer)) is None:
                start += size
            else:
                best, lines, is_shorter = found, list(found[0].log), True
        size = size if is_shorter and size == 1 else size // 2
    return best


def _still_broken(law: Law, moment: Moment, broken: Broken, lines: Sequence[Logged]) -> tuple[Moment, Broken] | None:
    """Play only these inputs, and return the last moment if the law is broken there as before."""
    try:
        run = from_inputs(moment.variant, moment.seats, [(line.at, line.what) for line in lines])
    except Exception:  # Without some of its inputs the game fails in another way.
        return None
    if len(run.log) >= len(lines) + 1:
        return None
    last = replace(run.moments[-1], ahead=moment.ahead)
    again = broken_at(law, last)
    return (last, again) if again is not None and _kind(again) == _kind(broken) else None


def _kind(broken: Broken) -> str:
    """What is wrong, without the numbers and words of one game."""
    return re.sub(r"\d+|'[^']*'", "", broken.why)


OPENING = "opening"
ABOUT_STEP = {"ends", "silence", "refusals", "leaving", "asked-moves", "asked-draws", "alarms", "leavers"}
"""Laws that hold by themselves if `step` has `@only_when_asked`."""


def check(entry: Entry, games: int = 2, tick: Callable[[], None] = lambda: None, language: str = ENGLISH) -> Report:
    """Try every law on a game at every setting.

    `games`: how many games between bots, and as many storms, are played at the game's defaults. Other settings get one
    of each. `tick` is called after each law and setting. Of each law only the first fault is reported.
    `language`: of the words, except where the language is the setting that is tried.
    """
    faults: dict[str, Fault] = {}
    tried = dict.fromkeys((law.name for law in LAWS), 0)
    logs: list[int] = []
    names: list[str] = []
    for variant in variants_of(entry, language):
        if (unfit := fault_in_opening(variant)) is not None:
            if not isinstance(unfit, Refused):
                faults.setdefault(OPENING, unfit)
            continue
        names.append(variant.name)
        all_games = Games(variant, *((1, 1) if variant.settings else (games, games)))
        for law in LAWS:
            if law.name not in faults:
                tried[law.name] += len(all_games.moments(law.scope))
                faults |= {fault.law: fault for fault in faults_of(law, all_games)}
            tick()
        logs += [len(run.log) for run in (*all_games.played, *all_games.storms)]
    said = tuple(Tried(law.name, law.says, tried[law.name]) for law in LAWS)
    return Report(entry.id, tuple(names), len(logs), sum(logs), said, tuple(faults.values()))


def steps_of(entry: Entry) -> int:
    """Return how often `check` calls `tick`, if all settings can be opened."""
    return len(LAWS) * sum(1 for _ in variants_of(entry))


def fault_in_opening(variant: Variant) -> Fault | Refused | None:
    """Open a game. Returns the refusal of a setting that needs another one, or the fault if it can't be started."""
    says = "A game opens and starts at each value of each setting, or refuses the value when it is opened."
    is_open = False
    try:
        is_open = variant.game is not None
        variant.seats  # noqa: B018
    except Refused as refused:
        if variant.settings and not is_open:
            return refused
        why = f"{'the game opens and then refuses to start' if is_open else 'its defaults are refused'}: {refused}"
    except Exception as wrong:
        why = crash_in_words(wrong)
    else:
        return None
    return Fault(OPENING, says, variant.name, variant.settings, why)


def faults_of(law: Law, games: Games) -> Iterator[Fault]:
    """Try a law on the games of one variant. Yields at most one fault, the one with the shortest log."""
    for moment in sorted(games.moments(law.scope), key=lambda moment: moment.number):
        if (broken := broken_at(law, moment)) is not None:
            yield _fault(law, *shortened(law, moment, broken))
            return


def _fault(law: Law, moment: Moment, broken: Broken) -> Fault:
    variant = moment.variant
    heading = heading_of(moment.table(), variant.language, variant.lexicon.hash)
    is_held = law.name not in ABOUT_STEP or hasattr(type(variant.game).step, "__wrapped__")
    likely = "" if is_held else "; `step` has no @only_when_asked (parlour.core.contract)"
    return Fault(
        law=law.name,
        says=law.says,
        variant=variant.name,
        settings=msgspec.to_builtins(variant.settings),
        why=broken.why + likely,
        story=tuple(map(line_in_words, moment.log)),
        then=broken.then,
        log=tuple(line.decode() for line in write_log(heading, moment.log)),
    )
