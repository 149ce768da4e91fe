"""Toki Pona for Parlour."""

from parlour.languages import Alphabet, Language

language = Language(
    code="tok",
    name="toki pona",
    package=__name__,
    alphabet=Alphabet("aeijklmnopstuw", vowels="aeiou"),
    needs="0.1",
    bots=("jan Ale", "jan Kala", "jan Mun", "jan Sona"),
)
