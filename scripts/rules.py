"""Hold rules/*.md against the marks in tests/: `@pytest.mark.rule("BOT-07")`."""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from parlour.games import CATALOGUE

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^- ([A-Z]{3}-\d\d) ", re.MULTILINE)


def rules_of(file: Path) -> list[str]:
    return RULE.findall(file.read_text())


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


def main() -> int:
    built = {"README.md", *(f"{game}.md" for game in CATALOGUE)}
    rules = {rule: file.name for file in sorted((ROOT / "rules").glob("*.md")) for rule in rules_of(file)}
    tests = defaultdict(set)
    for file in sorted((ROOT / "tests").rglob("*.py")):
        for rule, test in marks_in(file):
            tests[rule].add(test)
    if "--table" in sys.argv:
        print_table(rules, tests)
    untested = [rule for rule, file in rules.items() if file in built and not tests[rule]]
    unknown = {rule: marked for rule, marked in tests.items() if rule not in rules and marked}
    for rule in untested:
        print(f"{rule} ({rules[rule]}) has no test", file=sys.stderr)
    for rule, marked in unknown.items():
        print(f"{rule} is no rule, but marks {', '.join(sorted(marked))}", file=sys.stderr)
    if not untested and not unknown and "--table" not in sys.argv:
        print(f"{sum(file in built for file in rules.values())} rules, each with a test")
    return 1 if untested or unknown else 0


def print_table(rules: dict[str, str], tests: dict[str, set[str]]) -> None:
    print("# Which test proves which rule\n\nMade by `scripts/rules --table`.\n\n| rule | tests |\n|---|---|")
    for rule in rules:
        print(f"| {rule} | {'<br>'.join(f'`{test}`' for test in sorted(tests[rule]))} |")


if __name__ == "__main__":
    sys.exit(main())
