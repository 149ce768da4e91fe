"""Results that stay until people go on (COM-24)."""

from parlour.core.game import Millis

UNHURRIED: Millis = 3_600_000
"""How long results stay at most where nobody is hurried. Then the game goes on anyway, or it might never end."""
