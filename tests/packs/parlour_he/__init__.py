"""A small Hebrew for tests: it is written from right to left, and five letters have final forms."""

from parlour.languages import Alphabet, Language

language = Language(
    code="he",
    name="עברית",
    package=__name__,
    alphabet=Alphabet(
        "אבגדהוזחטיכלמנסעפצקרשת",
        vowels="אהוי",
        forms=tuple(zip("ךםןףץ", "כמנפצ", strict=True)),
    ),
    direction="rtl",
    bots=("נעמה", "אורי", "תמר", "גיל"),
)
