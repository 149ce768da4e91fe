"""Every module imports all it needs, and the library exports the names in its docs."""

import ast
import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import parlour

SOURCE = Path(parlour.__file__).parent
ROOT = Path(__file__).parents[2]
NOT_IMPORTED = {"parlour.__main__", "parlour.env.arena"}
"""Python runs the first one itself. The other one needs TextArena, which is not installed."""

EACH_ALONE = """
import importlib, json, sys

def loaded_of(part):
    return [known for known in sys.modules if known == part or known.startswith(part + ".")]

failed, loaded_by = {}, {}
for name in json.load(sys.stdin):
    package, part = name.rpartition(".")[0], ".".join(name.split(".")[:3 if name.startswith("parlour.games.") else 2])
    if package.startswith(part) and name in loaded_by.get(package, ()):
        loaded_by[name] = loaded_by[package]
        continue
    for known in loaded_of(part):
        del sys.modules[known]
    try:
        importlib.import_module(name)
    except Exception as wrong:
        failed[name] = repr(wrong)
    loaded_by[name] = set(loaded_of(part))
print(json.dumps(failed))
"""
"""Python imports a package before its modules, so modules that a package imports itself are tested with it."""


def modules() -> list[str]:
    files = (file.relative_to(SOURCE.parent).with_suffix("") for file in SOURCE.rglob("*.py"))
    names = {".".join(file.parts).removesuffix(".__init__") for file in files}
    return sorted(name for name in names - NOT_IMPORTED if not re.search(r"\.versions\.", name))


@pytest.mark.slow
def test_every_module_can_be_imported_first() -> None:
    """Nothing else of its part of the tree is loaded, so that no other module hides a cycle or a missing import. Other
    parts can't hide any, because no cycle runs through two parts (test_circles.py)."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", EACH_ALONE],
        input=json.dumps(modules()),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == {}


def test_the_library_exports_its_listed_names() -> None:
    for name in parlour.__all__:
        assert getattr(parlour, name) is not None


def examples(page: str) -> ast.Module:
    return ast.parse("\n".join(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)))


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_names_on_a_page_are_listed_by_their_module(page: str) -> None:
    """Unlisted names are only there by accident, because another module imported them."""
    tree, known = examples(page), dict[str, ModuleType]()
    for module, name in _imported(tree):
        home = import_module(module)
        if name in _modules_in(home):
            known[name] = import_module(f"{module}.{name}")
        else:
            assert name in home.__all__, f"{module}.{name}"
    used = {(node.value.id, node.attr) for node in ast.walk(tree) if _is_dotted(node) and node.value.id in known}
    assert used
    assert [f"{name}.{attr}" for name, attr in sorted(used) if attr not in known[name].__all__] == []


def _imported(tree: ast.Module) -> list[tuple[str, str]]:
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return [(node.module, alias.name) for node in froms for alias in node.names if node.module.startswith("parlour")]


def _is_dotted(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)


def _modules_in(home: ModuleType) -> set[str]:
    return {file.stem for path in home.__path__ for file in Path(path).iterdir()}
