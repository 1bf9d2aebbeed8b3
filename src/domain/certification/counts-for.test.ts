import { expect, it } from "vitest";
import { countsFor, standingOf } from "./counts-for.ts";

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

it("says where what a service asks for stands, by the furthest of what was handed in", () => {
  const asked = { certificate: "licence", service: "electric-work" } as const;
  const as = (state: "pending" | "rejected" | "expired") => ({ ...licence, state });
  expect(standingOf([as("rejected"), licence, as("pending")], asked)).toBe("approved");
  expect(standingOf([as("expired"), as("pending")], asked)).toBe("pending");
  expect(standingOf([as("expired"), as("rejected")], asked)).toBe("rejected");
  expect(standingOf([as("expired")], asked)).toBe("expired");
});

it("stands at none of what was not handed in, or for another service", () => {
  expect(standingOf([], { certificate: "identity", service: "counseling" })).toBe("none");
  expect(standingOf([licence, business], { certificate: "licence", service: "counseling" })).toBe(
    "none",
  );
});
