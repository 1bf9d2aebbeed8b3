import { expect, it } from "vitest";
import { demandsUserVerification, isChallengeOpen, PASSKEY_PURPOSES } from "./passkey.ts";
import { MINUTE_MS, SECOND_MS } from "#domain/calendar/durations.ts";

it.each([
  [0, true],
  [5 * MINUTE_MS - SECOND_MS, true],
  [5 * MINUTE_MS - 1, true],
  [5 * MINUTE_MS, false],
  [5 * MINUTE_MS + SECOND_MS, false],
])("takes the answer to a challenge %i ms later: %s", (ms, open) => {
  const issuedAt = Date.UTC(2026, 10, 1);
  expect(isChallengeOpen(issuedAt, issuedAt + ms)).toBe(open);
});

it("wants the person verified wherever the passkey stands alone", () => {
  expect(PASSKEY_PURPOSES.filter((purpose) => !demandsUserVerification(purpose))).toEqual([
    "second_step",
  ]);
});
