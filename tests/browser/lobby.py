"""From the home screen to a running game with friends."""

from collections.abc import Callable, Sequence

from browser.guest import Guest

DEVICES: list[dict[str, object]] = [
    {"size": "phone"},
    {"size": "laptop"},
    {"size": "phone", "dark": True},
    {"size": "laptop", "dark": True},
    {"size": "phone"},
    {"size": "phone", "dark": True},
]


def seated(
    arrive: Callable[..., Guest],
    game: str,
    names: Sequence[str],
    prepare: Callable[[Guest], None] = lambda host: None,
) -> list[Guest]:
    """Friends at one table, phones and laptops by turns, by day and in the evening; the first one is the host."""
    host = arrive(names[0], **DEVICES[0]).open()
    host.page.locator(f"[data-game={game}]").get_by_role("button", name="With friends").click()
    host.page.wait_for_url("**/t/*")
    field = host.page.get_by_role("textbox", name="Your name")
    field.fill(names[0])
    field.press("Tab")
    prepare(host)
    guests = [host]
    for number, name in enumerate(names[1:], start=1):
        friend = arrive(name, **DEVICES[number]).open(host.page.url)
        friend.page.get_by_role("textbox", name="Your name").fill(name)
        friend.press("Sit down")
        host.sees(name)
        guests.append(friend)
    host.press("Start")
    return guests
