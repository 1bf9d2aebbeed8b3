import { expect, it } from "vitest";
import { countsFor } from "./counts-for.ts";

const licence = { kind: "licence", state: "approved", services: ["electric-work"] } as const;
const business = { kind: "business", state: "approved", services: [] } as const;

it("counts a licence for the services that it was chosen for", () => {
  expect(countsFor(licence, { certificate: "licence", service: "electric-work" })).toBe(true);
  expect(countsFor(licence, { certificate: "licence", service: "counseling" })).toBe(false);
  expect(countsFor(licence, { certificate: "business", service: "electric-work" })).toBe(false);
});

it("counts a name or a business for every service", () => {
  expect(countsFor(business, { certificate: "business", service: "full-interior" })).toBe(true);
});

it.each(["pending", "rejected", "expired"] as const)("counts nothing that is %s", (state) => {
  const asked = { certificate: "licence", service: "electric-work" } as const;
  expect(countsFor({ ...licence, state }, asked)).toBe(false);
});

it("counts no degree as a licence", () => {
  const asked = { certificate: "licence", service: "electric-work" } as const;
  expect(countsFor({ ...licence, kind: "degree" }, asked)).toBe(false);
});
