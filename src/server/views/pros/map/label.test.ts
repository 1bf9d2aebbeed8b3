import { describe, expect, it } from "vitest";
import { labelSpots, placeLabels } from "./label.ts";

describe("labelSpots", () => {
  it("begin at the centre of the largest part", () => {
    const island = [0, 0, 2, 0, 2, 2, 0, 2];
    const land = [100, 100, 100, 310, 310, 310, 310, 100];
    const { spots, area } = labelSpots([island, land]);
    expect([spots[0], area]).toEqual([{ x: 205, y: 205 }, 44_100]);
    // The grid's places inside follow, the nearest first.
    expect(spots.slice(1, 3)).toEqual([
      { x: 200, y: 200 },
      { x: 200, y: 240 },
    ]);
    expect(spots).toHaveLength(1 + 5 * 5);
  });

  it("leave out a centre that lies in a hole", () => {
    const ring = [10, 10, 10, 410, 410, 410, 410, 10];
    const hole = [110, 110, 310, 110, 310, 310, 110, 310];
    const { spots } = labelSpots([ring, hole]);
    expect(spots.length).toBeGreaterThan(0);
    for (const { x, y } of spots) {
      expect(x > 110 && x < 310 && y > 110 && y < 310).toBe(false);
    }
  });

  it("leave out what is taken, and are none where all is", () => {
    const ring = [10, 10, 10, 410, 410, 410, 410, 10];
    const half = [0, 0, 0, 420, 215, 420, 215, 0];
    const xs = labelSpots([ring], [half]).spots.map(({ x }) => x);
    expect(Math.min(...xs)).toBeGreaterThan(215);
    expect(labelSpots([half], [half]).spots).toEqual([]);
  });

  it("are none without any area", () => {
    expect(labelSpots([]).spots).toEqual([]);
    expect(labelSpots([[0, 0, 5, 0, 9, 0]]).spots).toEqual([]);
  });
});

describe("placeLabels", () => {
  const name = (...spots: [number, number][]) => ({
    text: "강남구",
    size: 20,
    spots: spots.map(([x, y]) => ({ x, y })),
  });
  const places = (...names: ReturnType<typeof name>[]) =>
    placeLabels(names).map(({ x, y }) => [x, y]);

  it("keeps the first of two that touch, and moves the other to where it has room", () => {
    expect(places(name([100, 100]), name([150, 110]))).toEqual([[100, 100]]);
    expect(places(name([100, 100]), name([150, 110], [100, 140]))).toEqual([
      [100, 100],
      [100, 140],
    ]);
  });

  it("leaves out what would be cut off", () => {
    expect(places(name([20, 100], [780, 100], [400, 5], [400, 595]))).toEqual([]);
  });
});
