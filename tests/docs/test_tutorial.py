"""The tutorial notebook: run here, and shipped with what it printed and plotted."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

nbformat: Any = pytest.importorskip("nbformat", reason="notebooks need Jupyter")
nbclient: Any = pytest.importorskip("nbclient", reason="notebooks need Jupyter")
pytest.importorskip("ipykernel", reason="notebooks need Jupyter")

NOTEBOOK = Path(__file__).parents[2] / "docs" / "tutorial.ipynb"
LITTLE = 40_000  # steps of training here: to see that it learns, not to the end
CAN_LEARN = find_spec("torch") is not None and find_spec("sb3_contrib") is not None

pytestmark = [
    pytest.mark.compiled_only,
    # Jupyter and its event loops warn of themselves.
    pytest.mark.filterwarnings("default"),
]


def tags(cell: Any) -> list[str]:
    found: list[str] = cell.metadata.get("tags", [])
    return found


def printed(cell: Any) -> str:
    """What a cell printed or returned as text."""
    outputs = cell.get("outputs", [])
    texts = [output.get("text") or output.get("data", {}).get("text/plain") for output in outputs]
    return "".join(text for text in texts if text is not None)


def pictures(cell: Any) -> list[str]:
    """The kinds of pictures that a cell showed."""
    kinds = [kind for output in cell.get("outputs", []) for kind in output.get("data", {})]
    return [kind for kind in kinds if kind.startswith("image/")]


def shipped() -> Any:
    return nbformat.read(NOTEBOOK, 4)


def executed(learn: bool) -> Any:
    """The notebook, run from its first cell; without what needs PyTorch, if so wanted."""
    notebook = shipped()
    if not learn:
        notebook.cells = [cell for cell in notebook.cells if "learn" not in tags(cell)]
    for cell in notebook.cells:
        if "parameters" in tags(cell):
            cell.source = re.sub(r"\d[\d_]*", str(LITTLE), cell.source, count=1)
    if learn:
        points = "print(own[0], own[-1])"  # of the learner, when it began and at last
        notebook.cells.append(nbformat.v4.new_code_cell(points))
    place = {"metadata": {"path": str(NOTEBOOK.parent)}}
    nbclient.NotebookClient(notebook, timeout=600, resources=place).execute()
    return notebook


def test_it_runs_and_prints_what_it_was_shipped_with() -> None:
    """All but the training; what depends on the machine is not compared."""
    found = {cell.id: cell for cell in executed(learn=False).cells}
    compared = 0
    for cell in shipped().cells:
        if cell.cell_type == "code" and cell.id in found and "varies" not in tags(cell):
            assert without_addresses(found[cell.id]) == without_addresses(cell), cell.source
            assert pictures(found[cell.id]) == pictures(cell)
            compared += bool(cell.outputs)
    assert compared >= 6


def without_addresses(cell: Any) -> str:
    return re.sub(r"0x[0-9a-f]+", "0x", printed(cell))


@pytest.mark.skipif(not CAN_LEARN, reason="PyTorch and sb3-contrib are not installed: extra learn")
def test_it_learns() -> None:
    """With a small part of its training."""
    notebook = executed(learn=True)
    curve = next(cell for cell in notebook.cells if "plt.subplots" in cell.source)
    assert pictures(curve) == ["image/png"]
    first, last = map(float, printed(notebook.cells[-1]).split())
    assert last > first + 5


def test_it_is_shipped_as_it_ran_to_the_end() -> None:
    """With pictures of games, the learning curve, and an agent that clearly beats chance."""
    cells = [cell for cell in shipped().cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    shown = [kind for cell in cells for kind in pictures(cell)]
    assert shown.count("image/svg+xml") >= 4
    assert shown.count("image/png") == 1
    shares = [
        (float(match[1]), float(match[2]))
        for cell in cells
        if (match := re.search(r"won ([\d.]+)% ± ([\d.]+)%", printed(cell)))
    ]
    untrained, trained, _ = shares
    assert untrained[0] + untrained[1] < 50
    assert trained[0] - trained[1] > 90
