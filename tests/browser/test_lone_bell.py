"""Letters on the sheet when the bell rings count as written, entered or not (LON-14)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import Guest
from browser.lobby import ends_with_nothing, seated_with
from browser.test_lone import cross_out_unseen

Arrive = Callable[..., Guest]
DICE = {"faces": [[letter] * 6 for letter in "AELNRST"]}


@pytest.mark.rule("LON-14")
def test_a_typed_word_survives_a_reload_and_counts_at_the_bell(arrive: Arrive) -> None:
    anna, boris = seated_with(
        arrive, "lone", ["Anna", "Boris"], {"dice": DICE, "seconds": 30}, "en", [{"size": "phone"}] * 2
    )
    for each in (anna, boris):
        each.sees("Round 1 of 3")
    line = anna.page.get_by_role("textbox", name="Your word")
    pencilled = anna.page.locator(".pencilled")
    with anna.page.expect_websocket() as socket:
        anna.page.reload()
    with socket.value.expect_event("framereceived", lambda frame: "learnt" in str(frame)):
        line.press_sequentially("learnt")
    expect(pencilled).to_contain_text("learnt")
    anna.sees("Write 4 words nobody else will: 0/4")
    anna.page.reload()
    expect(line).to_have_value("learnt")
    expect(pencilled).to_contain_text("learnt")
    expect(boris.page.get_by_text("learnt")).to_have_count(0)
    ends_with_nothing(boris)
    for each in (anna, boris):
        expect(each.page.get_by_label("Anna’s sheet").get_by_text("LEARNT")).to_be_visible(timeout=60_000)
        cross_out_unseen(each.friend())
    for each in (anna, boris):
        each.sees("Round 2 of 3")
        expect(each.page.get_by_role("textbox", name="Your word")).to_have_value("")
        expect(each.page.locator(".pencilled")).to_have_count(0)
