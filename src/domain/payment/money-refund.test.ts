import { expect, it } from "vitest";
import { checkRefund, refundableWon } from "./money-refund.ts";
import { refundMethod } from "./refund-method.ts";

it("pays back in parts, at most what was paid (B37)", () => {
  const first = checkRefund({ amount: 249_000, refunded: 0 }, 10_000);
  expect(first).toEqual({ ok: true, refunded: 10_000 });
  const second = checkRefund({ amount: 249_000, refunded: 10_000 }, 1_000);
  expect(second).toEqual({ ok: true, refunded: 11_000 });
  expect(refundableWon({ amount: 249_000, refunded: 11_000 })).toBe(238_000);
  expect(checkRefund({ amount: 249_000, refunded: 11_000 }, 238_000)).toEqual({
    ok: true,
    refunded: 249_000,
  });
  expect(checkRefund({ amount: 249_000, refunded: 11_000 }, 238_001)).toEqual({
    ok: false,
    code: "refund_exceeds_paid",
  });
});

it("has nothing left after more than the price came back", () => {
  expect(refundableWon({ amount: 10, refunded: 11 })).toBe(0);
});

it.each([0, -1, 0.5, NaN])("refuses to refund %d won", (won) => {
  expect(checkRefund({ amount: 10, refunded: 0 }, won)).toEqual({
    ok: false,
    code: "refund_amount_invalid",
  });
});

it("sends a phone payment of an earlier month to the bank list, by the month in Seoul", () => {
  const paid_at = Date.parse("2027-01-31T23:59:59+09:00");
  const sameMonth = Date.parse("2027-01-31T23:59:59.999+09:00");
  expect(refundMethod({ method: "phone", paid_at }, sameMonth)).toBe("gateway");
  const firstDay = Date.parse("2027-01-01T00:00:00+09:00");
  expect(refundMethod({ method: "phone", paid_at: firstDay }, sameMonth)).toBe("gateway");
  expect(refundMethod({ method: "phone", paid_at }, sameMonth + 1)).toBe("bank_transfer");
  expect(refundMethod({ method: "phone", paid_at }, Date.parse("2028-01-15T12:00:00+09:00"))).toBe(
    "bank_transfer",
  );
  expect(refundMethod({ method: "card", paid_at }, sameMonth + 1)).toBe("gateway");
});
