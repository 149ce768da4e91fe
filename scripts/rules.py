"""Hold rules/*.md against the marks in tests/, `@pytest.mark.rule("BOT-07")`, against the ids that the code cites where
it follows them, and the translations against the English text."""

import ast
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from parlour.games import CATALOGUE
from parlour.rulebook import LANGUAGES, Rule, read

ROOT = Path(__file__).parent.parent
ID = re.compile(r"\b[A-Z]{3}-\d\d\b")


def rules_of(file: Path) -> list[Rule]:
    return read(file.read_text()) if file.exists() else []


def differences(folder: Path) -> Iterator[str]:
    """Where a translation has not the same ids, of the same kinds and each once, as the English text."""
    for language in LANGUAGES[1:]:
        for name in sorted({file.name for place in (folder, folder / language) for file in place.glob("*.md")}):
            yield from _differences(name, rules_of(folder / name), rules_of(folder / language / name), language)


def _differences(name: str, english: list[Rule], other: list[Rule], language: str) -> Iterator[str]:
    for where, rules in ((name, english), (f"{language}/{name}", other)):
        for rule, times in Counter(rule.id for rule in rules).items():
            if times > 1:
                yield f"{rule} stands {times} times in {where}"
    kinds, others = {rule.id: rule.kind for rule in english}, {rule.id: rule.kind for rule in other}
    for rule in sorted(kinds.keys() | others.keys()):
        kind, there = kinds.get(rule, "no rule"), others.get(rule, "no rule")
        if kind != there:
            yield f"{rule} is {kind} in {name} and {there} in {language}/{name}"


def marks_in(file: Path) -> Iterator[tuple[str, str]]:
    """Every (rule, test) of a test file. A mark outside a function counts for the whole file."""
    tree = ast.parse(file.read_text())
    inside = {id(node): test.name for test in ast.walk(tree) if _is_test(test) for node in ast.walk(test)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for rule in node.args:
                assert isinstance(rule, ast.Constant), f"{file}:{node.lineno}: a rule id must be written out"
                yield str(rule.value), f"{file.relative_to(ROOT)}::{inside.get(id(node), '*')}"


def _is_test(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")


def cited_in(folder: Path) -> set[str]:
    """Every rule that a comment or a docstring names. In a range, "BOT-20 to BOT-23", only its ends are named."""
    return {rule for file in folder.rglob("*.py") for rule in ID.findall(file.read_text())}


def main() -> int:
    built = {"README.md", *(f"{game}.md" for game in CATALOGUE)}
    rules = {rule.id: file.name for file in sorted((ROOT / "rules").glob("*.md")) for rule in rules_of(file)}
    tests = defaultdict(set)
    for file in sorted((ROOT / "tests").rglob("*.py")):
        for rule, test in marks_in(file):
            tests[rule].add(test)
    untested = [f"{rule} ({file}) has no test" for rule, file in rules.items() if file in built and rule not in tests]
    unknown = [f"{rule} is no rule, but marks {', '.join(tests[rule])}" for rule in sorted(tests.keys() - rules.keys())]
    cited = cited_in(ROOT / "src")
    uncited = [
        f"{rule} ({file}) is cited nowhere in src"
        for rule, file in rules.items()
        if file in built and rule not in cited
    ]
    problems = [*untested, *unknown, *uncited, *differences(ROOT / "rules")]
    for problem in problems:
        print(problem, file=sys.stderr)
    if "--table" in sys.argv:
        print_table(rules, tests)
    elif not problems:
        count = sum(file in built for file in rules.values())
        print(f"{count} rules, each cited and tested, in {' and '.join(LANGUAGES)}")
    return 1 if problems else 0


def print_table(rules: dict[str, str], tests: dict[str, set[str]]) -> None:
    print("# Which test proves which rule\n\nMade by `scripts/rules --table`.\n\n| rule | tests |\n|---|---|")
    for rule in rules:
        print(f"| {rule} | {'<br>'.join(f'`{test}`' for test in sorted(tests[rule]))} |")


if __name__ == "__main__":
    sys.exit(main())
