"""The games. A new one is a folder here and a line in CATALOGUE."""

from parlour.core import Entry
from parlour.games import bottle, lone, rebus, stars

CATALOGUE: dict[str, Entry] = {
    "bottle": bottle.ENTRY,
    "lone": lone.ENTRY,
    "rebus": rebus.ENTRY,
    "stars": stars.ENTRY,
}
