import { expect, test } from "vitest";

import { matches, partsOf } from "./markdown";

const ids = new Set(["4.1", "5.3", "12.4", "T.1", "G.6"]);

test("emphasis and code", () => {
  expect(partsOf("**Buy** a *tile* of `chests.csv`.", ids)).toEqual([
    { kind: "strong", text: "Buy" },
    { kind: "text", text: " a " },
    { kind: "emphasis", text: "tile" },
    { kind: "text", text: " of " },
    { kind: "code", text: "chests.csv" },
    { kind: "text", text: "." },
  ]);
});

test("ids of rules can be followed, other numbers not", () => {
  const parts = partsOf("See 5.3 (and T.1, G.6), 12.4. Not 1.5, v4.1 or 4.1.2.", ids);
  expect(parts.filter((part) => part.kind === "rule").map((part) => part.text)).toEqual(["5.3", "T.1", "G.6", "12.4"]);
  expect(parts.map((part) => part.text).join("")).toBe("See 5.3 (and T.1, G.6), 12.4. Not 1.5, v4.1 or 4.1.2.");
});

test("rules are found by id and by words, accents aside", () => {
  const rule = { id: "5.2", section: "Bauregeln", text: "Zwei Seiten, die sich *berühren*, haben beide eine Mauer." };
  expect(["5.", "5.2", "beruhren mauer", "BAUREGELN", ""].map((wanted) => matches(rule, wanted))).toEqual([true, true, true, true, true]);
  expect(["4.", "15.2", "Graben"].map((wanted) => matches(rule, wanted))).toEqual([false, false, false]);
});
