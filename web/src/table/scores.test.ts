import { describe, expect, it } from "vitest";

import { leadOf } from "./scores";

const row = (counts: (number | null)[], points: number[]) => ({ source: "garden", counts, points });

describe("the reason of a majority", () => {
  it("is having most", () => {
    expect(leadOf(row([1, 3, 2], [0, 9, 4]))).toEqual({ reason: "most", places: [1], count: 3 });
  });
  it("is the dearest tile where equally many get less", () => {
    expect(leadOf(row([2, 2], [5, 1]))).toEqual({ reason: "dearest", places: [0], count: 2 });
  });
  it("is being level where the points are shared", () => {
    expect(leadOf(row([2, 2, 0], [4, 4, 0]))).toEqual({ reason: "level", places: [0, 1], count: 2 });
  });
  it("is none where nobody scores, or nothing is counted", () => {
    expect(leadOf(row([0, 1], [0, 0]))).toBeNull();
    expect(leadOf(row([null, null], [3, 0]))).toBeNull();
  });
});
