"""The README's commands, the Python examples and all links between pages work."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from cli import terminal
from parlour.games import CATALOGUE
from parlour.messages import catalogue

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("rules/**/*.md")])
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
EXAMPLES = ["README.md", "docs/library.md"]


def blocks(page: Path, language: str) -> list[str]:
    return [code for found, code in BLOCK.findall(page.read_text()) if found == language]


def run(*command: str, typed: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=ROOT, input=typed, check=False)


@cache
def examples(name: str) -> subprocess.CompletedProcess[str]:
    """Run the Python examples of a page one after the other, once for all tests. Those for researchers each start from
    scratch, because people copy them one by one.
    """
    all_of_them = blocks(ROOT / name, "python")
    apart = [f"exec({code!r}, {{}})" for code in all_of_them]
    return run(sys.executable, "-W", "error", "-c", "\n".join(all_of_them if name in EXAMPLES else apart))


@pytest.mark.parametrize(
    "name",
    ["README.md", *(pytest.param(page, marks=pytest.mark.slow) for page in ("docs/library.md", "docs/researchers.md"))],
)
def test_the_python_examples_of_a_page_run_one_after_the_other(name: str) -> None:
    assert examples(name).returncode == 0, examples(name).stderr


def test_the_readmes_example_prints_its_stated_output() -> None:
    assert examples("README.md").stdout.splitlines()[-1] == "(2, 1, 1)"


@pytest.mark.slow
def test_the_librarys_examples_print_their_stated_output() -> None:
    outcome = examples("docs/library.md").stdout
    assert "not-asked" in outcome
    assert "Bob said BORES: the plural of BORE (−1 diamond)." in outcome
    assert re.search(r"^\d+ \([\d.]+, [\d.]+\)$", outcome, re.MULTILINE)


@pytest.mark.slow
def test_the_researchers_bot_has_forty_lines_at_most_and_plays_well() -> None:
    page = ROOT / "docs" / "researchers.md"
    (bot,) = [code for code in blocks(page, "python") if "class Longest" in code]
    of_the_class = bot.split("class Longest")[1].split("\npair = ")[0]
    assert len(of_the_class.strip().splitlines()) <= 40
    outcome = examples("docs/researchers.md").stdout
    won, refused = re.search(r"^(\d+(?:\.5)?) of 12, .*refused: (.*)$", outcome, re.MULTILINE).groups()  # type: ignore[union-attr]
    assert float(won) >= 7
    assert refused == "{}"


@pytest.mark.slow
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_commands_of_a_page_work(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [line.split("#")[0].split() for block in blocks(ROOT / name, "sh") for line in block.splitlines()]
    commands = [line for line in lines if line and line[0].endswith("parlour") and line[1] != "play"]
    assert commands
    monkeypatch.chdir(ROOT)
    for _, *words in commands:
        terminal.run(*words)


def test_the_readme_names_the_two_commands_and_the_makefile_has_them() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    for command in re.findall(r"make ([a-z]+)", (ROOT / "README.md").read_text()):
        assert command in targets


def anchors(page: Path) -> list[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", page.read_text()):
        if "://" not in target:
            linked = page.parent / target if target else page
            assert linked.exists(), target
            assert not anchor or anchor in anchors(linked), f"{target}#{anchor}"


def test_buttons_named_on_pages_exist_in_the_client() -> None:
    pages = [" ".join((ROOT / "docs" / name).read_text().split()) for name in ("hosts.md", "players.md")]
    texts = {text for entry in CATALOGUE.values() for text in catalogue("en", entry.package).under("").values()}
    named = {name for page in pages for name in re.findall(r"(?<!\*)\*([A-Z][a-z]+[^*:]{0,30})\*(?!\*)", page)}
    assert len(named) > 8
    assert [name for name in sorted(named) if name.replace("'", "’") not in texts] == []


def test_no_committed_file_names_a_registry() -> None:
    hosts = ["pypi" + ".org", "files.python" + "hosted.org", "registry.npm" + "js.org", "deb.debian" + ".org"]
    pattern = "|".join(re.escape(host) for host in hosts)
    found = run("git", "grep", "-lIE", pattern, "--", ".")
    assert found.stdout == ""
