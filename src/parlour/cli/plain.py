"""Help that people read: `-h` everywhere, ranges as one says them, and no names of Python's types.

Options of `parlour serve` can also be given by the environment, as containers and services do: `--keep-days` as
`PARLOUR_KEEP_DAYS`. Typed options override it.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
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
    """Return what is wrong, with the allowed range of a number. Values of the environment have the variable's name."""
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
    one = re.sub(r"^list\[(.*)\]$", r"\1", param.display_type(ctx).strip("<>"))
    return _WANTED.get(one, one)


def _range(param: Any) -> str | None:
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    if least is None:
        return None
    return f"{least:g} or more" if most is None else f"{least:g} to {most:g}"


PREFIX = "PARLOUR_"
OTHERS = {"PARLOUR_KERNELS", "PARLOUR_OPENED_BY"}
"""Variables that are no options."""


class ByEnvironment(PlainCommand):
    """Give every option of this command a variable, which its help names."""

    def get_params(self, ctx: Any) -> Any:
        params = super().get_params(ctx)
        for param in params:
            if param.param_type_name == "option" and param.name != "help":
                param.envvar, param.show_envvar = variable(param.name), True
        return params


def variable(name: str) -> str:
    """The variable of an option, by its name in Python."""
    return PREFIX + name.upper()


def unknown(ctx: Any, environment: Mapping[str, str]) -> Iterator[str]:
    """Yield a sentence about each variable that looks like ours and means nothing."""
    known = {variable(param.name) for param in ctx.command.params} | OTHERS
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known:
            near = get_close_matches(name, known, 1)
            yield f"{name} is no option of this server" + (f"; did you mean {near[0]}?" if near else "")


def source(ctx: Any, name: str) -> str:
    """Where the value of an option came from, as one would look for it: the option, or its variable."""
    found = ctx.get_parameter_source(name)
    is_environment = found is not None and found.name == "ENVIRONMENT"
    return variable(name) if is_environment else "--" + name.replace("_", "-")
