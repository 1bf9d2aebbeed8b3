import { describe, expect, it } from "vitest";
import { presentPlan } from "./present-plan.ts";

const terms = { plan_id: "light", price: 29_000, credits: 30 };

describe("a plan", () => {
  it("has the price and the credits of whose it is, and the name it is sold by", () => {
    const names = new Map([
      ["light", { plan_id: "light", name: "라이트", product_id: "light-30" }],
    ]);
    expect(presentPlan(terms, names)).toEqual({
      id: "light",
      name: "라이트",
      price: 29_000,
      product: { id: "light-30", credit: 30 },
    });
  });

  it("that no product sells is an error of ours, and no plan without a name", () => {
    expect(() => presentPlan(terms, new Map())).toThrow("no product of plan light");
  });
});
