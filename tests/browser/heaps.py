"""Moves of Pebbles, the guest among the games, on the plain table."""

from browser.guest import Guest


def take(guest: Guest, pebbles: int, heap: str) -> None:
    guest.page.get_by_role("group", name="How many").get_by_role("radio", name=str(pebbles)).check()
    guest.page.get_by_role("group", name="Heap").get_by_role("radio", name=heap).check()
    guest.press("Take")
