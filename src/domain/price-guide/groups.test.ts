import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Deal } from "./deal.ts";
import { dealGroups, isAnonymous } from "./groups.ts";
import { LEAST_IN_GROUP } from "./thresholds.ts";

const PROS = 3;

/** Deals of so many pros in turn, all with this place. */
function deals(n: number, siGunGuCode: string, pros = PROS): Deal[] {
  return Array.from({ length: n }, (_, index) => ({
    price: 100_000 + index,
    proId: `pro-${index % pros}`,
    siGunGuCode,
    answers: {},
  }));
}
const byPlace = (all: Deal[], disjoint = true) =>
  dealGroups(all, ({ siGunGuCode }) => [siGunGuCode], disjoint).map(({ key, n }) => [key, n]);

describe("deals can be told of", () => {
  it.each([
    ["four of three pros", 4, 3, false],
    ["five of three pros", 5, 3, true],
    ["five of two pros", 5, 2, false],
    ["a hundred of two pros", 100, 2, false],
    ["none", 0, 1, false],
  ])("%s", (_case, n, pros, expected) => {
    expect(isAnonymous(deals(n, "11680", pros))).toBe(expected);
  });
});

describe("groups", () => {
  it("come with the most deals first, their prices in order", () => {
    const groups = dealGroups(
      [...deals(5, "26110"), ...deals(7, "11680")].toReversed(),
      ({ siGunGuCode }) => [siGunGuCode],
      true,
    );
    expect(groups.map(({ key }) => key)).toEqual(["11680", "26110"]);
    expect(groups[1]?.sorted).toEqual([100_000, 100_001, 100_002, 100_003, 100_004]);
  });

  it("leave out one of four, and the next smallest from which those four could be read off", () => {
    const all = [...deals(10, "11680"), ...deals(6, "26110"), ...deals(4, "41110")];
    expect(byPlace(all)).toEqual([["11680", 10]]);
    expect(byPlace([...all, ...deals(1, "27110")])).toEqual([
      ["11680", 10],
      ["26110", 6],
    ]);
  });

  it("tell of all deals when none are left over", () => {
    expect(byPlace(deals(5, "11680"))).toEqual([["11680", 5]]);
  });

  it("that overlap must each leave enough", () => {
    const all = [...deals(20, "a"), ...deals(4, "b")];
    expect(byPlace(all, false)).toEqual([]);
    expect(byPlace([...all, ...deals(1, "b")], false)).toEqual([
      ["a", 20],
      ["b", 5],
    ]);
  });

  it("of places part the deals, and what they leave is nothing or enough", () => {
    const anyDeal = fc.record({
      price: fc.nat(1_000_000),
      proId: fc.constantFrom("a", "b", "c", "d"),
      siGunGuCode: fc.constantFrom("1", "2", "3", "4", null),
      answers: fc.constant({}),
    });
    fc.assert(
      fc.property(fc.array(anyDeal, { maxLength: 80 }), (all) => {
        const groups = dealGroups<string | null>(all, ({ siGunGuCode }) => [siGunGuCode], true);
        for (const { key, n, sorted } of groups) {
          const own = all.filter(({ siGunGuCode }) => siGunGuCode === key);
          expect([n, sorted.length]).toEqual([own.length, own.length]);
          expect(isAnonymous(own)).toBe(true);
        }
        const left = all.length - groups.reduce((sum, { n }) => sum + n, 0);
        expect(groups.length === 0 || left === 0 || left >= LEAST_IN_GROUP).toBe(true);
      }),
    );
  });
});
