"""Times and nameless seats as people read them."""

from parlour.messages import catalogue


def stamp(at: int) -> str:
    """Table time as people read it: 1:07.3."""
    return f"{at // 60_000}:{at // 1000 % 60:02}.{at // 100 % 10}"


def nameless(seats: int, language: str) -> list[str]:
    """Names for seats of which nothing is known."""
    return [catalogue(language).say("player-number", number=seat + 1) for seat in range(seats)]
