import { expect, test } from "vitest";

import { recordsIn } from "./records";

const one = { game: "alhambra", players: ["Ana", "Ben"] };
const two = { game: "granada", players: ["Cleo", "Dan"] };

test("a file with one record, on as many lines as it likes", () => {
  expect(recordsIn(JSON.stringify(one, null, 2))).toEqual([{ record: one, label: "alhambra: Ana, Ben" }]);
});

test("a file with a record on each line", () => {
  const text = `${JSON.stringify(one)}\n${JSON.stringify(two)}\n\n`;
  expect(recordsIn(text).map((found) => found.label)).toEqual(["alhambra: Ana, Ben", "granada: Cleo, Dan"]);
});

test("other files hold none", () => {
  expect(["", "hello", "[1, 2]", "null", '{"a": 1}'].map((text) => recordsIn(text).length)).toEqual([0, 0, 0, 0, 0]);
});
