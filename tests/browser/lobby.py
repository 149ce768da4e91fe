"""From the home screen to a running game with friends."""

import re
from collections.abc import Callable, Sequence

from browser.guest import Guest

POST = """const post = async (path, body) => (await fetch(path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json();
"""
OPEN = f"""async ({{name, others = [], ...table}}) => {{
  {POST}
  const {{code, host_token}} = await post('/api/tables', table);
  const seats = [await post(`/api/tables/${{code}}/seats`, {{name, token: host_token}})];
  for (const other of others) seats.push(await post(`/api/tables/${{code}}/seats`, {{name: other}}));
  localStorage.setItem(`parlour.seats.${{code}}`, JSON.stringify(seats));
  return code;
}}"""
SIT = f"""async ([code, name]) => {{
  {POST}
  const seat = await post(`/api/tables/${{code}}/seats`, {{name}});
  localStorage.setItem(`parlour.seats.${{code}}`, JSON.stringify([seat]));
}}"""

SEAT = f"""async ([code, name]) => {{
  {POST}
  return (await post(`/api/tables/${{code}}/seats`, {{name}})).token;
}}"""

WALK = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
"""Go to another page of the client, which is faster than loading it."""
START = re.compile("^(Start|Почати|Spiel starten)$")
ALONE = re.compile("^(Start alone|Почати без інших|Allein starten)$")
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
    """Friends at one table, alternating phones and laptops, light and dark themes. The first one is the host."""
    host = arrive(names[0], **DEVICES[0]).open()
    host.page.locator(f"[data-game={game}]").get_by_role("button", name="With friends").click()
    host.page.wait_for_url("**/t/*")
    field = host.page.get_by_role("textbox", name="Your name")
    field.fill(names[0])
    field.press("Tab")
    prepare(host)
    return _join(arrive, host, names)


def seated_with(
    arrive: Callable[..., Guest],
    game: str,
    names: Sequence[str],
    settings: dict[str, object],
    language: str = "en",
    devices: Sequence[dict[str, object]] = DEVICES,
    parts: Sequence[str] = (),
) -> list[Guest]:
    """The same with any settings and without the lobby, whose screens are tested elsewhere. Players without a device
    get a seat too; `Guest.friend` plays for them.
    """
    devices = [device | {"language": language} for device in devices]
    guests = [arrive(name, **device) for name, device in zip(names, devices, strict=False)]
    table = {"game": game, "language": language, "settings": settings, "name": names[0]}
    code = guests[0].page.evaluate(OPEN, table)
    for friend in guests[1:]:
        friend.page.evaluate(SIT, [code, friend.name])
    for name in names[len(guests) :]:
        guests[0].tokens[name] = guests[0].page.evaluate(SEAT, [code, name])
    for guest in guests:
        guest.open(f"/t/{code}")
    for seat, part in enumerate(parts):
        guests[0].friend().decide("wish", seat=seat, chips=[part])
    guests[0].press(START)
    if len(names) == 1:
        guests[0].press(ALONE)
    return guests


def at_one_device(host: Guest, game: str, names: Sequence[str], settings: dict[str, object]) -> Guest:
    """All of them around the device of one."""
    table = {"game": game, "settings": settings, "name": names[0], "others": names[1:]}
    return host.open(f"/t/{host.page.evaluate(OPEN, table)}").press(START)


def ends_with_nothing(guest: Guest) -> Guest:
    """A round that would score nothing ends only after a question. On a phone, "Bob is done." is a button too."""
    guest.press(re.compile("^Done$")).page.get_by_role("dialog").get_by_role("button", name="Done").click()
    return guest


def set_up_anew(guest: Guest) -> Guest:
    """Go back to the lobby from a game that began at once."""
    guest.press("Menu").press("Players and settings").press("Yes, end it")
    return guest.sees("At the table")


def says_there_is_none(guest: Guest) -> Guest:
    """The first time on a device, the page asks the player to confirm the cost."""
    guest.press("There’s none!")
    sure = guest.page.get_by_role("dialog").get_by_role("button", name="There’s none!")
    if guest.page.evaluate("localStorage.getItem('parlour.once.bottle.none') === null"):
        sure.click()
    return guest


def _join(arrive: Callable[..., Guest], host: Guest, names: Sequence[str]) -> list[Guest]:
    guests = [host]
    for name, device in zip(names[1:], DEVICES[1:], strict=False):
        friend = arrive(name, **device).open(host.page.url)
        friend.page.get_by_role("textbox").fill(name)
        friend.press("Sit down")
        host.sees(name)
        guests.append(friend)
    host.press(START)
    return guests
