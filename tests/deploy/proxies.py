"""The proxies of `deploy/proxy` as they are shipped, except for ports and the server's folder, a full configuration for
nginx, and no certificates for Traefik."""

import asyncio
import contextlib
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import aiohttp
import pytest

from lab.ports import free_port

SHIPPED = Path(__file__).parents[2] / "deploy" / "proxy"
SBIN = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin", sysconfig.get_path("scripts")])
BY_CODE = ["nginx", "haproxy", "caddy"]
"""All requests about a table must reach one server."""
KINDS = [*BY_CODE, "traefik"]
NGINX = """
daemon off; pid {folder}/nginx.pid; error_log stderr;
events {{ worker_connections 512; }}
http {{
  access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  include {folder}/shipped.conf;
}}
"""


@contextlib.asynccontextmanager
async def in_front(kind: str, folder: Path, servers: Sequence[int], base: str = "") -> AsyncIterator[str]:
    """Start the proxy in front of three ports. Returns its address."""
    program = shutil.which(kind, path=SBIN)
    if program is None:
        pytest.skip(f"{kind} is not installed")
    port = free_port()
    words, env = SETTERS[kind](folder, port, servers, base)
    process = await asyncio.create_subprocess_exec(
        program, *words, env=os.environ | env, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    try:
        await _await_way(f"http://127.0.0.1:{port}{base}/readyz", process)
        yield f"http://127.0.0.1:{port}"
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        sys.stderr.write((await process.communicate())[1].decode())


async def _await_way(url: str, process: asyncio.subprocess.Process) -> None:
    """Wait until it knows the servers, because its port may be open before."""
    async with asyncio.timeout(300), aiohttp.ClientSession() as session:
        while process.returncode is None:
            with contextlib.suppress(aiohttp.ClientError):
                async with session.get(url) as answer:
                    if answer.status == 200:
                        return
            await asyncio.sleep(0.05)
    raise AssertionError("the proxy did not start")


def _ported(file: str, bind: tuple[str, str], servers: Sequence[int]) -> str:
    text, bound = re.subn(bind[0], bind[1], (SHIPPED / file).read_text(), flags=re.MULTILINE)
    assert bound == 1
    for shipped, port in zip((8001, 8002, 8003), servers, strict=True):
        assert text.count(f"127.0.0.1:{shipped}") == 1
        text = text.replace(f"127.0.0.1:{shipped}", f"127.0.0.1:{port}")
    return text


def _nginx(folder: Path, port: int, servers: Sequence[int], base: str) -> tuple[list[str], dict[str, str]]:
    text = _ported("nginx.conf", (r"^    listen 80;", f"    listen 127.0.0.1:{port};"), servers)
    (folder / "shipped.conf").write_text(text)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder))
    return ["-p", str(folder), "-c", str(folder / "nginx.conf")], {}


def _haproxy(folder: Path, port: int, servers: Sequence[int], base: str) -> tuple[list[str], dict[str, str]]:
    text = _ported("haproxy.cfg", (r"^    bind :80$", f"    bind 127.0.0.1:{port}"), servers)
    (folder / "haproxy.cfg").write_text(text.replace("GET /readyz", f"GET {base}/readyz"))
    return ["-db", "-f", str(folder / "haproxy.cfg")], {}


def _caddy(folder: Path, port: int, servers: Sequence[int], base: str) -> tuple[list[str], dict[str, str]]:
    """Its configuration reads everything from the environment."""
    env = {
        "PARLOUR_NAME": f"http://127.0.0.1:{port}",
        "PARLOUR_SERVERS": " ".join(f"127.0.0.1:{server}" for server in servers),
        "PARLOUR_BASE": base,
        "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    return ["run", "--adapter", "caddyfile", "--config", str(SHIPPED / "Caddyfile")], env


def _traefik(folder: Path, port: int, servers: Sequence[int], base: str) -> tuple[list[str], dict[str, str]]:
    """Its entry points are set by options here."""
    text = _ported("traefik.yaml", (r"Host\(`play.example.org`\)", "Host(`127.0.0.1`)"), servers)
    tls = "      tls:\n        certResolver: letsencrypt\n"
    assert tls in text
    file = folder / "traefik.yaml"
    file.write_text(text.replace(tls, "").replace("path: /readyz", f"path: {base}/readyz"))
    return [f"--entryPoints.websecure.address=127.0.0.1:{port}", f"--providers.file.filename={file}"], {}


SETTERS: dict[str, Callable[[Path, int, Sequence[int], str], tuple[list[str], dict[str, str]]]] = {
    "nginx": _nginx,
    "haproxy": _haproxy,
    "caddy": _caddy,
    "traefik": _traefik,
}
