import { expect, it } from "vitest";
import { isApplePhone, pushSupport, type PushFacts } from "./push-support.ts";

const CHROME = "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15";
const facts: PushFacts = {
  hasPush: true,
  permission: "default",
  userAgent: CHROME,
  touchPoints: 5,
};

it.each([
  [{}, "supported"],
  [{ permission: "granted" }, "supported"],
  [{ permission: "denied" }, "denied"],
  [{ hasPush: false }, "missing"],
  [{ hasPush: false, permission: null, userAgent: IPHONE }, "on_home_screen"],
  [{ userAgent: IPHONE }, "supported"],
] as const)("a browser with %j is %s", (changed, expected) => {
  expect(pushSupport({ ...facts, ...changed })).toBe(expected);
});

it("is Apple's phone or tablet, which calls itself a Mac", () => {
  expect(isApplePhone({ userAgent: MAC, touchPoints: 5 })).toBe(true);
  expect(isApplePhone({ userAgent: MAC, touchPoints: 0 })).toBe(false);
  expect(isApplePhone({ userAgent: CHROME, touchPoints: 5 })).toBe(false);
});
