import { describe, expect, it } from "vitest";
import { periodToCharge } from "./missed-periods.ts";

const paid = { start: "2027-01-31", end: "2027-02-27" };

describe("periodToCharge", () => {
  it("is the next period, also when the job comes three days late (B09)", () => {
    const next = { start: "2027-02-28", end: "2027-03-30" };
    for (const today of ["2027-02-10", "2027-02-28", "2027-03-03", "2027-03-30"]) {
      expect(periodToCharge(31, paid, today)).toEqual({ charge: next, missed: [] });
    }
  });
  it("leaves out the periods that were missed wholly and keeps the anchor", () => {
    expect(periodToCharge(31, paid, "2027-05-01")).toEqual({
      charge: { start: "2027-04-30", end: "2027-05-30" },
      missed: [
        { start: "2027-02-28", end: "2027-03-30" },
        { start: "2027-03-31", end: "2027-04-29" },
      ],
    });
  });
  it("moves on with the first day of the next period, not earlier", () => {
    expect(periodToCharge(31, paid, "2027-03-31").missed).toHaveLength(1);
  });
});
