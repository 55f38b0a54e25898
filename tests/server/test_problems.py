"""Reasons, in words."""

from __future__ import annotations

from sabika.play.events import Buy
from sabika.play.game import Game
from sabika.server.problems import Problem


def test_a_rule_is_told_with_the_names_of_the_language() -> None:
    """4.2: a tile is called as people call it, not by its id."""
    refusal = Game("alhambra", players=2, seed="x").why_not(Buy("tower-13", ("denar-1",)))
    assert refusal is not None
    problem = Problem.refused(refusal).to_json("de")
    assert problem["detail"] == "Turm 13 liegt nicht im Bauhof."
    assert (problem["code"], problem["rule"], problem["status"]) == ("not-on-offer", "4.2", 409)


def test_seconds() -> None:
    problem = Problem("slow-down", params={"seconds": 1})
    assert problem.sentence("en") == "Too many requests; wait a second."
    problem = Problem("slow-down", params={"seconds": 3})
    assert problem.sentence("nl") == "Te veel verzoeken; wacht 3 seconden."
