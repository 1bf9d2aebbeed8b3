import { describe, expect, it } from "vitest";
import { presentTopUp } from "./present.ts";
import type { TopUpRow } from "./queries.ts";

const BOUGHT = new Date("2027-01-15T03:00:00Z");

/** A pack of thirty credits, of which none was used. */
const row: TopUpRow = {
  id: "top-up",
  account_id: "person",
  product_id: "pack-30",
  name: "크레딧 30개",
  credits: 30,
  price_won: 39_600,
  state: "settled",
  created_at: BOUGHT,
  lot_id: "lot",
  available: 30,
  expires_at: new Date("2032-01-15T03:00:00Z"),
  payment_id: "top-up-1",
  payment_code: null,
  method_type: "card",
  paid_at: BOUGHT,
  returned: 0,
  taken_back: 0,
};

const present = (changes: Partial<TopUpRow> = {}) => presentTopUp({ ...row, ...changes }, BOUGHT);

describe("a pack that was bought", () => {
  it.each([
    ["settled", "is paid", {}],
    ["settled", "went back in part", { returned: 39_599, available: 1 }],
    ["refunded", "went back in full", { returned: 39_600, available: 0 }],
    ["refunded", "was paid after it had been given up", { lot_id: null, available: null }],
    ["pending", "is not paid yet", { state: "pending", lot_id: null, available: null }],
    ["failed", "was declined", { state: "failed", lot_id: null, available: null }],
  ] as const)("is %s when it %s", (state, _, changes) => {
    expect(present(changes).state).toBe(state);
  });

  it("is worth its price while nothing of it was used, and nothing once it went back", () => {
    expect(present().refundable).toEqual({
      credits: 30,
      amount: 39_600,
      method: "gateway",
    });
    expect(present({ returned: 39_600, available: 0 }).refundable).toBeNull();
  });

  it.each([
    ["card", "2027-02-01T00:00:00+09:00", "gateway"],
    ["phone", "2027-01-31T23:59:59+09:00", "gateway"],
    ["phone", "2027-02-01T00:00:00+09:00", "bank_transfer"],
  ] as const)("paid by %s in January, goes back on %s by %s", (method_type, on, method) => {
    expect(presentTopUp({ ...row, method_type }, new Date(on))).toMatchObject({
      method: method_type,
      refundable: { method },
    });
  });
});
