"""Times and nameless seats as people read them."""

from parlour.messages import catalogue


def stamp(at: int, language: str) -> str:
    """Table time as people read it: 1:07.3, in Ukrainian and German 1:07,3."""
    seconds, tenths = f"{at // 1000 % 60:02}", str(at // 100 % 10)
    return catalogue(language).say("terminal-stamp", minutes=str(at // 60_000), seconds=seconds, tenths=tenths)


def nameless(seats: int, language: str) -> list[str]:
    """Names for seats of which nothing is known."""
    return [catalogue(language).say("player-number", number=seat + 1) for seat in range(seats)]
