import { expect, it } from "vitest";
import { mayPass, PASS_REASONS, passReasonsFor, remedyOf } from "./pass.ts";

const CLOSES = Date.parse("2027-03-10T03:00:00Z");
const open = {
  state: "open",
  quote_count: 4,
  quote_limit: 5,
  quotes_close_at: CLOSES,
  quoted: false,
} as const;

it("may be passed on until a quote is sent or none is taken any more", () => {
  expect(mayPass(open, CLOSES - 1)).toBe(true);
  expect(mayPass(open, CLOSES)).toBe(false);
  expect(mayPass({ ...open, quote_count: 5 }, CLOSES - 1)).toBe(false);
  expect(mayPass({ ...open, state: "choosing" }, CLOSES - 1)).toBe(false);
  expect(mayPass({ ...open, quoted: true }, CLOSES - 1)).toBe(false);
});

it("is never too far when it is done online", () => {
  expect(passReasonsFor(false)).toEqual(PASS_REASONS);
  expect(passReasonsFor(true)).not.toContain("too_far");
  expect(passReasonsFor(true)).toHaveLength(PASS_REASONS.length - 1);
});

it("names the setting that keeps such requests away, where there is one", () => {
  expect(PASS_REASONS.map(remedyOf)).toEqual(["regions", "pause", "services", null, null, null]);
});
