"""The pages: the built client where there is one, else the plain one."""

from __future__ import annotations

import json
import struct
from pathlib import Path

from starlette.testclient import TestClient

from gaslamp.web.client_files import FOLDERS, BuildHeader, ClientFiles, build_of, client_folder
from tests.web.visiting import visiting


def laid_out(folder: Path, *files: str) -> Path:
    for name in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("<p>" + name * 200, encoding="utf-8")
    return folder


def test_the_plain_page_is_always_there() -> None:
    assert (FOLDERS[-1] / "index.html").is_file()


def test_the_client_is_served_once_it_is_built(tmp_path: Path) -> None:
    client, page = tmp_path / "client", laid_out(tmp_path / "page", "index.html")
    assert client_folder((client, page)) == page
    laid_out(client, "assets/index-1a2b.js")
    assert client_folder((client, page)) == page
    laid_out(client, "index.html")
    assert client_folder((client, page)) == client


def test_a_file_named_after_its_content_may_be_kept_and_a_page_is_asked_for_again(
    tmp_path: Path,
) -> None:
    client = TestClient(ClientFiles(laid_out(tmp_path, "index.html", "assets/index-1a2b.js")))
    assert "immutable" in client.get("/assets/index-1a2b.js").headers["cache-control"]
    assert client.get("/").headers["cache-control"] == "no-cache"


def test_files_are_small_on_the_wire(tmp_path: Path) -> None:
    client = TestClient(ClientFiles(laid_out(tmp_path, "index.html")))
    assert client.get("/").headers["content-encoding"] == "gzip"


def test_a_file_that_is_missing_is_not_kept(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        answer = client.get("/assets/nothing-0000.js")
    assert answer.status_code == 404
    assert "cache-control" not in answer.headers


def test_the_build_is_read_from_the_page(tmp_path: Path) -> None:
    page = laid_out(tmp_path, "index.html") / "index.html"
    assert build_of(tmp_path) == ""
    page.write_text('<head><meta name="gaslamp-build" content="00ff"></head>', encoding="utf-8")
    assert build_of(tmp_path) == "00ff"


def test_every_answer_of_the_api_says_which_build_is_served(tmp_path: Path) -> None:
    build = build_of(client_folder())
    with visiting(tmp_path) as client:
        for path in ("/api/games", "/api/tables/nowhere", "/api/nothing"):
            assert client.get(path).headers.get("gaslamp-build", "") == build
        assert "gaslamp-build" not in client.get("/").headers


def test_a_server_without_a_built_client_names_no_build(tmp_path: Path) -> None:
    files = ClientFiles(laid_out(tmp_path, "api/index.html"))
    assert "gaslamp-build" not in TestClient(BuildHeader(files, "")).get("/api/").headers
    assert TestClient(BuildHeader(files, "00ff")).get("/api/").headers["gaslamp-build"] == "00ff"


def test_the_icons_of_the_installed_client_have_the_sizes_that_its_manifest_names() -> None:
    public = Path(__file__).parents[2] / "frontend" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text())
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in pictures} == {"192x192", "512x512"}
    for icon in pictures:
        content = (public / icon["src"]).read_bytes()
        width, height = struct.unpack(">II", content[16:24])
        assert f"{width}x{height}" == icon["sizes"]
        assert len(content) < 100_000
