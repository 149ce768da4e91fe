"""No import cycles, not even indirect ones or for types only."""

import grimp


def test_there_are_no_import_cycles() -> None:
    graph = grimp.build_graph("parlour", cache_dir=None)
    steps = [(one, other) for one in graph.modules for other in graph.find_modules_directly_imported_by(one)]
    ways_back = [graph.find_shortest_chain(importer=other, imported=one) for one, other in steps]
    assert [" → ".join(way) for way in ways_back if way is not None] == []


def test_an_import_cycle_is_found() -> None:
    graph = grimp.ImportGraph()
    for importer, imported in (("a", "b"), ("b", "c"), ("c", "a")):
        graph.add_import(importer=importer, imported=imported)
    assert graph.find_shortest_chain(importer="b", imported="a") == ("b", "c", "a")
