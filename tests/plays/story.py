"""A played game as text: what happened, and every seat's view now and then."""

from parlour.core import Entry, Table

NAMES = ("Ada", "Boris", "Chen", "Dora", "Emil", "Farah", "Goran", "Hana")
VIEWS = 6


def told(entry: Entry, table: Table, language: str) -> str:
    names = NAMES[: table.seats]
    again = Table(table.game, table.seats)
    marks = {len(table.log) * part // VIEWS for part in range(1, VIEWS + 1)}
    lines: list[str] = []
    for number, line in enumerate(table.log, start=1):
        again.repeat(line)
        lines += [f"{line.at / 1000:8.1f} s  {entry.tell(event, names, language)}" for event in line.events]
        if number in marks:
            for seat in (None, *range(table.seats)):
                who = names[seat] if seat is not None else "a spectator"
                lines += ["", f"--- what {who} sees", entry.text(again.view(seat), names, language)]
            lines.append("")
    return "\n".join(lines) + "\n"
