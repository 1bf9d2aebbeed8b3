import { describe, expect, it } from "vitest";
import type { Change } from "./change-order.ts";
import { changeProblem } from "./check-change.ts";

const terms = { agreed_price: 100_000, agreed_date: "2027-02-10", scope: "거실 도배" };

describe("changeProblem", () => {
  it.each<[string, Change, boolean]>([
    ["0 won", { kind: "price", price: 0 }, true],
    ["a billion won", { kind: "price", price: 1_000_000_000 }, true],
    ["more than a billion won", { kind: "price", price: 1_000_000_001 }, false],
    ["a negative price", { kind: "price", price: -1 }, false],
    ["half a won", { kind: "price", price: 0.5 }, false],
    ["the same price", { kind: "price", price: 100_000 }, false],
    ["today", { kind: "date", agreed_date: "2027-02-01" }, true],
    ["yesterday", { kind: "date", agreed_date: "2027-01-31" }, false],
    ["the same date", { kind: "date", agreed_date: "2027-02-10" }, false],
    ["another scope", { kind: "scope", scope: "거실과 안방 도배" }, true],
    ["a scope of 1,000 characters", { kind: "scope", scope: "가".repeat(1_000) }, true],
    ["a scope of 1,001 characters", { kind: "scope", scope: "가".repeat(1_001) }, false],
    ["a scope of 1 character", { kind: "scope", scope: "가" }, false],
    ["a scope with a NUL", { kind: "scope", scope: "거실\u0000도배" }, false],
    ["the same scope", { kind: "scope", scope: " 거실 도배 " }, false],
  ])("of %s", (_, change, fits) => {
    expect(changeProblem(change, terms, "2027-02-01") === null).toBe(fits);
  });
});
