import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REQUIRED_CERTIFICATES } from "#domain/catalogue/service.ts";
import type { RankedPro } from "./factors.ts";
import { recommend } from "./recommend.ts";

const pro = (pro_id: string, facts: Partial<RankedPro> = {}): RankedPro => ({
  pro_id,
  rating: { count: 10, sum: 45 },
  hires: 3,
  answers: { count: 4, seconds: 4 * 3_600 },
  deals: { completed: 10, kept: 9 },
  certificates: [],
  isNew: false,
  ...facts,
});
const order = (pros: RankedPro[], requestId = "r") =>
  recommend(requestId, pros).map(({ pro_id }) => pro_id);

const anyPro = fc.record({
  pro_id: fc.uuid(),
  rating: fc
    .integer({ min: 0, max: 50 })
    .chain((count) =>
      fc.record({ count: fc.constant(count), sum: fc.integer({ min: count, max: count * 5 }) }),
    ),
  hires: fc.integer({ min: 0, max: 20 }),
  answers: fc.record({ count: fc.nat(30), seconds: fc.nat(1_000_000) }),
  deals: fc
    .nat(30)
    .chain((completed) =>
      fc.record({ completed: fc.constant(completed), kept: fc.nat(completed) }),
    ),
  certificates: fc.subarray([...REQUIRED_CERTIFICATES]),
  isNew: fc.boolean(),
});
const anyPros = fc.uniqueArray(anyPro, { selector: ({ pro_id }) => pro_id, maxLength: 20 });

describe("recommend", () => {
  it("puts the better pro first, fact by fact", () => {
    const plain = pro("plain");
    for (const better of [
      { rating: { count: 50, sum: 245 } },
      { hires: 4 },
      { answers: { count: 4, seconds: 600 } },
      { deals: { completed: 10, kept: 10 } },
      { certificates: ["identity" as const] },
      { isNew: true },
    ]) {
      expect(order([plain, pro("better", better)])[0]).toBe("better");
    }
  });
  it("gives the reasons, what counts most in front", () => {
    expect(recommend("r", [pro("a")])[0]?.reasons).toEqual([
      { code: "rating", text: "평점 4.5 · 후기 10개" },
      { code: "agreement", text: "견적 일치율 90%" },
      { code: "answer_time", text: "보통 1시간 안에 답해요" },
      { code: "hires", text: "이 서비스로 3번 고용됐어요" },
    ]);
  });
  it("draws between equal pros anew for each request", () => {
    const winners = Array.from({ length: 50 }, (_, index) =>
      order([pro("a"), pro("b")], `request-${index}`).at(0),
    );
    expect(new Set(winners)).toEqual(new Set(["a", "b"]));
  });
  it("does not depend on how the pros come, keeps everyone, and never rises in points", () => {
    fc.assert(
      fc.property(fc.uuid(), anyPros, (requestId, pros) => {
        const ranked = recommend(requestId, pros);
        expect(recommend(requestId, pros.toReversed())).toEqual(ranked);
        expect(ranked.map(({ pro_id }) => pro_id).toSorted()).toEqual(
          pros.map(({ pro_id }) => pro_id).toSorted(),
        );
        const points = ranked.map((one) => one.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }),
    );
  });
});
