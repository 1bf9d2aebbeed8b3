import { expect, it } from "vitest";
import { hireSection, type HireFacts } from "./hire-section.ts";

const TODAY = "2027-03-10";

function hire(changes: Partial<HireFacts> = {}): HireFacts {
  return { state: "hired", agreed_date: TODAY, proposals: [], ...changes };
}

it.each([
  ["2027-03-09", [], "past"],
  ["2027-03-10", [], "today"],
  ["2027-03-11", [], "upcoming"],
  ["2027-03-09", ["customer"], "past"],
  ["2027-03-10", ["customer"], "today"],
  ["2027-03-11", ["customer"], "changing"],
  ["2027-03-11", ["hired_pro"], "changing"],
] as const)(
  "a hire for %s with proposals of %j stands in %s",
  (agreed_date, proposals, section) => {
    expect(hireSection(hire({ agreed_date, proposals }), TODAY)).toBe(section);
  },
);

it("a completed hire is done whatever its day, a cancelled one is nowhere", () => {
  expect(hireSection(hire({ state: "completed", agreed_date: "2027-03-11" }), TODAY)).toBe(
    "completed",
  );
  expect(hireSection(hire({ state: "cancelled", proposals: ["customer"] }), TODAY)).toBeNull();
});
