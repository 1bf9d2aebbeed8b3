import { describe, expect, it } from "vitest";
import {
  FRESH_SIGN_IN_MS,
  isFreshSignIn,
  isProvenByProvider,
  mayUnlink,
} from "./social-login-rules.ts";

describe("a sign-in by a provider", () => {
  it.each([
    [null, false],
    [0, true],
    [FRESH_SIGN_IN_MS - 1, true],
    [FRESH_SIGN_IN_MS, false],
  ])("stands for the password when it is %s ms old: %s", (age, stands) => {
    const now = 1_800_000_000_000;
    expect(isFreshSignIn(age === null ? null : now - age, now)).toBe(stands);
  });

  it.each([
    [true, 0, true],
    [true, 1, true],
    [false, 1, true],
    [false, 0, false],
  ])(
    "with a password (%s) and %s other ways may be taken away: %s",
    (hasPassword, otherWays, may) => {
      expect(mayUnlink({ hasPassword, otherWays })).toBe(may);
    },
  );

  it.each([
    ["the one that it checked", { email: "kim@example.com", emailVerified: true }, true],
    ["one that it did not check", { email: "kim@example.com", emailVerified: false }, false],
    ["another one", { email: "lee@example.com", emailVerified: true }, false],
    ["one where it named none", { email: null, emailVerified: true }, false],
  ])("proves an address: %s", (_, vouched, proven) => {
    expect(isProvenByProvider(vouched, "kim@example.com")).toBe(proven);
  });
});
