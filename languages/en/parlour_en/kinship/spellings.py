"""One English word as it is written on the other side of the ocean: colourful, colorful; organise, organize."""

import re

_WAYS = [
    (re.compile(pattern), other)
    for pattern, other in (
        (r"(?<=..)our", "or"),
        (r"(?<=[bcptv])re(?=s?$)", "er"),
        (r"is(?=(e|ed|er|ing|ation)s?$)", "iz"),
        (r"ys(?=(e|ed|er|ing)s?$)", "yz"),
        (r"ogue(?=s?$)", "og"),
        (r"(ae|oe)(?=...)", "e"),
        (r"(?<=[aeiou][b-df-hj-np-tv-z][ae])ll(?=(ed|er|ing|ery|or|ous)s?$)", "l"),
        (r"(?<=[ae])nce(?=s?$)", "nse"),
        (r"(?<=[ai])ge(?=ing$)", "g"),
        (r"(?<=i)lful", "llful"),
        (r"(?<=i)l(?=$|ment$)", "ll"),
        ("grey", "gray"),
        ("mould", "mold"),
        ("plough", "plow"),
        ("sceptic", "skeptic"),
    )
]


def respelled(word: str) -> frozenset[str]:
    """What the same word may be elsewhere; who asks knows which of them are words."""
    found = {pattern.sub(other, word) for pattern, other in _WAYS}
    return frozenset(found - {word})
