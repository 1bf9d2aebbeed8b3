import { describe, expect, it } from "vitest";
import type { LotWithBalance } from "./lot.ts";
import { REOPENED_FOR_MS, releaseHold } from "./release.ts";

const NOW = 1_000_000;

const lot = (facts: Partial<LotWithBalance>): LotWithBalance => ({
  id: "a",
  kind: "bonus",
  granted_at: 0,
  expires_at: NOW + 1,
  paid_won: 0,
  available: 3,
  ...facts,
});

describe("releaseHold", () => {
  it("gives each part back to its own lot", () => {
    const parts = [
      { lot_id: "a", amount: 2 },
      { lot_id: "b", amount: 1 },
    ];
    const lots = [lot({ id: "b" }), lot({ id: "a" })];
    expect(releaseHold({ parts, lots, now: NOW })).toEqual([
      { lot_id: "a", amount: 2, reopened_until: null, expire_first: 0 },
      { lot_id: "b", amount: 1, reopened_until: null, expire_first: 0 },
    ]);
  });
  it("leaves the expiry alone in the lot's last millisecond", () => {
    const [release] = releaseHold({
      parts: [{ lot_id: "a", amount: 1 }],
      lots: [lot({ expires_at: NOW + 1 })],
      now: NOW,
    });
    expect(release?.reopened_until).toBeNull();
  });
  it("reopens a lot that expired meanwhile for 7 days, without what ran out with it", () => {
    const [release] = releaseHold({
      parts: [{ lot_id: "a", amount: 1 }],
      lots: [lot({ expires_at: NOW, available: 3 })],
      now: NOW,
    });
    expect(release).toEqual({
      lot_id: "a",
      amount: 1,
      reopened_until: NOW + REOPENED_FOR_MS,
      expire_first: 3,
    });
    expect(REOPENED_FOR_MS).toBe(604_800_000);
  });
  it("throws when a lot of the hold is missing", () => {
    expect(() =>
      releaseHold({ parts: [{ lot_id: "x", amount: 1 }], lots: [lot({})], now: NOW }),
    ).toThrow(RangeError);
  });
});
