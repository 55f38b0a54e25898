import { beforeEach, expect, test, vi } from "vitest";

import { noted, noteMine, notePublished } from "./noted";
import type { Table } from "./types";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

function published(server: string, game: string | null, status: Table["status"] = "open"): Table {
  return { id: "t", status, commitments: { server, game, contributions: null } } as Table;
}

test("what was published first stays", () => {
  notePublished(published("one", null));
  notePublished(published("other", null));
  notePublished(published("other", "seed", "playing"));
  expect(noted("t")).toEqual({ server: "one", game: "seed" });
});

test("what is published after the game proves nothing", () => {
  notePublished(published("one", "seed", "over"));
  expect(noted("t")).toEqual({});
});

test("the part that is sent last is one's own", () => {
  noteMine("t", "with the seat");
  notePublished(published("one", null));
  noteMine("t", "with the start");
  expect(noted("t")).toEqual({ server: "one", contribution: "with the start" });
});

test("only the latest games are remembered", () => {
  for (let n = 0; n < 70; n += 1) noteMine(`table-${n}`, "x");
  expect(noted("table-0")).toEqual({});
  expect(noted("table-69")).toEqual({ contribution: "x" });
});
