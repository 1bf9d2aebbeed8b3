import { factorsOf } from "./factors.ts";
import type { RankedPro, ReasonCode } from "./factors.ts";
import { tieBreak } from "./tie-break.ts";

export type Recommendation = {
  pro_id: string;
  points: number;
  /** Why the pro stands here, what counts most in front. */
  reasons: { code: ReasonCode; text: string }[];
};

/**
 * The pros in the order shown for a request: those who take requests now, then more points, then a
 * draw that is fixed per request. The same facts always give the same order, however they come.
 */
export function recommend(requestId: string, pros: readonly RankedPro[]): Recommendation[] {
  return pros
    .map((pro) => {
      const factors = factorsOf(pro);
      return {
        pro,
        factors,
        points: factors.reduce((sum, { points }) => sum + points, 0),
        draw: tieBreak(requestId, pro.pro_id),
      };
    })
    .toSorted(
      (a, b) =>
        Number(b.pro.available) - Number(a.pro.available) ||
        b.points - a.points ||
        a.draw - b.draw ||
        (a.pro.pro_id < b.pro.pro_id ? -1 : 1),
    )
    .map(({ pro, factors, points }) => ({
      pro_id: pro.pro_id,
      points,
      reasons: factors
        .toSorted((a, b) => b.points - a.points)
        .flatMap(({ code, text }) => (text === null ? [] : [{ code, text }])),
    }));
}
