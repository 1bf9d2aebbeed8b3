import { describe, expect, it } from "vitest";
import { isMatch, mismatch } from "./matching.ts";
import type { MatchFacts } from "./matching.ts";

const facts: MatchFacts = {
  pro: {
    account_id: "pro",
    state: "approved",
    accepts_requests: true,
    services: new Set(["home-moving"]),
    si_gun_gu_codes: new Set(["11680"]),
    certificates: new Set(["identity"]),
  },
  request: {
    customer_id: "customer",
    service_slug: "home-moving",
    si_gun_gu_code: "11680",
    required_certificates: ["identity"],
  },
  blockedEitherWay: false,
};

const withPro = (pro: Partial<MatchFacts["pro"]>) => ({ ...facts, pro: { ...facts.pro, ...pro } });
const withRequest = (request: Partial<MatchFacts["request"]>) => ({
  ...facts,
  request: { ...facts.request, ...request },
});

describe("mismatch", () => {
  it("is none when everything fits", () => {
    expect(mismatch(facts)).toBeNull();
    expect(isMatch(facts)).toBe(true);
  });
  it("ignores the region of an online request, not the service", () => {
    const online = withRequest({ si_gun_gu_code: null });
    expect(isMatch(online)).toBe(true);
    expect(mismatch({ ...online, pro: { ...facts.pro, si_gun_gu_codes: new Set() } })).toBeNull();
    expect(mismatch({ ...online, pro: { ...facts.pro, services: new Set() } })).toBe(
      "service_not_offered",
    );
  });
  it.each<[string, MatchFacts, string]>([
    ["the customer's own profile", withPro({ account_id: "customer" }), "own_request"],
    ["a pending pro", withPro({ state: "pending" }), "not_active"],
    ["a rejected pro", withPro({ state: "rejected" }), "not_active"],
    ["a suspended pro", withPro({ state: "suspended" }), "not_active"],
    ["a pro on pause", withPro({ accepts_requests: false }), "not_active"],
    ["another service", withRequest({ service_slug: "wallpaper" }), "service_not_offered"],
    ["another region", withRequest({ si_gun_gu_code: "11650" }), "region_not_served"],
    ["a pro without the certificate", withPro({ certificates: new Set() }), "certificate_missing"],
    [
      "a pro with one certificate of two",
      withRequest({ required_certificates: ["identity", "licence"] }),
      "certificate_missing",
    ],
    ["a block", { ...facts, blockedEitherWay: true }, "blocked"],
  ])("names %s", (_, some, reason) => {
    expect(mismatch(some)).toBe(reason);
    expect(isMatch(some)).toBe(false);
  });
});
