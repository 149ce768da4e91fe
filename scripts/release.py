"""Release a version: check the tree, write the version and the changelog, build, test the packages, commit and tag.

Nothing is published and nothing is pushed. If a step fails, `git restore .` takes back what was written.
"""

import datetime
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION = ROOT / "src" / "parlour" / "version.py"
CHANGELOG = ROOT / "CHANGELOG.md"
UV, PARLOUR = (Path(sys.executable).with_name(name) for name in ("uv", "parlour"))
UNRELEASED = "## [Unreleased]\n"


class Wrong(Exception):
    """Something that keeps the version from being released."""


def run(*words: str | Path, **env: str) -> str:
    """Run a command in the tree. Returns what it printed. Raises Wrong if it fails."""
    done = subprocess.run(words, cwd=ROOT, env=os.environ | env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Wrong(f"{' '.join(map(str, words))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def check(version: str) -> None:
    """Raise Wrong unless this version can be released from this tree."""
    now = version_now()
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise Wrong(f"{version} is no version such as 0.2.0")
    if numbers(version) <= numbers(now):
        raise Wrong(f"{version} is not newer than {now}")
    if changed := run("git", "status", "--porcelain"):
        raise Wrong(f"commit or remove these first:\n{changed}")
    if run("git", "tag", "--list", f"v{version}"):
        raise Wrong(f"there is a tag v{version} already")
    if not changes(CHANGELOG.read_text("utf-8")):
        raise Wrong("CHANGELOG.md lists no changes under Unreleased")


def version_now() -> str:
    found = re.search(r'__version__ = "(.+)"', VERSION.read_text())
    assert found is not None
    return found[1]


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def changes(changelog: str) -> str:
    """What is listed under Unreleased."""
    return re.split(r"^## \[|^\[", changelog.partition(UNRELEASED)[2], maxsplit=1, flags=re.MULTILINE)[0].strip()


def dated(changelog: str, version: str, today: datetime.date) -> str:
    """The changelog with everything unreleased under this version."""
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n## [{version}] - {today.isoformat()}\n", 1)


def write(version: str) -> None:
    """Write the version wherever it is named."""
    now = version_now()
    replace(VERSION, f'"{now}"', f'"{version}"')
    for project in ROOT.glob("languages/*/pyproject.toml"):
        replace(project, f'version = "{now}"', f'version = "{version}"')
    for name in ("package.json", "package-lock.json"):
        replace(ROOT / "web" / name, f'"version": "{now}"', f'"version": "{version}"', most=2)
    today = datetime.datetime.now(datetime.UTC).date()
    CHANGELOG.write_text(dated(CHANGELOG.read_text("utf-8"), version, today), "utf-8")
    (ROOT / "docs" / "api" / "openapi.json").write_text(run(PARLOUR, "schema", "--openapi"), "utf-8")


def replace(file: Path, old: str, new: str, most: int = 1) -> None:
    text = file.read_text("utf-8")
    if old not in text:
        raise Wrong(f"{file.relative_to(ROOT)} does not name the version {old}")
    file.write_text(text.replace(old, new, most), "utf-8")


def build() -> Path:
    """Build all distributions into an empty dist/."""
    dist = ROOT / "dist"
    for old in dist.glob("parlour*"):
        old.unlink()
    run("make", "wheel")
    return dist


def try_out(dist: Path, version: str) -> None:
    """Install what was built into empty environments and play a game there: with any wheel, and with the pure one."""
    languages = [f"parlour-{path.parent.name}=={version}" for path in ROOT.glob("languages/*/pyproject.toml")]
    pure = next(dist.glob(f"parlour-{version}-py3-none-any.whl"))
    for wheel in (f"parlour=={version}", str(pure)):
        with tempfile.TemporaryDirectory() as folder:
            environment = Path(folder) / "venv"
            run(UV, "venv", "--quiet", "--python", sys.executable, environment)
            into = (UV, "pip", "install", "--quiet", "--python", environment)
            run(*into, "--require-hashes", "-r", ROOT / "requirements.lock")
            run(*into, "--no-index", "--find-links", dist, wheel, *languages)
            installed = environment / "bin" / "parlour"
            printed = run(installed, "--version")
            if version not in printed:
                raise Wrong(f"{wheel} says that it is {printed}")
            run(installed, "simulate", "bottle", "--games", "1")
            print(f"installed {wheel} and played a game: {printed.splitlines()[0]}")


def tag(version: str) -> None:
    section = changes(CHANGELOG.read_text("utf-8").replace(f"{UNRELEASED}\n## [{version}]", f"{UNRELEASED}", 1))
    run("git", "commit", "--quiet", "--all", "--message", f"Release {version}")
    run("git", "tag", "--annotate", f"v{version}", "--message", f"Parlour {version}\n\n{section}")


def main(words: list[str]) -> int:
    if len(words) != 1:
        print("usage: scripts/release VERSION", file=sys.stderr)
        return 2
    (version,) = words
    try:
        check(version)
        write(version)
        dist = build()
        try_out(dist, version)
        tag(version)
    except Wrong as wrong:
        print(f"scripts/release: {wrong}", file=sys.stderr)
        return 1
    print(f"Released {version}: push the commit and the tag v{version}, and publish dist/.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
