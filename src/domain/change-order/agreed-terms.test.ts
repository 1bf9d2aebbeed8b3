import { describe, expect, it } from "vitest";
import { agreedTerms } from "./agreed-terms.ts";
import type { DecidedChange } from "./agreed-terms.ts";

const atHiring = { agreed_price: 100_000, agreed_date: "2027-02-10", scope: "거실" };
const price = (facts: { id: string; price: number; decided_at: number }): DecidedChange => ({
  kind: "price",
  state: "approved",
  ...facts,
});

describe("agreedTerms", () => {
  it("are those of the hiring while nothing was approved", () => {
    const proposed = { ...price({ id: "a", price: 1, decided_at: 1 }), decided_at: null };
    expect(
      agreedTerms(atHiring, [
        { ...proposed, state: "proposed" },
        { ...proposed, state: "rejected" },
        { ...proposed, state: "withdrawn" },
      ]),
    ).toEqual(atHiring);
  });
  it("change in what was approved only", () => {
    const orders: DecidedChange[] = [
      { kind: "scope", scope: "거실과 방", id: "a", state: "approved", decided_at: 1 },
      { kind: "date", agreed_date: "2027-02-11", id: "b", state: "approved", decided_at: 2 },
    ];
    expect(agreedTerms(atHiring, orders)).toEqual({
      agreed_price: 100_000,
      agreed_date: "2027-02-11",
      scope: "거실과 방",
    });
  });
  it("follow the last approval, however the orders come", () => {
    const first = price({ id: "b", price: 110_000, decided_at: 1 });
    const second = price({ id: "a", price: 120_000, decided_at: 2 });
    const sameTime = price({ id: "b", price: 130_000, decided_at: 2 });
    expect(agreedTerms(atHiring, [second, first]).agreed_price).toBe(120_000);
    expect(agreedTerms(atHiring, [sameTime, second, first]).agreed_price).toBe(130_000);
  });
});
