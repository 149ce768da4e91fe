"""Where compiled files go: each language pack has its own."""

from pathlib import Path

LANGUAGES = Path(__file__).parents[2] / "languages"


def words_of(into: Path, language: str) -> Path:
    """Return the folder for the compiled files of a language, below a folder with the layout of `languages/`."""
    folder = into / language / f"parlour_{language}" / "words"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
