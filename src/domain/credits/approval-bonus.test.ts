import { expect, it } from "vitest";
import { APPROVAL_BONUS_CREDITS, approvalBonusExpiresAt } from "./approval-bonus.ts";

it("grants 10 credits for 90 days", () => {
  const granted = Date.parse("2027-01-01T00:00:00Z");
  expect(APPROVAL_BONUS_CREDITS).toBe(10);
  expect(new Date(approvalBonusExpiresAt(granted)).toISOString()).toBe("2027-04-01T00:00:00.000Z");
});
