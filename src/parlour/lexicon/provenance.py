"""Where a word comes from: the sources of each language, by the bits that the build sets."""

_SOURCES = {
    "en": ("SCOWL 2020", "WordNet 3.0", "our tables"),
    "uk": ("ispell-uk 2014", "hunspell-uk 2022", "our tables", "made by rule"),
}


def sources(language: str, bits: int) -> str:
    """The names of those that have the word; a list of one's own is its own source."""
    named = [name for bit, name in enumerate(_SOURCES[language]) if bits >> bit & 1]
    return ", ".join(named) or "word list"
