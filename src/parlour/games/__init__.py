"""The games. A new one is a folder here and a line in OURS; one from outside is an installed package."""

from parlour.core import Catalogue

OURS = (
    "bottle",
    "lone",
    "stars",
    "rebus",
    "bookworm",
)
CATALOGUE = Catalogue(__name__, OURS)
