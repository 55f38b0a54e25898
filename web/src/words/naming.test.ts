import { beforeAll, expect, test, vi } from "vitest";

import { called } from "./naming";
import { speak } from "./words.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("de", false);
});

test("a bot is called by its level in the language spoken", () => {
  expect(called({ name: "Journeyman 2", bot: "journeyman" })).toBe("Geselle 2");
});

test("names that were given stay", () => {
  expect(called({ name: "Zaida", bot: "apprentice" })).toBe("Zaida");
  expect(called({ name: "Journeyman 2", bot: null })).toBe("Journeyman 2");
  expect(called({ name: "Greedy 3", bot: "greedy" })).toBe("Greedy 3");
  expect(called({ name: null, bot: null })).toBe("");
});
