"""The package as users get it: built once and installed in an empty environment, without Node or a compiler."""

import compileall
import os
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

import pytest

from parlour.native.build import HERE, LIBRARY, build, compiler

ROOT = Path(__file__).parents[2]
LANGUAGES = sorted(file.parent.name for file in (ROOT / "languages").glob("*/pyproject.toml"))
UV = Path(sys.executable).with_name("uv")


@dataclass(frozen=True)
class Package:
    folder: Path

    @property
    def sdist(self) -> Path:
        return next((self.folder / "dist").glob("parlour-[0-9]*.tar.gz"))

    @property
    def wheel(self) -> Path:
        """Built from the sdist, like `make wheel`."""
        return next((self.folder / "dist").glob("parlour-*.whl"))

    @property
    def languages(self) -> dict[str, Path]:
        """The wheels of the languages, by code."""
        return {code: next((self.folder / "dist").glob(f"parlour_{code}-*.whl")) for code in LANGUAGES}

    @property
    def wheel_of_checkout(self) -> Path:
        return next((self.folder / "direct").glob("*.whl"))

    @property
    def pure(self) -> Path:
        """The wheel for any machine."""
        return next((self.folder / "pure").glob("*.whl"))

    @property
    def bin(self) -> Path:
        return self.folder / "venv" / "bin"


@dataclass(frozen=True)
class Machine:
    """An empty folder, with only the commands of the environment on the path."""

    home: Path
    bin: Path

    def start(self, command: str, *words: str, **how: object) -> subprocess.Popen[str]:
        env = {"PATH": str(self.bin), "HOME": str(self.home), "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}
        return subprocess.Popen([self.bin / command, *words], cwd=self.home, env=env, text=True, **how)  # type: ignore[call-overload]

    def run(self, command: str, *words: str, typed: str = "") -> str:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        process = self.start(command, *words, **pipes)
        out, trouble = process.communicate(typed, timeout=300)
        assert process.returncode == 0, trouble
        return out


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Package:
    folder = tmp_path_factory.mktemp("package")
    _build(folder)
    return Package(folder)


@pytest.fixture
def machine(package: Package, tmp_path: Path) -> Machine:
    return Machine(tmp_path, package.bin)


def _build(folder: Path) -> None:
    kernels = {"CXX": _hasty_compiler(folder)}
    for source in (ROOT, *(ROOT / "languages" / code for code in LANGUAGES)):
        _uv("build", "--out-dir", folder / "dist", source, **kernels)
    _uv("build", "--wheel", "--out-dir", folder / "direct", ROOT, **kernels)
    _uv("build", "--wheel", "--out-dir", folder / "pure", ROOT, PARLOUR_PURE="1")
    _uv("venv", "--python", sys.executable, folder / "venv")
    into = ("pip", "install", "--python", folder / "venv")
    _uv(*into, "--require-hashes", "-r", ROOT / "requirements.lock")
    built = Package(folder)
    # Offline: the lock has all requirements of the wheels, except each other.
    _uv(*into, "--offline", built.wheel, *built.languages.values())
    _compile(folder / "venv")


def _compile(environment: Path) -> None:
    """An image never writes bytecode, so each server of it would compile all that it imports.

    The bytecode of other packages is copied from the tests' own environment. Python ignores it where a file differs.
    """
    own = Path(sysconfig.get_path("purelib"))
    (site,) = environment.glob("lib/python*/site-packages")
    for package in site.glob("*/**/__init__.py"):
        cached = package.relative_to(site).with_name("__pycache__")
        if (own / cached).exists():
            shutil.copytree(own / cached, site / cached)
    compileall.compile_dir(site, maxlevels=0, quiet=1)
    for name in ("parlour", *(f"parlour_{code}" for code in LANGUAGES)):
        compileall.compile_dir(site / name, quiet=1)


COMPILER = """#!/bin/sh
set -e
for out; do :; done
[ -e "{script}.done" ] || "{compiler}" "$@" -fsyntax-only
touch "{script}.done"
cp "{kernels}" "$out"
"""
"""The last argument of a command is the output file. Both wheels with kernels are built from the same sources."""


def _hasty_compiler(folder: Path) -> str:
    """A compiler that only checks the sources of the kernels, once, and then copies the library of the checkout."""
    if not compiler():
        return ""
    script, kernels = folder / "c++", HERE / LIBRARY
    made = kernels if kernels.exists() else build(folder)
    script.write_text(COMPILER.format(script=script, compiler=compiler(), kernels=made))
    script.chmod(0o755)
    return str(script)


def _uv(*words: str | Path, **env: str) -> None:
    command = [UV, "--quiet", *words]
    done = subprocess.run(command, env=os.environ | env, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
