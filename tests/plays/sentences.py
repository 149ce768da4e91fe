"""Events of the kept games with their sentences: the client must use the same (web/tests/games/sentences.test.ts)."""

import json
import re
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from parlour import CATALOGUE, replay
from parlour.core import Event
from parlour.languages import languages
from parlour.testing.laws.showing import NAMES
from plays.recipes import recipes

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SENTENCES = ROOT / "web/tests/games/sentences"
EACH = 6
"""How many events of each kind are kept."""


def tellable() -> list[str]:
    """Return the games that the client draws, and describes itself."""
    return [game for game in CATALOGUE if (ROOT / "web/src/games" / game).is_dir()]


def file_of(game: str) -> Path:
    return SENTENCES / f"{game}.json"


def written(game: str) -> str:
    """Return the file of a game: a line for each event, with its sentence in every language."""
    lines = [json.dumps(_line(game, event), ensure_ascii=False) for event in _events(game)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _line(game: str, event: Event) -> dict[str, Any]:
    tell = CATALOGUE[game].tell
    assert tell is not None
    return {"event": msgspec.to_builtins(event)} | {code: tell(event, NAMES, code) for code in languages()}


def _events(game: str) -> list[Event]:
    kinds: dict[str, dict[str, Event]] = {}
    for name, (entry, _) in sorted(recipes().items()):
        if entry.id == game:
            table = replay((HERE / f"{name}.jsonl").read_bytes().splitlines())
            for event in (event for line in table.log for event in line.events):
                assert entry.tell is not None
                kinds.setdefault(type(event).__name__, {}).setdefault(_shape(entry.tell(event, NAMES, "en")), event)
    return [event for _, found in sorted(kinds.items()) for event in islice(found.values(), EACH)]


def _shape(sentence: str) -> str:
    """Return a sentence without names, words and numbers: events of one shape are alike."""
    parts = re.findall(r"[^\W\d_]+", sentence)
    return " ".join(part for part in parts if part not in NAMES and not part.isupper())
