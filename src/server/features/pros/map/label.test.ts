import { describe, expect, it } from "vitest";
import { labelPoint, placeLabels } from "./label.ts";

describe("labelPoint", () => {
  it("is the centre of the largest part", () => {
    const island = [0, 0, 2, 0, 2, 2, 0, 2];
    const land = [10, 10, 10, 30, 30, 30, 30, 10];
    expect(labelPoint([island, land])).toEqual({ x: 20, y: 20, area: 400 });
  });

  it("is nowhere without any area", () => {
    expect(labelPoint([])).toBeNull();
    expect(labelPoint([[0, 0, 5, 0, 9, 0]])).toBeNull();
  });
});

describe("placeLabels", () => {
  const label = (x: number, y: number, text = "강남구") => ({ text, x, y, size: 20 });

  it("keeps the first of two that touch", () => {
    const [first, second, apart] = [label(100, 100), label(150, 110), label(100, 140)];
    expect(placeLabels([first, second, apart])).toEqual([first, apart]);
  });

  it("leaves out what would be cut off", () => {
    expect(placeLabels([label(20, 100), label(780, 100), label(400, 5), label(400, 595)])).toEqual(
      [],
    );
  });
});
