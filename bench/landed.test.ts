import { describe, expect, it } from "vitest";
import { compare, landedWith } from "./landed.ts";
import { swingOf, type Measurement } from "./measurement.ts";

const slow: Measurement = { name: "wait", ours: 120, reference: 100, unit: "ms", better: "lower" };
const fast: Measurement = {
  name: "rate",
  ours: 90,
  reference: 100,
  unit: "requests/s",
  better: "higher",
};

describe("a row beside what has landed", () => {
  it.each([
    ["a wait that grew by more than its runs lie apart", slow, 1.09, 0.1, 0.1, true],
    ["a wait that grew by as much", slow, 1.1, 0.1, 0.1, false],
    ["a wait that grew by less than the landed runs lay apart", slow, 1.05, 0.3, 0.01, false],
    ["a wait that shrank", slow, 1.5, 0.1, 0.1, false],
    ["a rate that fell by more than its runs lie apart", fast, 1.05, 0.1, 0.1, true],
    ["a rate that rose", fast, 0.5, 0.1, 0.1, false],
  ])("%s", (_, row, ratio, landedSwing, swing, isWorse) => {
    // Of binary fractions, what is as much may come out as a trifle more.
    const ratios = { ratio: ratio - 1e-9 * (row.better === "higher" ? 1 : -1), swing: landedSwing };
    expect(compare({ ...row, swing }, ratios).isWorse).toBe(isWorse);
  });

  it("gives what was measured once a seventh either way", () => {
    expect(compare(slow, { ratio: 1.05, swing: null }).isWorse).toBe(false);
    expect(compare(slow, { ratio: 1, swing: null }).isWorse).toBe(true);
  });

  it("says by what share it changed", () => {
    expect(compare(slow, { ratio: 1, swing: 0 }).change).toBeCloseTo(0.2);
  });

  it("is new, and not worse, when it never landed", () => {
    expect(compare(slow, undefined)).toMatchObject({ landed: null, change: null, isWorse: false });
  });
});

it.each([
  [{ ...slow, bound: 1.2 }, true],
  [{ ...slow, bound: 1.1 }, false],
  [{ ...fast, bound: 0.9 }, true],
  [{ ...fast, bound: 1 }, false],
  [slow, null],
])("keeps to its bound or does not (%#)", (row, isWithinBound) => {
  expect(compare(row, undefined).isWithinBound).toBe(isWithinBound);
});

it("lands what was measured, in order, and leaves the rest as it was", () => {
  const before = { rate: { ratio: 1, swing: 0 }, other: { ratio: 2, swing: null } };
  const landed = landedWith(before, [{ ...fast, swing: 0.01 }, slow]);
  expect(Object.entries(landed)).toEqual([
    ["other", { ratio: 2, swing: null }],
    ["rate", { ratio: 0.9, swing: 0.01 }],
    ["wait", { ratio: 1.2, swing: null }],
  ]);
});

it("lands nothing that has no finite ratio", () => {
  expect(landedWith({}, [{ ...slow, reference: 0 }])).toEqual({});
});

describe("how far runs lie apart", () => {
  it("counts all of few runs, each against the one beside it", () => {
    expect(swingOf([10, 20, 30], [10, 10, 60])).toBe(1.5);
  });

  it("leaves the least and the greatest of many out", () => {
    expect(swingOf([1, 10, 11, 12, 100], [10, 10, 10, 10, 10])).toBeCloseTo(0.2);
  });
});
