import { expect, test } from "vitest";

import { Chart, spread } from "./chart";

const area = { left: 0, top: 0, width: 400, height: 100 };
const course = [
  { event: 9, turns: 0, scores: [0, 0], worth: [0, 0] },
  { event: 12, turns: 1, scores: [0, 0], worth: [3, 0] },
  { event: 15, turns: 2, scores: [0, 0], worth: [3, 4] },
  { event: 30, turns: 3, scores: [6, 4], worth: [8, 9] },
  { event: 31, turns: 3, scores: [6, 4], worth: [6, 4] },
];

test("points are level until they change", () => {
  const chart = new Chart(course, area);
  expect(chart.most).toBe(10);
  expect(chart.steps(0)).toBe("M0 100H200V100H300V40H400V40");
  expect(chart.slopes(1)).toBe("M0 100L100 100L200 60L300 10L400 60");
});

test("a place on the chart names a step", () => {
  const chart = new Chart(course, area);
  expect([-50, 0, 140, 160, 999].map((x) => chart.nearest(x))).toEqual([0, 0, 1, 2, 4]);
});

test("levels are round numbers", () => {
  const high = new Chart([{ event: 0, turns: 0, scores: [137], worth: [137] }], area);
  expect(high.levels()).toEqual([0, 30, 60, 90, 120, 150]);
});

test("turns are marked in round numbers", () => {
  const long = Array.from({ length: 60 }, (_, n) => ({ event: n, turns: n, scores: [0], worth: [0] }));
  const marks = new Chart(long, area).turns(6);
  expect(marks.map((mark) => mark.turns)).toEqual([10, 20, 30, 40, 50]);
  expect(marks[1]).toEqual({ turns: 20, step: 20 });
});

test("labels keep their order and their distance, inside", () => {
  expect(spread([50, 52, 90], 10, 0, 100)).toEqual([50, 60, 90]);
  expect(spread([96, 98, 99], 10, 0, 100)).toEqual([80, 90, 100]);
  expect(spread([20, 20, 5], 10, 0, 100)).toEqual([20, 30, 5]);
});
