import { expect, it } from "vitest";
import { verdictOnCharges, type Purchase } from "./charge-verdict.ts";

const purchase = (id: string, payment?: "paid" | "pending"): Purchase => ({
  id,
  tries: [],
  billingKey: `key-${id}`,
  told: payment ? { topUpId: `top-up-${id}`, payment } : null,
});
const charge = (id: string, status: "PAID" | "FAILED" | "CANCELLED" = "PAID") => ({
  billing_key: `key-${id}`,
  status,
});

it("finds who was charged twice, also when nothing was told, and lets a refused charge be tried again", () => {
  const purchases = [purchase("a", "paid"), purchase("b"), purchase("c", "paid")];
  const charges = [charge("a"), charge("b"), charge("b", "CANCELLED"), charge("c", "FAILED")];
  expect(
    verdictOnCharges(purchases, [...charges, charge("c")], new Set(["top-up-a", "top-up-c"])),
  ).toEqual({ doubled: ["b"], lost: [] });
});

it("misses a payment that was told of where the gateway or the database has none", () => {
  const purchases = [purchase("a", "paid"), purchase("b", "paid"), purchase("c", "pending")];
  expect(verdictOnCharges(purchases, [charge("a")], new Set(["top-up-b"]))).toEqual({
    doubled: [],
    lost: ["a", "b"],
  });
});
