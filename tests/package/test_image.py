"""The image of `deploy/Dockerfile` without Docker: the installed package, configured only by variables, run as an
unprivileged user on a file system that is read-only except for the data folder."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest

from package.conftest import ROOT, Package
from package.test_installed import get, post

pytestmark = pytest.mark.slow
START = "from parlour.cli.start import main; main()"
USER = "10001"
BOX = r"""
set -eu
mount -t tmpfs -o mode=755 box /mnt
mkdir /mnt/home /mnt/parlour /mnt/data
if [ -n "$HOME_AT" ]; then
  mount --bind "$HOME_AT" /mnt/home
  mount -t tmpfs -o mode=755 box "$HOME_AT"
  for child in /mnt/home/* /mnt/home/.[!.]*; do
    if [ -d "$child" ]; then mkdir "$HOME_AT/${child##*/}"; mount --bind "$child" "$HOME_AT/${child##*/}"; fi
  done
fi
mount --bind "$PARLOUR_AT" /mnt/parlour
mount --bind "$DATA_AT" /mnt/data
for place in /mnt/parlour /mnt /; do mount -o remount,bind,ro "$place"; done
mount -t tmpfs -o mode=1777 tmp /tmp
cd /mnt/data
exec setpriv --reuid 10001 --regid 10001 --clear-groups --bounding-set=-all --no-new-privs "$@"
"""
"""A small container: /mnt has the package and the data. If Python is in a private home such as root's, that home is
opened there."""


def can_box() -> bool:
    if sys.platform != "linux" or os.geteuid() != 0:
        return False
    tried = [
        "unshare",
        "--mount",
        "sh",
        "-c",
        "mount -t tmpfs box /mnt && setpriv --reuid 10001 --bounding-set=-all true",
    ]
    try:
        return subprocess.run(tried, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


class Box:
    def __init__(self, package: Package, data: Path) -> None:
        packages = next((package.folder / "venv" / "lib").glob("python*")).name
        os.chown(data, int(USER), int(USER))
        self._env = {
            "PATH": os.environ["PATH"],
            "HOME": "/mnt/data",
            "PYTHONPATH": f"/mnt/parlour/lib/{packages}/site-packages",
            "PYTHONUNBUFFERED": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "HOME_AT": next(
                (str(at) for at in reversed(Path(sys.base_prefix).parents) if not at.stat().st_mode & 1), ""
            ),
            "PARLOUR_AT": str(package.folder / "venv"),
            "DATA_AT": str(data),
        }
        self._python = f"{sys.base_prefix}/bin/{packages}"

    def start(self, code: str, *words: str, **env: str) -> subprocess.Popen[str]:
        command = ["unshare", "--mount", "sh", "-c", BOX, "box", self._python, "-c", code, *words]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen(command, env=self._env | env, text=True, cwd="/", **pipes)  # type: ignore[call-overload]


@pytest.fixture
def box(package: Package, tmp_path: Path) -> Box:
    if not can_box():
        pytest.skip("needs root, to become nobody")
    return Box(package, tmp_path)


@contextmanager
def open_server(box: Box, **env: str) -> Iterator[tuple[str, int]]:
    server = box.start(START, "serve", PARLOUR_DATA="/mnt/data", PARLOUR_PORT="0", **env)
    try:
        assert server.stdout is not None
        opened = re.search(r"http://\S+", server.stdout.readline())
        assert opened is not None, server.communicate(timeout=300)
        yield opened.group(), server.pid
    finally:
        server.terminate()
        trouble = server.communicate(timeout=300)[1]
    assert server.returncode == 0, trouble


def is_well(address: str, **env: str) -> int:
    variables = {"PARLOUR_PORT": re.findall(r":(\d+)", address)[0], **env}
    checked = [sys.executable, ROOT / "deploy" / "healthcheck.py"]
    return subprocess.run(checked, env=os.environ | variables, capture_output=True, check=False).returncode


async def test_it_runs_as_nobody_and_writes_only_its_data(box: Box, tmp_path: Path) -> None:
    with open_server(box, PARLOUR_HOST="127.0.0.1", PARLOUR_BASE="/games") as (address, process):
        sentence = Path(f"/proc/{process}/status").read_text()
        assert re.search(rf"^Uid:\s{USER}\s{USER}\s", sentence, re.MULTILINE)
        assert re.search(r"^CapEff:\s0+$", sentence, re.MULTILINE)
        async with aiohttp.ClientSession() as session:
            assert b"<title>Parlour</title>" in await get(session, f"{address}/")
            await post(session, f"{address}/api/tables", {"game": "rebus", "bots": [{"level": 1}]})
        assert is_well(address, PARLOUR_BASE="/games") == 0
        assert is_well(address, PARLOUR_BASE="/elsewhere") == 1
    assert is_well(address, PARLOUR_BASE="/games") == 1
    assert (tmp_path / "parlour.db").stat().st_uid == int(USER)


def test_nothing_else_can_be_written_there(box: Box) -> None:
    tried = "import pathlib, sys; [pathlib.Path(at, 'x').touch() for at in sys.argv[2:]]"
    for place in ("/", "/mnt", "/mnt/parlour", sys.base_prefix, str(ROOT)):
        writing = box.start(tried, "in", place)
        trouble = writing.communicate(timeout=300)[1]
        assert re.search("Read-only|Permission|No such file", trouble), (place, trouble)  # /tmp is its own
    writing = box.start(tried, "in", "/mnt/data", "/tmp")
    assert (writing.communicate(timeout=300)[1], writing.returncode) == ("", 0)
