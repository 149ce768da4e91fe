"""Write the client's types of all messages from the English catalogues."""

import sys
from pathlib import Path

from fluent.syntax import ast, parse

from parlour.messages.checking import nodes
from parlour.messages.entries import sent

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "web/src/lib/words/messages.gen.ts"
CATALOGUES = [
    *sorted(ROOT.glob("src/parlour/messages/en/*.ftl")),
    *sorted(ROOT.glob("src/parlour/games/*/messages/en.ftl")),
]
PYTHON_ONLY = ("previews", "print", "problems", "terminal", "typed")
"""Our own files that no browser reads."""
PLURALS = {"zero", "one", "two", "few", "many"}


def variables(pattern: ast.Pattern) -> dict[str, str]:
    """Return the variables of a pattern with their types: those that plurals or NUMBER() depend on are numbers."""
    found = dict.fromkeys((one.id.name for one in nodes(pattern, ast.VariableReference)), "string | number")
    for choice in nodes(pattern, ast.SelectExpression):
        keys = [variant.key for variant in choice.variants]
        if any(isinstance(key, ast.NumberLiteral) or key.name in PLURALS for key in keys):
            found |= dict.fromkeys((one.id.name for one in nodes(choice.selector, ast.VariableReference)), "number")
    for call in nodes(pattern, ast.FunctionReference):
        if call.id.name == "NUMBER":
            found |= dict.fromkeys((one.id.name for one in nodes(call, ast.VariableReference)), "number")
    return found


def types_of(source: str) -> dict[str, dict[str, str]]:
    """Return the variables of every message and attribute of a file, with their types in TypeScript."""
    found: dict[str, dict[str, str]] = {}
    entries = {entry.id.name: entry for entry in parse(source).body if isinstance(entry, ast.Message)}
    for name, entry in entries.items():
        patterns = {name: entry.value} | {f"{name}.{one.id.name}": one.value for one in entry.attributes}
        for key, pattern in patterns.items():
            if pattern is not None:
                found[key] = variables(pattern)
    return found


def written() -> str:
    """Return the whole file of types."""
    lines = []
    for file in CATALOGUES:
        if file.stem in PYTHON_ONLY:
            continue
        for name, types in types_of(sent(file.read_text("utf-8"))).items():
            values = "; ".join(f"{_key(key)}: {kind}" for key, kind in types.items())
            lines.append(f"  {_key(name)}: {f'{{ {values} }}' if values else 'null'};\n")
    head = "/* Made by scripts/message-types from the English messages. Not to be edited by hand. */\n"
    return f"{head}\nexport interface Messages {{\n{''.join(lines)}}}\n"


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        TYPES.write_text(written(), "utf-8")
    elif not TYPES.is_file() or TYPES.read_text("utf-8") != written():
        sys.exit(f"{TYPES.relative_to(ROOT)} is out of date: run scripts/message-types")
