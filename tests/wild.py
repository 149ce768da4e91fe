"""How many examples a property is tried with: the same few in every clone, or many new ones with `make wild`."""

import os

from hypothesis import settings

WILD = int(os.environ.get("PARLOUR_WILD", "1"))


def tries(examples: int) -> settings:
    return settings(max_examples=examples * WILD)
