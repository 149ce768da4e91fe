"""A league's standing as a table for people."""

from typing import Any

from rich.table import Table as Grid

from parlour.cli.output import console

OFTEN = 12
"""How many rules are shown: those that came up most often."""


def print_standing(report: dict[str, Any], name: str) -> None:
    length = report["length"]
    console.print(f"{name}: {report['games']} games, seed {report['seed']}")
    if not report["games"]:
        return
    console.print(
        f"a game takes {length['rounds']:g} rounds and {length['minutes']:g} minutes "
        f"({length['shortest']:g} to {length['longest']:g})"
    )
    console.print(_levels(report))
    if report["shared"]:
        console.print(f"{report['shared']} of these wins were shared")
    if "sprt" in report:
        test = report["sprt"]
        console.print(f"sequential test, {test['low']:.0%} against {test['high']:.0%}: {test['answer']}")
    often = sorted(report["rules"].items(), key=lambda one: -one[1])[:OFTEN]
    if often:
        console.print("rules that came up, times a game: " + ", ".join(f"{rule} {count:g}" for rule, count in often))
    refused = ", ".join(f"{code} {count}" for code, count in report["refused"].items())
    console.print(f"refused moves: {refused or 'none'}")


def _levels(report: dict[str, Any]) -> Grid:
    grid = Grid("level", "games won", "share of wins, 95 % sure", "score", "±", box=None)
    for level, wins in report["wins"].items():
        share = report["share"][level]
        grid.add_row(
            level,
            str(wins),
            f"{share['won']:.1%}  ({share['low']:.1%} to {share['high']:.1%})",
            f"{report['scores'][level]:g}",
            f"{report['spread'][level]:g}",
        )
    return grid
