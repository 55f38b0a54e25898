import { expect, test } from "vitest";

import type { Lesson, Step } from "../server/types";
import { current, marked, type Hold } from "./marks";

const HOLD: Hold = { display: ["denar-2", "ducat-8", null, "denar-2"], picked: { what: "nothing" }, taken: [] };
const step = (more: Partial<Step>): Step => ({ say: "lesson-take", look: [], ...more });

test("cards are marked until they are picked, then the button", () => {
  const take = step({ move: { event: "take", cards: ["denar-2", "denar-2"] } });
  expect(marked(take, HOLD)).toEqual(['[data-display="0"]', '[data-display="3"]']);
  const one: Hold = { ...HOLD, picked: { what: "display", slots: [0] }, taken: ["denar-2"] };
  expect(marked(take, one)).toEqual(['[data-display="3"]']);
  const both: Hold = { ...HOLD, picked: { what: "display", slots: [0, 3] }, taken: ["denar-2", "denar-2"] };
  expect(marked(take, both)).toEqual(['[data-do="act"]']);
});

test("a tile is bought by touching it and then the button", () => {
  const buy = step({ move: { event: "buy", tile: "tower-8", payment: ["ducat-8"] } });
  expect(marked(buy, HOLD)).toEqual(['[data-offer="tower-8"]']);
  const picked: Hold = { ...HOLD, picked: { what: "offer", tile: "tower-8", paid: [0] } };
  expect(marked(buy, picked)).toEqual(['[data-do="act"]']);
});

test("a tile is picked, turned if it has to be, and put on its square", () => {
  const place = step({ move: { event: "place", tile: "arena-2", x: 1, y: -1, flip: ["denar-3"] } });
  expect(marked(place, HOLD)).toEqual(['[data-loose="arena-2"]']);
  const picked = { what: "tile", tile: "arena-2", turned: false, paid: [], square: null } as const;
  expect(marked(place, { ...HOLD, picked: { ...picked, paid: [] } })).toEqual(['[data-do="turn"]']);
  expect(marked(place, { ...HOLD, picked: { ...picked, turned: true, paid: [1] } })).toEqual(['[data-spot="1,-1"]']);
  const chosen: Hold = { ...HOLD, picked: { ...picked, turned: true, paid: [1], square: [1, -1] } };
  expect(marked(place, chosen)).toEqual(['[data-do="act"]']);
});

test("a square to try in vain, a part to look at, a plain button", () => {
  expect(marked(step({ refused: { event: "place", tile: "tower-8", x: 0, y: -1 } }), HOLD)).toEqual(['[data-spot="0,-1"]']);
  expect(marked(step({ look: ["score"] }), HOLD)).toEqual(["#tab-score"]);
  expect(marked(step({ move: { event: "reserve", tile: "tower-8" } }), HOLD)).toEqual(['[data-do="reserve"]']);
});

test("the last page of a decision stays until the move is made; the last of all does not", () => {
  const lesson: Lesson = { step: 0, of: 3, over: false, steps: [step({ say: "a" }), step({ say: "b" })] };
  expect(current(lesson, 0)?.say).toBe("a");
  expect(current(lesson, 5)?.say).toBe("b");
  expect(current({ ...lesson, over: true }, 2)).toBe(null);
  expect(current({ ...lesson, steps: [] }, 0)).toBe(null);
});
