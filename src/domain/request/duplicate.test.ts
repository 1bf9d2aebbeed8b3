import { describe, expect, it } from "vitest";
import { isDuplicate } from "./duplicate.ts";

const subject = { customer_id: "a", service_slug: "home-moving", si_gun_gu_code: "11680" };

describe("isDuplicate", () => {
  it.each([
    ["draft", false],
    ["open", true],
    ["choosing", true],
    ["hired", false],
    ["completed", false],
    ["closed", false],
    ["cancelled", false],
    ["blocked", false],
  ] as const)("of the same request that is %s: %s", (state, duplicate) => {
    expect(isDuplicate(subject, { ...subject, state })).toBe(duplicate);
  });
  it.each([
    ["person", { customer_id: "b" }],
    ["service", { service_slug: "wallpaper" }],
    ["region", { si_gun_gu_code: "11650" }],
    ["place, online", { si_gun_gu_code: null }],
  ])("is not for another %s", (_, other) => {
    expect(isDuplicate(subject, { ...subject, ...other, state: "open" })).toBe(false);
  });
  it("is for two online requests", () => {
    const online = { ...subject, si_gun_gu_code: null };
    expect(isDuplicate(online, { ...online, state: "open" })).toBe(true);
  });
});
