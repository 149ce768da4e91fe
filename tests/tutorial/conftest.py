"""A copy of the tree with the tutorial's game."""

import pytest

from tutorial.page import Tree


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return Tree(tmp_path_factory.mktemp("tutorial") / "parlour")
