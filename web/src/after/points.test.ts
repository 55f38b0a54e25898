import { expect, test } from "vitest";

import type { Scored } from "../server/types";
import { places, rowsOf, sharesOf } from "./points";

const A: Scored = {
  event: "scored",
  scoring: "A",
  lines: [
    { player: 0, for: "wall", points: 4 },
    { player: 0, for: "tower", points: 6 },
    { player: "dirk", for: "garden", points: 4 },
  ],
  totals: [10, 0, 4],
};
const C: Scored = {
  event: "scored",
  scoring: "C",
  lines: [
    { player: 1, for: "bazaar-denar-1", points: 5 },
    { player: 1, for: "bazaar-florin-2", points: 7 },
    { player: 0, for: "tower", points: 20 },
  ],
  totals: [27, 12, 4],
};

test("what is missing before the next scoring, or at the end, was lost to invaders", () => {
  const shares = sharesOf([A, C], [25, 12, 4], 2);
  const lost = shares.filter((share) => share.source === "invaders");
  expect(lost).toEqual([
    { scoring: "A", source: "invaders", points: [-3, 0, 0] },
    { scoring: "C", source: "invaders", points: [-2, 0, 0] },
  ]);
});

test("rows add up to the result", () => {
  const rows = rowsOf(sharesOf([A, C], [25, 12, 4], 2), ["garden", "tower"]);
  expect(rows.map((row) => row.source)).toEqual(["wall", "garden", "tower", "bazaars", "invaders"]);
  expect([0, 1, 2].map((who) => rows.reduce((sum, row) => sum + (row.points[who] ?? 0), 0))).toEqual([25, 12, 4]);
  expect(rows.find((row) => row.source === "bazaars")?.points).toEqual([0, 12, 0]);
});

test("one scoring on its own", () => {
  const rows = rowsOf(sharesOf([A, C], [27, 12, 4], 2), ["garden", "tower"], "A");
  expect(rows).toEqual([
    { source: "wall", points: [4, 0, 0] },
    { source: "garden", points: [0, 0, 4] },
    { source: "tower", points: [6, 0, 0] },
    { source: "invaders", points: [-3, 0, 0] },
  ]);
});

test("equal points share a place", () => {
  expect(places([30, 41, 30, 12])).toEqual([2, 1, 2, 4]);
});
