"""`parlour serve` as a container or a service starts it: every option by the environment."""

import socket
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.main import get_group

from cli.terminal import complaint, run, runner
from parlour.cli.app import app
from parlour.languages import languages
from parlour.server import app as server
from parlour.server.options import NOTHING, PublicOptions

OPTIONS = [param for param in get_group(app).commands["serve"].params if param.name != "help"]


@pytest.fixture
def started(monkeypatch, tmp_path):
    """The options that a server would start with."""
    given = {}

    async def start(catalogue, load, url, options, *_):
        given.update(url=url, options=options)

    monkeypatch.setattr(server, "serve", start)
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    return given


def test_the_help_names_a_variable_for_every_option(monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    printed = run("serve", "--help").stdout
    assert len(OPTIONS) > 8
    for option in OPTIONS:
        assert f"[env var: PARLOUR_{option.name.upper()}]" in printed


@pytest.mark.parametrize(
    "name", ["http://x/", "x/", "play example.org", "play.example.org:port", "user@play.example.org", ""]
)
def test_a_name_that_is_an_address_is_refused_with_its_variable(started, monkeypatch, name):
    monkeypatch.setenv("PARLOUR_NAME", name)
    if not name:
        run("serve")  # an empty variable is ignored
        return
    printed = complaint("serve")
    assert printed.startswith("parlour: PARLOUR_NAME: the name of this server is like play.example.org")
    assert repr(name) in printed
    assert "--name" in complaint("serve", "--name", name)


@pytest.mark.parametrize(
    "name", ["play.example.org", "192.168.1.20:8080", "[::1]:8080", "xn--e1afmkfd.org", "ігри.укр"]
)
def test_names_of_servers(started, name):
    run("serve", "--name", name)
    assert started["options"].public.name == name


def test_every_option_can_be_set_by_the_environment(started, monkeypatch, tmp_path):
    for name, value in {
        "HOST": "0.0.0.0",
        "PORT": "81",
        "KEEP_DAYS": "3",
        "NAME": "play.example.org",
        "BASE": "/games/parlour/",
        "METRICS_TOKEN": "secret",
        "BEHIND_PROXY": "yes",
        "OPENING_WORD": "sesame",
        "MOTD": "Welcome!",
    }.items():
        monkeypatch.setenv(f"PARLOUR_{name}", value)
    run("serve")
    options = started["options"]
    assert (options.host, options.port, options.keep_days) == ("0.0.0.0", 81, 3)
    assert str(tmp_path) in started["url"]
    assert replace(options.public, message=NOTHING) == PublicOptions(
        behind_proxy=True,
        name="play.example.org",
        base="/games/parlour",
        metrics_token="secret",
        opening_word="sesame",
    )
    assert options.public.message.texts() == dict.fromkeys(languages(), "Welcome!")


def test_the_servers_shared_secret_may_be_a_file(started, monkeypatch, tmp_path):
    (tmp_path / "secret").write_text("between us\n")
    database = ("--database", "postgresql://nobody@127.0.0.1:1/x")
    run("serve", *database, "--address", "http://10.0.0.5:9000", "--secret-file", str(tmp_path / "secret"))
    assert (started["options"].plan.address, started["options"].plan.secret) == ("10.0.0.5:9000", "between us")
    assert "can't read nowhere (--secret-file)" in complaint("serve", "--secret-file", "nowhere")


def test_options_override_the_environment_and_empty_variables_are_ignored(started, monkeypatch):
    monkeypatch.setenv("PARLOUR_PORT", "81")
    monkeypatch.setenv("PARLOUR_HOST", "")
    run("serve", "--port", "82")
    assert (started["options"].host, started["options"].port) == ("127.0.0.1", 82)


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("PORT", "eighty", "PARLOUR_PORT is a number: 0 to 65535"),
        ("KEEP_DAYS", "0", "PARLOUR_KEEP_DAYS is a number: 1 or more"),
        ("BASE", "parlour", "PARLOUR_BASE: the folder in the address is like /parlour"),
        ("BASE", "/a/../b", "PARLOUR_BASE: the folder in the address is like /parlour"),
        ("BASE", '/"><script>', "PARLOUR_BASE: the folder in the address is like /parlour"),
        ("BEHIND_PROXY", "perhaps", "PARLOUR_BEHIND_PROXY is yes or no"),
        ("MOTD_FILE", "/nowhere/motd.txt", "there is no file /nowhere/motd.txt (PARLOUR_MOTD_FILE)"),
        ("DATA", "/dev/null", "can't use the data folder /dev/null (PARLOUR_DATA): "),
        ("DATABASE", "nonsense", "can't open the database (PARLOUR_DATABASE): "),
        ("DATABASE", "sqlite:////nowhere/p.db", "can't open the database (PARLOUR_DATABASE): /nowhere/p.db.lock: No"),
    ],
)
def test_errors_name_the_variable(name, value, says, monkeypatch, tmp_path):
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    monkeypatch.setenv(f"PARLOUR_{name}", value)
    assert complaint("serve").startswith(f"parlour: {says}")


def test_a_misspelt_variable_is_named_at_the_start(started, monkeypatch):
    monkeypatch.setenv("PARLOUR_OPENED_BY", "make play")  # the Makefile's own
    monkeypatch.setenv("PARLOUR_KEEP_DAY", "3")
    monkeypatch.setenv("PARLOUR_KERNELS", "off")
    outcome = [line for line in runner.invoke(app, ["serve"]).stderr.splitlines() if "PARLOUR" in line]
    assert outcome == ["PARLOUR_KEEP_DAY is no option of this server; did you mean PARLOUR_KEEP_DAYS?"]


def test_errors_name_the_option(tmp_path):
    assert "--base" in complaint("serve", "--data", str(tmp_path), "--base", "parlour")


def test_other_commands_find_the_same_database(monkeypatch, tmp_path):
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    assert str(tmp_path) in complaint("tables")
    assert runner.invoke(app, ["backup", str(tmp_path / "copy.db")]).exit_code == 2


def test_a_port_that_is_taken_is_named_with_the_next_one(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        printed = complaint("serve", "--port", str(port), "--data", str(tmp_path))
    assert f"{port} is taken; try --port {port + 1}" in printed
