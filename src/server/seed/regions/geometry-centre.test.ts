import { describe, expect, it } from "vitest";
import { centreOf } from "./geometry-centre.ts";

const square = (west: number, south: number, side: number): number[][] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

describe("centreOf", () => {
  it("is the middle of a square, whichever way its ring runs", () => {
    const ring = square(126, 37, 2);
    for (const coordinates of [[ring], [ring.toReversed()]]) {
      const centre = centreOf({ type: "Polygon", coordinates });
      expect(centre.lng).toBeCloseTo(127, 9);
      expect(centre.lat).toBeCloseTo(38, 9);
    }
  });
  it("weighs parts by their area, not by their number of corners", () => {
    const large = square(120, 30, 3);
    const small = square(130, 30, 1);
    const centre = centreOf({ type: "MultiPolygon", coordinates: [[large], [small]] });
    expect(centre.lng).toBeCloseTo((121.5 * 9 + 130.5) / 10, 9);
    expect(centre.lat).toBeCloseTo((31.5 * 9 + 30.5) / 10, 9);
  });
  it("takes a hole out, whichever way its ring runs", () => {
    const hole = square(121, 30, 1);
    for (const inner of [hole, hole.toReversed()]) {
      const centre = centreOf({ type: "Polygon", coordinates: [square(120, 30, 2), inner] });
      expect(centre.lng).toBeCloseTo((121 * 4 - 121.5) / 3, 9);
      expect(centre.lat).toBeCloseTo((31 * 4 - 30.5) / 3, 9);
    }
  });
  it("refuses a geometry without area", () => {
    const line = [
      [126, 37],
      [127, 37],
      [126, 37],
    ];
    expect(() => centreOf({ type: "Polygon", coordinates: [line] })).toThrow("without area");
    expect(() => centreOf({ type: "MultiPolygon", coordinates: [] })).toThrow("without area");
  });
});
