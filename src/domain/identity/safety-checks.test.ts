import { expect, it } from "vitest";
import { safetyChecks } from "./safety-checks.ts";

const saidOf = (facts: Parameters<typeof safetyChecks>[0]) =>
  safetyChecks(facts).map(({ key, holds }) => `${key} ${holds ? "holds" : "open"}`);

it("says of each check whether it holds, and of a home that nobody looked at an insurance", () => {
  expect(saidOf({ concern: "home", required: [], held: ["identity"] })).toEqual([
    "identity holds",
    "business open",
    "insurance open",
  ]);
  expect(saidOf({ concern: "home", required: [], held: ["identity", "business"] })).toEqual([
    "identity holds",
    "business holds",
    "insurance open",
  ]);
});

it("names a licence only where the service asks for one", () => {
  expect(saidOf({ concern: "care", required: ["licence"], held: ["licence"] })).toEqual([
    "identity open",
    "business open",
    "licence holds",
    "record open",
  ]);
  expect(saidOf({ concern: "care", required: [], held: ["licence"] })).not.toContain(
    "licence holds",
  );
});

it("never says that a criminal record was looked up", () => {
  for (const concern of ["children", "care"] as const) {
    const checks = safetyChecks({
      concern,
      required: [],
      held: ["identity", "business", "licence"],
    });
    const record = checks.find(({ key }) => key === "record");
    expect(record).toMatchObject({ holds: false });
    expect(record?.detail).toContain("조회할 수 없어요");
  }
});
