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
 * The pros in the order shown for a request: more points first, then a draw that is fixed per request. The same
 * facts always give the same order, however they come.
 */
export function recommend(requestId: string, pros: readonly RankedPro[]): Recommendation[] {
  return pros
    .map((pro) => {
      const factors = factorsOf(pro);
      return {
        pro_id: pro.pro_id,
        points: factors.reduce((sum, { points }) => sum + points, 0),
        draw: tieBreak(requestId, pro.pro_id),
        reasons: factors
          .toSorted((a, b) => b.points - a.points)
          .flatMap(({ code, text }) => (text === null ? [] : [{ code, text }])),
      };
    })
    .toSorted((a, b) => b.points - a.points || a.draw - b.draw || (a.pro_id < b.pro_id ? -1 : 1))
    .map(({ pro_id, points, reasons }) => ({ pro_id, points, reasons }));
}
