import { expect, test } from "vitest";

import { placeTip } from "./tips";

const room = { width: 400, height: 800 };
const tip = { width: 100, height: 30 };

test("a tip stands above, in the middle", () => {
  expect(placeTip({ left: 200, top: 300, width: 40, height: 40 }, tip, room)).toEqual({ left: 170, top: 262 });
});

test("at the top it stands below, at the sides inside", () => {
  expect(placeTip({ left: 0, top: 4, width: 20, height: 20 }, tip, room)).toEqual({ left: 6, top: 32 });
  expect(placeTip({ left: 390, top: 300, width: 10, height: 10 }, tip, room).left).toBe(294);
});

test("what fills the window is covered rather than left", () => {
  const { top } = placeTip({ left: 0, top: 10, width: 400, height: 780 }, tip, room);
  expect(top).toBe(6);
});
