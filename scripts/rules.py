"""Check that every rule of rules/*.md has a test, is cited in the code, and is the same in every language.

    scripts/rules            print one line, or every problem
    scripts/rules --table    also print which tests prove which rule

A test names its rules in a mark, `@pytest.mark.rule("BOT-07")`.
"""

import ast
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from parlour.games import CATALOGUE
from parlour.languages import ENGLISH, languages
from parlour.rulebook import Rule, read

ROOT = Path(__file__).parent.parent
ID = re.compile(r"\b[A-Z]{3}-\d\d\b")


def rules_of(file: Path) -> list[Rule]:
    return read(file.read_text()) if file.exists() else []


def differences(folder: Path, translations: Mapping[str, Path]) -> Iterator[str]:
    """Report rules that a translation, in a folder of its own, lacks, adds, repeats or gives another kind."""
    for language, there in translations.items():
        for name in sorted({file.name for place in (folder, there) for file in place.glob("*.md")}):
            yield from _differences(name, rules_of(folder / name), rules_of(there / name), language)


def translations() -> dict[str, Path]:
    """Return the folders of rules in translation, by language."""
    return {code: language.path("rules") for code, language in languages().items() if language.has("rules")}


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
    """Yield every (rule, test) of a test file. A mark outside a function counts for the whole file."""
    if "mark.rule" not in (text := file.read_text()):
        return
    tree = ast.parse(text)
    inside = {id(node): test.name for test in ast.walk(tree) if _is_test(test) for node in ast.walk(test)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for rule in node.args:
                assert isinstance(rule, ast.Constant), f"{file}:{node.lineno}: a rule id must be written out"
                yield str(rule.value), f"{file.relative_to(ROOT)}::{inside.get(id(node), '*')}"


def _is_test(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")


def cited_in(folder: Path) -> set[str]:
    """Return every rule that a comment or a docstring names. A range, "BOT-20 to BOT-23", names only its ends."""
    return {rule for file in folder.rglob("*.py") for rule in ID.findall(file.read_text())}


def problems(rules: dict[str, str], tests: dict[str, set[str]]) -> Iterator[str]:
    """Report rules without a test or a citation, marks without a rule, and translations that differ."""
    built = built_rules(rules)
    cited = cited_in(ROOT / "src")
    yield from (f"{rule} ({rules[rule]}) has no test" for rule in built if rule not in tests)
    yield from (
        f"{rule} is no rule, but marks {', '.join(tests[rule])}" for rule in sorted(tests.keys() - rules.keys())
    )
    yield from (f"{rule} ({rules[rule]}) is cited nowhere in src" for rule in built if rule not in cited)
    yield from differences(ROOT / "rules", translations())


def built_rules(rules: dict[str, str]) -> list[str]:
    """Return the ids of common rules and of games in the catalogue."""
    files = {"README.md", *(f"{game}.md" for game in CATALOGUE)}
    return [rule for rule, file in rules.items() if file in files]


def main() -> int:
    rules = {rule.id: file.name for file in sorted((ROOT / "rules").glob("*.md")) for rule in rules_of(file)}
    tests: dict[str, set[str]] = defaultdict(set)
    for file in sorted((ROOT / "tests").rglob("*.py")):
        for rule, test in marks_in(file):
            tests[rule].add(test)
    found = list(problems(rules, tests))
    for problem in found:
        print(problem, file=sys.stderr)
    if "--table" in sys.argv:
        print_table(rules, tests)
    elif not found:
        print(f"{len(built_rules(rules))} rules, each cited and tested, in {', '.join([ENGLISH, *translations()])}")
    return 1 if found else 0


def print_table(rules: dict[str, str], tests: dict[str, set[str]]) -> None:
    for rule in rules:
        print(rule, *sorted(tests[rule]), sep="\n    ")


if __name__ == "__main__":
    sys.exit(main())
