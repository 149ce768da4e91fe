"""Make the fonts that `parlour print` embeds from those of the client: one weight each, all alphabets in one file.

Run by `scripts/make-print-fonts` after `npm ci` in web/; it needs fonttools and brotli.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource-variable"
FONTS = ROOT / "src" / "parlour" / "printing" / "fonts"
CUTS = {
    "GolosText-Regular": ("golos-text", 400),
    "GolosText-Bold": ("golos-text", 700),
    "Literata-Bold": ("literata", 700),
}
SUBSETS = ("latin", "latin-ext", "cyrillic", "greek")
"""Golos Text has no Greek: `pen.py` takes Literata for it."""


def main() -> None:
    for name, (family, weight) in CUTS.items():
        with TemporaryDirectory() as folder:
            parts = [_cut(file, weight, Path(folder)) for file in _subsets(family)]
            font = Merger().merge(parts)
        font.save(FONTS / f"{name}.ttf")
        print(f"{name}: {len(font.getBestCmap())} characters, {(FONTS / f'{name}.ttf').stat().st_size} bytes")
    for family in sorted({family for family, _ in CUTS.values()}):
        licence = (PACKAGES / family / "LICENSE").read_text("utf-8")
        (FONTS / f"OFL-{family}.txt").write_text(licence, "utf-8")


def _subsets(family: str) -> list[Path]:
    files = [PACKAGES / family / "files" / f"{family}-{subset}-wght-normal.woff2" for subset in SUBSETS]
    return [file for file in files if file.exists()]


def _cut(source: Path, weight: int, folder: Path) -> str:
    font = instantiateVariableFont(TTFont(source), {"wght": weight})
    for table in ("GSUB", "GDEF", "STAT", "DSIG"):  # printed sheets do not need them, and merging fails on them
        if table in font:
            del font[table]
    font.flavor = None
    path = folder / f"{source.stem}.ttf"
    font.save(path)
    return str(path)


if __name__ == "__main__":
    sys.exit(main())
