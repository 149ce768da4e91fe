"""What is in the package."""

import platform
import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

import parlour
from package.conftest import LANGUAGES, ROOT, UV, Package
from parlour.lexicon.packing import pack
from parlour.native.build import LIBRARY, compiler

pytestmark = pytest.mark.slow
SOURCE = ROOT / "src" / "parlour"


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as files:
        return set(files.namelist())


def test_the_wheel_contains_the_whole_client(package: Package) -> None:
    static = SOURCE / "server" / "static"
    built = {f"parlour/server/static/{path.relative_to(static)}" for path in static.rglob("*") if path.is_file()}
    assert "parlour/server/static/index.html" in built
    assert built <= names(package.wheel)


def test_the_wheel_contains_rules_and_licences(package: Package) -> None:
    rules = {f"parlour/rules/{path.relative_to(ROOT / 'rules')}" for path in (ROOT / "rules").rglob("*.md")}
    info = f"parlour-{parlour.__version__}.dist-info"
    files = ("LICENSE", "NOTICE", "LICENSES/Apache-2.0.txt", "src/parlour/printing/fonts/OFL-literata.txt")
    licences = {f"{info}/licenses/{file}" for file in files}
    assert rules | licences | {"parlour/py.typed"} <= names(package.wheel)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_wheel_of_a_language_contains_all_its_files_and_licences(package: Package, code: str) -> None:
    folder = ROOT / "languages" / code
    listed = subprocess.run(["git", "ls-files"], cwd=folder, capture_output=True, text=True, check=True).stdout
    tracked, wheel = listed.splitlines(), package.languages[code]
    held, info = names(wheel), f"parlour_{code}-{parlour.__version__}.dist-info"
    assert {file for file in held if file.startswith("parlour_")} - {
        file for file in held if file.startswith(info)
    } == {file for file in tracked if file.startswith("parlour_")}
    assert {f"{info}/licenses/{file}" for file in tracked if file.startswith(("LICENSE", "NOTICE"))} <= held
    with zipfile.ZipFile(wheel) as files:
        metadata = files.read(f"{info}/METADATA").decode()
    assert re.search(r"^License-Expression: .*CC-BY-SA-4.0", metadata, re.MULTILINE)


def test_the_package_itself_contains_no_words_of_others(package: Package) -> None:
    with zipfile.ZipFile(package.wheel) as files:
        assert [name for name in files.namelist() if files.read(name).startswith(pack({})[:4])] == []


def test_the_wheel_contains_exactly_the_files_of_the_package(package: Package) -> None:
    listed = subprocess.run(["git", "ls-files", "src/parlour"], cwd=ROOT, capture_output=True, text=True, check=True)
    tracked = {name.removeprefix("src/") for name in listed.stdout.splitlines()}
    held = {name for name in names(package.wheel) if name.startswith("parlour/")}
    others = {name for name in held - tracked if not name.startswith(("parlour/server/static/", "parlour/rules/"))}
    assert tracked <= held
    assert others == ({f"parlour/native/{LIBRARY}"} if compiler() else set())


def test_a_wheel_with_kernels_is_for_this_kind_of_machine_and_every_version_of_python(package: Package) -> None:
    for_all, for_some = "-py3-none-any.whl", f"_{platform.machine()}.whl"
    assert package.wheel.name.endswith(for_some if compiler() else for_all)
    assert "-py3-none-" in package.wheel.name


def test_the_pure_wheel_is_for_every_machine_and_lacks_only_the_kernels(package: Package) -> None:
    assert package.pure.name.endswith("-py3-none-any.whl")
    assert names(package.wheel) - names(package.pure) == ({f"parlour/native/{LIBRARY}"} if compiler() else set())


def test_the_wheel_from_the_sdist_equals_that_of_the_checkout(package: Package) -> None:
    assert names(package.wheel) == names(package.wheel_of_checkout)
    assert package.wheel.name == package.wheel_of_checkout.name


def test_the_sdist_has_the_built_client_without_node_modules(package: Package) -> None:
    with tarfile.open(package.sdist) as files:
        held = files.getnames()
    assert f"parlour-{parlour.__version__}/src/parlour/server/static/index.html" in held
    assert [name for name in held if "node_modules" in name or "/.venv/" in name] == []
    assert [name for name in held if name.split("/")[1:2] == ["languages"]] == [], "they have other licences"


def test_building_a_wheel_without_the_client_fails_with_one_clear_line(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "src/parlour/version.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "rules").mkdir()
    done = subprocess.run([UV, "build", "--wheel", tmp_path], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode != 0
    assert "static/index.html is missing: `make wheel` builds the client first" in done.stderr
    assert "Traceback" not in done.stderr
