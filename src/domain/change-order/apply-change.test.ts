import { describe, expect, it } from "vitest";
import { applyChange } from "./apply-change.ts";
import { changeKinds } from "./change-order.ts";

const terms = {
  agreed_price: 100_000,
  agreed_date: "2027-02-10",
  agreed_time: "09:00",
  scope: "거실",
};

describe("a change", () => {
  it("of the price leaves the rest", () => {
    expect(applyChange(terms, { price: 0 })).toEqual({ ...terms, agreed_price: 0 });
  });
  it("of the day keeps the time", () => {
    expect(applyChange(terms, { agreed_date: "2027-02-11" })).toEqual({
      ...terms,
      agreed_date: "2027-02-11",
    });
  });
  it("of everything is all new", () => {
    const change = {
      price: 90_000,
      agreed_date: "2027-02-12",
      agreed_time: "14:30",
      scope: "방",
    };
    expect(applyChange(terms, change)).toEqual({
      agreed_price: 90_000,
      agreed_date: "2027-02-12",
      agreed_time: "14:30",
      scope: "방",
    });
  });
});

it.each([
  [{}, []],
  [{ price: 0 }, ["price"]],
  [{ agreed_time: "10:00" }, ["date"]],
  [{ agreed_date: "2027-02-10", scope: "방", price: 1 }, ["price", "scope", "date"]],
])("%j is of %j", (change, kinds) => {
  expect(changeKinds(change)).toEqual(kinds);
});
