import { describe, expect, it } from "vitest";
import { clipRing } from "./clip-ring.ts";

const box = [0, 0, 10, 10] as const;

describe("clipRing", () => {
  it("leaves alone what lies inside", () => {
    const ring = [
      [1, 1],
      [9, 1],
      [5, 9],
    ] as const;
    expect(clipRing(ring, box)).toEqual(ring);
  });

  it("cuts off what lies beyond an edge", () => {
    const ring = [
      [5, 2],
      [15, 2],
      [15, 8],
      [5, 8],
    ] as const;
    expect(clipRing(ring, box)).toEqual([
      [5, 2],
      [10, 2],
      [10, 8],
      [5, 8],
    ]);
  });

  it("is the whole box for what lies around it", () => {
    const ring = [
      [-5, -5],
      [15, -5],
      [15, 15],
      [-5, 15],
    ] as const;
    expect(clipRing(ring, box)).toHaveLength(4);
  });

  it("is nothing for what lies apart", () => {
    const ring = [
      [20, 20],
      [30, 20],
      [25, 30],
    ] as const;
    expect(clipRing(ring, box)).toEqual([]);
  });
});
