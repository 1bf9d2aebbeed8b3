import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byPopularity, demandOf, POPULARITY_DAYS, type RequestsOnDay } from "./popularity.ts";

const days = fc.array(
  fc.record({ daysAgo: fc.nat(POPULARITY_DAYS + 5), people: fc.nat(1000) }),
) satisfies fc.Arbitrary<RequestsOnDay[]>;

const services = fc.array(
  fc.record({ demand: fc.double({ min: 0, max: 1e6, noNaN: true }), weight: fc.nat(100) }),
);

describe("demand", () => {
  it("is one for a person who asked today, half after a week, nothing once the days are over", () => {
    const ofOne = (daysAgo: number) => demandOf([{ daysAgo, people: 1 }]);
    expect(ofOne(0)).toBe(1);
    expect(ofOne(7)).toBe(0.5);
    expect(ofOne(14)).toBe(0.25);
    expect(ofOne(POPULARITY_DAYS - 1)).toBeGreaterThan(0);
    expect(ofOne(POPULARITY_DAYS)).toBe(0);
  });

  it("does not count what lies ahead of a clock that was set back", () => {
    expect(demandOf([{ daysAgo: -1, people: 9 }])).toBe(0);
  });

  it("never falls when one more person asks, and never rises as time goes by", () => {
    fc.assert(
      fc.property(days, fc.nat(POPULARITY_DAYS - 1), (asked, daysAgo) => {
        const before = demandOf(asked);
        expect(demandOf([...asked, { daysAgo, people: 1 }])).toBeGreaterThan(before);
        const dayLater = asked.map((one) => ({ ...one, daysAgo: one.daysAgo + 1 }));
        expect(demandOf(dayLater)).toBeLessThanOrEqual(before);
      }),
    );
  });
});

describe("the order of services", () => {
  const slugs = (list: { slug: string; demand: number; weight: number }[]) =>
    byPopularity(list).map(({ slug }) => slug);

  it("is the catalogue's while nobody asks", () => {
    expect(
      slugs([
        { slug: "quiet", demand: 0, weight: 30 },
        { slug: "known", demand: 0, weight: 100 },
        { slug: "as-quiet", demand: 0, weight: 30 },
      ]),
    ).toEqual(["known", "quiet", "as-quiet"]);
  });

  it("is not turned over by one request, but by several", () => {
    const known = { slug: "known", demand: 0, weight: 100 };
    expect(slugs([{ slug: "asked", demand: 1, weight: 30 }, known])).toEqual(["known", "asked"]);
    expect(slugs([{ slug: "asked", demand: 3, weight: 30 }, known])).toEqual(["asked", "known"]);
  });

  it("keeps every service, and one that is asked for more never falls", () => {
    fc.assert(
      fc.property(services, fc.nat(), (list, pick) => {
        expect(byPopularity(list)).toHaveLength(list.length);
        const chosen = list[pick % Math.max(1, list.length)];
        if (!chosen) return;
        const more = { ...chosen, demand: chosen.demand + 1 };
        const placeBefore = byPopularity(list).indexOf(chosen);
        const changed = byPopularity(list.map((one) => (one === chosen ? more : one)));
        expect(changed.indexOf(more)).toBeLessThanOrEqual(placeBefore);
      }),
    );
  });
});
