import { describe, expect, it } from "vitest";

import type { Move } from "../server/types";
import {
  cardsAt,
  flipsFor,
  holds,
  moveKey,
  ofKind,
  optionsOf,
  payments,
  slotsOf,
  squaresFor,
  swapsFor,
} from "./legal";

const place = (x: number, flip?: string[]): Move => ({
  event: "place",
  tile: "arena-2",
  x,
  y: 0,
  ...(flip ? { flip } : {}),
});

describe("payments", () => {
  it("come with the cheapest first, then with fewer cards, each once", () => {
    const sets = [["denar-9"], ["denar-3", "denar-5"], ["denar-8"], ["denar-5", "denar-3"]];
    expect(payments(sets)).toEqual([["denar-8"], ["denar-5", "denar-3"], ["denar-9"]]);
  });

  it("count a master builder as three", () => {
    expect(payments([["denar-4"], ["denar-builder"]])[0]).toEqual(["denar-builder"]);
  });
});

describe("cards in a hand", () => {
  it("are found once each, also where two are alike", () => {
    const hand = ["denar-4", "denar-4", "florin-1"];
    expect(slotsOf(hand, ["florin-1", "denar-4", "denar-4"])).toEqual([0, 1, 2]);
    expect(cardsAt(hand, [1, 2])).toEqual(["denar-4", "florin-1"]);
  });

  it("are held only as often as they are there", () => {
    expect(holds(["denar-4", "denar-4"], ["denar-4", "denar-4"])).toBe(true);
    expect(holds(["denar-4"], ["denar-4", "denar-4"])).toBe(false);
  });
});

describe("moves", () => {
  it("are the same whatever the order of cards and fields", () => {
    const one: Move = { event: "buy", tile: "garden-6", payment: ["denar-2", "denar-4"] };
    const other = { payment: ["denar-4", "denar-2"], tile: "garden-6", event: "buy" } as Move;
    expect(moveKey(one)).toBe(moveKey(other));
    expect(moveKey(place(1))).not.toBe(moveKey(place(2)));
  });

  it("of a master builder are read as what he does", () => {
    const remodel = { event: "swap", tile: "tower-9a", out: "garden-6" } as const;
    const options = optionsOf([{ event: "master", card: "denar-builder", remodel }]);
    expect(ofKind(options, "swap")[0]?.master).toBe("denar-builder");
    expect([...swapsFor(options, "tower-9a").keys()]).toEqual(["garden-6"]);
  });
});

describe("squares", () => {
  const options = optionsOf([place(1), place(2), place(2, ["denar-3"]), place(3, ["florin-4"])]);

  it("are those of the side that is chosen, for the cards that are chosen", () => {
    expect([...squaresFor(options, "arena-2", null).keys()]).toEqual(["1,0", "2,0"]);
    expect([...squaresFor(options, "arena-2", ["denar-3"]).keys()]).toEqual(["2,0"]);
    expect(squaresFor(options, "arena-2", ["denar-9"]).size).toBe(0);
    expect(squaresFor(options, "other", null).size).toBe(0);
  });

  it("say what turning may cost", () => {
    expect(flipsFor(options, "arena-2")).toEqual([["denar-3"], ["florin-4"]]);
  });
});
