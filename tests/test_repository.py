"""What must never get into the repository: addresses and paths of the machine it was made on."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# The bracketed letters keep the patterns from matching themselves.
MACHINE_PATH = re.compile(r"(?:^|[^A-Za-z0-9_])/(?:wor[k]|far[m]|roo[t]|hom[e]/\w+|User[s]/\w+)/")
REGISTRY = re.compile(
    r"""https?://[^/\s"']*(?:pypi|pythonhosted|npmjs|registry|debian|artifactory|nexus|mirror)"""
)

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """Every text file git has or would take, by its path."""
    # The checkout may belong to someone else, as it does in many containers.
    listing = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found: dict[str, str] = {}
    for name in filter(None, listing.split("\0")):
        path = ROOT / name
        if path.is_file():
            content = path.read_bytes()
            if b"\0" not in content:
                found[name] = content.decode("utf-8", errors="replace")
    return found


def places(pattern: re.Pattern[str], texts: dict[str, str]) -> list[str]:
    return [
        f"{name}:{number}"
        for name, text in texts.items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_paths_of_a_machine(texts: dict[str, str]) -> None:
    assert places(MACHINE_PATH, texts) == []


def test_no_registry_addresses(texts: dict[str, str]) -> None:
    # Pages for people may link to a package.
    sources = {name: text for name, text in texts.items() if not name.endswith(".md")}
    assert places(REGISTRY, sources) == []


@pytest.mark.parametrize("name", ["constraints.txt", "requirements.lock"])
def test_constraints_name_versions_not_addresses(name: str, texts: dict[str, str]) -> None:
    assert "://" not in texts[name]


def test_package_locks_hold_no_addresses(texts: dict[str, str]) -> None:
    locks = [name for name in texts if Path(name).name == "package-lock.json"]
    assert [name for name in locks if '"resolved"' in texts[name]] == []


def test_no_lock_files_that_hold_addresses(texts: dict[str, str]) -> None:
    assert [name for name in texts if Path(name).name in {"uv.lock", "pylock.toml"}] == []


@pytest.mark.parametrize("folder", ["work", "farm", "root", "home/ann", "Users/ann"])
def test_machine_paths_are_recognised(folder: str) -> None:
    assert MACHINE_PATH.search(f"see /{folder}/notes")
    assert not MACHINE_PATH.search(f"see docs/{folder}/notes")


def test_registry_addresses_are_recognised() -> None:
    assert REGISTRY.search("at " + "https:" + "//pypi.example/simple")
    assert not REGISTRY.search("https://example.org/registry")
