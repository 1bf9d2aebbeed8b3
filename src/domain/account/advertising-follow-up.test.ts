import { describe, expect, it } from "vitest";
import type { ConsentAnswer } from "./advertising-consents.ts";
import {
  answeredSince,
  askAgainAt,
  granted,
  nextAskAt,
  unanswered,
} from "./advertising-follow-up.ts";

const at = (iso: string) => Date.parse(`${iso}+09:00`);
const answer = (kind: string, given: boolean, iso: string): ConsentAnswer => ({
  kind,
  granted: given,
  at: at(iso),
});
const SIGN_UP = answer("marketing", true, "2027-03-10T12:00:00");

describe("asking again", () => {
  it.each([
    ["2027-03-10T00:00:00", "2029-03-10T10:00:00"],
    ["2027-03-10T23:59:59", "2029-03-10T10:00:00"],
    ["2028-02-29T12:00:00", "2030-02-28T10:00:00"],
  ])("what was agreed to at %s comes at %s", (given, asked) => {
    expect(askAgainAt(at(given))).toBe(at(asked));
  });

  it("goes by the oldest answer that holds, or by when it was last asked", () => {
    expect(nextAskAt([], null)).toBeNull();
    expect(nextAskAt([SIGN_UP], null)).toBe(at("2029-03-10T10:00:00"));
    const channels = ["push", "text", "email"].map((channel) =>
      answer(`marketing_${channel}`, true, "2028-05-01T12:00:00"),
    );
    expect(nextAskAt([SIGN_UP, ...channels.slice(1)], null)).toBe(at("2029-03-10T10:00:00"));
    expect(nextAskAt([SIGN_UP, ...channels], null)).toBe(at("2030-05-01T10:00:00"));
    expect(nextAskAt([SIGN_UP], at("2029-03-10T10:00:00"))).toBe(at("2031-03-10T10:00:00"));
    const refused = ["push", "text", "email"].map((channel) =>
      answer(`marketing_${channel}`, false, "2028-05-01T12:00:00"),
    );
    expect(nextAskAt([SIGN_UP, ...refused], null)).toBeNull();
  });

  it("keeps what was agreed to until it is answered, and knows what was not", () => {
    const asked = at("2029-03-10T10:00:00");
    expect(unanswered([SIGN_UP], null)).toEqual([]);
    expect(unanswered([SIGN_UP], asked)).toEqual(["push", "text", "email"]);
    const kept = answer("marketing_push", true, "2029-03-10T10:00:01");
    const refused = answer("marketing_text", false, "2029-03-10T10:00:01");
    expect(unanswered([SIGN_UP, kept, refused], asked)).toEqual(["email"]);
    expect(granted([SIGN_UP, kept, refused]).map(({ scope }) => scope)).toEqual(["push", "email"]);
  });
});

it("confirms what holds of what was answered since, however often that changed", () => {
  const on = answer("marketing_push", true, "2027-04-01T12:00:00");
  const off = answer("marketing_push", false, "2027-04-01T12:00:05");
  expect(answeredSince([SIGN_UP, on, off], on.at)).toEqual([{ scope: "push", granted: false }]);
  expect(answeredSince([SIGN_UP, on, off], off.at + 1)).toEqual([]);
  expect(answeredSince([SIGN_UP], SIGN_UP.at).map(({ scope }) => scope)).toEqual([
    "push",
    "text",
    "email",
  ]);
});
