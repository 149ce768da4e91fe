"""Continue on another device: the link from one, and its way to the other."""

from playwright.sync_api import expect

from browser.guest import Guest

TITLE = "Continue on another device"


def link_of(guest: Guest, title: str = TITLE) -> str:
    """Ask for a link, and close the sheet again."""
    guest.press(title)
    sheet = guest.page.get_by_role("dialog", name=title)
    expect(sheet.get_by_role("img", name="QR code")).to_be_visible()
    link = sheet.get_by_text("/on#").inner_text()
    sheet.get_by_role("button", name="Close").click()
    return link


def continued(guest: Guest, link: str) -> Guest:
    guest.open(link)
    guest.sees("Only use links that you made yourself")
    return guest.press("Continue here")
