import { expect, it } from "vitest";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { isVerificationOver } from "./verification.ts";

it("is over thirty minutes after its start", () => {
  const start = Date.parse("2027-01-31T10:00:00Z");
  expect(isVerificationOver(start, start + 30 * MINUTE_MS - 1)).toBe(false);
  expect(isVerificationOver(start, start + 30 * MINUTE_MS)).toBe(true);
});
