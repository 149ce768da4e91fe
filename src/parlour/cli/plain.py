"""Help that people read: `-h` everywhere, ranges as one says them, and no names of Python's types."""

import re
from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup
from typer.exceptions import TyperException

PLAY, WORDS, HOST, RESEARCH = "Play", "Words", "Host", "Research"
"""The groups of commands in `parlour --help`."""
HELP = {"help_option_names": ["-h", "--help"]}
_WANTED = {"bool": None, "str": "TEXT", "path": "FILE", "int": "N", "int range": "N", "float": "N", "float range": "N"}
"""What an option takes, by typer's name for its type. A flag takes nothing."""


class PlainCommand(TyperCommand):
    def get_params(self, ctx: Any) -> Any:
        return [_plain(param) for param in super().get_params(ctx)]


class PlainGroup(TyperGroup):
    def get_params(self, ctx: Any) -> Any:
        return [_plain(param) for param in super().get_params(ctx)]


class App(typer.Typer):
    """Every command and every group of it speaks plainly."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{"cls": PlainGroup, "add_completion": False, "context_settings": HELP, **given})

    def command(self, name: str | None = None, **given: Any) -> Callable[[Any], Any]:
        return super().command(name, **{"cls": PlainCommand, **given})


def complaint(wrong: TyperException) -> str:
    """Return what is wrong, with the allowed range of a number. A value from the environment is named by its
    variable."""
    param: Any = getattr(wrong, "param", None)
    ctx: Any = getattr(wrong, "ctx", None)
    says, numbers = str(wrong.format_message()), _range(param)
    if param is None or not says.startswith("Invalid value"):
        return says
    found = None if ctx is None else ctx.get_parameter_source(param.name)
    name = param.envvar if found is not None and found.name == "ENVIRONMENT" else param.opts[-1]
    if numbers is not None:
        return f"{name} is a number: {numbers}"
    if getattr(param, "is_flag", False):
        return f"{name} is yes or no"
    return says if name in param.opts else f"{name}: {getattr(wrong, 'message', says)}"


def _plain(param: Any) -> Any:
    param.display_type_rich = lambda ctx: _wanted(param, ctx)
    param._get_number_range_help_str = lambda: _range(param)
    return param


def _wanted(param: Any, ctx: Any) -> str | None:
    if isinstance(param, TyperArgument):  # its name is said already
        return None
    if param.metavar is not None:
        return str(param.metavar)
    kind = param.display_type(ctx).strip("<>")
    one = re.sub(r"^list\[(.*)\]$", r"\1", kind)
    return _WANTED.get(one, one)


def _range(param: Any) -> str | None:
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    if least is None:
        return None
    return f"{least:g} or more" if most is None else f"{least:g} to {most:g}"
