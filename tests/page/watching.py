"""What a page complains about: errors in the console, failed requests, refused ones."""

from __future__ import annotations

from playwright.sync_api import Page, Request


class Watched:
    """A page whose complaints are collected."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        add = self.complaints.append
        page.on("console", lambda m: m.type in ("error", "warning") and add(f"console: {m.text}"))
        page.on("pageerror", lambda error: add(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", lambda r: r.status >= 400 and add(f"{r.status}: {r.url}"))

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before it had loaded
            self.complaints.append(f"failed: {request.url} {request.failure}")
