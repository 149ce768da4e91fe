"""Language packs for one test each: copies of the example in examples/parlour-tok under codes of their own."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from parlour.core.entry import FAILED
from parlour.games.bookworm.components import lines
from parlour.languages import Language, found, language, languages
from parlour.lexicon.categories import CATEGORIES

EXAMPLE = Path(__file__).parents[2] / "examples/parlour-tok/parlour_tok"
PACKS = Path(__file__).parents[1] / "packs"
_NUMBERS = count()


@contextmanager
def copied_pack(folder: Path) -> Iterator[Language]:
    """Install a copy of the example. Each has a code of its own, because what is read of a language is cached."""
    code = f"tok{next(_NUMBERS)}"
    package = folder / f"parlour_{code}"
    shutil.copytree(EXAMPLE, package, ignore=shutil.ignore_patterns("__pycache__"))
    module = package / "__init__.py"
    module.write_text(module.read_text("utf-8").replace('code="tok"', f'code="{code}"'), "utf-8")
    cards = package / "games/stars/cards.json"
    cards.write_text(cards.read_text("utf-8").replace('"tok"', f'"{code}"'), "utf-8")
    add_entry_point(folder, code)
    with _found(folder, code) as pack:
        yield pack


def add_entry_point(folder: Path, code: str) -> None:
    """Write what an installed package has beside its files."""
    info = folder / f"parlour_{code}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: parlour-{code}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[parlour.languages]\n{code} = parlour_{code}:language\n")


@contextmanager
def small_pack(folder: Path, code: str) -> Iterator[Language]:
    """Install one of the small packs in tests/packs. Its compiled files stay out of the tree."""
    shutil.copytree(PACKS / f"parlour_{code}", folder / f"parlour_{code}", ignore=shutil.ignore_patterns("__pycache__"))
    add_entry_point(folder, code)
    with _found(folder, code) as pack:
        yield pack


@contextmanager
def _found(folder: Path, code: str) -> Iterator[Language]:
    sys.path.insert(0, str(folder))
    _forget()
    try:
        yield language(code)
    finally:
        sys.path.remove(str(folder))
        FAILED.difference_update([one for one in FAILED if one[1] == code])
        _forget()


def _forget() -> None:
    """Forget which languages are installed, and names of categories in all of them."""
    languages.cache_clear()
    found._by_name.cache_clear()
    lines.cache_clear()
    for category in CATEGORIES.values():
        category.__dict__.pop("names", None)
