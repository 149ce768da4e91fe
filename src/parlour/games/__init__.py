"""The games. A new one is a folder here and a line in CATALOGUE."""

from parlour.core import Entry
from parlour.games import bookworm, bottle, lone, rebus, stars

CATALOGUE: dict[str, Entry] = {
    "bottle": bottle.ENTRY,
    "lone": lone.ENTRY,
    "stars": stars.ENTRY,
    "rebus": rebus.ENTRY,
    "bookworm": bookworm.ENTRY,
}
