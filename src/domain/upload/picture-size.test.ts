import { expect, it } from "vitest";
import { fittingSize, isWorthDrawingAnew, LONGEST_SIDE } from "./picture-size.ts";

it.each([
  [
    { width: 4_000, height: 3_000 },
    { width: LONGEST_SIDE, height: 1_536 },
  ],
  [
    { width: 3_000, height: 4_000 },
    { width: 1_536, height: LONGEST_SIDE },
  ],
  [
    { width: LONGEST_SIDE, height: 10 },
    { width: LONGEST_SIDE, height: 10 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  // A strip keeps a pixel of its height.
  [
    { width: 100_000, height: 3 },
    { width: LONGEST_SIDE, height: 1 },
  ],
])("fits %o as %o", (size, fitting) => {
  expect(fittingSize(size)).toEqual(fitting);
});

it.each([
  [{ width: LONGEST_SIDE, height: 10 }, 1_500_000, false],
  [{ width: LONGEST_SIDE + 1, height: 10 }, 1, true],
  [{ width: 10, height: LONGEST_SIDE + 1 }, 1, true],
  [{ width: 10, height: 10 }, 1_500_001, true],
])("%o of %i bytes is worth drawing anew: %s", (size, bytes, worth) => {
  expect(isWorthDrawingAnew(size, bytes)).toBe(worth);
});
