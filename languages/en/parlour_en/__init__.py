"""English: words, kinship, categories, and the dice and cards of every game."""

from parlour.languages import Alphabet, Language

language = Language(
    code="en",
    name="English",
    package=__name__,
    alphabet=Alphabet("abcdefghijklmnopqrstuvwxyz", vowels="aeiou"),
    needs="0.1",
    sources=("SCOWL 2020", "WordNet 3.0", "our tables"),
    bots=("Ada", "Blaise", "Clio", "Dante", "Emmy", "Fermat", "Gauss", "Hypatia"),
)
