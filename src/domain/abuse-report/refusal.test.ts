import { describe, expect, it } from "vitest";
import { abuseReportRefusal } from "./refusal.ts";

const right: Parameters<typeof abuseReportRefusal>[0] = {
  reporterId: "me",
  pro: { id: "pro", accountId: "their-account" },
  request: { customerId: "me", reachedPro: true },
  quote: { proId: "pro", requestIsNamed: true },
};
const refusal = (changes: Partial<typeof right>) => abuseReportRefusal({ ...right, ...changes });

describe("reportRefusal", () => {
  it("takes a report with what it is about, and one without", () => {
    expect(refusal({})).toBeNull();
    expect(refusal({ quote: null })).toBeNull();
    expect(refusal({ quote: null, request: null })).toBeNull();
  });

  it("keeps people from reporting themselves, whatever they refer to", () => {
    expect(refusal({ pro: { id: "pro", accountId: "me" } })).toBe("own_profile");
    expect(refusal({ pro: { id: "pro", accountId: "me" }, request: undefined })).toBe(
      "own_profile",
    );
  });

  it.each([
    ["a missing request", { request: undefined }],
    ["a missing quote", { quote: undefined }],
    ["another's request", { request: { customerId: "you", reachedPro: true } }],
    ["a request that did not reach the pro", { request: { customerId: "me", reachedPro: false } }],
    ["another pro's quote", { quote: { proId: "other", requestIsNamed: true } }],
    ["a quote for another request", { quote: { proId: "pro", requestIsNamed: false } }],
  ])("refuses %s", (_case, changes) => {
    expect(refusal(changes)).toBe("foreign_reference");
  });
});
