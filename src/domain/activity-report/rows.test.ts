import { describe, expect, it } from "vitest";
import { figuresOf } from "./figures.ts";
import { activityRows } from "./rows.ts";
import { NO_SUMS } from "./sums.ts";

describe("reportRows", () => {
  it("has every row as long as its headings, with nothing for what is unknown", () => {
    const range = { from: "2027-03-08", to: "2027-03-10" };
    const figures = figuresOf({ ...NO_SUMS, sent: 1, answerSeconds: 90 });
    const rows = activityRows({
      range,
      total: figures,
      services: [{ name: "입주청소", figures }],
      weeks: [{ ...range, figures }],
    });
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(rows[2]?.slice(0, 6)).toEqual(["서비스", "입주청소", range.from, range.to, 0, 1]);
    expect(rows[1]).toContain(2);
    expect(rows[1]).toContain(null);
  });
});
