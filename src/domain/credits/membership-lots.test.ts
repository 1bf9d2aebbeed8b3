import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { expiredParts, expiringSoon } from "./expired-lots.ts";
import type { LotWithBalance } from "./lot.ts";
import { refundCaptured } from "./refund-captured.ts";
import { rollOver } from "./rollover.ts";

const NOW = 100 * DAY_MS;
const lot = (facts: Partial<LotWithBalance>): LotWithBalance => ({
  id: "a",
  kind: "plan",
  granted_at: 0,
  expires_at: NOW + 1,
  paid_won: 0,
  available: 5,
  ...facts,
});

describe("rollOver", () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [29, 14],
    [30, 15],
  ])("of %d left is %d", (available, credits) => {
    expect(rollOver([{ id: "a", available, held: 3 }]).credits).toBe(credits);
  });
  it("halves the lots of a period together and names what leaves each", () => {
    const lots = [
      { id: "a", available: 3, held: 0 },
      { id: "b", available: 0, held: 9 },
      { id: "c", available: 5, held: 1 },
    ];
    expect(rollOver(lots)).toEqual({
      credits: 4,
      leaving: [
        { lot_id: "a", amount: 3 },
        { lot_id: "c", amount: 5 },
      ],
    });
  });
  it("is nothing without lots", () => {
    expect(rollOver([])).toEqual({ credits: 0, leaving: [] });
  });
});

describe("expiredParts", () => {
  it("writes off what is available from the instant of expiry on", () => {
    const lots = [
      lot({ id: "over", expires_at: NOW }),
      lot({ id: "alive", expires_at: NOW + 1 }),
      lot({ id: "empty", expires_at: NOW, available: 0 }),
    ];
    expect(expiredParts(lots, NOW)).toEqual([{ lot_id: "over", amount: 5 }]);
  });
});

describe("expiringSoon", () => {
  it("names lots with credits in their last seven days", () => {
    const lots = [
      lot({ id: "over", expires_at: NOW }),
      lot({ id: "next", expires_at: NOW + 1 }),
      lot({ id: "week", expires_at: NOW + 7 * DAY_MS }),
      lot({ id: "later", expires_at: NOW + 7 * DAY_MS + 1 }),
      lot({ id: "empty", available: 0 }),
    ];
    expect(expiringSoon(lots, NOW).map(({ id }) => id)).toEqual(["next", "week"]);
  });
});

describe("refundCaptured", () => {
  const parts = [{ lot_id: "a", amount: 2 }];
  const refund = (facts: Partial<LotWithBalance>, holdsMembership = true) =>
    refundCaptured({ parts, lots: [lot(facts)], now: NOW, holdsMembership });

  it("keeps the lot and a later expiry", () => {
    const expires_at = NOW + 8 * DAY_MS;
    expect(refund({ expires_at }).back).toEqual([
      { lot_id: "a", amount: 2, expires_at, expire_first: 0 },
    ]);
  });
  it("lets it last at least seven days", () => {
    expect(refund({ expires_at: NOW + 1 }).back).toEqual([
      { lot_id: "a", amount: 2, expires_at: NOW + 7 * DAY_MS, expire_first: 0 },
    ]);
  });
  it("writes off first what ran out with the lot", () => {
    expect(refund({ expires_at: NOW }).back[0]?.expire_first).toBe(5);
  });
  it.each(["plan", "rollover"] as const)("loses %s credits after the end", (kind) => {
    expect(refund({ kind }, false)).toEqual({ back: [], lost: parts });
  });
  it.each(["topup", "bonus", "refund"] as const)("gives %s credits back after it", (kind) => {
    expect(refund({ kind }, false).lost).toEqual([]);
    expect(refund({ kind }, false).back).toHaveLength(1);
  });
  it("gives each part back to its own lot, wherever that stands in the list", () => {
    const lots = [lot({ id: "b", kind: "plan" }), lot({ id: "a", kind: "topup" })];
    const both = [...parts, { lot_id: "b", amount: 1 }];
    const refunded = refundCaptured({ parts: both, lots, now: NOW, holdsMembership: false });
    expect(refunded.back.map(({ lot_id }) => lot_id)).toEqual(["a"]);
    expect(refunded.lost).toEqual([{ lot_id: "b", amount: 1 }]);
  });
  it("throws for a lot that is missing", () => {
    expect(() => refundCaptured({ parts, lots: [], now: NOW, holdsMembership: true })).toThrow(
      RangeError,
    );
  });
});
