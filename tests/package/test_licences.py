"""NOTICE names every file with data of others, and each package has the licences of what is in it."""

import json
import re
import tomllib
from fnmatch import fnmatch
from itertools import accumulate
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
LANGUAGES = sorted(path.parent.name for path in (ROOT / "languages").glob("*/pyproject.toml"))
PACKAGES = [".", *(f"languages/{code}" for code in LANGUAGES)]
NAMES = re.compile(r"LicenseRef-\w+|\bMIT\b|\b[A-Z][A-Za-z]*(?:-[A-Z]+)*-\d\.\d(?:-only|-or-later)?")
OURS = [
    "__init__.py",
    "*.py",
    "*.ftl",
    "*.md",
    "blocklist.txt",
    "categories.json",
    "hearing.json",
    "words/manifest.json",
]
OURS_IN = ("answers", "games", "kinship")
"""Files and folders of a language that we wrote ourselves."""


class Row(NamedTuple):
    files: list[str]
    source: str
    licence: str


def rows_of(package: str) -> list[Row]:
    """Return the table of a NOTICE. A file without a folder is in the folder of the previous file."""
    text = (ROOT / package / "NOTICE").read_text("utf-8")
    head, _, *rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line[:1] == "|"]
    base = head[0].removeprefix("files").removeprefix(" in ")
    return [Row([str(PurePosixPath(base, file)) for file in _in_folders(files)], *more) for files, *more in rows]


def _in_folders(files: str) -> list[str]:
    return list(accumulate(files.split(", "), lambda before, one: str(PurePosixPath(before).with_name(one))))


def project(package: str) -> dict[str, object]:
    found: dict[str, object] = tomllib.loads((ROOT / package / "pyproject.toml").read_text())["project"]
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_every_file_that_a_notice_names_exists(package: str) -> None:
    named = [file for row in rows_of(package) for file in row.files]
    assert len(named) > 5
    assert [file for file in named if not list((ROOT / package).glob(file))] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_file_of_a_language_is_named_or_our_own(code: str) -> None:
    folder = ROOT / "languages" / code
    named = {file for row in rows_of(f"languages/{code}") for file in row.files}
    inside = [path.relative_to(folder) for path in (folder / f"parlour_{code}").rglob("*") if path.is_file()]
    others = [path for path in inside if path.suffix != ".pyc" and path.parts[1] not in OURS_IN]
    files = {str(path) for path in others if not any(fnmatch(str(path), f"parlour_{code}/{own}") for own in OURS)}
    assert files == named


@pytest.mark.parametrize("package", PACKAGES)
def test_the_licence_of_a_package_is_that_of_its_files(package: str) -> None:
    outcome = {name for row in rows_of(package) for name in NAMES.findall(row.licence)}
    assert set(NAMES.findall(str(project(package)["license"]))) == outcome | {"MIT"}


@pytest.mark.parametrize("package", PACKAGES)
def test_licences_that_must_be_passed_on_are_there_in_full(package: str) -> None:
    folder = ROOT / package
    held = {path.stem for path in folder.glob("LICENSES/*.txt")}
    needed = {
        name for row in rows_of(package) for name in NAMES.findall(row.licence) if "GPL" in name or "Apache" in name
    }
    assert held == needed
    for name in re.findall(r"LicenseRef-(\w+)", str(project(package)["license"])):
        assert f"\n{name}\n---" in (folder / "NOTICE").read_text("utf-8")


def test_the_notice_names_every_font_and_package_of_the_client() -> None:
    rows, notice = rows_of("."), (ROOT / "NOTICE").read_text()
    fonts = [*(ROOT / "src/parlour").rglob("*.woff2"), *(ROOT / "src/parlour").rglob("*.ttf")]
    assert len(fonts) > 5
    for font in fonts:
        name = str(font.relative_to(ROOT))
        assert any(fnmatch(name, file) for row in rows for file in row.files if row.licence == "OFL-1.1"), name
    for name in json.loads((ROOT / "web/package.json").read_text())["dependencies"]:
        assert name in notice
