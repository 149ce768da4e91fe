"""The languages of a server, and tables whose language was uninstalled."""

import pytest

from parlour.languages import found
from parlour.server.tables.waking import wake_due_tables
from server.guests import back, open_server


async def test_the_installed_languages_are_public(tmp_path):
    async with open_server(tmp_path) as server:
        status, outcome = await server.get("/api/languages")
    assert status == 200
    assert outcome[0] == {"code": "en", "name": "English", "direction": "ltr", "games": ["snap"]}
    assert {"code": "uk", "name": "Українська", "direction": "ltr", "games": ["snap"]} in outcome


@pytest.mark.parametrize(("path", "more"), [("/api/tables", {}), ("/api/clubs", {"size": 2})])
async def test_a_language_that_is_not_installed_is_refused_by_name(tmp_path, path, more):
    async with open_server(tmp_path) as server:
        status, outcome = await server.post(path, {"game": "snap", "language": "xx", **more})
    assert (status, outcome["code"]) == (400, "unreadable")
    assert "the language 'xx' is not installed; installed: en, " in outcome["detail"]


async def test_a_table_whose_language_was_uninstalled_says_so_and_nothing_is_lost(tmp_path, monkeypatch):
    async with open_server(tmp_path) as server:
        host, _ = await server.table(people=2, language="uk", settings={"goal": 3})
        await host.snap()
        await host.until_view(lambda view: view["view"]["scores"] == [1, 0])
        code = host.view["code"]
    installed = {code: one for code, one in found.languages().items() if code != "uk"}
    with monkeypatch.context() as without:
        without.setattr(found, "languages", lambda: installed)
        without.setattr(found, "_by_name", lambda _: None)
        async with open_server(tmp_path) as server:
            status, outcome = await server.post(f"/api/tables/{code}/seats", {"name": "P0", "token": host.token})
            assert await wake_due_tables(server.server.store, server.server.rooms) == 0
    assert (status, outcome["code"]) == (400, "no-such-language")
    assert "it is kept: the language 'uk' is not installed; installed: en" in outcome["detail"]
    async with open_server(tmp_path) as server:
        again = await back(server, host)
        assert (again.view["status"], again.view["view"]["scores"]) == ("playing", [1, 0])
        await again.snap()
        await again.until_view(lambda view: view["view"]["scores"] == [2, 0])
