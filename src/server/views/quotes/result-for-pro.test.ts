import { describe, expect, it } from "vitest";
import { resultForPro } from "./result-for-pro.ts";

const quote = { state: "read" as const };
const request = { state: "hired" as const, ended_by: null, quote_count: 5 };
const hire = { quoted_price: 230_000 };

describe("resultForPro", () => {
  it("says that another was hired, with the band from five quotes on", () => {
    expect(resultForPro(quote, request, hire)).toContain("20만 원 이상 30만 원 미만");
    const few = resultForPro(quote, { ...request, quote_count: 4 }, hire);
    expect(few).toContain("다른 고수");
    expect(few).not.toContain("만 원");
  });

  it("tells a request the customer closed from one that ran out", () => {
    const closed = { ...request, state: "closed" as const };
    expect(resultForPro(quote, { ...closed, ended_by: "customer" }, undefined)).toContain(
      "마감했어요",
    );
    expect(resultForPro(quote, { ...closed, ended_by: "system" }, undefined)).toContain("30일");
  });

  it("tells of a request that staff blocked, and not why", () => {
    const blocked = { ...request, state: "blocked" as const };
    expect(resultForPro(quote, { ...blocked, ended_by: "staff" }, undefined)).toContain(
      "중지됐어요",
    );
  });

  it("is silent while something may still come of it", () => {
    for (const state of ["open", "choosing", "cancelled"] as const) {
      expect(resultForPro(quote, { ...request, state }, undefined)).toBeNull();
    }
  });

  it("is silent for the hired pro and for one who withdrew", () => {
    expect(resultForPro({ state: "hired" }, request, hire)).toBeNull();
    expect(resultForPro({ state: "withdrawn" }, request, hire)).toBeNull();
  });
});
