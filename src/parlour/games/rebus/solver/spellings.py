"""Words as dice show them."""

from collections.abc import Iterable

from parlour.lexicon import letters


def spellings(words: Iterable[str], shortest: int) -> list[str]:
    """What dice can show of these words, each once."""
    return sorted({spelled for word in words if len(spelled := letters(word)) >= shortest})
