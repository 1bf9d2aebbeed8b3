import { describe, expect, it } from "vitest";
import { coversRise, isConsentOpen, isPriceRise, termsAtStart } from "./price-rise.ts";

const seoul = (text: string): number => Date.parse(`${text}+09:00`);
const START = "2027-03-31";
const agreed = { plan_id: "light", price: 29_000, credits: 30 };
const risen = { ...agreed, price: 31_000 };
const given = (text: string, price = 31_000) => ({ plan_id: "light", price, at: seoul(text) });

describe("termsAtStart", () => {
  const version = { ...risen, effective_from: START, for_sale: false };

  it("are those in effect on the start day, whether sold or not", () => {
    expect(termsAtStart(agreed, [version], START)).toEqual(risen);
  });
  it("stay as agreed without a version", () => {
    expect(termsAtStart(agreed, [version], "2027-03-30")).toEqual(agreed);
  });
});

it("only a higher price is a rise", () => {
  expect(isPriceRise(agreed, risen)).toBe(true);
  expect(isPriceRise(agreed, agreed)).toBe(false);
  expect(isPriceRise(risen, agreed)).toBe(false);
});

describe("coversRise", () => {
  it("needs a consent", () => {
    expect(coversRise(null, risen, START)).toBe(false);
  });
  it("counts from thirty days before until the charge", () => {
    const covers = (text: string) => coversRise(given(text), risen, START);
    expect(covers("2027-02-28T23:59:59.999")).toBe(false);
    expect(covers("2027-03-01T00:00:00")).toBe(true);
    expect(covers("2027-03-31T09:59:59.999")).toBe(true);
    expect(covers("2027-03-31T10:00:00")).toBe(false);
  });
  it("covers a lower price, not a higher one or another plan", () => {
    const on = "2027-03-20T12:00:00";
    expect(coversRise(given(on, 31_001), risen, START)).toBe(true);
    expect(coversRise(given(on, 30_999), risen, START)).toBe(false);
    expect(coversRise({ ...given(on), plan_id: "pro" }, risen, START)).toBe(false);
  });
});

it("consent is open for the same time", () => {
  const open = (text: string) => isConsentOpen(START, seoul(text));
  expect(open("2027-02-28T23:59:59.999")).toBe(false);
  expect(open("2027-03-01T00:00:00")).toBe(true);
  expect(open("2027-03-31T09:59:59.999")).toBe(true);
  expect(open("2027-03-31T10:00:00")).toBe(false);
});
