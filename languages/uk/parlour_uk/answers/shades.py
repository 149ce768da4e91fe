"""Ukrainian colours and tongues are made by rule, and nobody lists them all: темно-синій, жовтуватий, мальтійська."""

from collections.abc import Iterator

_LESS = ("уватий", "юватий", "авий", "явий", "істий", "истий", "астий", "енький", "есенький", "ісінький")
_HARD_OR_SOFT = ("ий", "ій")
_LIKE_A_THING = ("овий", "евий", "яний", "истий", "істий", "ястий", "астий", "очний")
_OTHER_GENDERS = {"а": "ий", "я": "ій", "е": "ий", "є": "ій"}


def colours(said: str) -> Iterator[str]:
    """What may be the colour that a shade is one of: the last word of those that are joined, without its softening."""
    last = said.removesuffix(" колір").removeprefix("колір ").split(" ")[-1]
    yield last
    if last[-1:] in _OTHER_GENDERS:
        yield last[:-1] + _OTHER_GENDERS[last[-1]]
    for ending in _LESS:
        if last.endswith(ending):
            yield from (last.removesuffix(ending) + plain for plain in _HARD_OR_SOFT)


def may_be_a_colour(said: str) -> bool:
    """Сливовий, бурштиновий, солом'яний: what is like a thing may be like it in colour."""
    return said.endswith(_LIKE_A_THING)


def tongue(said: str) -> str:
    return said.removesuffix(" мова").removeprefix("мова ")


def may_be_a_tongue(said: str) -> bool:
    return tongue(said).endswith(("ська", "цька", "зька"))
