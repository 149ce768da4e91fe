"""The files of `deploy` are right: copied files exist, variables are options, linters find no fault."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_group

from parlour.cli.app import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text()
OPTIONS = {f"PARLOUR_{param.name.upper()}" for param in get_group(app).commands["serve"].params}
COMPOSED = sorted((DEPLOY / "compose").glob("*.yaml"))


def composed(path: Path) -> dict[str, Any]:
    return yaml.safe_load(path.read_text())


def test_a_linter_finds_no_fault_in_the_dockerfile():
    done = subprocess.run(
        [Path(sys.executable).with_name("hadolint"), DEPLOY / "Dockerfile"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


def test_the_image_copies_only_existing_files():
    lines = [line.split() for line in DOCKERFILE.splitlines() if line.startswith("COPY") and "--from" not in line]
    sources = [word.rstrip("/") for line in lines for word in line[1:-1]]
    sent = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    assert len(sources) > 8
    for source in sources:
        assert (ROOT / source).exists(), source
        assert any(source == one or source.startswith(f"{one}/") for one in sent), source


def test_the_image_runs_as_nobody_with_a_health_check():
    user = re.findall(r"^USER (\d+):\d+$", DOCKERFILE, re.MULTILINE)
    assert user == re.findall(r"--uid (\d+)", DOCKERFILE)
    assert "HEALTHCHECK" in DOCKERFILE
    assert set(re.findall(r"PARLOUR_[A-Z_]+", DOCKERFILE)) <= OPTIONS


def test_the_locks_of_the_image_agree_with_those_of_the_tests():
    tested, image = (
        set(re.findall(r"^([a-z0-9-]+==\S+)", path.read_text(), re.MULTILINE))
        for path in (ROOT / "requirements-dev.lock", DEPLOY / "requirements-image.lock")
    )
    assert image <= tested


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.stem)
def test_compose_files_set_real_options_and_mount_real_files(path):
    services = composed(path)["services"]
    ours = {name: service for name, service in services.items() if service["image"] == "parlour"}
    assert ours
    for service in ours.values():
        assert {name for name in service["environment"] if name.startswith("PARLOUR_")} <= OPTIONS
        assert (service["read_only"], service["cap_drop"]) == (True, ["ALL"])
        assert (path.parent / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    for service in services.values():
        for volume in service.get("volumes", ()):
            if volume.startswith("."):
                assert (path.parent / volume.split(":")[0]).is_file()


def test_three_servers_know_each_other_and_the_proxy_knows_them():
    services = composed(DEPLOY / "compose" / "cluster.yaml")["services"]
    servers = {name: service for name, service in services.items() if service["image"] == "parlour"}
    assert services["proxy"]["environment"]["PARLOUR_SERVERS"].split() == [f"{name}:8080" for name in servers]
    assert set(servers) == set(services["proxy"]["depends_on"])
    for name, service in servers.items():
        assert service["environment"]["PARLOUR_ADDRESS"] == f"{name}.inside:9000"
        assert len({service["environment"][one] for one in ("PARLOUR_SECRET", "PARLOUR_DATABASE")}) == 2


def test_the_proxy_can_not_reach_the_port_for_servers():
    """A server listens for others at the address that its name has, and only the inner network knows that name."""
    services = composed(DEPLOY / "compose" / "cluster.yaml")["services"]
    outside = set(services["proxy"]["networks"])
    for service in (one for one in services.values() if one["image"] == "parlour"):
        host = service["environment"]["PARLOUR_ADDRESS"].partition(":")[0]
        known = {name for name, one in service["networks"].items() if host in (one or {}).get("aliases", ())}
        assert known == {"inside"}
        assert not known & outside
        assert host not in services


def test_the_image_has_all_extras_of_a_server():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    locked = set(re.findall(r"^([a-z0-9-]+)==", (DEPLOY / "requirements-image.lock").read_text(), re.MULTILINE))
    for extra in ("postgres", "push", "print"):
        assert {re.split(r"[\[>=]", one)[0] for one in extras[extra]} <= locked
    plain = re.findall(r"^([a-z0-9-]+==\S+)", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    assert all(one in (DEPLOY / "requirements-image.lock").read_text() for one in plain)
    assert re.findall(r"-r (\S+)", DOCKERFILE) == ["requirements-image.lock"]


def test_every_tool_that_set_up_installs_has_its_hash():
    installs = [line for line in (ROOT / "Makefile").read_text().splitlines() if "pip install" in line]
    assert len(installs) >= 3
    for line in installs:
        assert "--require-hashes" in line or "--no-deps" in line, line


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd's own tools")
def test_systemd_understands_the_unit_and_finds_it_safe(tmp_path):
    """Only the program differs, because it is not installed here."""
    text = (DEPLOY / "systemd" / "parlour.service").read_text()
    assert text.count("/opt/parlour/bin/parlour") == 1
    unit = tmp_path / "parlour.service"
    unit.write_text(text.replace("/opt/parlour/bin/parlour", sys.executable))
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert [line for line in verified.stderr.splitlines() if "parlour.service" in line] == []
    judged = ["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", unit]
    assert subprocess.run(judged, capture_output=True, check=False).returncode == 0


def test_traefik_knows_the_same_servers_as_the_others():
    answer = yaml.safe_load((DEPLOY / "proxy" / "traefik.yaml").read_text())["http"]
    urls = [server["url"] for server in answer["services"]["parlour"]["loadBalancer"]["servers"]]
    assert urls == [f"http://127.0.0.1:{port}" for port in (8001, 8002, 8003)]
    assert answer["routers"]["parlour"]["service"] in answer["services"]


def test_one_server_asks_for_the_name_in_its_links_and_says_how_to_update():
    text = (DEPLOY / "compose" / "alone.yaml").read_text()
    assert composed(DEPLOY / "compose" / "alone.yaml")["services"]["parlour"]["environment"]["PARLOUR_NAME"].startswith(
        "${PARLOUR_NAME:?"
    )
    assert re.search(r"^#   git pull && docker compose -f deploy/compose/alone.yaml up", text, re.MULTILINE)


def test_every_option_of_the_server_is_in_the_table_of_options_once():
    rows = re.findall(r"^\| `(--[a-z-]+)", (ROOT / "docs" / "running.md").read_text(), re.MULTILINE)
    assert sorted(rows) == sorted(param.opts[0] for param in get_group(app).commands["serve"].params)


def test_base_images_are_pinned_and_renewed_by_a_script(tmp_path):
    shutil.copytree(DEPLOY, tmp_path / "deploy")
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "pin-images", tmp_path / "scripts")
    docker = tmp_path / "bin" / "docker"
    docker.parent.mkdir()
    for sign in "ab":  # the second time, digests are renewed
        docker.write_text(f"#!/bin/sh\necho sha256:{sign * 64}\n")
        docker.chmod(0o755)
        path = f"{docker.parent}:{os.environ['PATH']}"
        subprocess.run([tmp_path / "scripts" / "pin-images"], env={"PATH": path}, check=True, capture_output=True)
        files = [tmp_path / "deploy" / "Dockerfile", *sorted((tmp_path / "deploy" / "compose").glob("*"))]
        sentences = [line.split() for file in files for line in file.read_text().splitlines()]
        images = [
            word for line in sentences if line and line[0] in ("FROM", "image:") for word in line[1:] if ":" in word
        ]
        assert len(images) == 5
        assert all(image.endswith(f"@sha256:{sign * 64}") and image.count("@") == 1 for image in images)
    assert (tmp_path / "deploy" / "Dockerfile").read_text().count(" AS ") == DOCKERFILE.count(" AS ")
