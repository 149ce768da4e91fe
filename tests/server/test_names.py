"""Names: 1-24 visible characters after NFC, no controls, no bidi tricks."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import Refused
from parlour.server.names import read_name
from server.guests import Host


@pytest.mark.parametrize("name", ["Ann", "Олена", "Ö", "山田", "Zoë & Co.", "O'Neil", "👩‍👩‍👧", "x" * 24, "<b>Ann</b>"])
def test_a_name_that_people_have_stays_as_it_is(name):
    assert read_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\x00b",
        "a\nb",
        "a\tb",
        "Ann\r",
        "a\u2028b",
        "a\x1b[31m",
        "\u202egnp.exe",
        "a\u2066b",
        "\u200b",
        "\u200d",
        "\ufeff",
        "\u3164",
        "\u0301" * 10,
        "a" + "\u0301" * 80,
        "Z" + "\u0301" * 6 + "oe",
        "\ud800",
        "\ue000",
    ],
)
def test_a_name_that_hides_something_is_refused(name):
    with pytest.raises(Refused) as refused:
        read_name(name)
    assert refused.value.code == "bad-name"


def test_spaces_are_tidied():
    assert read_name("  Ann \u00a0 Lee ") == "Ann Lee"


@given(st.text(max_size=60))
def test_typed_names_are_cleaned_or_refused(text):
    try:
        name = read_name(text)
    except Refused:
        return
    assert name == unicodedata.normalize("NFC", name)
    assert name == name.strip()
    assert read_name(name) == name
    assert not any(unicodedata.category(char) in {"Cc", "Cs"} for char in name)
    turning = {"RLO", "LRO", "RLE", "LRE", "RLI", "LRI", "FSI", "PDF", "PDI"}
    assert not any(unicodedata.bidirectional(char) in turning for char in name)


async def test_a_name_that_only_looks_like_another_is_taken(server: Host):
    made = await server.make()
    await server.sit(made["code"], "Ann")
    for name in ("ANN", " Ann", "An\u200dn", "Ａｎｎ"):
        status, problem = await server.post(f"/api/tables/{made['code']}/seats", {"name": name})
        assert (status, problem["code"]) == (409, "name-taken")


async def test_a_name_that_looks_like_a_page_stays_text(server: Host):
    """It travels in JSON that no browser reads as a page: the type is fixed, and sniffing is off."""
    made = await server.make()
    await server.sit(made["code"], "<b onload=x>&amp;</b>")
    async with server.session.get(f"{server.address}/api/tables/{made['code']}") as answer:
        assert answer.content_type == "application/json"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert (await answer.json())["seats"][0]["name"] == "<b onload=x>&amp;</b>"
