import { describe, expect, it } from "vitest";
import { HEIGHT, isInView, projectRing, viewAround, WIDTH } from "./view.ts";

const square = (x: number, y: number, side: number) => ({
  rings: [[x, y, x + side, y, x + side, y + side, x, y + side]],
  box: [x, y, x + side, y + side] as const,
});

describe("viewAround", () => {
  it("keeps the picture's proportions, with the shapes in the middle", () => {
    const { box, scale } = viewAround([square(1000, 1000, 400), square(1800, 1000, 400)]);
    const [west, north, east, south] = box;
    expect((east - west) / (south - north)).toBeCloseTo(WIDTH / HEIGHT);
    expect([(west + east) / 2, (north + south) / 2]).toEqual([1600, 1200]);
    expect(scale).toBeCloseTo(WIDTH / (1200 * 1.3));
  });

  it("goes no nearer than a city", () => {
    const { box } = viewAround([square(1000, 1000, 10)]);
    expect(box[2] - box[0]).toBe(300);
  });

  it("holds a tall shape by its height", () => {
    const tall = { rings: [], box: [0, 0, 10, 900] as const };
    const { box } = viewAround([tall]);
    expect(box[3] - box[1]).toBeCloseTo(900 * 1.3);
  });
});

describe("isInView", () => {
  const view = viewAround([square(1000, 1000, 10)]);

  it.each([
    [square(1000, 1000, 10), true],
    [square(1140, 1000, 100), true],
    [square(1156, 1000, 10), false],
    [square(1000, 0, 10), false],
  ])("of %j is %s", (shape, is) => {
    expect(isInView(shape, view)).toBe(is);
  });
});

describe("projectRing", () => {
  const view = { box: [0, 0, 8000, 6000] as const, scale: 0.1 };

  it("rounds to even units and leaves out points that fall together", () => {
    expect(projectRing([0, 0, 1, 1, 100, 0, 104, 0, 100, 100], view)).toEqual([
      0, 0, 10, 0, 10, 10,
    ]);
  });

  it("leaves out what is too small to see or beyond the edge", () => {
    expect(projectRing([0, 0, 1, 0, 1, 1], view)).toBeNull();
    expect(projectRing([9000, 0, 9900, 0, 9900, 900], view)).toBeNull();
  });
});
