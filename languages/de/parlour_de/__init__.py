"""German: words, kinship, and the dice of every game."""

from parlour.languages import Alphabet, Language

# Accents of foreign words: Café is read as CAFE. Ä, Ö and Ü are letters of their own, and case folding makes ß ss.
_ACCENTED, _PLAIN = "éèêëáàâãåçñóòôíìîúùû", "eeeeaaaaacnoooiiiuuu"

language = Language(
    code="de",
    name="Deutsch",
    package=__name__,
    alphabet=Alphabet(
        "abcdefghijklmnopqrstuvwxyzäöü",
        vowels="aeiouäöü",
        lookalikes=tuple(zip(_ACCENTED + _ACCENTED.upper(), _PLAIN + _PLAIN.upper(), strict=True)),
    ),
    needs="0.1",
    sources=("Wiktionary", "igerman98", "our tables", "made by rule"),
    bots=("Adele", "Bruno", "Clara", "Dietmar", "Emmi", "Fritz", "Greta", "Hannes"),
)
