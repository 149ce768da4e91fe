"""Results that stay until people go on (COM-24)."""

from typing import Any

from parlour.core.game import Millis

UNHURRIED: Millis = 3_600_000
"""How long results stay at most where nobody is hurried. Then the game goes on anyway, or it might never end."""


def is_unhurried(settings: Any) -> bool:
    """Return whether results stay: around one device, or because the table chose so."""
    return bool(settings.one_device or settings.results_stay)
