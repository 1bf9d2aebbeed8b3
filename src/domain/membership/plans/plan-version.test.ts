import { describe, expect, it } from "vitest";
import { DEFAULT_PLANS } from "#test/billing/plans.ts";
import { termsForSale, versionOn } from "./plan-version.ts";
import type { PlanVersion } from "./plan-version.ts";
import { upgradeDifference } from "./upgrade-difference.ts";

const version = (effective_from: string, price: number, for_sale = true): PlanVersion => ({
  plan_id: "light",
  price,
  credits: 30,
  effective_from,
  for_sale,
});
const versions = [
  version("2027-03-01", 33_000, false),
  version("2026-01-01", 29_000),
  version("2027-02-01", 31_000),
  { ...version("2026-06-01", 1), plan_id: "other" },
];

describe("versionOn", () => {
  it("takes the latest version in effect, from its very day", () => {
    const priceOn = (day: string) => versionOn(versions, "light", day)?.price;
    expect(priceOn("2027-01-31")).toBe(29_000);
    expect(priceOn("2027-02-01")).toBe(31_000);
    expect(priceOn("2029-01-01")).toBe(33_000);
  });
  it("is null before the first version and for an unknown plan", () => {
    expect(versionOn(versions, "light", "2025-12-31")).toBeNull();
    expect(versionOn(versions, "none", "2027-01-01")).toBeNull();
  });
});

describe("termsForSale", () => {
  it("are the terms alone", () => {
    expect(termsForSale(versions, "light", "2027-02-28")).toEqual({
      plan_id: "light",
      price: 31_000,
      credits: 30,
    });
  });
  it("are null once the plan is no longer sold", () => {
    expect(termsForSale(versions, "light", "2027-03-01")).toBeNull();
  });
});

it("sells four plans to begin with", () => {
  expect(DEFAULT_PLANS.map(({ name, price, credits }) => [name, price, credits])).toEqual([
    ["라이트", 29_000, 30],
    ["스탠다드", 59_000, 70],
    ["프로", 119_000, 160],
    ["비즈니스", 249_000, 370],
  ]);
});

describe("upgradeDifference", () => {
  const terms = (price: number, credits: number) => ({ plan_id: "x", price, credits });

  it("is the full price and credit difference", () => {
    expect(upgradeDifference(terms(29_000, 30), terms(119_000, 160))).toEqual({
      won: 90_000,
      credits: 130,
    });
  });
  it("may cost nothing", () => {
    expect(upgradeDifference(terms(100, 1), terms(100, 2))).toEqual({ won: 0, credits: 1 });
  });
  it.each([
    ["as many credits", terms(200, 1)],
    ["fewer credits", terms(200, 0)],
    ["more credits for less money", terms(99, 2)],
  ])("is none for %s", (_, to) => {
    expect(upgradeDifference(terms(100, 1), to)).toBeNull();
  });
});
