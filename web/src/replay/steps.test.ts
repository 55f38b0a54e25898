import { expect, test } from "vitest";

import type { GameEvent, Story } from "../server/types";
import { scoredAt, stepAt, stepsOf, tilesIn } from "./steps";

const events: GameEvent[] = [
  { event: "draw_tile", tile: "tower-9" },
  { event: "start_player", seat: 1 },
  { event: "take", player: 1, cards: ["denar-3"] },
  { event: "draw_card", card: "A" },
  { event: "scored", scoring: "A", lines: [], totals: [0, 0] },
  { event: "pass", player: 0 },
];

test("every decision is a step, with the chance that follows", () => {
  expect(stepsOf(events)).toEqual([
    { first: 0, last: 1, player: null },
    { first: 2, last: 4, player: 1 },
    { first: 5, last: 5, player: 0 },
  ]);
});

test("an event is found in its step", () => {
  const steps = stepsOf(events);
  expect([0, 1, 2, 4, 5, 99].map((event) => stepAt(steps, event))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("scorings are marked", () => {
  expect(scoredAt({ events } as Story, stepsOf(events))).toEqual([{ step: 1, scoring: "A" }]);
});

test("all tiles of a title have names", () => {
  const components: Parameters<typeof tilesIn>[0] = {
    tiles: {
      granada: [{ id: "g1", walls: "NE", front: { type: "arena", price: 2 }, back: { type: "park", price: 3 } }],
      alhambra: [],
    },
    bazaar_tiles: [{ id: "bazaar-denar-1", currency: "denar", types: ["tower", "garden", "chambers"] }],
  };
  const tiles = tilesIn(components, "granada");
  expect(tiles.get("g1")).toMatchObject({ type: "arena", price: 2, other_type: "park", other_price: 3, walls: "NE" });
  expect(tiles.get("bazaar-denar-1")).toMatchObject({ type: null, currency: "denar", types: ["tower", "garden", "chambers"] });
});
