import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RankedPro } from "./factors.ts";
import { recommend } from "./recommend.ts";

const pro = (pro_id: string, facts: Partial<RankedPro> = {}): RankedPro => ({
  pro_id,
  rating: { count: 10, sum: 45 },
  hiresForService: 3,
  answerMinutes: 60,
  agreementRate: 90,
  servesRegion: true,
  available: true,
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
  hiresForService: fc.integer({ min: 0, max: 20 }),
  answerMinutes: fc.option(fc.integer({ min: 0, max: 3_000 })),
  agreementRate: fc.option(fc.integer({ min: 0, max: 100 })),
  servesRegion: fc.boolean(),
  available: fc.boolean(),
});
const anyPros = fc.uniqueArray(anyPro, { selector: ({ pro_id }) => pro_id, maxLength: 20 });

describe("recommend", () => {
  it("puts the better pro first, fact by fact", () => {
    const plain = pro("plain");
    for (const better of [
      { rating: { count: 50, sum: 245 } },
      { hiresForService: 4 },
      { answerMinutes: 10 },
      { agreementRate: 100 },
    ]) {
      expect(order([plain, pro("better", better)])[0]).toBe("better");
    }
    expect(order([pro("far", { servesRegion: false }), plain])[0]).toBe("plain");
  });
  it("puts those who take requests before all others", () => {
    const star = pro("star", { available: false, rating: { count: 99, sum: 495 } });
    expect(order([star, pro("new", { rating: { count: 0, sum: 0 } })])).toEqual(["new", "star"]);
  });
  it("gives the reasons, what counts most in front", () => {
    expect(recommend("r", [pro("a")])[0]?.reasons).toEqual([
      { code: "rating", text: "평점 4.5 · 후기 10개" },
      { code: "agreement", text: "견적 일치율 90%" },
      { code: "answer_time", text: "보통 2시간 안에 답해요" },
      { code: "region", text: "요청한 지역에서 일해요" },
      { code: "hires", text: "이 서비스로 3번 고용됐어요" },
      { code: "available", text: "지금 요청을 받고 있어요" },
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
        const availableById = new Map(pros.map(({ pro_id, available }) => [pro_id, available]));
        for (const available of [true, false]) {
          const points = ranked
            .filter(({ pro_id }) => availableById.get(pro_id) === available)
            .map((one) => one.points);
          expect(points).toEqual(points.toSorted((a, b) => b - a));
        }
      }),
    );
  });
});
