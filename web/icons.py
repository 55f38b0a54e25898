"""Draws the icons of the page, as SVG and PNG: ``python web/icons.py`` when the art has changed.

The PNGs are made by Chromium, as a person's browser would draw them.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from sabika.art.icon import icon_svg

PUBLIC = Path(__file__).parent / "public"
DRAWN = {"icon.svg": icon_svg(), "icon-whole.svg": icon_svg(whole=True)}
PAINTED = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-whole-512.png": ("icon-whole.svg", 512),
    "apple-touch-icon.png": ("icon-whole.svg", 180),
}


def main() -> None:
    """Write all icons into the folder of files that are served as they are."""
    for name, drawn in DRAWN.items():
        (PUBLIC / name).write_text(drawn, "utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"))
        for name, (drawing, size) in PAINTED.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            sized = DRAWN[drawing].replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{sized}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
