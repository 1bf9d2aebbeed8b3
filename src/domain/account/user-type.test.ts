import { describe, expect, it } from "vitest";
import { maySwitchMode, userType } from "./user-type.ts";
import type { AccountFacts } from "./user-type.ts";

const member: AccountFacts = { role: "member", mode: null, hasApprovedProfile: false };
const pro: AccountFacts = { ...member, hasApprovedProfile: true };
const staff: AccountFacts = { ...member, role: "staff" };

describe("userType", () => {
  it.each<[string, AccountFacts | null, string]>([
    ["nobody", null, "visitor"],
    ["a member", member, "customer"],
    [
      "a member whose profile is not approved, whatever was chosen",
      { ...member, mode: "pro" },
      "customer",
    ],
    ["a pro who never chose", pro, "pro"],
    ["a pro who chose to be a customer", { ...pro, mode: "customer" }, "customer"],
    ["a pro who chose back", { ...pro, mode: "pro" }, "pro"],
    ["staff", staff, "staff"],
    ["staff with a profile", { ...staff, hasApprovedProfile: true, mode: "pro" }, "staff"],
  ])("of %s", (_, account, type) => {
    expect(userType(account)).toBe(type);
  });
});

describe("maySwitchMode", () => {
  it("needs an approved profile and a member", () => {
    expect(maySwitchMode(pro)).toBe(true);
    expect(maySwitchMode(member)).toBe(false);
    expect(maySwitchMode({ ...staff, hasApprovedProfile: true })).toBe(false);
  });
});
