import { expect, it } from "vitest";
import { activeOverview, LIGHT, noMembership } from "#test/factories/membership-overview.ts";
import { isWaiting } from "./waiting.ts";

const started_at = "2026-11-21T12:00:00+09:00";
const purchase = { plan: LIGHT, started_at, message: null };

it.each([
  [true, noMembership({ purchase: { ...purchase, state: "confirming" } })],
  [true, activeOverview({ payment: { amount: 60_000, started_at } })],
  [false, noMembership({ purchase: { ...purchase, state: "failed" } })],
  [false, activeOverview()],
  [false, undefined],
])("waits for a payment: %s", (waits, overview) => {
  expect(isWaiting(overview)).toBe(waits);
});
