import { expect, test } from "vitest";

import type { FinishedGame } from "../server/types";
import { rivalsOf } from "./rivals";

function game(...people: (string | null)[]): FinishedGame {
  return { seats: people.map((person) => ({ person, name: person?.toUpperCase() ?? "bot", bot: person ? null : "greedy" })) } as FinishedGame;
}

const games = [game("ana", "ben", null), game("ana", "cleo"), game("ben", "ana"), game("ana", "dan")];

test("those met most often first, bots left out", () => {
  expect(rivalsOf(games, "ana", null)).toEqual([
    { person: "ben", name: "BEN", met: 2 },
    { person: "cleo", name: "CLEO", met: 1 },
    { person: "dan", name: "DAN", met: 1 },
  ]);
});

test("the reader comes first", () => {
  expect(rivalsOf(games, "ana", "dan").map((rival) => rival.person)).toEqual(["dan", "ben", "cleo"]);
});
