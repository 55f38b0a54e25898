import { describe, expect, it } from "vitest";

import type { Placed } from "../server/types";
import { joins, longestWall, outline } from "./outline";

const placed = (x: number, y: number, walls: string) => ({ x, y, tile: { walls } }) as Placed;

describe("outline", () => {
  it("goes once around", () => {
    expect(outline([])).toHaveLength(4);
    const walk = outline([placed(1, 0, "NE"), placed(1, 1, "NW")]);
    expect(walk).toHaveLength(8);
    walk.forEach((side, n) => expect(side.end).toEqual(walk[(n + 1) % walk.length]?.start));
  });
});

describe("longest wall", () => {
  it("is an unbroken stretch, also over the place where the walk begins", () => {
    expect(longestWall([])).toHaveLength(0);
    expect(longestWall([placed(-1, 0, "NSW")])).toHaveLength(3);
    const two = [placed(1, 0, "NE"), placed(-1, 0, "NSW")];
    expect(longestWall(two)).toHaveLength(3);
  });

  it("leaves out walls between tiles", () => {
    expect(longestWall([placed(0, 1, "E"), placed(1, 1, "WN"), placed(1, 0, "")])).toHaveLength(1);
  });
});

describe("joins", () => {
  it("close the corner around which two walls turn", () => {
    const city = [placed(1, 0, "N"), placed(0, 1, "E")];
    expect(joins(city)).toEqual([{ x: 0, y: 0, turn: 0 }]);
  });
});
