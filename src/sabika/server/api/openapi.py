"""``python -m sabika.server.api.openapi`` writes what ``/openapi.json`` says."""

from __future__ import annotations

import json

from sabika.server.api.app import create_app
from sabika.server.settings import Settings


def main() -> None:
    """Print the description of the API; nothing is opened or served."""
    print(json.dumps(create_app(Settings()).openapi(), indent=1))


if __name__ == "__main__":
    main()
