"""The settings of random games: every way to play, with every judge."""

from collections.abc import Iterator
from itertools import product
from typing import Any

Settings = dict[str, Any]
JUDGES = ("dictionary", "table", "appeal")
OURS = {"rolls": "ours"}
DEVICE = {"one_device": True}
TOMORROW = {"pace": "tomorrow"}
FEW_VOWELS = {
    "faces": [list(die) for die in ("AEILNT", "AERLNT", "AEOLNT", "RSTLN*", "DLNTR*", *("BCDLRT", "SNTHLM") * 5)],
    "values": {letter: 1 + number % 10 for number, letter in enumerate("ABCDEHILMNORST")},
}
"""Dice of Letters Rebus with which half of all rolls may be rolled again (REB-17)."""


def _lone() -> Iterator[Settings]:
    extras: tuple[Settings, ...] = ({}, DEVICE, {"paper": True}, {"paper": True} | DEVICE, {"results_stay": True}, OURS)
    for judge, extra in product(JUDGES, extras):
        yield {"judge": judge, **extra}
    yield {"own_repeats": "zero"}
    yield from (TOMORROW, TOMORROW | {"seconds": 180})
    yield from ({"day": True}, {"day": True, "roll": "asterln"}, {"day": True, "paper": True})
    yield from ({"day": True, "judge": "appeal"}, {"day": True} | DEVICE)


def _rebus() -> Iterator[Settings]:
    mercy = {"mercy": True, "dice": FEW_VOWELS}
    slow = {"results_stay": True, "live": False}
    extras: tuple[Settings, ...] = ({}, DEVICE, mercy, mercy | DEVICE, mercy | DEVICE | OURS, mercy | OURS, slow)
    for judge, pace, extra in product(JUDGES, ("turns", "together", "duplicate"), extras):
        yield {"judge": judge, "pace": pace, "rounds": 3, **extra}
    yield TOMORROW | {"rounds": 3}
    yield TOMORROW | {"rounds": 5, "results_stay": True}
    yield {"pace": "duplicate", "rounds": 1, "roll": "asterlnoicadeth"}


def _bottle() -> Iterator[Settings]:
    extras: tuple[Settings, ...] = ({}, DEVICE, DEVICE | {"spoken": True}, {"spoken": True, "mode": "party"}, OURS)
    for judge, extra in product(JUDGES, extras):
        yield {"judge": judge, **extra}
    for judge in JUDGES[1:]:
        yield {"judge": judge, "mode": "effects"}
        yield {"judge": judge, "shorter_word": True, "patience_s": 20, "hints": True}
    yield {"day": True}
    yield {"day": True, "roll": {"letters": ("c", "a", "r", "b"), "distances": (0, 1, 2, 3)}}


def _bookworm() -> Iterator[Settings]:
    extras: tuple[Settings, ...] = ({}, DEVICE, TOMORROW, {"results_stay": True}, {"green_only": True}, OURS)
    for judge, extra in product(("table", "data"), extras):
        yield {"judge": judge, **extra}
    yield {"day": True}


def _stars() -> Iterator[Settings]:
    yield from ({}, {"mode": "teams"}, TOMORROW, TOMORROW | {"mode": "teams"}, {"day": True}, OURS)


SETTINGS: dict[str, tuple[Settings, ...]] = {
    "lone": tuple(_lone()),
    "rebus": tuple(_rebus()),
    "bottle": tuple(_bottle()),
    "bookworm": tuple(_bookworm()),
    "stars": tuple(_stars()),
}
